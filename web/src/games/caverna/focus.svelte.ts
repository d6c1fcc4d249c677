// Whose home board lies large on the table: one's own, until another's card is pressed.
class Looking {
  // What was pressed, and what is shown: the board decides for whoever pressed nothing.
  seat = $state<number | null>(null)
  shown = $state<number | null>(null)

  at(seat: number): void {
    this.seat = seat
  }
}

export const looking = new Looking()

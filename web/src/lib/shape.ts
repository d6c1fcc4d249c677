// The shapes of a screen that a table is laid out for. A phone, upright or lying, has the board, one's
// own hand and the dock of questions on one screen, and the rest below it; a small screen has the log
// beside the board, but no row to spare for what others do. The styles write these queries out, since
// they cannot share a name.
export const PHONE = '(max-width: 899px), (max-height: 500px)'
export const SMALL = '(max-width: 1199px), (max-height: 500px)'

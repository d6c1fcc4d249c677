### Meduris at a glance: a few panels before the clauses. A heading ends in -name.

meduris-overview-goal-name = The goal
meduris-overview-goal =
    You settle round Mount Meduris. Huts, temples, rune stones and offerings to the druid bring
    points; whoever has the most in the end wins.
meduris-overview-small-name = First the die
meduris-overview-small =
    Your turn begins with the die. If it shows a material, every worker on that high plain brings
    its owner one chip. On plus everybody takes a chip of their choice, on minus everybody gives one
    back.
meduris-overview-big-name = Then move a worker …
meduris-overview-big =
    You may move one of your workers to the top of another plain. All workers there produce: the
    lowest one chip, the second two, the third three.
meduris-overview-build-name = … or build
meduris-overview-build =
    A hut costs the two materials of its field: once if it stands alone, twice as the second hut of a
    settlement, three times as the third. It wins you the rune stone of its district. A temple always
    costs one of each.
meduris-overview-druid-name = The druid
meduris-overview-druid =
    Whenever somebody builds, the druid walks on to the next hut, and through its whole settlement.
    Give him both materials of your field and score as many points as the settlement has huts; give
    one and score 1; give nothing and lose 1.
meduris-overview-end-name = The end
meduris-overview-end =
    When somebody has built all huts and both temples, the others have one turn left, and the druid
    goes round once more. Then each temple scores the huts of the settlements beside it, and n rune
    stones score 1 + 2 + … + n. On the way, each crossing of the river pays 1 point a rune.

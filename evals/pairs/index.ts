import { asian } from './dishes/asian.ts'
import { britishAndAmerican } from './dishes/british-and-american.ts'
import { italianAndFrench } from './dishes/italian-and-french.ts'
import { mediterraneanAndBeyond } from './dishes/mediterranean-and-beyond.ts'
import { turkishCafe } from './dishes/turkish-cafe.ts'
import { turkishGrillAndDough } from './dishes/turkish-grill-and-dough.ts'
import { turkishSweetsAndBreakfast } from './dishes/turkish-sweets-and-breakfast.ts'
import { turkishTable } from './dishes/turkish-table.ts'
import type { LabelledDish } from './labelled-dish.ts'

/** All dishes whose allergens are examined. */
export const labelledDishes: readonly LabelledDish[] = [
  ...turkishTable,
  ...turkishGrillAndDough,
  ...turkishSweetsAndBreakfast,
  ...turkishCafe,
  ...britishAndAmerican,
  ...italianAndFrench,
  ...asian,
  ...mediterraneanAndBeyond,
]

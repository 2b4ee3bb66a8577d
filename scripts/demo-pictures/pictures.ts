import { grills } from './grills.ts'
import { mezes } from './mezes.ts'
import type { Picture } from './picture.ts'
import { pots } from './pots.ts'
import { pub } from './pub/index.ts'
import { seaAndDough } from './sea-and-dough.ts'
import { soupsAndSalads } from './soups-and-salads.ts'
import { sweetsAndDrinks } from './sweets-and-drinks.ts'

/** Every picture of the sample menus, by file name. */
export const pictures: Readonly<Record<string, Picture>> = {
  ...soupsAndSalads,
  ...mezes,
  ...grills,
  ...pots,
  ...seaAndDough,
  ...sweetsAndDrinks,
  ...pub,
}

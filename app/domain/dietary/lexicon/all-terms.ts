import type { LexiconLine } from '../../guest-menu/facts.ts'
import { breadTerms, pastaTerms } from './breads-and-pasta.ts'
import { pastryTerms } from './cakes.ts'
import { cheeseTerms } from './cheeses.ts'
import { cutTerms } from './cuts.ts'
import { dairyTerms } from './dairy.ts'
import { drinkTerms as commonDrinkTerms } from './drinks.ts'
import { easternDishTerms } from './eastern-dishes.ts'
import { eggTerms } from './eggs.ts'
import { fishTerms } from './fish.ts'
import { grainTerms } from './flours-and-grains.ts'
import { fruitTerms } from './fruit.ts'
import { gardenTerms } from './garden.ts'
import { spiceTerms } from './herbs-and-spices.ts'
import { kindTerms } from './kinds.ts'
import { meatTerms } from './meat.ts'
import { nutTerms } from './nuts.ts'
import { poultryTerms } from './poultry.ts'
import { sauceTerms } from './sauces-and-oils.ts'
import { savouryDishTerms } from './savoury-dishes.ts'
import { sandwichTerms } from './sandwiches.ts'
import { sausageTerms } from './sausages-and-hams.ts'
import { seedTerms } from './seeds-and-soy.ts'
import { shellfishTerms } from './shellfish.ts'
import { sweetDishTerms } from './sweet-dishes.ts'
import { sweetTerms } from './sweets.ts'
import { turkishDishTerms } from './turkish-dishes.ts'
import { vegetableTerms } from './vegetables.ts'
import { alcoholTerms, softDrinkTerms } from './wines-and-spirits.ts'
import { worldDishTerms } from './world-dishes.ts'

export const drinkTerms: readonly LexiconLine[] = [
  ...commonDrinkTerms,
  ...alcoholTerms,
  ...softDrinkTerms,
]

/** Ingredients and drinks. */
export const foodTerms: readonly LexiconLine[] = [
  ...meatTerms,
  ...cutTerms,
  ...sausageTerms,
  ...poultryTerms,
  ...fishTerms,
  ...shellfishTerms,
  ...dairyTerms,
  ...cheeseTerms,
  ...eggTerms,
  ...grainTerms,
  ...breadTerms,
  ...pastaTerms,
  ...nutTerms,
  ...seedTerms,
  ...gardenTerms,
  ...vegetableTerms,
  ...fruitTerms,
  ...spiceTerms,
  ...sauceTerms,
  ...sweetTerms,
  ...drinkTerms,
]

/** Kinds of dishes, and dishes by name. */
export const dishTerms: readonly LexiconLine[] = [
  ...kindTerms,
  ...savouryDishTerms,
  ...worldDishTerms,
  ...sandwichTerms,
  ...easternDishTerms,
  ...turkishDishTerms,
  ...sweetDishTerms,
  ...pastryTerms,
]

import type { LexiconLine } from '../facts.ts'
import { dairyAndEggTerms } from './dairy-and-eggs.ts'
import { drinkTerms } from './drinks.ts'
import { gardenTerms } from './garden.ts'
import { grainTerms } from './grains.ts'
import { kindTerms } from './kinds.ts'
import { larderTerms } from './larder.ts'
import { meatTerms } from './meat.ts'
import { nutAndSeedTerms } from './nuts-and-seeds.ts'
import { savouryDishTerms } from './savoury-dishes.ts'
import { seafoodTerms } from './seafood.ts'
import { sweetDishTerms } from './sweet-dishes.ts'

export const foodTerms: readonly LexiconLine[] = [
  ...meatTerms,
  ...seafoodTerms,
  ...dairyAndEggTerms,
  ...grainTerms,
  ...nutAndSeedTerms,
  ...gardenTerms,
  ...larderTerms,
  ...drinkTerms,
]
export const dishTerms: readonly LexiconLine[] = [
  ...kindTerms,
  ...savouryDishTerms,
  ...sweetDishTerms,
]
export { drinkTerms, kindTerms }

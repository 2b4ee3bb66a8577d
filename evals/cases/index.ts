import type { MenuCase } from './eval-case.ts'
import { demoAllergens } from './demo-allergens.ts'
import { demoConversations } from './demo-conversations.ts'
import { demoDiets } from './demo-diets.ts'
import { demoFigures } from './demo-figures.ts'
import { demoFood } from './demo-food.ts'
import { demoGeneral } from './demo-general.ts'
import { otherLanguages } from './other-languages.ts'
import { narConversations } from './nar-conversations.ts'
import { narDiets } from './nar-diets.ts'
import { narFood } from './nar-food.ts'
import { narGeneral } from './nar-general.ts'
import { pubConversations } from './pub-conversations.ts'
import { pubDiets } from './pub-diets.ts'
import { pubFood } from './pub-food.ts'
import { pubGeneral } from './pub-general.ts'
import { secondRoundDemo } from './second-round-demo.ts'
import { secondRoundNar } from './second-round-nar.ts'
import { secondRoundPub } from './second-round-pub.ts'
import { thirdRound } from './third-round.ts'

/** All cases, grouped by menu and round. */
export const cases: readonly MenuCase[] = [
  ...demoFood,
  ...demoAllergens,
  ...demoDiets,
  ...demoFigures,
  ...demoGeneral,
  ...demoConversations,
  ...pubFood,
  ...pubDiets,
  ...pubGeneral,
  ...pubConversations,
  ...narFood,
  ...narDiets,
  ...narGeneral,
  ...narConversations,
  ...otherLanguages,
  ...secondRoundDemo,
  ...secondRoundPub,
  ...secondRoundNar,
  ...thirdRound,
]

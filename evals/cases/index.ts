import type { AskedCase } from './case.ts'
import { demoAllergens } from './demo-allergens.ts'
import { demoConversations } from './demo-conversations.ts'
import { demoDiets } from './demo-diets.ts'
import { demoFigures } from './demo-figures.ts'
import { demoFood } from './demo-food.ts'
import { demoTalk } from './demo-talk.ts'
import { languages } from './languages.ts'
import { narConversations } from './nar-conversations.ts'
import { narDiets } from './nar-diets.ts'
import { narFood } from './nar-food.ts'
import { narTalk } from './nar-talk.ts'
import { pubConversations } from './pub-conversations.ts'
import { secondDemo } from './second-demo.ts'
import { secondNar } from './second-nar.ts'
import { secondPub } from './second-pub.ts'
import { pubDiets } from './pub-diets.ts'
import { pubFood } from './pub-food.ts'
import { pubTalk } from './pub-talk.ts'

import { thirdRound } from './third-round.ts'

/** Every question, menu by menu. */
export const cases: readonly AskedCase[] = [
  ...demoFood,
  ...demoAllergens,
  ...demoDiets,
  ...demoFigures,
  ...demoTalk,
  ...demoConversations,
  ...pubFood,
  ...pubDiets,
  ...pubTalk,
  ...pubConversations,
  ...narFood,
  ...narDiets,
  ...narTalk,
  ...narConversations,
  ...languages,
  ...secondDemo,
  ...secondPub,
  ...secondNar,
  ...thirdRound,
]

import type { MenuQuery } from '#app/domain/menus/query/clauses.ts'
import type { Part } from '../../plan/part.ts'
import type { QuestionIntent, ReadQuestion } from '../../reading/question.ts'
import { asksForAny } from './asks-for-any.ts'
import { planContents } from './plan-for-dishes.ts'

// Longer unknown phrases are sentences, not names of dishes.
const maxMissingWords = 5

/** Answers "do you have lasagne?" if the menu has none. */
export function planMissing(intent: QuestionIntent): Part[] {
  const [missingDish] = intent.missingDishes
  const { said, near } = missingDish ?? { said: unknownName(intent), near: [] }
  if (said === '' || said.split(' ').length > maxMissingWords) return []
  const query: MenuQuery = { clauses: [{ op: 'only', of: near }] }
  return [{ do: 'missing', said, ...(near.length > 0 && { near: query }) }]
}

/** Returns the unknown words with which a guest seems to name a dish; empty if there are none. */
function unknownName(intent: QuestionIntent): string {
  const [unknown = ''] = intent.unknown
  if (intent.isBare) return unknown
  if (asksForAny(intent, 'recommend') || intent.topics.length > 0) return ''
  return intent.acts.includes('cannot_order') ? unknown : (intent.askedName ?? '')
}

/** What is asked about a missing dish is answered for as many similar ones. */
const maxNear = 3

/** Answers "do the mussels and chips contain alcohol?" for the battered mussels. */
export function planNear(intent: QuestionIntent, reading: ReadQuestion): Part[] {
  const near = intent.missingDishes[0]?.near ?? []
  const asksContents = intent.foods.some(({ relation }) => relation === 'contains')
  return asksContents && near.length > 0 && near.length <= maxNear
    ? planContents(intent, reading, near, [])
    : []
}

import type { QuestionIntent } from '../../reading/question.ts'
import type { AskKind } from '../../reading/words/language-words.ts'

/** Questions for the dish with the lowest or highest price or calories. */
export const superlatives: readonly AskKind[] = ['cheapest', 'dearest', 'lightest', 'heaviest']

/** Whether a question asks for at least one of these. */
export const asksForAny = (
  { asks }: Pick<QuestionIntent, 'asks'>,
  ...kinds: readonly AskKind[]
): boolean => kinds.some((kind) => asks.includes(kind))

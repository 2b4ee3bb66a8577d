import type { QuestionIntent } from '../../reading/question.ts'
import type { AskKind } from '../../reading/words/language-words.ts'

/** Kinds of questions that compare by price or calories. */
export const rankings: readonly AskKind[] = ['cheapest', 'dearest', 'lightest', 'heaviest']

/** Whether a question asks at least one of these kinds of things. */
export const hasAnyAsk = (
  { asks }: Pick<QuestionIntent, 'asks'>,
  ...kinds: readonly AskKind[]
): boolean => kinds.some((kind) => asks.includes(kind))

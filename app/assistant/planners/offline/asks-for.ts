import type { Asked } from '../../reading/question.ts'
import type { AskSign } from '../../reading/words/language-words.ts'

/** Whether a question asks one of some things. */
export const asksFor = ({ asks }: Pick<Asked, 'asks'>, ...some: readonly AskSign[]): boolean =>
  some.some((one) => asks.includes(one))

import { logitOf, type LinearModel } from '../linear-model.ts'
import type { Message } from '../parse-message.ts'
import { listFeatures } from './features.ts'
import { messageParts } from './message-parts.ts'

/** Returns the highest logit of all parts of a message that somebody is in danger now. */
export const scoreMessage = (message: Message, model: LinearModel): number =>
  Math.max(...messageParts(message).map((words) => logitOf(listFeatures(words), model)))

import { listFeatures } from './features.ts'
import type { Message } from '../parse-message.ts'
import { messageParts } from './message-parts.ts'

/** A linear classifier of parts of messages. */
export interface Model {
  /** One weight for each feature; `scale` turns it into a logit. */
  readonly weights: Int8Array
  readonly scale: number
  readonly bias: number
}

/** Returns the highest logit of all parts of a message that somebody is in danger now. */
export function scoreMessage(message: Message, { weights, scale, bias }: Model): number {
  const scores = messageParts(message).map((words) => {
    const features = listFeatures(words)
    let sum = 0
    for (const feature of features) sum += weights[feature] ?? 0
    return bias + (sum * scale) / Math.sqrt(Math.max(features.size, 1))
  })
  return Math.max(...scores)
}

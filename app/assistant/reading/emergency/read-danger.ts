import type { Message } from '../parse-message.ts'
import { scoreMessage } from './score-message.ts'
import { bias, encodedWeights, scale } from './weights.ts'

/**
 * Whether somebody at the table is in danger: `now`, or `possible`, where the guest is answered and
 * told whom to call.
 */
export type Danger = 'now' | 'possible' | 'none'

/** Logits. How many calls for help each misses is in `evals/emergencies/README.md`. */
const thresholds = { now: 0.8, possible: -1.8 }

const model = {
  weights: new Int8Array(Buffer.from(encodedWeights, 'base64')),
  scale,
  bias,
}

/**
 * Reads whether somebody is in danger.
 * @param message without names of dishes: "İmam Bayıldı" means "the imam fainted"
 */
export function readDanger(message: Message): Danger {
  const score = scoreMessage(message, model)
  if (score > thresholds.now) return 'now'
  return score > thresholds.possible ? 'possible' : 'none'
}

import { decodeWeights } from '../linear-model.ts'
import type { Message } from '../parse-message.ts'
import { scoreMessage } from './score-message.ts'
import { bias, encodedWeights, scale } from './weights.ts'

/**
 * Whether somebody at the table is in danger. If it is `possible`, the question is answered too,
 * below a line with the emergency number.
 */
export type Danger = 'now' | 'possible' | 'none'

/** Logits. `docs/facts.md` says how many emergencies each threshold misses. */
const thresholds = { now: 0.2, possible: -2 }

const model = {
  weights: decodeWeights(encodedWeights),
  scale,
  bias,
}

/** Judges the score of a message. */
export function dangerOf(score: number): Danger {
  if (score > thresholds.now) return 'now'
  return score > thresholds.possible ? 'possible' : 'none'
}

/**
 * Reads whether somebody is in danger.
 * @param message without names of dishes: "İmam Bayıldı" means "the imam fainted"
 */
export const readDanger = (message: Message): Danger => dangerOf(scoreMessage(message, model))

import { annexIIAllergens } from '#app/domain/guest-menu/facts.ts'
import { filterCues, type Cue } from '../cues.ts'
import { asAllergies } from '../dietary-targets.ts'
import { isAvoidingRelation } from '../find-relations.ts'
import { decodeWeights, logitOf } from '../linear-model.ts'
import type { Message } from '../parse-message.ts'
import type { TiedFood } from '../tie-foods.ts'
import { listFeatures } from './features.ts'
import { bias, encodedWeights, scale } from './weights.ts'

/**
 * Logits above which a food counts as avoided. To overlook one that may harm is worse than to leave
 * out a dish that the guest could have had.
 */
const thresholds = { harmful: 0.5, other: 1.5 }

/** A limit of the time for one message: a food takes a millisecond. */
const maxFoods = 24

const model = { weights: decodeWeights(encodedWeights), scale, bias }

/**
 * Marks the foods that the guest avoids although no phrase of the word tables says so: "mussels made
 * me sick twice" (decision 103).
 * @param foods all foods of the message
 */
export function noticeAvoided(
  message: Message,
  foods: readonly TiedFood[],
  cues: readonly Cue[],
): TiedFood[] {
  const clauseOf = (index: number) => message.tokens[index]?.clause
  // "I'm not allergic to nuts".
  const deniedIn = new Set(
    filterCues(cues, 'modifiers', 'healthy').map(({ start }) => clauseOf(start)),
  )
  let examined = 0
  return foods.map((food) => {
    if (isSettled(food) || deniedIn.has(clauseOf(food.start)) || ++examined > maxFoods) return food
    const logit = logitOf(listFeatures(message, foods, food), model)
    const isAvoided = logit > (isHarmful(food) ? thresholds.harmful : thresholds.other)
    return isAvoided ? { ...food, relation: 'avoids' } : food
  })
}

const isSettled = ({ relation }: TiedFood) =>
  isAvoidingRelation(relation) || relation === 'take_back'

const harmful = new Set<string>([...annexIIAllergens, 'lactose', 'pork', 'gelatine', 'alcohol'])

const isHarmful = ({ targets }: TiedFood) =>
  asAllergies(targets).some((target) => target.kind === 'fact' && harmful.has(target.fact))

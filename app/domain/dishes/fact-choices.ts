import { z } from 'zod'
import {
  statedFacts,
  statedStates,
  type StatedFact,
  type StatedState,
} from '../dietary/statements.ts'
import { formSwitch } from '../field-schemas.ts'
import { parseInput } from '../parse-input.ts'

/** What a dish's form states of it. */
export interface FactChoices {
  /** Null where nothing is stated; a fact that the form leaves out stays as it is. */
  readonly choices: ReadonlyMap<StatedFact, StatedState | null>
  /** Everything that the form shows is confirmed anew. */
  readonly confirmsAll: boolean
}

/** The name of a fact's field. */
export const factField = (fact: StatedFact) => `fact_${fact}`

/** The name of the switch that confirms all. */
export const confirmsAllField = 'confirmsAll'

const choice = z
  .union([z.enum(statedStates), z.literal('').transform(() => null)], 'choice_unreadable')
  .optional()

const choicesSchema = z.record(z.string(), choice)

/**
 * Reads what a dish's form states of it.
 * @throws {InvalidFields}
 */
export function parseFactChoices(input: unknown): FactChoices {
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(Object(input)))
  const named = statedFacts.map((fact) => [factField(fact), fields.get(factField(fact))])
  const chosen = parseInput(choicesSchema, Object.fromEntries(named))
  const choices = statedFacts.flatMap((fact) => {
    const state = chosen[factField(fact)]
    return state === undefined ? [] : [[fact, state] as const]
  })
  const confirmsAll = parseInput(z.object({ [confirmsAllField]: formSwitch }), {
    [confirmsAllField]: fields.get(confirmsAllField),
  })[confirmsAllField]
  return { choices: new Map(choices), confirmsAll: confirmsAll === true }
}

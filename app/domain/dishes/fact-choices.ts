import { z } from 'zod'
import {
  statedFacts,
  statedStates,
  type StatedFact,
  type StatedState,
} from '../guest-menu/statements.ts'
import { formSwitch } from '../field-schemas.ts'
import { parseInput } from '../parse-input.ts'

/** The statements in a dish's form. */
export interface FactChoices {
  /** Null for no statement; a fact that the form omits stays unchanged. */
  readonly choices: ReadonlyMap<StatedFact, StatedState | null>
  /** Whether the owner confirms everything that the form shows. */
  readonly confirmsAll: boolean
}

/** The form field of a fact. */
export const factField = (fact: StatedFact) => `fact_${fact}`

/** The form field of "confirm all". */
export const confirmsAllField = 'confirmsAll'

const choice = z
  .union([z.enum(statedStates), z.literal('').transform(() => null)], 'choice_unreadable')
  .optional()

const choicesSchema = z.record(z.string(), choice)

/**
 * Parses the statements in a dish's form.
 * @throws {InvalidFieldsError}
 */
export function parseFactChoices(input: unknown): FactChoices {
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(Object(input)))
  const factFields = statedFacts.map((fact) => [factField(fact), fields.get(factField(fact))])
  const chosen = parseInput(choicesSchema, Object.fromEntries(factFields))
  const choices = statedFacts.flatMap((fact) => {
    const state = chosen[factField(fact)]
    return state === undefined ? [] : [[fact, state] as const]
  })
  const confirmsAll = parseInput(z.object({ [confirmsAllField]: formSwitch }), {
    [confirmsAllField]: fields.get(confirmsAllField),
  })[confirmsAllField]
  return { choices: new Map(choices), confirmsAll: confirmsAll === true }
}

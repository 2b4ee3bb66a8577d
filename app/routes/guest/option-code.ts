import type { AvoidedState, JudgedGroup, OptionState } from '#app/domain/dietary/judge-choices.ts'
import { statedFacts } from '#app/domain/guest-menu/statements.ts'

/*
 * Encodes a dish's options for the page's script, which judges them by what a guest chooses in the
 * filter: a digit per fact, in the order of `statedFacts`.
 */

const optionStates: readonly OptionState[] = ['unknown', 'none', 'may_add', 'adds', 'removes']
const ownStates: readonly AvoidedState[] = ['not_recorded', 'free', 'may_contain', 'contains']

const encode = <State>(states: readonly State[], stateOf: (index: number) => State): string =>
  statedFacts
    .map((_, index) => states.indexOf(stateOf(index)))
    .join('')
    .replace(/0+$/, '')

export const encodeOption = (stateOf: (index: number) => OptionState): string =>
  encode(optionStates, stateOf)

export const encodeOwn = (stateOf: (index: number) => AvoidedState): string =>
  encode(ownStates, stateOf)

/** The value of a dish's `data-options`, as JSON. */
export interface OptionCode {
  readonly own: string
  readonly groups: readonly {
    readonly min: number
    readonly max: number
    /** What each option is called, and its states. */
    readonly options: readonly (readonly [label: string, code: string])[]
  }[]
}

/** Decodes the states of the facts with the given indexes. */
export const decodeOwn = (code: string, indexes: readonly number[]): AvoidedState[] =>
  indexes.map((index) => ownStates[Number(code[index] ?? 0)] ?? 'not_recorded')

export const decodeGroups = (
  { groups }: OptionCode,
  indexes: readonly number[],
): JudgedGroup<string>[] =>
  groups.map(({ min, max, options }) => ({
    min,
    max,
    options: options.map(([option, code]) => ({
      option,
      states: indexes.map((index) => optionStates[Number(code[index] ?? 0)] ?? 'unknown'),
    })),
  }))

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
    /**
     * The states of each option, and whether its name is ambiguous without that of its group. The
     * names are in the row's details.
     */
    readonly options: readonly (readonly [code: string, isAmbiguous: 0 | 1])[]
  }[]
}

/** Where an option is in the row's details. */
export interface OptionPlace {
  readonly group: number
  readonly option: number
  readonly isAmbiguous: boolean
}

/** Decodes the states of the facts with the given indexes. */
export const decodeOwn = (code: string, indexes: readonly number[]): AvoidedState[] =>
  indexes.map((index) => ownStates[Number(code[index] ?? 0)] ?? 'not_recorded')

export const decodeGroups = (
  { groups }: OptionCode,
  indexes: readonly number[],
): JudgedGroup<OptionPlace>[] =>
  groups.map(({ min, max, options }, group) => ({
    min,
    max,
    options: options.map(([code, isAmbiguous], option) => ({
      option: { group, option, isAmbiguous: isAmbiguous === 1 },
      states: indexes.map((index) => optionStates[Number(code[index] ?? 0)] ?? 'unknown'),
    })),
  }))

import type { StatedState } from '../guest-menu/statements.ts'

/** What is recorded about an avoided thing in an option. */
export type OptionState =
  /** With the option, the dish contains it. */
  | 'adds'
  /** With the option, the dish may contain it. */
  | 'may_add'
  /** Nothing is recorded; never treated as `none`. */
  | 'unknown'
  /** The option has none of it, which says nothing about the rest of the dish. */
  | 'none'
  /** With the option, the dish is free of it, unless another choice has it. */
  | 'removes'

/** What is recorded about an avoided thing in a dish. */
export type AvoidedState = StatedState | 'not_recorded'

/** An option with its states: one for every avoided thing, in the same order. */
interface JudgedOption<Option> {
  readonly option: Option
  readonly states: readonly OptionState[]
  /** The option's extra price in minor units; omitted if prices don't matter. */
  readonly extraMinor?: number
}

/** A group from which guests choose at least `min` and at most `max` options. */
export interface JudgedGroup<Option> {
  readonly min: number
  readonly max: number
  readonly options: readonly JudgedOption<Option>[]
}

/** Options of one group. A guest has to choose any one of them; the first costs the least. */
export type Choice<Option> = readonly [Option, ...Option[]]

/**
 * - `fits`: free of everything avoided, with any choice from the groups that require one.
 * - `fits_with`: free of everything avoided with these choices, which are the cheapest such ones.
 * - `unsure`: not confirmed.
 * - `against`: contains, or may contain, something avoided, and no choices are confirmed to avoid that.
 */
export type ChoiceVerdict<Option> =
  | { readonly group: 'fits' | 'unsure' | 'against' }
  | { readonly group: 'fits_with'; readonly choices: readonly Choice<Option>[] }

/** The most avoided things that options can remove together: the search takes exponential time. */
const maxRemoved = 8

/**
 * Judges a dish by everything that a guest avoids: one combination of choices has to be free of all
 * of it.
 *
 * Only options that add nothing avoided can be part of such a combination. These never exclude each
 * other, so the search is only for options that together remove everything that the dish itself isn't
 * free of.
 * @param own the dish's own states, one for every avoided thing
 */
export function judgeChoices<Option>(
  dishStates: readonly AvoidedState[],
  groups: readonly JudgedGroup<Option>[],
): ChoiceVerdict<Option> {
  const states = dishStates.map((state, index) => combineRequired(state, groups, index))
  if (states.every((state) => state === 'free')) return { group: 'fits' }
  const choices = findChoices(dishStates, groups)
  if (choices) return { group: 'fits_with', choices }
  const isContained = states.some((state) => state === 'contains' || state === 'may_contain')
  return { group: isContained ? 'against' : 'unsure' }
}

/**
 * Combines a dish's own state with the groups that require a choice: `free` only if the dish is
 * with every choice; `contains` if it does itself, or with every choice.
 * @param index of the avoided thing
 */
export function combineRequired<Option>(
  dishState: AvoidedState,
  groups: readonly JudgedGroup<Option>[],
  index: number,
): AvoidedState {
  const requiredGroups = groups.filter(({ min }) => min > 0)
  const countIn = ({ options }: JudgedGroup<Option>, countedStates: readonly OptionState[]) =>
    options.filter(({ states }) => countedStates.includes(states[index] ?? 'unknown')).length
  const isHarmless = requiredGroups.every(
    (group) => countIn(group, ['none', 'removes']) === group.options.length,
  )
  const isRemoved = requiredGroups.some((group) => countIn(group, ['none']) < group.min)
  if (isHarmless && (dishState === 'free' || isRemoved)) return 'free'
  const isForced = requiredGroups.some(
    (group) => group.options.length - countIn(group, ['adds']) < group.min,
  )
  if (dishState === 'contains' || isForced) return 'contains'
  const isPossible = requiredGroups.some((group) => countIn(group, ['adds', 'may_add']) > 0)
  return dishState === 'may_contain' || isPossible ? 'may_contain' : 'not_recorded'
}

/** Finds choices that make a dish free of everything avoided; undefined if there are none. */
function findChoices<Option>(
  dishStates: readonly AvoidedState[],
  groups: readonly JudgedGroup<Option>[],
): readonly Choice<Option>[] | undefined {
  const neededIndexes = dishStates.flatMap((state, index) => (state === 'free' ? [] : [index]))
  if (neededIndexes.length > maxRemoved) return undefined
  const candidates = groups.map(({ min, max, options }) => ({
    min,
    max,
    isEveryOption: options.every(isHarmless),
    options: options.filter(isHarmless).map(({ option, states, extraMinor = 0 }) => ({
      option,
      extraMinor,
      removed: bitsOf(neededIndexes.map((index) => states[index] === 'removes')),
    })),
  }))
  const choice = chooseCheapest(candidates, 2 ** neededIndexes.length - 1)
  return choice && candidates.flatMap((group, index) => nameChoices(choice[index] ?? [], group))
}

const isHarmless = ({ states }: JudgedOption<unknown>) =>
  states.every((state) => state === 'none' || state === 'removes')

/** Returns a number with a bit for each true value. */
const bitsOf = (values: readonly boolean[]): number =>
  values.reduce((bits, value, index) => (value ? bits | (1 << index) : bits), 0)

/** A harmless option. */
interface Candidate<Option> {
  readonly option: Option
  /** A bit for each thing that it removes and that the dish itself isn't free of. */
  readonly removed: number
  readonly extraMinor: number
}

interface CandidateGroup<Option> {
  readonly min: number
  readonly max: number
  readonly options: readonly Candidate<Option>[]
  /** Whether these are all options of the group. */
  readonly isEveryOption: boolean
}

/** Options chosen so far, the last one first. */
interface Chosen<Option> {
  readonly last: Candidate<Option>
  readonly groupIndex: number
  readonly before: Chosen<Option> | undefined
  readonly count: number
  readonly extraMinor: number
}

/** The cheapest choices by the facts that they remove together; undefined for no choice. */
type CheapestByBits<Option> = Map<number, Chosen<Option> | undefined>

/**
 * Chooses the cheapest options, within each group's numbers, that together remove everything, and
 * of equally cheap ones the fewest: group by group, keeping the best choices for each set of
 * removed things.
 * @param all the bits of everything that has to be removed
 * @returns the chosen options by group; undefined if there are none
 */
function chooseCheapest<Option>(
  groups: readonly CandidateGroup<Option>[],
  all: number,
): readonly (readonly Candidate<Option>[])[] | undefined {
  let cheapest: CheapestByBits<Option> = new Map([[0, undefined]])
  for (const [groupIndex, { min, max, options }] of groups.entries()) {
    if (options.length < min) return undefined
    // More than one option for each bit is never needed.
    const maxCount = Math.max(min, Math.min(max, all.toString(2).length))
    const byCount = Array.from({ length: maxCount + 1 }, (_, count): CheapestByBits<Option> =>
      count === 0 ? cheapest : new Map(),
    )
    for (const last of options) {
      // From the highest count down, so that no option is chosen twice.
      for (let count = maxCount; count > 0; count--) {
        for (const [bits, before] of byCount[count - 1] ?? []) {
          const choice = {
            last,
            groupIndex,
            before,
            count: (before?.count ?? 0) + 1,
            extraMinor: (before?.extraMinor ?? 0) + last.extraMinor,
          }
          keepCheapest(byCount[count], bits | last.removed, choice)
        }
      }
    }
    cheapest = new Map()
    for (const cheapestOfCount of byCount.slice(min)) {
      for (const [bits, choice] of cheapestOfCount) keepCheapest(cheapest, bits, choice)
    }
  }
  if (!cheapest.has(all)) return undefined
  const byGroup = groups.map((): Candidate<Option>[] => [])
  for (let step = cheapest.get(all); step; step = step.before) {
    byGroup[step.groupIndex]?.unshift(step.last)
  }
  return byGroup
}

function keepCheapest<Option>(
  cheapest: CheapestByBits<Option> | undefined,
  bits: number,
  choice: Chosen<Option> | undefined,
): void {
  const previous = cheapest?.get(bits)
  const difference =
    (choice?.extraMinor ?? 0) - (previous?.extraMinor ?? 0) ||
    (choice?.count ?? 0) - (previous?.count ?? 0)
  if (!cheapest?.has(bits) || difference < 0) cheapest?.set(bits, choice)
}

/**
 * Names the choices from a group, each with the options that do as well; none if the group requires
 * a choice and any does.
 */
function nameChoices<Option>(
  choice: readonly Candidate<Option>[],
  { min, options, isEveryOption }: CandidateGroup<Option>,
): Choice<Option>[] {
  const [first, ...others] = choice
  if (!first) return []
  const isForced = min > 0 && isEveryOption
  if (isForced && choice.every(({ removed }) => removed === 0)) return []
  if (others.length > 0) return choice.map(({ option }): Choice<Option> => [option])
  const alternatives = options.filter(
    (other) => other !== first && (other.removed & first.removed) === first.removed,
  )
  if (isForced && alternatives.length + 1 === options.length) return []
  return [[first.option, ...alternatives.map(({ option }) => option)]]
}

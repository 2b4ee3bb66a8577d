import fc from 'fast-check'
import { expect, test } from 'vitest'
import { combinations, product } from './combinations.fixture.ts'
import {
  judgeChoices,
  type AvoidedState,
  type JudgedGroup,
  type OptionState,
} from './judge-choices.ts'
import { caseCount } from '../../../tests/case-count.ts'

/*
 * The oracle enumerates every allowed combination of choices and reads the rules from
 * docs/decisions/070-options.md; it shares nothing with the implementation.
 */

type Group = JudgedGroup<string>
type Option = Group['options'][number]

/** The state of a dish with some choices. */
function stateWith(dishState: AvoidedState, chosen: readonly OptionState[]): AvoidedState {
  if (chosen.includes('adds')) return 'contains'
  if (chosen.includes('may_add')) return dishState === 'contains' ? 'contains' : 'may_contain'
  const isRemoved = chosen.includes('removes')
  if (chosen.includes('unknown')) {
    return isRemoved || dishState === 'free' ? 'not_recorded' : dishState
  }
  return isRemoved ? 'free' : dishState
}

const isFree = (dishStates: readonly AvoidedState[], chosen: readonly Option[]) =>
  dishStates.every(
    (state, index) =>
      stateWith(
        state,
        chosen.map(({ states }) => states[index] ?? 'unknown'),
      ) === 'free',
  )

function expected(own: readonly AvoidedState[], groups: readonly Group[]): string {
  const plain = product(
    groups
      .filter(({ min }) => min > 0)
      .map(({ options, min, max }) => combinations(options, min, max)),
  )
  if (plain.every((chosen) => isFree(own, chosen))) return 'fits'
  const any = product(groups.map(({ options, min, max }) => combinations(options, min, max)))
  if (any.some((chosen) => isFree(own, chosen))) return 'fits_with'
  const isAgainst = own.some((state, index) => {
    const states = plain.map((chosen) =>
      stateWith(
        state,
        chosen.map((option) => option.states[index] ?? 'unknown'),
      ),
    )
    const isFreeAnyway = states.every((one) => one === 'free')
    const isContained = (one: AvoidedState) => one === 'contains' || one === 'may_contain'
    return !isFreeAnyway && (isContained(state) || states.some(isContained))
  })
  return isAgainst ? 'against' : 'unsure'
}

const optionState = fc.constantFrom<OptionState>(
  'adds',
  'may_add',
  'unknown',
  'none',
  'none',
  'removes',
  'removes',
)
const ownState = fc.constantFrom<AvoidedState>('contains', 'may_contain', 'free', 'not_recorded')

const dish = fc.integer({ min: 0, max: 3 }).chain((avoided) =>
  fc.tuple(
    fc.array(ownState, { minLength: avoided, maxLength: avoided }),
    fc.array(
      fc.integer({ min: 1, max: 4 }).chain((count) =>
        fc
          .tuple(
            fc.integer({ min: 0, max: count }),
            fc.integer({ min: 1, max: count }),
            fc.array(
              fc.record({
                states: fc.array(optionState, { minLength: avoided, maxLength: avoided }),
                extraMinor: fc.nat(3),
              }),
              { minLength: count, maxLength: count },
            ),
          )
          .map(([min, max, options]) => ({ min, max: Math.max(min, max), options })),
      ),
      { maxLength: 3 },
    ),
  ),
)

function asGroups(
  groups: readonly { min: number; max: number; options: readonly Omit<Option, 'option'>[] }[],
): Group[] {
  return groups.map(({ min, max, options }, group) => ({
    min,
    max,
    options: options.map((option, index) => ({ option: `${group}.${index}`, ...option })),
  }))
}

/**
 * Whether a dish is free of everything avoided with some named choices, whatever else is chosen.
 */
function isConfirmed(
  dishStates: readonly AvoidedState[],
  groups: readonly Group[],
  namedOptions: readonly string[],
): boolean {
  const combined = product(
    groups.map(({ options, min, max }) => {
      const ofGroup = options.filter(({ option }) => namedOptions.includes(option))
      if (ofGroup.length > 0) {
        return ofGroup.length >= min && ofGroup.length <= max ? [ofGroup] : []
      }
      return min > 0 ? combinations(options, min, max) : [[]]
    }),
  )
  return combined.length > 0 && combined.every((chosen) => isFree(dishStates, chosen))
}

const sum = (extras: readonly number[]) => extras.reduce((total, extra) => total + extra, 0)
const extrasOf = (options: readonly Option[]) =>
  options.map(({ extraMinor = 0 }) => extraMinor).toSorted((one, other) => one - other)

/**
 * Returns the extra price of the cheapest combination that makes a dish free of everything avoided.
 */
const leastExtra = (dishStates: readonly AvoidedState[], groups: readonly Group[]) =>
  Math.min(
    ...product(groups.map(({ options, min, max }) => combinations(options, min, max)))
      .filter((chosen) => isFree(dishStates, chosen))
      .map((chosen) => sum(extrasOf(chosen))),
  )

/**
 * Returns the extra price of each choice's first option, plus the cheapest of every other group.
 */
const namedExtra = (groups: readonly Group[], namedOptions: readonly string[]) =>
  sum(
    groups.flatMap(({ options, min }) => {
      const ofGroup = options.filter(({ option }) => namedOptions.includes(option))
      return ofGroup.length > 0 ? extrasOf(ofGroup) : extrasOf(options).slice(0, min)
    }),
  )

test('agrees with an enumeration of every combination', () => {
  const seenGroups = new Set<string>()
  fc.assert(
    fc.property(dish, ([dishStates, drawn]) => {
      const groups = asGroups(drawn)
      const verdict = judgeChoices(dishStates, groups)
      seenGroups.add(verdict.group)
      expect(verdict.group).toBe(expected(dishStates, groups))
      if (verdict.group !== 'fits_with') return
      expect(verdict.choices.length).toBeGreaterThan(0)
      const firsts = verdict.choices.map(([first]) => first)
      expect(namedExtra(groups, firsts)).toBe(leastExtra(dishStates, groups))
      const ways = verdict.choices.reduce<string[][]>(
        (before, choice) => before.flatMap((way) => choice.map((option) => [...way, option])),
        [[]],
      )
      for (const way of ways) expect(isConfirmed(dishStates, groups, way)).toBe(true)
    }),
    { numRuns: caseCount(100_000) },
  )
  expect([...seenGroups].toSorted()).toEqual(['against', 'fits', 'fits_with', 'unsure'])
})

test('names equally good alternatives, and no choice from a group where any option will do', () => {
  const group = (...options: readonly (readonly [string, OptionState])[]): Group => ({
    min: 1,
    max: 1,
    options: options.map(([option, state]) => ({ option, states: [state] })),
  })
  const base = group(
    ['classic', 'adds'],
    ['rice', 'removes'],
    ['corn', 'removes'],
    ['rye', 'unknown'],
  )
  const drink = group(['cola', 'none'], ['ayran', 'none'])
  expect(judgeChoices(['contains'], [base, drink])).toEqual({
    group: 'fits_with',
    choices: [['rice', 'corn']],
  })
})

test('judges the largest dish, which enumeration would take forever for', () => {
  const states = (seed: number): OptionState[] =>
    Array.from({ length: 18 }, (_, index) =>
      (seed * 7 + index * 5) % 3 === 0 ? 'removes' : 'none',
    )
  const groups = Array.from({ length: 10 }, (_, group) => ({
    min: 0,
    max: 20,
    options: Array.from({ length: 20 }, (__, index) => ({
      option: index,
      states: states(group * 20 + index),
    })),
  }))
  const dishStates = Array.from({ length: 18 }, (_, index): AvoidedState =>
    index < 8 ? 'contains' : 'free',
  )
  expect(judgeChoices(dishStates, groups).group).toBe('fits_with')
})

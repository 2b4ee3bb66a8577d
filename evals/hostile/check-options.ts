import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { DishOption, OptionGroup } from '#app/domain/guest-menu/option-group.ts'
import { isMarked, plainlyContains } from './records.ts'

/*
 * The oracle's own reading of options: the owner's statements, and unmistakable ingredients. It does
 * not search for options to choose: a note names them, and only these are checked.
 */

/**
 * Returns the owner's statement about an option and a fact or a diet; undefined if there is none, or
 * if the option's ingredients contradict it.
 */
function statedAbout(option: DishOption, name: string): 'free' | 'removes' | undefined {
  const asDish = { ingredients: option.ingredients, stated: {} }
  if (plainlyContains(asDish, name)) return undefined
  const statements = [name, ...(alsoStatedBy[name] ?? [])].flatMap((fact) => {
    const statement = option.stated[fact]
    return statement && statement.voidedAt === undefined ? [statement.state] : []
  })
  return statements.includes('removes') ? 'removes' : statements[0]
}

const meatless = ['vegetarian', 'vegan']
const alsoStatedBy: Readonly<Record<string, readonly string[]>> = {
  vegetarian: ['vegan'],
  lactose: ['milk'],
  meat: meatless,
  poultry: meatless,
  pork: meatless,
}

/**
 * Whether a dish is free of a fact, or suits a diet, with the options that its note names: the owner
 * states it of every option that may then be chosen, and one removes it unless the dish itself is
 * marked.
 */
export function isMarkedWith(dish: GuestDish, name: string, note: string): boolean {
  const { optionGroups = [] } = dish
  const chosenGroups = optionGroups
    .map((group) => chosenFrom(group, note))
    .filter(({ options }) => options.length > 0)
  const states = chosenGroups.map(({ options, ...others }) => ({
    ...others,
    states: options.map((option) => statedAbout(option, name)),
  }))
  if (states.some((group) => group.states.includes(undefined))) return false
  return (
    isMarked(dish, name) ||
    states.some((group) =>
      group.areTakenTogether ? group.states.includes('removes') : group.states.every(isRemoval),
    )
  )
}

/** A dish or options that a sentence about contents may be about, and what the records say of them. */
export interface ClaimSubject {
  /** The names by which the sentence may call it. */
  readonly names: readonly string[]
  /** Whether it is marked as free of a fact, or suits a diet. */
  readonly isFree: (name: string) => boolean
  readonly plainlyContains: (name: string) => boolean
}

interface PlacedOption {
  readonly dish: GuestDish
  readonly option: DishOption
  /** The group's name. */
  readonly group: string
}

const placedOptionsOf = (dish: GuestDish): PlacedOption[] =>
  (dish.optionGroups ?? []).flatMap((group) =>
    group.options.map((option) => ({ dish, option, group: group.name })),
  )

/**
 * Lists what a sentence about an option apart from its dish may be about: the question's options with
 * its name, of the dishes that the sentence names, or all options on the menu with its name. The
 * claim has to be true of each of them.
 * @param optionIds of the question, in its order
 */
export function loneOptionSubjects(
  dish: GuestDish,
  optionIds: readonly string[],
  { menu, text, language }: { menu: Iterable<GuestDish>; text: string; language: string },
): ClaimSubject[] {
  const all = [...menu].flatMap(placedOptionsOf)
  const questionOptions = optionIds.flatMap(
    (id) => all.find(({ option }) => option.id === id) ?? [],
  )
  return questionOptions
    .filter((candidate) => candidate.dish === dish)
    .flatMap(({ option: { name }, group }) => {
      const namedOptions = questionOptions.filter(
        (other) =>
          other.option.name === name && other.group === group && text.includes(other.dish.name),
      )
      // One dish's name may be part of another's.
      const whole = namedOptions.filter(
        (one) =>
          !namedOptions.some((other) => other !== one && other.dish.name.includes(one.dish.name)),
      )
      const onMenu = all.filter(({ option }) => option.name === name)
      return [
        ...[namedOptions, whole].map((options) =>
          toSubject(options, namesWithDishes(name, group, options, language)),
        ),
        toSubject(onMenu, [...inBrackets(name, group), name]),
      ]
    })
}

const toSubject = (options: readonly PlacedOption[], names: readonly string[]): ClaimSubject => ({
  names,
  isFree: (name) => options.every(({ option }) => statedAbout(option, name) !== undefined),
  plainlyContains: (name) =>
    options.some(({ option: { ingredients } }) =>
      plainlyContains({ ingredients, stated: {} }, name),
    ),
})

/** Lists the ways to name an option by the dishes that have it. */
function namesWithDishes(
  name: string,
  group: string,
  options: readonly PlacedOption[],
  language: string,
): string[] {
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const dishes = list.format(new Set(options.map(({ dish }) => dish.name)))
  return [dishes, ...joinings.map((joining) => `${dishes}${joining}${group}`)].flatMap((place) =>
    inBrackets(name, place),
  )
}

const inBrackets = (name: string, place: string) => [`${name} (${place})`, `${name}（${place}）`]

/**
 * Lists what a question about a dish, with some of its options, is about.
 * @param optionIds of the question
 */
export function claimSubjects(
  dish: GuestDish,
  optionIds: readonly string[],
  language: string,
): ClaimSubject[] {
  const chosenOptions = placedOptionsOf(dish).filter(({ option }) => optionIds.includes(option.id))
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const labels = chosenOptions.map(({ option, group }) => [
    option.name,
    ...joinings.map((joining) => `${group}${joining}${option.name}`),
  ])
  const lists = labels.reduce<string[][]>(
    (begun, alternatives) =>
      begun.flatMap((labelsSoFar) => alternatives.map((label) => [...labelsSoFar, label])),
    [[]],
  )
  const withOptions = lists.flatMap((optionLabels) =>
    inBrackets(dish.name, list.format(optionLabels)),
  )
  const note = chosenOptions.map(({ option }) => option.name).join()
  return [
    {
      names: chosenOptions.length > 0 ? withOptions : [dish.name],
      isFree: (name) => isMarkedWith(dish, name, note),
      plainlyContains: (name) => plainlyContains(dish, name),
    },
  ]
}

/** Between a group and an option, in the languages of the phrase books. */
const joinings = [': ', ' : ', '：']

const isRemoval = (state: string | undefined) => state === 'removes'

/** The options that a note names; without any, all of a group that requires a choice. */
function chosenFrom({ min, max, options }: OptionGroup, note: string) {
  const namedOptions = options.filter(({ name }) => note.includes(name))
  // Of a group for one choice, several are alternatives.
  if (namedOptions.length > 0) return { options: namedOptions, areTakenTogether: max > 1 }
  return { options: min > 0 ? options : [], areTakenTogether: false }
}

/**
 * Returns what options can add to a bill: every sum of up to three extra prices of each dish, because
 * a bill has the options that a guest needs who avoids something.
 * @param dishes as ordered; one that appears twice counts twice
 */
export function extraSums(dishes: readonly GuestDish[]): ReadonlySet<number> {
  let sums = new Set([0])
  for (const { optionGroups = [] } of dishes) {
    const extras = new Set(
      optionGroups.flatMap(({ options }) => options.map(({ extraMinor }) => extraMinor)),
    )
    for (let option = 0; option < maxOptions; option++) {
      sums = new Set([...sums].flatMap((sum) => [sum, ...[...extras].map((extra) => sum + extra)]))
    }
  }
  return sums
}

const maxOptions = 3

/** Returns the extra prices of options, by their ids. */
export const extrasOf = (dishes: Iterable<GuestDish>): ReadonlyMap<string, number> =>
  new Map(
    [...dishes].flatMap(({ optionGroups = [] }) =>
      optionGroups.flatMap(({ options }) =>
        options.map(({ id, extraMinor }) => [id, extraMinor] as const),
      ),
    ),
  )

import { stateOf } from '#app/domain/dietary/dish-state.ts'
import { optionAsDish } from '#app/domain/dietary/option-state.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import { withChosen } from '#app/domain/guest-menu/option-group.ts'
import { findOption, type OptionOfDish } from '#app/domain/menus/query/find-option.ts'
import type { IndexedMenu } from '#app/domain/menus/query/index-menu.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import { groupOf, nameOption } from './option-texts.ts'
import { citeFact, type CitedFact } from './rendered.ts'
import type { Speaker } from './speaker.ts'

/** The subject of sentences about contents: a dish, a dish with chosen options, or an option. */
export interface Subject {
  /** The dish, or the option as a dish, whose texts and statements apply. */
  readonly dish: GuestDish
  /** The subject's name in sentences. */
  readonly name: string
  /** The dish itself, or the dish that the option belongs to. */
  readonly owner: GuestDish
  /** The names of the chosen options, or of the option itself. */
  readonly options: readonly string[]
}

/** Cites what is recorded about a subject. */
export const citeSubject = (
  { dish, owner, options }: Subject,
  targets: readonly DietaryTarget[],
): CitedFact[] =>
  targets.flatMap((target) => {
    if (options.length === 0) return citeFact(owner.id, target)
    const { state } = stateOf(dish, target)
    const cited = citeFact(owner.id, target, { names: options.map((name) => [name]), state })
    return cited.map((one) => ({ ...one, isOfOption: dish.id !== owner.id }))
  })

/**
 * Returns a dish with its chosen options as a subject: "Margherita (Rice base)".
 * @param optionIds chosen options; those of other dishes are ignored
 */
export function dishSubject(
  dish: GuestDish,
  optionIds: readonly string[],
  speaker: Speaker,
): Subject {
  const { optionGroups = [], name } = dish
  const chosenOptions = optionGroups.flatMap(({ options }) =>
    options.filter(({ id }) => optionIds.includes(id)),
  )
  if (chosenOptions.length === 0) return { dish, name, owner: dish, options: [] }
  const names = chosenOptions.map((option) => nameOption(dish, option, speaker))
  return {
    dish: { ...dish, optionGroups: withChosen(optionGroups, optionIds) },
    name: speaker.say('dishWithPrice', {
      dish: name,
      price: speaker.list(names),
    }),
    owner: dish,
    options: names,
  }
}

/** The maximum number of dishes to name if the same is recorded of all options with the name. */
const maxOwners = 3

/**
 * Returns options as subjects without their dishes: "Extra cheese (Margherita)". Options of several
 * dishes are one subject if the same is recorded about them.
 * @param optionIds options; those of the dishes are left out, because the dish is the subject
 */
export function optionSubjects(
  optionIds: readonly string[],
  dishes: readonly GuestDish[],
  index: IndexedMenu,
  speaker: Speaker,
): Subject[] {
  const options = optionIds.flatMap((id) => findOption(index, id) ?? [])
  const alone = options.filter(({ dish }) => !dishes.includes(dish))
  const alike = [...Map.groupBy(alone, recordOf).values()]
  return alike.flatMap((all) => {
    const [first] = all
    if (!first) return []
    const owners = [...new Set(all.map(({ dish }) => dish.name))]
    const isForAll = owners.length > maxOwners && isSameOnMenu(first, index)
    const place = placeOf(first, isForAll ? [] : owners, speaker)
    const name = speaker.owner.translate(first.option.name)
    return [
      {
        dish: optionAsDish(first.option),
        name: place === '' ? name : speaker.say('dishWithPrice', { dish: name, price: place }),
        owner: first.dish,
        options: [nameOption(first.dish, first.option, speaker)],
      },
    ]
  })
}

/** Whether the same is recorded of all options on the menu with this name, asked about or not. */
const isSameOnMenu = (one: OptionOfDish, { dishes }: IndexedMenu): boolean =>
  dishes.every(({ dish }) =>
    (dish.optionGroups ?? [])
      .flatMap(({ options }) => options)
      .filter(({ name }) => name.toLowerCase() === one.option.name.toLowerCase())
      .every((option) => recordOf({ dish, option }) === recordOf(one)),
  )

/**
 * Says where an option is: "Greek Salad", or with its group if the option's name alone could be
 * misread, "Margherita: Base".
 */
function placeOf({ dish, option }: OptionOfDish, owners: readonly string[], speaker: Speaker) {
  const group = groupOf(dish, option)
  if (owners.length === 0 || group === undefined) return group ?? speaker.list(owners)
  return speaker.say('optionInGroup', { group: speaker.list(owners), option: group })
}

const recordOf = ({ dish, option }: OptionOfDish) => {
  const { name, ingredients, stated } = option
  const statements = Object.entries(stated).map(([fact, { state, voidedAt }]) =>
    [fact, state, voidedAt === undefined].join(' '),
  )
  return JSON.stringify([name, groupOf(dish, option), ingredients, statements.toSorted()])
}

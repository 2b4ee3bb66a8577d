import { stateOf } from '#app/domain/dietary/dish-state.ts'
import { optionAsDish } from '#app/domain/dietary/option-state.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import { withChosen } from '#app/domain/guest-menu/option-group.ts'
import { findOption, type OptionOfDish } from '#app/domain/menus/query/find-option.ts'
import type { IndexedMenu } from '#app/domain/menus/query/index-menu.ts'
import type { DietaryTarget } from '../plan/part.ts'
import { groupOf, nameOption } from './option-texts.ts'
import { citeFact, type CitedFact } from './rendered.ts'
import type { Speaker } from './speaker.ts'

/** What sentences about contents are about: a dish, a dish with chosen options, or an option. */
export interface Subject {
  /** Whose texts and statements are read. */
  readonly dish: GuestDish
  /** What sentences call it. */
  readonly called: string
  /** The dish that it is, or belongs to. */
  readonly owner: GuestDish
  /** The names of the options that it is, or is with. */
  readonly options: readonly string[]
}

/** Cites what is recorded about a subject. */
export const citeSubject = (
  { dish, owner, options }: Subject,
  of: readonly DietaryTarget[],
): CitedFact[] =>
  of.flatMap((target) => {
    if (options.length === 0) return citeFact(owner.id, target)
    const { state } = stateOf(dish, target)
    const cited = citeFact(owner.id, target, { names: options.map((name) => [name]), state })
    return cited.map((one) => ({ ...one, isOfOption: dish.id !== owner.id }))
  })

/** A dish with some of its options chosen: "Margherita (Rice base)". */
export function dishSubject(dish: GuestDish, named: readonly string[], speaker: Speaker): Subject {
  const { optionGroups = [], name } = dish
  const chosen = optionGroups.flatMap(({ options }) =>
    options.filter(({ id }) => named.includes(id)),
  )
  if (chosen.length === 0) return { dish, called: name, owner: dish, options: [] }
  const names = chosen.map((option) => nameOption(dish, option, speaker))
  return {
    dish: { ...dish, optionGroups: withChosen(optionGroups, named) },
    called: speaker.say('dishWithPrice', {
      dish: name,
      price: speaker.list(names),
    }),
    owner: dish,
    options: names,
  }
}

/** More dishes aren't named, if the same is recorded of all options on the menu with the name. */
const maxOwners = 3

/**
 * Options by themselves: "Extra cheese (Margherita)". Those of several dishes of which the same is recorded are
 * one subject.
 * @param named ids of options, of which those of the dishes aren't meant by themselves
 */
export function optionSubjects(
  named: readonly string[],
  dishes: readonly GuestDish[],
  index: IndexedMenu,
  speaker: Speaker,
): Subject[] {
  const found = named.flatMap((id) => findOption(index, id) ?? [])
  const alone = found.filter(({ dish }) => !dishes.includes(dish))
  const alike = [...Map.groupBy(alone, recordOf).values()]
  return alike.flatMap((all) => {
    const [first] = all
    if (!first) return []
    const owners = [...new Set(all.map(({ dish }) => dish.name))]
    const isForAll = owners.length > maxOwners && isSameOnMenu(first, index)
    const place = placeOf(first, isForAll ? [] : owners, speaker)
    const name = speaker.owner.own(first.option.name)
    return [
      {
        dish: optionAsDish(first.option),
        called: place === '' ? name : speaker.say('dishWithPrice', { dish: name, price: place }),
        owner: first.dish,
        options: [nameOption(first.dish, first.option, speaker)],
      },
    ]
  })
}

/** Whether the same is recorded of all options with this name, also of those that weren't asked about. */
const isSameOnMenu = (one: OptionOfDish, { dishes }: IndexedMenu): boolean =>
  dishes.every(({ dish }) =>
    (dish.optionGroups ?? [])
      .flatMap(({ options }) => options)
      .filter(({ name }) => name.toLowerCase() === one.option.name.toLowerCase())
      .every((option) => recordOf({ dish, option }) === recordOf(one)),
  )

/** Says where an option is: "Greek Salad", or with a group that has to be said, "Margherita: Base". */
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

import { findContradictions } from '../dietary/contradictions.ts'
import { textsOfOption } from '../dietary/option-state.ts'
import { groupBy } from '../group-by.ts'
import { validStatements } from '../guest-menu/option-group.ts'
import { inSlices } from '../in-slices.ts'
import type { ArchivedRow } from './row-schemas.ts'

type Dish = ArchivedRow<'dishes'>
type Fact = ArchivedRow<'dish_facts'>

interface SelectedStatements {
  /** Without the statements about options that the options' words contradict. */
  readonly dishes: readonly Dish[]
  readonly facts: readonly Fact[]
  readonly contradictedFacts: number
  readonly contradictedOptions: number
}

/**
 * Leaves out the statements that a form would reject, because the words of the dish or of the option
 * contradict them.
 */
export async function selectStatements(
  dishes: readonly Dish[],
  facts: readonly Fact[],
): Promise<SelectedStatements> {
  const factsOf = groupBy(facts, ({ dishId }) => dishId)
  const selected = await inSlices(dishes, (dish) => selectOfDish(dish, factsOf.get(dish.id) ?? []))
  const kept = selected.flatMap((one) => one.facts)
  return {
    dishes: selected.map(({ dish }) => dish),
    facts: kept,
    contradictedFacts: facts.length - kept.length,
    contradictedOptions: selected.reduce((sum, { dropped }) => sum + dropped, 0),
  }
}

function selectOfDish(dish: Dish, facts: readonly Fact[]) {
  const states = new Map(
    facts.filter(({ voidedAt }) => voidedAt === null).map(({ fact, state }) => [fact, state]),
  )
  const contradicted = new Set(findContradictions(dish, states).map(({ fact }) => fact))
  const optionGroups = dish.optionGroups.map((group) => ({
    ...group,
    options: group.options.map(withoutContradictions),
  }))
  return {
    dish: { ...dish, optionGroups },
    facts: facts.filter(({ fact, voidedAt }) => voidedAt !== null || !contradicted.has(fact)),
    dropped: countStatements(dish.optionGroups) - countStatements(optionGroups),
  }
}

type Option = Dish['optionGroups'][number]['options'][number]

function withoutContradictions(option: Option): Option {
  const isFree = new Map(validStatements(option).map(([fact]) => [fact, 'free' as const]))
  const contradicted = new Set<string>(
    findContradictions(textsOfOption(option), isFree).map(({ fact }) => fact),
  )
  const stated = Object.entries(option.stated).filter(
    ([fact, { voidedAt }]) => voidedAt !== undefined || !contradicted.has(fact),
  )
  return { ...option, stated: Object.fromEntries(stated) }
}

const countStatements = (groups: Dish['optionGroups']) =>
  groups
    .flatMap(({ options }) => options)
    .reduce((sum, { stated }) => sum + Object.keys(stated).length, 0)

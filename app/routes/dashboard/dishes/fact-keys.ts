import type { DietaryFact } from '#app/domain/guest-menu/facts.ts'
import type { OptionFact, StatedFact } from '#app/domain/guest-menu/statements.ts'
import type { DishesKey } from '#app/i18n/dishes.ts'

/** Message keys of the facts. */
export const factKeys: Readonly<Record<DietaryFact, DishesKey>> = {
  gluten: 'fact_gluten',
  crustaceans: 'fact_crustaceans',
  eggs: 'fact_eggs',
  fish: 'fact_fish',
  peanuts: 'fact_peanuts',
  soy: 'fact_soy',
  milk: 'fact_milk',
  nuts: 'fact_nuts',
  celery: 'fact_celery',
  mustard: 'fact_mustard',
  sesame: 'fact_sesame',
  sulphites: 'fact_sulphites',
  lupin: 'fact_lupin',
  molluscs: 'fact_molluscs',
  lactose: 'fact_lactose',
  meat: 'fact_meat',
  poultry: 'fact_poultry',
  pork: 'fact_pork',
  gelatine: 'fact_gelatine',
  alcohol: 'fact_alcohol',
  honey: 'fact_honey',
}

/** Message keys of all facts that an owner can state. */
export const statedKeys: Readonly<Record<StatedFact, DishesKey>> = {
  ...factKeys,
  vegetarian: 'fact_vegetarian',
  vegan: 'fact_vegan',
}

/** Message keys of all facts that an owner can state about an option. */
export const optionFactKeys: Readonly<Record<OptionFact, DishesKey>> = {
  ...statedKeys,
  pescatarian: 'fact_pescatarian',
  halal: 'fact_halal',
  kosher: 'fact_kosher',
}

const choiceKeys: Readonly<Record<string, DishesKey>> = {
  contains: 'state_contains',
  may_contain: 'state_may_contain',
  free: 'state_free',
}
const dietChoiceKeys: Readonly<Record<string, DishesKey>> = {
  contains: 'diet_contains',
  may_contain: 'diet_may_contain',
  free: 'diet_free',
}

/** Returns the message key of a fact's state; "not recorded" for an empty state. */
export function choiceKey(fact: StatedFact, state: string): DishesKey {
  const keys = fact === 'vegetarian' || fact === 'vegan' ? dietChoiceKeys : choiceKeys
  return keys[state] ?? 'state_not_recorded'
}

import type { DietaryFact } from '#app/domain/dietary/facts.ts'
import type { DishesKey } from '#app/i18n/dishes.ts'

/** What each fact is called on the page. */
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

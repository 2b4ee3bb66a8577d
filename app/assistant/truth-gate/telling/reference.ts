import {
  annexIIAllergens,
  diets,
  dietaryFacts,
  type Diet,
  type DietaryFact,
} from '#app/domain/dietary/facts.ts'
import { knownTerms } from '#app/domain/dietary/known-terms.ts'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import type { Topic } from '../reading/topic.ts'
import type { IndexedDish, MenuIndex } from '../../providers/offline/menu-index.ts'

/*
 * A model may refer to what is recorded in the place of writing it: `{{price:ID}}` and
 * `{{calories:ID}}` to a figure within a sentence, `{{record:ID:nuts,vegan}}` to whole sentences on
 * allergens, foods and diets; the same of a heading or of the whole `menu`, where
 * `{{marked:menu:nuts,vegan}}` lists the dishes that are marked free of these and fit for those.
 */

/** Each reference in a text: its kind, where, and the names. */
export const references = /\{\{\s*(\w+)\s*:\s*([^:{}\n]+?)\s*(?::\s*([^:{}\n]+?)\s*)?\}\}/g

const alone = new RegExp(`^${references.source}$`)

/** What a model refers to, of one dish or of several. */
export interface Reference {
  readonly kind: 'record' | 'marked'
  readonly dish: GuestDish | undefined
  readonly dishes: readonly IndexedDish[]
  /** The heading that holds these, where it is not the whole menu. */
  readonly heading: string | undefined
  readonly facts: readonly DietaryFact[]
  /** Concepts of the lexicon. */
  readonly foods: readonly string[]
  readonly diets: readonly Diet[]
}

/** Whether a piece of a reply is a reference to allergens, foods or diets, and nothing else. */
export const isReference = (piece: string) => /^\{\{\s*(?:record|marked)\b/.test(piece.trim())

/** What such a piece refers to, if there is anything like it. */
export function readReference(piece: string, index: MenuIndex): Reference | undefined {
  const [, kind, where = '', list = ''] = alone.exec(piece.trim()) ?? []
  const dish = findDish(where, index)
  const dishes = dish ? [] : findDishes(where, index)
  const names = list.split(/\s*,\s*/)
  const facts = dish && names.includes('all') ? annexIIAllergens : among(names, dietaryFacts)
  const known: readonly string[] = [...dietaryFacts, ...diets, 'all']
  const foods = names
    .filter((name) => !known.includes(name))
    .flatMap((name) => knownTerms(name).map(({ concept }) => concept))
  const about = { facts, foods, diets: among(names, diets) }
  if (!dish && dishes.length === 0) return undefined
  if (facts.length + foods.length + about.diets.length === 0) return undefined
  const heading = dish || where === 'menu' ? undefined : where
  return { kind: kind === 'marked' && !dish ? kind : 'record', dish, dishes, heading, ...about }
}

/** Whether a reference tells of all that the guest asks for and avoids. */
export function answersAsked(
  { facts, foods, diets: told }: Reference,
  { asked, avoided }: Topic,
): boolean {
  const wanted = [...asked.foods, ...avoided]
  const isTold = (fact: DietaryFact) => facts.includes(fact)
  // Who asks for lactose asks for milk beside it, as it is where milk is.
  const isOfLactose = wanted.some((food) => food.facts.includes('lactose')) && isTold('lactose')
  return (
    wanted.every(({ concept, facts: [...some] }) =>
      some.length === 0
        ? foods.includes(concept)
        : some.every((fact) => isTold(fact) || (fact === 'milk' && isOfLactose)),
    ) &&
    (asked.diet === undefined || told.includes(asked.diet))
  )
}

const among = <Name extends string>(names: readonly string[], all: readonly Name[]) => [
  ...new Set(names.flatMap((name) => all.find((one) => one === name) ?? [])),
]

/** The dish of an id; models now and then write its name. */
export function findDish(named: string, { dishes }: MenuIndex): GuestDish | undefined {
  const byId = dishes.find(({ dish }) => dish.id === named)
  return (byId ?? dishes.find(({ dish }) => dish.name === named))?.dish
}

/** All dishes of the menu, or those below a heading: "Desserts", "Desserts / Ice cream". */
function findDishes(where: string, { dishes, headings }: MenuIndex): readonly IndexedDish[] {
  if (where === 'menu') return dishes
  const fitting = headings.filter(({ name }) => name === where || where.endsWith(` / ${name}`))
  return [...new Set(fitting.flatMap((heading) => heading.dishes))]
}

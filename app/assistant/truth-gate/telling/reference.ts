import {
  annexIIAllergens,
  diets,
  dietaryFacts,
  type Diet,
  type DietaryFact,
} from '#app/domain/dietary/facts.ts'
import { knownTerms } from '#app/domain/dietary/known-terms.ts'
import { heldBy } from '#app/domain/dietary/lexicon.ts'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import type { Claim } from '../reading/claim.ts'
import type { Topic } from '../reading/topic.ts'
import { isWholeFact } from '../../providers/offline/asked-food.ts'
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
  /** Concepts of the lexicon; what such a food holds is among the facts. */
  readonly foods: readonly string[]
  readonly diets: readonly Diet[]
}

/** Whether a piece of a reply is a reference to allergens, foods or diets, and nothing else. */
export const isReference = (piece: string) => /^\{\{\s*(?:record|marked)\b/.test(piece.trim())

/** What such a piece refers to, if there is anything like it. */
export function readReference(piece: string, index: MenuIndex): Reference | undefined {
  const [, kind, where = '', list = ''] = alone.exec(piece.trim()) ?? []
  const dish = findDish(where, index)
  const fitting = dish ? [] : findHeadings(where, index)
  const dishes =
    dish || where !== 'menu'
      ? [...new Set(fitting.flatMap((heading) => heading.dishes))]
      : index.dishes
  const about = readNames(list.split(/\s*,\s*/), dish !== undefined)
  if (!about || (!dish && dishes.length === 0)) return undefined
  // Its own name: what a model writes before it is read by nobody.
  const heading = fitting[0]?.name
  return { kind: kind === 'marked' && !dish ? kind : 'record', dish, dishes, heading, ...about }
}

/** What names stand for; undefined where one stands for nothing, which would be left unsaid. */
function readNames(
  names: readonly string[],
  isOfDish: boolean,
): Pick<Reference, 'facts' | 'foods' | 'diets'> | undefined {
  const facts = new Set<DietaryFact>()
  const foods = new Set<string>()
  const ofDiets = new Set<Diet>()
  for (const name of names) {
    const fact = dietaryFacts.find((one) => one === name)
    const diet = diets.find((one) => one === name)
    const terms = fact || diet ? [] : knownTerms(name)
    if (fact) facts.add(fact)
    else if (diet) ofDiets.add(diet)
    else if (name === 'all' && isOfDish) for (const one of annexIIAllergens) facts.add(one)
    else if (terms.length === 0) return undefined
    for (const { concept } of terms) {
      // Who avoids walnuts is told of nuts: what holds them is not always called so.
      for (const held of heldBy(concept)) facts.add(held)
      if (!isWholeFact(concept)) foods.add(concept)
    }
  }
  return { facts: [...facts], foods: [...foods], diets: [...ofDiets] }
}

/** Whether references tell of all that the guest asks for and avoids. */
export function answersAsked(made: readonly Reference[], { asked, avoided }: Topic): boolean {
  const wanted = [...asked.foods, ...avoided]
  const facts = made.flatMap((one) => one.facts)
  const foods = made.flatMap((one) => one.foods)
  const told = made.flatMap((one) => one.diets)
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

/** Whether a reference is to a dish, or to several that it is one of. */
export const isAbout = ({ dish: told, dishes }: Reference, dish: GuestDish): boolean =>
  told === dish || dishes.some((one) => one.dish === dish)

/** What a list promises of its entries. */
export function promisedBy({ kind, dishes, facts, diets: told }: Reference): readonly Claim[] {
  if (dishes.length === 0) return []
  const scope = { dishes: [], reach: 'all' } as const
  const foods = facts.map((fact) => ({ concept: `fact:${fact}`, facts: [fact] }))
  return [
    ...(kind === 'marked' && foods.length > 0 ? [{ kind: 'free' as const, foods, scope }] : []),
    ...told.map((diet) => ({ kind: 'diet' as const, diet, isDenied: false, scope })),
  ]
}

/** The dish of an id; models now and then write its name. */
export function findDish(named: string, { dishes }: MenuIndex): GuestDish | undefined {
  const byId = dishes.find(({ dish }) => dish.id === named)
  return (byId ?? dishes.find(({ dish }) => dish.name === named))?.dish
}

/** The headings that are called so: "Desserts", "Desserts / Ice cream". */
const findHeadings = (where: string, { headings }: MenuIndex) =>
  where === 'menu'
    ? []
    : headings.filter(({ name }) => name === where || where.endsWith(` / ${name}`))

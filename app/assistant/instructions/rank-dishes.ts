import { readDiet, readDishFact, type DishFact } from '#app/domain/dietary/dish-facts.ts'
import type { DietaryFact } from '#app/domain/dietary/facts.ts'
import { searchDishes } from '#app/domain/dishes/search-dishes.ts'
import { allDishes, type GuestMenu } from '#app/domain/menus/guest-menu.ts'
import type { Turn } from '../port.ts'
import { readAsked } from '../providers/offline/read-asked.ts'

/** A question as far as it decides on what a model is told. */
export interface Asked {
  readonly question: string
  readonly history: readonly Turn[]
}

// More than a prompt has room for.
const maxFound = 400
// The dishes that a question names are among the first that its words find.
const namedOnes = 20
// "Does it contain nuts?" is about what was spoken of last.
const turnsThatMatter = 4
// A long reply must not take the room of the words around it.
const maxOfTurn = 500

/**
 * Ids of the dishes that matter to a question, the best first: those that its words find, and
 * all that record what it asks to know of an allergen or a diet, by whichever name.
 */
export async function rankDishes(menu: GuestMenu, asked: Asked): Promise<string[]> {
  const search = (text: string) => searchDishes(menu.restaurant.id, text, maxFound)
  const earlier = asked.history.slice(-turnsThatMatter).map(({ text }) => text.slice(0, maxOfTurn))
  const found = await search(asked.question)
  const ranked = [
    ...found.slice(0, namedOnes),
    ...recordedDishes(menu, asked),
    ...found,
    ...(await search(earlier.join(' '))),
  ]
  return [...new Set(ranked)]
}

// What is in a dish comes before what may come with it, and before what it is marked free of.
const byWeight: readonly DishFact['status'][] = ['contains', 'mentioned', 'usual', 'marked_free']

/** The dishes that record something of what is asked, or was told as an allergy before. */
function recordedDishes(menu: GuestMenu, asked: Asked): string[] {
  const { facts, diet, toldAllergy } = readAsked({ ...asked, menu, locale: 'en' }).question
  const dishes = allDishes(menu)
  const recording = (fact: DietaryFact) => {
    const byStatus = Map.groupBy(dishes, (dish) => readDishFact(dish, fact).status)
    return byWeight.flatMap((status) => byStatus.get(status) ?? [])
  }
  const lists = [
    ...[...new Set([...facts, ...(toldAllergy?.facts ?? [])])].map(recording),
    ...(diet ? [dishes.filter((dish) => readDiet(dish, diet).tag !== undefined)] : []),
  ]
  // What every second dish holds leaves room for what few do.
  return lists
    .toSorted((one, other) => one.length - other.length)
    .flatMap((list) => list.map(({ id }) => id))
}

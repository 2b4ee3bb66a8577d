import type { Gap, QuestionNotes } from '#app/domain/conversations/question-notes.ts'
import { unanswered } from '#app/domain/conversations/open-gap.ts'
import type { GapKind } from '#app/db/schema/insights.ts'
import { stateOfDiet, stateOfFact } from '#app/domain/dietary/dish-state.ts'
import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { cookingSentences } from '#app/domain/menus/query/cooking.ts'
import { indexMenu, type IndexedMenu } from '#app/domain/menus/query/index-menu.ts'
import { hasSense } from '#app/domain/menus/query/senses.ts'
import type { About, Detail, Part } from '../plan/part.ts'

// Dishes that one question may be about; more are a list.
const mostDishes = 3

/** What a reply was made of, as far as owners learn from it. */
interface NotedReply {
  readonly menu: GuestMenu
  readonly language: string
  readonly parts: readonly Part[]
  /** Ids of the dishes that it named. */
  readonly dishes: readonly string[]
}

/** What a question was about, and the first missing record it asked for. */
export function noteReply({ menu, language, parts, dishes }: NotedReply): {
  readonly about: QuestionNotes
} {
  const index = indexMenu(menu)
  const asked = [...new Set(parts.flatMap((part) => ('dishes' in part ? part.dishes : [])))]
  const about = asked.length > 0 ? asked : dishes
  const gap = firstOf(parts, (part) => gapOfPart(part, index))
  return {
    about: {
      menuId: menu.menu.id,
      language,
      dishIds: about.length > mostDishes ? [] : about,
      ...(gap && { gap }),
    },
  }
}

function gapOfPart(part: Part, index: IndexedMenu): Gap | undefined {
  switch (part.do) {
    case 'has':
    case 'free_of':
    case 'suits':
      return firstOf(dishesOf(part.dishes, index), (dish) => gapOfContents(dish, part.of))
    case 'tell':
      return firstOf(dishesOf(part.dishes, index), (dish) =>
        firstOf(part.of, (detail) =>
          isRecorded[detail](dish, index) ? undefined : { kind: kindOf[detail], dishId: dish.id },
        ),
      )
    case 'pictures':
      return firstOf(dishesOf(part.dishes, index), ({ id, imageUrl }) =>
        imageUrl === null ? { kind: 'picture' as const, dishId: id } : undefined,
      )
    case 'missing':
      return { kind: 'not_on_menu' }
    case 'unknown': {
      const [dishId] = part.dishes
      return dishId === undefined ? { kind: 'other' } : { kind: 'details', dishId }
    }
    default:
      return undefined
  }
}

/** What is not recorded of the facts and diets that a question asks after. */
function gapOfContents(dish: GuestDish, of: readonly About[]): Gap | undefined {
  const facts = of.flatMap((about) => (about.kind === 'fact' ? [about.fact] : []))
  const missing = facts.filter((fact) => stateOfFact(dish, fact).state === 'not_recorded')
  const isOfFood = of.some(({ kind }) => kind === 'food')
  if (dish.ingredients.length === 0 && (missing.length > 0 || isOfFood)) {
    return { kind: 'ingredients', dishId: dish.id }
  }
  const open = unanswered(missing, facts)
  if (open.length > 0) return { kind: 'allergens', facts: open, dishId: dish.id }
  return firstOf(of, (about) =>
    about.kind === 'diet' && stateOfDiet(dish, about.diet).state === 'not_recorded'
      ? { kind: 'diet' as const, facts: [about.diet], dishId: dish.id }
      : undefined,
  )
}

const kindOf: Readonly<Record<Detail, GapKind>> = {
  ingredients: 'ingredients',
  price: 'price',
  calories: 'calories',
  description: 'details',
  cooking: 'cooking',
  heat: 'tags',
  note: 'details',
}

const isRecorded: Readonly<Record<Detail, (dish: GuestDish, index: IndexedMenu) => boolean>> = {
  ingredients: ({ ingredients }) => ingredients.length > 0,
  price: ({ priceMinor }) => priceMinor !== null,
  calories: ({ calories }) => calories !== null,
  // A dish without a description is described by its ingredients.
  description: () => true,
  note: () => true,
  cooking: (dish) => cookingSentences(dish).length > 0,
  heat: ({ id }, { byId }) => {
    const indexed = byId.get(id)
    return indexed !== undefined && hasSense(indexed, 'hot', []) !== 'unknown'
  },
}

const dishesOf = (ids: readonly string[], { byId }: IndexedMenu): GuestDish[] =>
  ids.flatMap((id) => byId.get(id)?.dish ?? [])

function firstOf<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

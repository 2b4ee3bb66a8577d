import type { Gap, Insight } from '#app/domain/conversations/insight.ts'
import { unanswered } from '#app/domain/conversations/assess-gap.ts'
import type { GapKind } from '#app/db/schema/insights.ts'
import { stateOfDiet, stateOfFact } from '#app/domain/dietary/dish-state.ts'
import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { cookingSentences } from '#app/domain/menus/query/cooking.ts'
import { indexMenu, type IndexedMenu } from '#app/domain/menus/query/index-menu.ts'
import { isHeatRecorded } from '#app/domain/menus/query/senses.ts'
import type { SizeFigure } from '#app/domain/sizes/size.ts'
import type { DietaryTarget, Detail, Part } from '../plan/part.ts'

// A question about more dishes is a question about the menu.
const maxDishes = 3

interface AnsweredQuestion {
  readonly menu: GuestMenu
  readonly language: string
  readonly parts: readonly Part[]
  /** Ids of the dishes that the reply named. */
  readonly dishes: readonly string[]
}

/** Notes what a question was about, and the first missing record that it asked for. */
export function noteQuestion({ menu, language, parts, dishes }: AnsweredQuestion): Insight {
  const index = indexMenu(menu)
  const planned = [...new Set(parts.flatMap((part) => ('dishes' in part ? part.dishes : [])))]
  const about = planned.length > 0 ? planned : dishes
  const dishIds = about.length > maxDishes ? [] : about
  const gap = firstOf(parts, (part) => findGap(part, index))
  return {
    menuId: menu.menu.id,
    language,
    dishIds,
    soldOutDishIds: dishIds.filter((id) => index.byId.get(id)?.dish.isSoldOut),
    ...(gap && { gap }),
  }
}

function findGap(part: Part, index: IndexedMenu): Gap | undefined {
  const dishes = 'dishes' in part ? part.dishes.flatMap((id) => index.byId.get(id)?.dish ?? []) : []
  switch (part.do) {
    case 'has':
    case 'free_of':
    case 'suits':
      return firstOf(dishes, (dish) => findContentsGap(dish, part.of))
    case 'tell':
      return firstOf(dishes, (dish) =>
        firstOf(part.of, (detail) => {
          const gap = detailGaps[detail]
          return gap?.isMissing(dish) ? { kind: gap.kind, dishId: dish.id } : undefined
        }),
      )
    case 'pictures':
      return firstOf(dishes, ({ id, imageUrl }) =>
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

/** Finds what isn't recorded about the foods, facts and diets of a question. */
function findContentsGap(dish: GuestDish, of: readonly DietaryTarget[]): Gap | undefined {
  const facts = of.flatMap((target) => (target.kind === 'fact' ? [target.fact] : []))
  const missing = facts.filter((fact) => stateOfFact(dish, fact).state === 'not_recorded')
  const isAboutFood = of.some(({ kind }) => kind === 'food')
  if (dish.ingredients.length === 0 && (missing.length > 0 || isAboutFood)) {
    return { kind: 'ingredients', dishId: dish.id }
  }
  const open = unanswered(missing, facts)
  if (open.length > 0) return { kind: 'allergens', facts: open, dishId: dish.id }
  return firstOf(of, (target) =>
    target.kind === 'diet' && stateOfDiet(dish, target.diet).state === 'not_recorded'
      ? { kind: 'diet' as const, facts: [target.diet], dishId: dish.id }
      : undefined,
  )
}

interface DetailGap {
  readonly kind: GapKind
  readonly isMissing: (dish: GuestDish) => boolean
}

const isMissingIn =
  (figure: SizeFigure) =>
  ({ sizes }: GuestDish) =>
    sizes.some((size) => size[figure] === null)

/** The details whose absence is a gap. A dish without a description still has its ingredients. */
const detailGaps: Readonly<Partial<Record<Detail, DetailGap>>> = {
  ingredients: { kind: 'ingredients', isMissing: ({ ingredients }) => ingredients.length === 0 },
  price: { kind: 'price', isMissing: isMissingIn('priceMinor') },
  calories: { kind: 'calories', isMissing: isMissingIn('calories') },
  cooking: { kind: 'cooking', isMissing: (dish) => cookingSentences(dish).length === 0 },
  heat: { kind: 'tags', isMissing: (dish) => !isHeatRecorded(dish) },
}

function firstOf<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  return items
    .values()
    .map(find)
    .find((found) => found !== undefined)
}

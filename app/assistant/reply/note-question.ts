import type { Gap, Insight } from '#app/domain/conversations/insight.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import type { Part } from '../plan/part.ts'

// A question about more dishes is a question about the menu.
const maxDishes = 3

interface AnsweredQuestion {
  readonly menu: GuestMenu
  readonly language: string
  readonly parts: readonly Part[]
  /** Ids of the dishes that the reply named. */
  readonly dishes: readonly string[]
  /** What the reply says isn't recorded. */
  readonly gaps: readonly Gap[]
}

/** Notes what a question was about, and the first missing record that the reply admits. */
export function noteQuestion({
  menu,
  language,
  parts,
  dishes,
  gaps: [gap],
}: AnsweredQuestion): Insight {
  const { byId } = indexMenu(menu)
  const plannedDishes = [...new Set(parts.flatMap((part) => ('dishes' in part ? part.dishes : [])))]
  const about = plannedDishes.length > 0 ? plannedDishes : dishes
  const dishIds = about.length > maxDishes ? [] : about
  return {
    menuId: menu.menu.id,
    language,
    dishIds,
    soldOutDishIds: dishIds.filter((id) => byId.get(id)?.dish.isSoldOut),
    ...(gap && { gap }),
  }
}

import { foldText } from '#app/domain/dietary/fold-text.ts'
import { inSlices } from '#app/domain/in-slices.ts'

export const dishKinds = ['all', 'active', 'passive', 'without_picture'] as const

export interface DishFilter {
  /** Words that must all occur in the name, ingredients or tags. */
  readonly words: string
  /** A category's ID; empty for all. */
  readonly categoryId: string
  readonly kind: (typeof dishKinds)[number]
}

/** The fields that filters use. */
interface Filterable {
  readonly name: string
  readonly ingredients: readonly string[]
  readonly tags: readonly string[]
  readonly mainCategoryId: string | null
  readonly subCategoryId: string | null
  readonly imageUrl: string | null
  readonly isActive: boolean
}

export const noFilter: DishFilter = { words: '', categoryId: '', kind: 'all' }

export function isFiltering({ words, categoryId, kind }: DishFilter): boolean {
  return words.trim() !== '' || categoryId !== '' || kind !== 'all'
}

// Shorter lists need no filters.
const minDishesForFilters = 8

/** Whether a list of so many dishes has filters. */
export const hasFilters = (total: number, filter: DishFilter): boolean =>
  total >= minDishesForFilters || isFiltering(filter)

/** Reads a filter from a URL's query. */
export function readFilter(search: URLSearchParams): DishFilter {
  return {
    words: search.get('words') ?? '',
    categoryId: search.get('category') ?? '',
    kind: dishKinds.find((kind) => kind === search.get('kind')) ?? 'all',
  }
}

/** Returns the dishes that pass a filter, in the given order. */
export async function filterDishes<Dish extends Filterable>(
  dishes: readonly Dish[],
  filter: DishFilter,
): Promise<readonly Dish[]> {
  if (!isFiltering(filter)) return dishes
  const words = [...new Set(foldText(filter.words).split(/\s+/).filter(Boolean))]
  const passing = await inSlices(dishes, (dish) => {
    const { categoryId, kind } = filter
    if (!isOfKind(dish, kind)) return []
    if (categoryId !== '' && ![dish.mainCategoryId, dish.subCategoryId].includes(categoryId)) {
      return []
    }
    const text = words.length > 0 ? foldedText(dish) : ''
    return words.every((word) => text.includes(word)) ? [dish] : []
  })
  return passing.flat()
}

function isOfKind(dish: Filterable, kind: DishFilter['kind']): boolean {
  if (kind === 'without_picture') return dish.imageUrl === null
  return kind === 'all' || dish.isActive === (kind === 'active')
}

function foldedText({ name, ingredients, tags }: Filterable): string {
  return foldText([name, ...ingredients, ...tags].join('\n'))
}

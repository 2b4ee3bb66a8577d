import { foldText } from '#app/domain/dietary/fold-text.ts'
import type { DishRow } from './dish-row.ts'

export const shownKinds = ['all', 'active', 'passive', 'without_picture'] as const

export interface DishFilter {
  /** Words that name, ingredients and tags have to hold, all of them. */
  readonly words: string
  /** A category's id; empty for all. */
  readonly categoryId: string
  readonly kind: (typeof shownKinds)[number]
}

export const noFilter: DishFilter = { words: '', categoryId: '', kind: 'all' }

export function isFiltering({ words, categoryId, kind }: DishFilter): boolean {
  return words.trim() !== '' || categoryId !== '' || kind !== 'all'
}

/** Reads a filter from an address, so that it works without a script too. */
export function readFilter(search: URLSearchParams): DishFilter {
  return {
    words: search.get('words') ?? '',
    categoryId: search.get('category') ?? '',
    kind: shownKinds.find((kind) => kind === search.get('kind')) ?? 'all',
  }
}

// Folded once a dish: every keystroke searches the whole menu.
const foldedOf = new WeakMap<DishRow, string>()

/** The dishes that pass a filter, in their order. */
export function filterDishes(dishes: readonly DishRow[], filter: DishFilter): readonly DishRow[] {
  if (!isFiltering(filter)) return dishes
  const words = foldText(filter.words).split(/\s+/).filter(Boolean)
  return dishes.filter(
    (dish) =>
      isOfKind(dish, filter.kind) &&
      (filter.categoryId === '' ||
        [dish.mainCategoryId, dish.subCategoryId].includes(filter.categoryId)) &&
      words.every((word) => foldedText(dish).includes(word)),
  )
}

function isOfKind(dish: DishRow, kind: DishFilter['kind']): boolean {
  if (kind === 'without_picture') return dish.imageUrl === null
  return kind === 'all' || dish.isActive === (kind === 'active')
}

function foldedText(dish: DishRow): string {
  const known = foldedOf.get(dish)
  if (known !== undefined) return known
  const folded = foldText([dish.name, ...dish.ingredients, ...dish.tags].join('\n'))
  foldedOf.set(dish, folded)
  return folded
}

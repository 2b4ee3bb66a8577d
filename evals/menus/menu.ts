import type { DietaryFact } from '#app/domain/guest-menu/facts.ts'
import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'

/** A menu, and what a reply may safely say about it. */
export interface EvalMenu {
  readonly menu: GuestMenu
  /** What the owner marks each dish free of, unless another record contradicts the mark. */
  readonly markedFree: Readonly<Record<string, readonly DietaryFact[]>>
  /** Other names of each dish that a reply may use, such as the English one. */
  readonly alsoCalled: Readonly<Record<string, readonly string[]>>
}

type DishRow = readonly [
  name: string,
  priceMinor: number | null,
  calories: number | null,
  ingredients: string,
  tags: string,
  more?: Partial<GuestDish>,
]

/** Creates dishes from rows. Ingredients and tags are separated by ", "; an empty string means none. */
export function dishes(rows: readonly DishRow[]): GuestDish[] {
  return rows.map(([name, priceMinor, calories, ingredients, tags, more]) => ({
    id: name,
    name,
    description: '',
    ingredients: list(ingredients),
    tags: list(tags),
    sizes: [{ id: name, name: '', priceMinor, calories }],
    imageUrl: `/images/${encodeURIComponent(name)}.webp`,
    aiInstructions: '',
    ...more,
  }))
}

const list = (text: string) => (text === '' ? [] : text.split(', '))

/** Creates a category from its own dishes and its sections' dishes. */
export function category(
  name: string,
  dishRows: readonly DishRow[],
  sections: Readonly<Record<string, readonly DishRow[]>> = {},
): GuestMenu['categories'][number] {
  return {
    id: name,
    name,
    dishes: dishes(dishRows),
    sections: Object.entries(sections).map(([heading, rows]) => ({
      id: heading,
      name: heading,
      dishes: dishes(rows),
    })),
  }
}

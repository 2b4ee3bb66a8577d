import type { DietaryFact } from '#app/domain/guest-menu/facts.ts'
import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'

/** A menu to ask about, and what may be said of it without danger. */
export interface EvalMenu {
  readonly menu: GuestMenu
  /** By dish: what its owner marks it free of, where nothing recorded speaks against it. */
  readonly markedFree: Readonly<Record<string, readonly DietaryFact[]>>
  /** By dish: what else a reply may call it, such as its name in English. */
  readonly alsoCalled: Readonly<Record<string, readonly string[]>>
}

type Written = readonly [
  name: string,
  priceMinor: number | null,
  calories: number | null,
  ingredients: string,
  tags: string,
  more?: Partial<GuestDish>,
]

/** Dishes from lines: lists have commas between; nothing between the quotes is none. */
export function dishes(lines: readonly Written[]): GuestDish[] {
  return lines.map(([name, priceMinor, calories, ingredients, tags, more]) => ({
    id: name,
    name,
    description: '',
    ingredients: list(ingredients),
    tags: list(tags),
    calories,
    priceMinor,
    imageUrl: `/images/${encodeURIComponent(name)}.webp`,
    aiInstructions: '',
    ...more,
  }))
}

const list = (words: string) => (words === '' ? [] : words.split(', '))

/** A heading with its own dishes and those of its sub-headings. */
export function category(
  name: string,
  own: readonly Written[],
  sections: Readonly<Record<string, readonly Written[]>> = {},
): GuestMenu['categories'][number] {
  return {
    id: name,
    name,
    dishes: dishes(own),
    sections: Object.entries(sections).map(([heading, lines]) => ({
      id: heading,
      name: heading,
      dishes: dishes(lines),
    })),
  }
}

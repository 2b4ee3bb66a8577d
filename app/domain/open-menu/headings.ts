import type { MenuDocument } from './menu-document.ts'

type DocumentedMenu = MenuDocument['menus'][number]
type DocumentedSection = DocumentedMenu['categories'][number]['sections'][number]

/** A heading of a menu with its dishes. Those without a category are under one without a name. */
export interface Heading extends DocumentedSection {
  /** The name of the category that it belongs to. */
  readonly category?: string
}

/** Lists a menu's headings one after the other, for formats that don't nest them. */
export const listHeadings = ({ categories, dishes }: DocumentedMenu): readonly Heading[] => [
  ...categories.flatMap(({ sections, ...category }) => [
    category,
    ...sections.map((section) => ({ ...section, category: category.name })),
  ]),
  ...(dishes.length > 0 ? [{ id: '', name: '', dishes }] : []),
]

/**
 * The full name of a heading.
 * @param unnamed what to call the one without a name
 */
export const headingName = ({ name, category }: Heading, unnamed: string): string =>
  name === '' ? unnamed : [category, name].filter(Boolean).join(' – ')

import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { categories, dishes } from '#app/db/schema/index.ts'
import type { MenuLanguage } from '../guest-menu/menu-language.ts'
import { parseOptionGroups } from '../guest-menu/option-group.ts'
import { writtenTopics } from '../guest-menu/topics.ts'
import { readInPages } from '../dishes/read-dishes.ts'
import { readHouseFacts } from '../house/list-house-facts.ts'
import { inSlices } from '../in-slices.ts'
import type { Menu } from '../locks/lock-menu.ts'
import type { Restaurant } from '../locks/lock-restaurant.ts'
import { readShownMenus } from '../restaurants/shown-menus.ts'
import { sizesOf } from '../sizes/sizes-of.ts'
import { dishTexts, onlyField, subjectKey, type SubjectKind, type Texts } from './subjects.ts'

/**
 * Something whose texts are translated together: a dish, its note, a category, a menu's name or a
 * restaurant's text.
 */
export interface Subject {
  readonly key: string
  readonly kind: SubjectKind
  /** The menu to which it belongs; null for a restaurant's texts. */
  readonly menuId: string | null
  /** The owner's name for it, or for the dish of a note; empty for a restaurant's text. */
  readonly name: string
  /** The category of a dish or of a note's dish, if any. */
  readonly categoryId: string | null
  /** Returns the owner's texts that have to be translated into a language, by field. */
  readonly textsIn: (language: MenuLanguage) => Texts
  /** Whether guests see it; false only for inactive dishes and their notes. */
  readonly isShown: boolean
}

/**
 * Reads all subjects of a restaurant in the owner's order: its own texts, then for each menu the
 * categories and the dishes, each followed by its note.
 */
export async function readSubjects(
  transaction: Transaction,
  restaurant: Restaurant,
): Promise<Subject[]> {
  const menus = await readShownMenus(transaction, restaurant.id)
  const menuSubjects = []
  for (const menu of menus) menuSubjects.push(...(await readMenuSubjects(transaction, menu)))
  const house = await readHouseFacts(transaction, restaurant.id)
  const restaurantTexts = [
    ['notice', restaurant.visit?.notice ?? ''] as const,
    ['warning', restaurant.chatStartWarningMessage ?? ''] as const,
    ...writtenTopics.map((topic) => [`house.${topic}`, house[topic] ?? ''] as const),
  ]
  // Guests see the names of menus only if there are several.
  const namedMenus = menus.length > 1 ? menus : []
  return [
    ...restaurantTexts
      .filter(([, text]) => text.trim() !== '')
      .map(([kind, text]) => singleText(kind, restaurant.id, null, text)),
    ...namedMenus.map(({ id, name }) => singleText('menu', id, id, name)),
    ...menuSubjects,
  ]
}

const singleText = (
  kind: SubjectKind,
  id: string,
  menuId: string | null,
  text: string,
): Subject => ({
  key: subjectKey(kind, id),
  kind,
  menuId,
  name: menuId === null ? '' : text,
  categoryId: null,
  textsIn: () => ({ [onlyField]: text }),
  isShown: true,
})

async function readMenuSubjects(
  transaction: Transaction,
  { id: menuId }: Menu,
): Promise<Subject[]> {
  const headings = await transaction
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(eq(categories.menuId, menuId))
    .orderBy(asc(categories.position), asc(categories.id))
  const rows = await readInPages(transaction, eq(dishes.menuId, menuId), (onPage) =>
    transaction
      .select()
      .from(dishes)
      .where(and(eq(dishes.menuId, menuId), onPage)),
  )
  const dishSubjects = await inSlices(rows, (row): Subject[] => {
    const dish = { ...row, sizes: sizesOf(row), optionGroups: parseOptionGroups(row.optionGroups) }
    const subject = (kind: 'dish' | 'note', textsIn: Subject['textsIn']): Subject => ({
      key: subjectKey(kind, row.id),
      kind,
      menuId,
      name: row.name,
      categoryId: row.subCategoryId ?? row.mainCategoryId,
      textsIn,
      isShown: row.isActive,
    })
    const note = row.aiInstructions
    return [
      subject('dish', (language) => dishTexts(dish, language)),
      ...(note.trim() === '' ? [] : [subject('note', () => ({ [onlyField]: note }))]),
    ]
  })
  return [
    ...headings.map(({ id, name }) => singleText('category', id, menuId, name)),
    ...dishSubjects.flat(),
  ]
}

import { and, eq, inArray, or } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { categories, dishes, translations } from '#app/db/schema/index.ts'
import type { Member } from '../actor.ts'
import { asOwner } from '../as-owner.ts'
import { readDishesWithStatements } from '../dishes/read-dishes.ts'
import { parseInput } from '../parse-input.ts'
import { translatedTexts } from '../translations/menu-texts.ts'
import type { Subject } from '../translations/read-subjects.ts'
import { getLanguagePair, type LanguagePair } from '../translations/restaurant-language.ts'
import { findSubject } from '../translations/save-translation.ts'
import { translationSchema } from '../translations/schemas.ts'
import { isShowable } from '../translations/showable.ts'
import { checkNew } from '../translations/store-translations.ts'
import { onlyField, subjectKey } from '../translations/subjects.ts'
import { asGuestDishes, readFirstDishes, type Previewed } from './previewed.ts'

/**
 * Returns what guests will read in a language once a translation is saved, and stores nothing. What the
 * check would hold back is shown in the original, as guests will see it.
 * @param input as for `saveTranslation`
 * @throws {NotFoundError | InvalidInputError | InvalidFieldsError}
 */
export async function previewTranslation(
  member: Member,
  restaurantId: string,
  language: string,
  input: unknown,
): Promise<Previewed> {
  const { subject: key, texts } = parseInput(translationSchema, input)
  return asOwner(member, 'editMenus', async (transaction) => {
    const pair = await getLanguagePair(transaction, restaurantId, language)
    const { subject, source, subjects } = await findSubject(transaction, pair, key)
    const { restaurant, from, to } = pair
    const typed = { restaurantId: restaurant.id, from, to, subjects }
    const [checked] = await checkNew(transaction, [{ subject, texts }], typed)
    const isHeldBack =
      checked === undefined || checked.problems.length > 0 || checked.doubts.length > 0
    const part = await readPart(transaction, subject, pair)
    const headings = part.categories.map(({ id }) => subjectKey('category', id))
    const shownDishes = part.dishes.map(({ id }) => subjectKey('dish', id))
    const showable = await readShowable(transaction, [...headings, ...shownDishes], to)
    if (isHeldBack) showable.delete(key)
    else showable.set(key, { source, texts: checked.texts })
    const shown = translatedTexts(showable, to, from)
    const id = key.slice(subject.kind.length + 1)
    const hasText = subject.kind !== 'dish' && subject.kind !== 'category'
    return {
      restaurant,
      menu: pair.menus.find((menu) => menu.id === subject.menuId),
      headings: part.categories.map(
        (category) => shown.text('category', category.id, category.name).text,
      ),
      dishes: part.dishes,
      notices: [
        ...(isHeldBack ? (['held_back'] as const) : []),
        ...(subject.isShown ? [] : (['passive'] as const)),
      ],
      translated: {
        kind: subject.kind,
        language: to,
        texts: shown,
        text: hasText ? shown.text(subject.kind, id, source[onlyField] ?? '') : undefined,
      },
    }
  })
}

/** Reads the categories and dishes with which guests see a subject. */
async function readPart(
  transaction: Transaction,
  { kind, key, categoryId }: Subject,
  { restaurant }: LanguagePair,
) {
  const id = key.slice(kind.length + 1)
  if (kind !== 'dish' && kind !== 'category') return { categories: [], dishes: [] }
  const headings = await readHeadings(transaction, kind === 'category' ? id : categoryId)
  if (kind === 'category') {
    const isIn = or(eq(dishes.mainCategoryId, id), eq(dishes.subCategoryId, id))
    return { categories: headings, dishes: await readFirstDishes(transaction, isIn, restaurant.id) }
  }
  const { rows, stated } = await readDishesWithStatements(transaction, eq(dishes.id, id))
  const shown = await asGuestDishes(transaction, rows, stated, restaurant.id)
  return { categories: headings, dishes: shown.dishes }
}

/** Returns a category, after the one that it is part of. */
async function readHeadings(transaction: Transaction, categoryId: string | null) {
  if (categoryId === null) return []
  const names = { id: categories.id, name: categories.name, parentId: categories.parentId }
  const read = (id: string) =>
    transaction.select(names).from(categories).where(eq(categories.id, id))
  const [category] = await read(categoryId)
  const parents = category?.parentId ? await read(category.parentId) : []
  return [...parents, ...(category ? [category] : [])]
}

/** Reads the translations of some subjects that guests may read. */
async function readShowable(transaction: Transaction, keys: readonly string[], language: string) {
  const rows = await transaction
    .select({
      subject: translations.subject,
      source: translations.source,
      texts: translations.texts,
    })
    .from(translations)
    .where(
      and(
        inArray(translations.subject, [...keys]),
        eq(translations.language, language),
        isShowable,
      ),
    )
  return new Map(rows.map(({ subject, ...translation }) => [subject, translation]))
}

import { inArray } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { translations, type dishes } from '#app/db/schema/index.ts'
import { parseOptionGroups } from '../guest-menu/option-group.ts'
import { sizesOf } from '../sizes/sizes-of.ts'
import { subjectKey, subjectKindsOf, type Texts } from '../guest-menu/translation-subject.ts'

type Dish = typeof dishes.$inferSelect

/** A copied dish or category, with its original. */
export type Copy =
  | { readonly kind: 'dish'; readonly original: Dish; readonly copy: Dish }
  | { readonly kind: 'category'; readonly original: { id: string }; readonly copy: { id: string } }

/** Each subject has up to eleven translations, which the driver reads and writes in one go. */
const subjectsPerInsert = 5

/**
 * Copies the translations of dishes, their notes, and categories to their copies, whose sizes and options have new
 * ids. A copy with another name, such as "Ayran (copy)", has to be translated again.
 */
export async function copyTranslations(
  transaction: Transaction,
  copies: readonly Copy[],
  menuId: string,
): Promise<void> {
  const byKey = new Map(
    copies.flatMap((one) =>
      subjectKindsOf[one.kind].map(
        (kind) =>
          [subjectKey(kind, one.original.id), { one, key: subjectKey(kind, one.copy.id) }] as const,
      ),
    ),
  )
  const keys = [...byKey.keys()]
  for (let start = 0; start < keys.length; start += subjectsPerInsert) {
    const originals = await transaction
      .select()
      .from(translations)
      .where(inArray(translations.subject, keys.slice(start, start + subjectsPerInsert)))
    const rows = originals.flatMap((row) => {
      const copied = byKey.get(row.subject)
      if (!copied) return []
      const { one, key } = copied
      const fields = one.kind === 'dish' ? fieldsOfCopy(one.original, one.copy) : new Map()
      return [
        {
          ...row,
          id: undefined,
          menuId,
          subject: key,
          source: renamed(row.source, fields),
          texts: renamed(row.texts, fields),
        },
      ]
    })
    if (rows.length > 0) await transaction.insert(translations).values(rows)
  }
}

/** Maps the names of fields that contain ids. */
function fieldsOfCopy(original: Dish, copy: Dish): ReadonlyMap<string, string> {
  const idsOf = (dish: Dish) => {
    const groups = parseOptionGroups(dish.optionGroups)
    return [
      ...sizesOf(dish).map(({ id }) => `size.${id}`),
      ...groups.map(({ id }) => `group.${id}`),
      ...groups.flatMap(({ options }) => options.map(({ id }) => `option.${id}`)),
    ]
  }
  const copied = idsOf(copy)
  return new Map(idsOf(original).map((field, index) => [field, copied[index] ?? field]))
}

const renamed = (texts: Texts, fields: ReadonlyMap<string, string>): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [fields.get(field) ?? field, text]),
  )

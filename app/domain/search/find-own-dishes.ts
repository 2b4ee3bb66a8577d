import { asc, desc, eq, sql } from 'drizzle-orm'
import { dishes, menus } from '#app/db/schema/index.ts'
import { softenedForms } from '../dietary/inflection.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** A dish of any of an owner's menus. */
export interface OwnDish {
  readonly id: string
  readonly name: string
  readonly menuId: string
  readonly menuName: string
}

/**
 * Finds an owner's dishes, passive ones too, that have every word at the start of one in their name,
 * ingredients, tags or texts, also in its Turkish inflections; names rank first. Without a word, finds those that were changed last.
 * @param words folded, of letters and digits only
 * @returns at most `limit` dishes
 */
export async function findOwnDishes(
  member: Member,
  words: readonly string[],
  limit: number,
): Promise<OwnDish[]> {
  const query = words
    .map(
      (word) =>
        `(${softenedForms(word)
          .map((form) => `${form}:*`)
          .join(' | ')})`,
    )
    .join(' & ')
  // The owner's dishes are found by the index of their menus.
  const isOwn = sql`${dishes.menuId} = any(array(select ${menus.id} from ${menus}))`
  return asOwner(member, 'see', (transaction) =>
    transaction
      .select({
        id: dishes.id,
        name: dishes.name,
        menuId: dishes.menuId,
        menuName: menus.name,
      })
      .from(dishes)
      .innerJoin(menus, eq(menus.id, dishes.menuId))
      .where(query === '' ? isOwn : sql`${isOwn} and search @@ to_tsquery('simple', ${query})`)
      .orderBy(
        query === ''
          ? desc(dishes.updatedAt)
          : sql`ts_rank(search, to_tsquery('simple', ${query})) desc`,
        asc(dishes.name),
        asc(dishes.id),
      )
      .limit(limit),
  )
}

import type { Member } from '../actor.ts'
import { asOwner } from '../as-owner.ts'
import { assertFits } from './assert-fits.ts'
import { inOrderOfTime } from './new-rows.ts'
import { picturesOfRows } from './pictures-of-rows.ts'
import type { ReadArchive } from './read-archive.ts'
import type { HistoryTable } from './history-schemas.ts'
import type { ImportedTable } from './row-schemas.ts'
import { selectRows, type LeftOut } from './select-rows.ts'
import { suggestSlugs } from './suggest-slugs.ts'

/** What an import would create. */
export interface ArchivePreview {
  readonly exportedAt: Date
  readonly counts: Readonly<Record<ImportedTable | HistoryTable | 'pictures', number>>
  readonly restaurants: readonly {
    readonly name: string
    /** The short link in the archive; null for none. */
    readonly slug: string | null
    /** A free one: the same, or else a similar one. */
    readonly newSlug: string | null
  }[]
  readonly leftOut: LeftOut
}

/**
 * Returns what an import of an archive would create, without creating it.
 * @throws {InvalidInputError | LimitReachedError}
 */
export async function previewArchive(
  member: Member,
  { rows: all, pictures, exportedAt, history }: ReadArchive,
): Promise<ArchivePreview> {
  const { rows, leftOut } = await selectRows(all, new Date())
  await asOwner(member, 'ownEverything', (transaction) =>
    assertFits(transaction, member.ownerId, rows),
  )
  const slugs = await suggestSlugs(rows.restaurants)
  return {
    exportedAt,
    counts: {
      menus: rows.menus.length,
      categories: rows.categories.length,
      dishes: rows.dishes.length,
      dish_facts: rows.dish_facts.length,
      restaurants: rows.restaurants.length,
      restaurant_menus: rows.restaurant_menus.length,
      house_facts: rows.house_facts.length,
      sold_out: rows.sold_out.length,
      restaurant_prices: rows.restaurant_prices.length,
      scheduled_prices: rows.scheduled_prices.length,
      restaurant_languages: rows.restaurant_languages.length,
      translations: rows.translations.length,
      pictures: picturesOfRows(pictures, rows).length,
      ...history.counts,
    },
    restaurants: inOrderOfTime(rows.restaurants).map(({ id, name, slug }) => ({
      name,
      slug,
      newSlug: slugs.get(id) ?? null,
    })),
    leftOut: { ...leftOut, unlinked: leftOut.unlinked + history.unlinked },
  }
}

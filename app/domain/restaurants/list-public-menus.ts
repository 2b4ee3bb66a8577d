import { and, asc, eq, gte, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { dishes, menus, restaurantMenus, restaurants } from '#app/db/schema/index.ts'
import { showsMenu } from './shown-menus.ts'

/** Maximum number of URLs per sitemap; the protocol allows 50,000, in at most 50 MB. */
const menusPerSitemap = 10_000

/** A guest page in the sitemap. */
export interface PublicMenu {
  readonly slug: string
  /** When the restaurant or its menu was last changed. */
  readonly changedAt: Date
}

/**
 * Lists one sitemap of the public guest pages, ordered by slug.
 * @param from the first slug of the sitemap
 * @param unlistedOwnerId an owner whose restaurants are excluded
 */
export function listPublicMenus(
  from: string,
  unlistedOwnerId: string | undefined,
): Promise<PublicMenu[]> {
  return asSystem('a sitemap is listed', (transaction) =>
    transaction
      .select({
        slug: sql<string>`${restaurants.slug}`,
        changedAt: sql`greatest(${restaurants.updatedAt}, ${menus.editedAt}, (
          select max(further.edited_at) from ${restaurantMenus} join ${menus} further
            on further.id = ${restaurantMenus.menuId}
          where ${restaurantMenus.restaurantId} = ${restaurants.id}))`.mapWith(
          restaurants.updatedAt,
        ),
      })
      .from(restaurants)
      .innerJoin(menus, eq(menus.id, restaurants.menuId))
      .where(and(isPublic, isNotOwnedBy(unlistedOwnerId), gte(restaurants.slug, from)))
      .orderBy(asc(restaurants.slug))
      .limit(menusPerSitemap),
  )
}

/** Lists the first slug of each sitemap; empty if there are no public pages. */
export async function listSitemapStarts(unlistedOwnerId: string | undefined): Promise<string[]> {
  const rows = await asSystem('the sitemap index is listed', (transaction) => {
    const numbered = transaction
      .select({
        slug: sql<string>`${restaurants.slug}`.as('slug'),
        number: sql<number>`row_number() over (order by ${restaurants.slug})`.as('number'),
      })
      .from(restaurants)
      .innerJoin(menus, eq(menus.id, restaurants.menuId))
      .where(and(isPublic, isNotOwnedBy(unlistedOwnerId)))
      .as('numbered')
    return transaction
      .select({ slug: numbered.slug })
      .from(numbered)
      .where(sql`${numbered.number} % ${menusPerSitemap} = 1`)
      .orderBy(asc(numbered.slug))
  })
  return rows.map(({ slug }) => slug)
}

const isNotOwnedBy = (ownerId: string | undefined) =>
  ownerId === undefined ? undefined : ne(restaurants.ownerId, ownerId)

// The system sees deleted rows too. Menus that a restaurant shows aren't deleted.
// Owners who choose a slug want the restaurant to be found. One without may be a trial, and isn't
// listed; neither are passive and empty restaurants.
const isPublic: SQL | undefined = and(
  isNotNull(restaurants.slug),
  restaurants.isActive,
  isNull(restaurants.deletedAt),
  sql`exists (select from ${dishes} where ${showsMenu(dishes.menuId)} and ${dishes.isActive} and ${dishes.deletedAt} is null)`,
)

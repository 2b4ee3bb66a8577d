import { and, asc, eq, gte, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { dishes, menus, restaurantMenus, restaurants } from '#app/db/schema/index.ts'

/**
 * Number of URLs per sitemap; the protocol allows 50,000, in at most 50 MB. Small, so that no query
 * takes long, and a sitemap needn't be streamed: it has half a megabyte.
 */
export const menusPerSitemap = 5_000

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
  const starts: string[] = []
  let start = await findSlug('', 0, unlistedOwnerId)
  while (start !== undefined) {
    starts.push(start)
    start = await findSlug(start, menusPerSitemap, unlistedOwnerId)
  }
  return starts
}

/** Finds the slug that comes `later` public pages after the first one from a slug on. */
async function findSlug(
  from: string,
  later: number,
  unlistedOwnerId: string | undefined,
): Promise<string | undefined> {
  const [row] = await asSystem('the sitemap index is listed', (transaction) =>
    transaction
      .select({ slug: sql<string>`${restaurants.slug}` })
      .from(restaurants)
      .innerJoin(menus, eq(menus.id, restaurants.menuId))
      .where(and(isPublic, isNotOwnedBy(unlistedOwnerId), gte(restaurants.slug, from)))
      .orderBy(asc(restaurants.slug))
      .offset(later)
      .limit(1),
  )
  return row?.slug
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
  // The menus as an array: with `or`, Postgres would read all dishes for each restaurant.
  sql`exists (select from ${dishes} where ${dishes.isActive} and ${dishes.deletedAt} is null
    and ${dishes.menuId} = any(${restaurants.menuId} || array(
      select ${restaurantMenus.menuId} from ${restaurantMenus}
      where ${restaurantMenus.restaurantId} = ${restaurants.id})))`,
)

import { and, asc, eq, gte, isNotNull, ne, sql, type SQL } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { dishes, menus, restaurants } from '#app/db/schema/index.ts'

/** How many addresses one sitemap holds; the protocol allows 50,000, in at most 50 MB. */
export const menusPerSitemap = 10_000

/** A guest page that search engines are told of. */
export interface PublicMenu {
  readonly slug: string
  /** When what guests see of it was last changed. */
  readonly changedAt: Date
}

/**
 * A part of the guest pages that search engines are told of, in the order of their addresses.
 * @param from the address with which the part begins
 * @param unlistedOwnerId an owner whose restaurants are left out
 */
export function listPublicMenus(
  from: string,
  unlistedOwnerId: string | undefined,
): Promise<PublicMenu[]> {
  return asSystem('addresses of menus are listed for search engines', (transaction) =>
    transaction
      .select({
        slug: sql<string>`${restaurants.slug}`,
        changedAt: sql`greatest(${restaurants.updatedAt}, ${menus.editedAt})`.mapWith(
          restaurants.updatedAt,
        ),
      })
      .from(restaurants)
      .innerJoin(menus, eq(menus.id, restaurants.menuId))
      .where(and(isPublic, isOfAnother(unlistedOwnerId), gte(restaurants.slug, from)))
      .orderBy(asc(restaurants.slug))
      .limit(menusPerSitemap),
  )
}

/** The addresses with which the parts begin; none while there is nothing to tell. */
export async function listSitemapStarts(unlistedOwnerId: string | undefined): Promise<string[]> {
  const rows = await asSystem('sitemaps are listed for search engines', (transaction) => {
    const numbered = transaction
      .select({
        slug: sql<string>`${restaurants.slug}`.as('slug'),
        place: sql<number>`row_number() over (order by ${restaurants.slug})`.as('place'),
      })
      .from(restaurants)
      .innerJoin(menus, eq(menus.id, restaurants.menuId))
      .where(and(isPublic, isOfAnother(unlistedOwnerId)))
      .as('numbered')
    return transaction
      .select({ slug: numbered.slug })
      .from(numbered)
      .where(sql`${numbered.place} % ${menusPerSitemap} = 1`)
      .orderBy(asc(numbered.slug))
  })
  return rows.map(({ slug }) => slug)
}

const isOfAnother = (ownerId: string | undefined) =>
  ownerId === undefined ? undefined : ne(restaurants.ownerId, ownerId)

// Whoever gives a restaurant a readable address means it to be known; one that has its id alone
// may be a trial, and stays unlisted. So does what guests would find closed or empty.
const isPublic: SQL | undefined = and(
  isNotNull(restaurants.slug),
  restaurants.isActive,
  sql`exists (select from ${dishes} where ${dishes.menuId} = ${menus.id} and ${dishes.isActive})`,
)

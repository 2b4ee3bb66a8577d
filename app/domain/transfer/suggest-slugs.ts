import { inArray } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { restaurants } from '#app/db/schema/index.ts'
import { maxSlugLength, restaurantSchema } from '../restaurants/schemas.ts'
import type { ArchivedRow } from './row-schemas.ts'

const suffixes = ['', '-2', '-3', '-4', '-5', '-6', '-7', '-8', '-9']

const candidatesFor = (slug: string): string[] =>
  suffixes
    .map((suffix) => slug.slice(0, maxSlugLength - suffix.length).replace(/-$/, '') + suffix)
    .filter((candidate) => restaurantSchema.shape.slug.safeParse(candidate).success)

/**
 * Finds a free short link for each restaurant that has one: its own, or else one with a number.
 * @returns the short links by the restaurants' ids; null for none
 */
export async function suggestSlugs(
  archived: readonly ArchivedRow<'restaurants'>[],
): Promise<ReadonlyMap<string, string | null>> {
  const candidates = new Map(
    archived.map(({ id, slug }) => [id, slug === null ? [] : candidatesFor(slug)] as const),
  )
  const wanted = [...candidates.values()].flat()
  // Other owners' restaurants, and deleted ones, have short links too.
  const stored = await asSystem('short links are looked up for an import', (transaction) =>
    transaction
      .select({ slug: restaurants.slug })
      .from(restaurants)
      .where(inArray(restaurants.slug, wanted)),
  )
  const taken = new Set(stored.map(({ slug }) => slug))
  return new Map(
    archived.map(({ id }) => {
      const free = candidates.get(id)?.find((candidate) => !taken.has(candidate)) ?? null
      taken.add(free)
      return [id, free]
    }),
  )
}

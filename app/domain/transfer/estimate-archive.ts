import { isNotNull } from 'drizzle-orm'
import { dishes, messages, restaurants, translations } from '#app/db/schema/index.ts'
import type { Member } from '../actor.ts'
import { asOwner } from '../as-owner.ts'

/** What a row adds to an archive, packed, in bytes: mostly ids, which hardly shrink. */
const bytesPerRow = 200
const sizesAtOnce = 20

const inMegabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024)

/** What may make an archive too large to be imported; see `limits.ts`. */
export interface ArchiveEstimate {
  readonly megabytes: number
  /** The size of an archive that leaves the conversations out. */
  readonly megabytesWithoutConversations: number
  readonly translations: number
  readonly messages: number
}

/**
 * Estimates an account's archive without writing it.
 * @param sizeOf returns the size in bytes of the picture at a path on our origin; 0 if there is none
 * @throws {ForbiddenError}
 */
export async function estimateArchive(
  member: Member,
  sizeOf: (path: string) => Promise<number>,
): Promise<ArchiveEstimate> {
  const { paths, translated, dishCount, messageCount } = await asOwner(
    member,
    'ownEverything',
    async (transaction) => {
      const ofDishes = await transaction
        .select({ path: dishes.imageUrl })
        .from(dishes)
        .where(isNotNull(dishes.imageUrl))
      const ofRestaurants = await transaction
        .select({ logo: restaurants.logoUrl, cover: restaurants.coverUrl })
        .from(restaurants)
      return {
        paths: [
          ...ofDishes.map(({ path }) => path),
          ...ofRestaurants.flatMap(({ logo, cover }) => [logo, cover]),
        ].filter((path) => path !== null),
        translated: await transaction.$count(translations),
        dishCount: await transaction.$count(dishes),
        messageCount: await transaction.$count(messages),
      }
    },
  )
  let bytes = (translated + dishCount) * bytesPerRow
  for (let start = 0; start < paths.length; start += sizesAtOnce) {
    const sizes = await Promise.all(paths.slice(start, start + sizesAtOnce).map(sizeOf))
    for (const size of sizes) bytes += size
  }
  return {
    megabytes: inMegabytes(bytes + messageCount * bytesPerRow),
    megabytesWithoutConversations: inMegabytes(bytes),
    translations: translated,
    messages: messageCount,
  }
}

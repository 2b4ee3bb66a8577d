import { sql, type SQL } from 'drizzle-orm'
import { dishes, restaurants } from '#app/db/schema/index.ts'

/** The pictures that owners replace, delete and restore. */
export const pictureKinds = ['dishPicture', 'logo', 'cover'] as const

export type PictureKind = (typeof pictureKinds)[number]

/** Where each kind of picture is recorded. */
export const pictureColumns = {
  dishPicture: { table: dishes, url: dishes.imageUrl, formerAt: dishes.formerImageAt },
  logo: { table: restaurants, url: restaurants.logoUrl, formerAt: restaurants.formerLogoAt },
  cover: { table: restaurants, url: restaurants.coverUrl, formerAt: restaurants.formerCoverAt },
} as const

/** The result of a change of a picture, with which it can be undone. */
export interface PictureChange {
  /** When the previous picture was replaced or deleted; null if there was none. */
  readonly formerAt: Date | null
}

/** Returns the time of the former picture after a change to `newUrl`, which is null if deleted. */
export function formerAtWith(kind: PictureKind, newUrl: string | null): SQL<Date | null> {
  const { url, formerAt } = pictureColumns[kind]
  return sql`case when ${url} is not null and ${url} is distinct from ${newUrl}::text
    then now() else ${formerAt} end`
}

/** Describes a change by the time of the former picture before and after it. */
export const changeBetween = (before: Date | null, after: Date | null): PictureChange => ({
  formerAt: before?.getTime() === after?.getTime() ? null : after,
})

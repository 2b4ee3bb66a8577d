import type { ArchivedPicture } from './manifest.ts'
import type { ArchivedRows } from './row-schemas.ts'
import { unique } from './unique.ts'

/** Selects the pictures of the rows that are imported. */
export function picturesOfRows(
  pictures: readonly ArchivedPicture[],
  { dishes, restaurants }: Pick<ArchivedRows, 'dishes' | 'restaurants'>,
): ArchivedPicture[] {
  const dishIds = new Set(dishes.map(({ id }) => id))
  const restaurantIds = new Set(restaurants.map(({ id }) => id))
  return unique(
    pictures,
    ({ kind, id }) => (kind === 'dishPicture' ? dishIds : restaurantIds).has(id) && `${kind} ${id}`,
  )
}

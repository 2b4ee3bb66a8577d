/** The folders of pictures; the first and last are the spec's storage buckets (section 3). */
export const buckets = ['restaurant-logos', 'restaurant-covers', 'menu-item-images'] as const
export type Bucket = (typeof buckets)[number]

const pattern = new RegExp(`^(?:${buckets.join('|')})/[0-9a-f-]{36}(?:\\.small)?\\.webp$`)

/** Whether a path below /images/ can be that of a picture. */
export function isPicturePath(path: string): boolean {
  return pattern.test(path)
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const slug = /^[a-z0-9](?:-?[a-z0-9]){1,59}$/

/** The id of a restaurant in a URL, or the slug that its owner chose. */
export type RestaurantKey = { readonly id: string } | { readonly slug: string }

/** Parses the path segment that identifies a restaurant; undefined if it is invalid. */
export function parseRestaurantKey(text: string): RestaurantKey | undefined {
  const key = text.toLowerCase()
  if (uuid.test(key)) return { id: key }
  if (slug.test(key)) return { slug: key }
  return undefined
}

/**
 * Returns the URL of a picture's small version, for lists. If there is none, as in the sample menu,
 * the server falls back to the full picture.
 */
export function smallImageUrl(imageUrl: string): string {
  return imageUrl.replace(/\.webp(?=\?|$)/, '.small.webp')
}

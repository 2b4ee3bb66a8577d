/**
 * Returns the URL of a picture in small, 288 px square, for lists. If it doesn't exist, as in the
 * sample menu, the server falls back to the full picture.
 */
export function smallImageUrl(imageUrl: string): string {
  return imageUrl.replace(/\.webp(?=\?|$)/, '.small.webp')
}

/**
 * The URL of a stored picture's small form, for lists: 288 px square. If there is none, as in the
 * sample menu, the server falls back to the full picture.
 */
export function smallImageUrl(imageUrl: string): string {
  return imageUrl.replace(/\.webp(?=\?|$)/, '.small.webp')
}

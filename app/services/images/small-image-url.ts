/**
 * The small form of a stored picture, for lists: 288 px square. A picture that has none,
 * such as those of the sample menu, is answered with the full one.
 */
export function smallImageUrl(imageUrl: string): string {
  return imageUrl.replace(/\.webp(?=\?|$)/, '.small.webp')
}

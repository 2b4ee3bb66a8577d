const pattern = /^(restaurant-logos|menu-item-images)\/[0-9a-f-]{36}(?:\.small)?\.webp$/

/** Whether a path below /images/ has the pattern of a picture's path. */
export function isPicturePath(path: string): boolean {
  return pattern.test(path)
}

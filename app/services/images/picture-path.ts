const pattern = /^(restaurant-logos|menu-item-images)\/[0-9a-f-]{36}(?:\.small)?\.webp$/

/** Whether a path below /images/ can be that of a picture. */
export function isPicturePath(path: string): boolean {
  return pattern.test(path)
}

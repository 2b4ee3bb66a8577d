const form = /^(restaurant-logos|menu-item-images)\/[0-9a-f-]{36}(?:\.small)?\.webp$/

/** Whether a path below /images/ is one that a picture can have. */
export function isPicturePath(path: string): boolean {
  return form.test(path)
}

import type { RestaurantWithMenu } from '#app/domain/restaurants/restaurant-with-menu.ts'

/** A restaurant as lists show it. */
export interface ShownRestaurant {
  readonly id: string
  readonly name: string
  readonly location: string
  readonly logoUrl: string | null
  readonly isActive: boolean
  readonly menu: { readonly id: string; readonly name: string } | null
  /** Path of its menu for guests, by the name that its owner chose. */
  readonly guestPath: string
  /** What its QR code says: by the id, which never changes. */
  readonly qrAddress: string
}

export function showRestaurant(
  { id, name, location, logoUrl, isActive, menu, slug }: RestaurantWithMenu,
  appUrl: string,
): ShownRestaurant {
  return {
    id,
    name,
    location,
    logoUrl,
    isActive,
    menu: menu && { id: menu.id, name: menu.name },
    guestPath: `/${slug ?? id}`,
    qrAddress: `${appUrl}/${id}`,
  }
}

import type { RestaurantWithMenu } from '#app/domain/restaurants/restaurant-with-menu.ts'

/** A restaurant as shown in lists. */
export interface RestaurantView {
  readonly id: string
  readonly name: string
  readonly location: string
  readonly logoUrl: string | null
  readonly coverUrl: string | null
  readonly isActive: boolean
  /** The menus that it shows, in order. */
  readonly menus: readonly { readonly id: string; readonly name: string }[]
  /** Whether its prices may differ from its menu's. */
  readonly mayHavePrices: boolean
  /** Path of the guest page: the slug, or the ID if there is none. */
  readonly guestPath: string
  /** URL of the QR code, by the ID, which never changes. */
  readonly qrUrl: string
}

export function toRestaurantView(
  {
    id,
    name,
    location,
    logoUrl,
    coverUrl,
    isActive,
    menu,
    furtherMenus,
    mayHavePrices,
    slug,
  }: RestaurantWithMenu,
  appUrl: string,
): RestaurantView {
  return {
    id,
    name,
    location,
    logoUrl,
    coverUrl,
    isActive,
    menus: menu ? [{ id: menu.id, name: menu.name }, ...furtherMenus] : [],
    mayHavePrices,
    guestPath: `/${slug ?? id}`,
    qrUrl: `${appUrl}/${id}`,
  }
}

import { href } from 'react-router'
import type { Setup, SetupStep } from '#app/domain/setup/find-setup.ts'
import { plansPath } from '../../pricing/plans-path.ts'

/** Returns where an owner does a step. */
export function mendingAddress({ restaurant, menuId }: Setup, step: SetupStep): string {
  const restaurantPath = restaurant
    ? href('/dashboard/restaurants/restaurant/:restaurantId', { restaurantId: restaurant.id })
    : href('/dashboard/restaurants')
  const menus = href('/dashboard/menuList')
  switch (step) {
    case 'restaurant':
    case 'shown':
    case 'active':
      return restaurantPath
    case 'menu':
      return menus
    case 'dish':
    case 'active_dish':
      return menuId === null ? menus : href('/dashboard/menuList/menu/:menuId/itemList', { menuId })
    case 'subscription':
      return plansPath
    case 'assistant':
      return menuId === null ? menus : href('/dashboard/menuList/menu/:menuId/update', { menuId })
  }
}

import { href } from 'react-router'
import type { Setup, SetupStep } from '#app/domain/setup/list-setups.ts'
import { plansPath } from '../../pricing/plans-path.ts'
import { stepAddress } from '../start/start-steps.ts'

/** Returns where an owner does a step. */
export function mendingAddress({ restaurant, menuId }: Setup, step: SetupStep): string {
  const restaurantPath = restaurant
    ? href('/dashboard/restaurants/restaurant/:restaurantId', { restaurantId: restaurant.id })
    : stepAddress('restaurant')
  const menus = href('/dashboard/menuList')
  switch (step) {
    case 'restaurant':
    case 'shown':
    case 'active':
      return restaurantPath
    case 'menu':
      return stepAddress('menu', restaurant?.id)
    case 'dish':
      return stepAddress('dishes', restaurant?.id)
    case 'active_dish':
      return menuId === null ? menus : href('/dashboard/menuList/menu/:menuId/itemList', { menuId })
    case 'subscription':
      return plansPath
    case 'assistant':
      return menuId === null ? menus : href('/dashboard/menuList/menu/:menuId/update', { menuId })
  }
}

import { href } from 'react-router'
import type { Setup, SetupStep } from '#app/domain/setup/list-setups.ts'
import { plansPath } from '../../pricing/account-paths.ts'
import { startStepPath } from '../start/start-steps.ts'

/** Returns the path of the page on which an owner completes a setup step. */
export function setupStepPath({ restaurant, menuId }: Setup, step: SetupStep): string {
  const restaurantPath = restaurant
    ? href('/dashboard/restaurants/restaurant/:restaurantId', { restaurantId: restaurant.id })
    : startStepPath('restaurant')
  const menus = href('/dashboard/menuList')
  switch (step) {
    case 'restaurant':
    case 'shown':
    case 'active':
      return restaurantPath
    case 'menu':
      return startStepPath('menu', restaurant?.id)
    case 'dish':
      return startStepPath('dishes', restaurant?.id)
    case 'active_dish':
      return menuId === null ? menus : href('/dashboard/menuList/menu/:menuId/itemList', { menuId })
    case 'subscription':
      return plansPath
    case 'assistant':
      return menuId === null ? menus : href('/dashboard/menuList/menu/:menuId/update', { menuId })
  }
}

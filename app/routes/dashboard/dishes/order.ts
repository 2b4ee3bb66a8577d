import { reorderDishes } from '#app/domain/dishes/reorder-dishes.ts'
import { orderAction } from '#app/handlers/order-action.ts'
import { orderHandle } from '#app/handlers/order-handle.ts'
import type { Route } from './+types/order'

export const handle = orderHandle

/** Saves the order of a category's dishes. */
export const action = orderAction((ownerId, { menuId }: Route.ActionArgs['params'], input) =>
  reorderDishes(ownerId, menuId, input),
)

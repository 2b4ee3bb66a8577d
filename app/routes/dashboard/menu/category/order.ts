import { reorderCategories } from '#app/domain/categories/reorder-categories.ts'
import { orderAction } from '#app/handlers/order-action.ts'
import { orderHandle } from '#app/handlers/order-handle.ts'

export const handle = orderHandle

const order = orderAction((ownerId, { menuId }: { menuId: string }, input) =>
  reorderCategories(ownerId, menuId, input),
)

export { order as action, order as loader }

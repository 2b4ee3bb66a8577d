import { reorderCategories } from '#app/domain/categories/reorder-categories.ts'
import { orderAction } from '#app/handlers/order-action.ts'

const order = orderAction((ownerId, { menuId }: { menuId: string }, input) =>
  reorderCategories(ownerId, menuId, input),
)

export { order as action, order as loader }

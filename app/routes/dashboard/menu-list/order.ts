import { reorderMenus } from '#app/domain/menus/reorder-menus.ts'
import { orderAction } from '#app/handlers/order-action.ts'
import { orderHandle } from '#app/handlers/order-handle.ts'

export const handle = orderHandle

const order = orderAction((ownerId, _: object, input) => reorderMenus(ownerId, input))

export { order as action, order as loader }

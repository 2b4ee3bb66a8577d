import { previewRestaurant } from '#app/domain/preview/preview-restaurant.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { previewRoute } from '../../preview/preview-route.ts'
import type { Route } from './+types/details-route'

export const handle = appHandle({ policy: { permission: 'editMenus' } })

const preview = previewRoute<Route.ActionArgs['params']>({
  of: 'restaurant',
  read: (member, { restaurantId }, values) => previewRestaurant(member, restaurantId, values),
})

export { preview as action, preview as loader }

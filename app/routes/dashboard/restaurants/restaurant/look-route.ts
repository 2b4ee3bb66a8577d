import { previewLook } from '#app/domain/preview/preview-look.ts'
import { previewRoute } from '../../preview/preview-route.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import type { Route } from './+types/look-route'

export const handle = appHandle({ policy: { permission: 'editMenus' } })

const preview = previewRoute<Route.ActionArgs['params']>({
  of: 'look',
  read: (ownerId, { restaurantId }, values) => previewLook(ownerId, restaurantId, values),
})

export { preview as action, preview as loader }

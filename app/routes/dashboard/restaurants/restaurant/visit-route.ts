import { previewVisit } from '#app/domain/preview/preview-visit.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { previewRoute } from '../../preview/preview-route.ts'
import type { Route } from './+types/visit-route'

export const handle = appHandle({ policy: { permission: 'editMenus' } })

const preview = previewRoute<Route.ActionArgs['params']>({
  of: 'visit',
  read: (member, { restaurantId }, values) => previewVisit(member, restaurantId, values),
})

export { preview as action, preview as loader }

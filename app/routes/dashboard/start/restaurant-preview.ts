import { previewNewRestaurant } from '#app/domain/preview/preview-restaurant.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { previewRoute } from '../preview/preview-route.ts'

export const handle = appHandle({ policy: { permission: 'addMenus' } })

const preview = previewRoute({
  of: 'restaurant',
  read: (member, _params, values) => previewNewRestaurant(member, values),
})

export { preview as action, preview as loader }

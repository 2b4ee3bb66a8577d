import { previewTranslation } from '#app/domain/preview/preview-translation.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { previewRoute } from '../../preview/preview-route.ts'
import type { Route } from './+types/translation-preview'

export const handle = appHandle({ policy: { permission: 'editMenus' } })

const preview = previewRoute<Route.ActionArgs['params']>({
  of: 'translation',
  read: (member, { restaurantId, language }, values) =>
    previewTranslation(member, restaurantId, language, values),
})

export { preview as action, preview as loader }

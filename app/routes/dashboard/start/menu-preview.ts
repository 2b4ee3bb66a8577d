import { previewStartedMenu } from '#app/domain/preview/preview-started-menu.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { previewRoute } from '../preview/preview-route.ts'

export const handle = appHandle({ policy: { permission: 'addMenus' } })

const preview = previewRoute({
  of: 'menu',
  read: (member, _params, values, locale) => previewStartedMenu(member, values, locale),
})

export { preview as action, preview as loader }

import { appHandle } from '#app/ui/app-handle.ts'

/** The breadcrumb that all menu pages share. */
export const handle = appHandle({ policy: { permission: 'editMenus' }, breadcrumb: 'menus' })

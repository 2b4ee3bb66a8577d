import { appHandle } from '#app/ui/app-handle.ts'

/** The step in the breadcrumbs that all pages about menus share. */
export const handle = appHandle({ breadcrumb: 'menus' })

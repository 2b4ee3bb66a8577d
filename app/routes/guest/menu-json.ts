import { appHandle } from '#app/ui/app-handle.ts'
import { menuFile } from './menu-file.server.ts'

export const handle = appHandle({ policy: { isOpen: true } })

/** A restaurant's menus for other programs. */
export const loader = menuFile((document) => ({
  body: JSON.stringify(document),
  type: 'application/json',
}))

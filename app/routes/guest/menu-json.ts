import { menuFile } from './menu-file.server.ts'

/** A restaurant's menus for other programs. */
export const loader = menuFile((document) => ({
  body: JSON.stringify(document),
  type: 'application/json',
}))

import { toFoodMenus } from '#app/domain/open-menu/food-menus.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { menuFile } from './menu-file.server.ts'

export const handle = appHandle({ policy: { isOpen: true } })

/** A restaurant's menus as Google's Business Profile API takes them. */
export const loader = menuFile((document, language) => ({
  body: JSON.stringify(toFoodMenus(document, guestTranslator(language))),
  type: 'application/json',
}))

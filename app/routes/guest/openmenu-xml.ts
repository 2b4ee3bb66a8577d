import { toOpenMenu } from '#app/domain/open-menu/openmenu-format.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { menuFile } from './menu-file.server.ts'

export const handle = appHandle({ policy: { isOpen: true } })

/** A restaurant's menus in the OpenMenu Format. */
export const loader = menuFile((document, language) => ({
  body: toOpenMenu(document, guestTranslator(language), new Date().toISOString().slice(0, 10)),
  type: 'application/xml; charset=utf-8',
}))

import { sentencesOf } from '#app/domain/house/sentences.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'

/**
 * The sentences of a menu's context by the short names with which plans point at them: p1, p2 …
 * They hold for one version of the menu.
 */
export const passagesOf = ({ menu }: GuestMenu): ReadonlyMap<string, string> =>
  new Map(sentencesOf(menu.aiContext).map((sentence, place) => [`p${place + 1}`, sentence]))

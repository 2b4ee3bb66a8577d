import { splitSentences } from '#app/domain/house/sentences.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'

/**
 * Numbers the sentences of a menu's context p1, p2 …, as plans refer to them. The numbers are valid
 * for one version of the menu.
 */
export const numberPassages = ({ menu }: GuestMenu): ReadonlyMap<string, string> =>
  new Map(splitSentences(menu.aiContext).map((sentence, index) => [`p${index + 1}`, sentence]))

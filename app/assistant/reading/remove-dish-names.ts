import { foldLetters } from '#app/domain/dietary/fold-text.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { indexNames } from './name-index.ts'

/**
 * Removes dish names from a message, because "İmam Bayıldı", an aubergine dish, means "the imam
 * fainted". Keeps names of one word, and names that the guest shortened.
 */
export function removeDishNames(message: string, menu: GuestMenu): string {
  let text = message.normalize('NFC')
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    folded: foldLetters(match[0]),
  }))
  const { wholeNames, wholeLengths } = indexNames(menu)
  /** Where the name of these words is on the menu; Infinity for none. */
  const placeOf = (folded: readonly string[]) => {
    const whole = folded.join(' ')
    const maxCut = Math.min(maxEnding, (folded.at(-1)?.length ?? 0) - 1)
    const places = Array.from({ length: maxCut + 1 }, (_, cut) =>
      wholeNames.get(whole.slice(0, whole.length - cut)),
    )
    return Math.min(...places.map((found) => found?.place ?? Infinity))
  }
  // Starts at the end, so that earlier positions stay valid.
  for (const [index, first] of [...words.entries()].toReversed()) {
    let found: { readonly place: number; readonly end: number } | undefined
    for (const length of wholeLengths.get(first.folded) ?? []) {
      const last = words[index + length - 1]
      if (!last || length === 1) continue
      const place = placeOf(words.slice(index, index + length).map(({ folded }) => folded))
      if (place < (found?.place ?? Infinity)) found = { place, end: last.end }
    }
    if (found) text = `${text.slice(0, first.start)} ${text.slice(found.end)}`
  }
  return text
}

/** In letters: a Turkish name takes endings, and people omit the apostrophe before them. */
const maxEnding = 4

import { foldLetters } from '#app/domain/dietary/fold-text.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { indexNames } from './name-index.ts'

/**
 * Removes dish names from a message, because "İmam Bayıldı" is an aubergine dish and means "the imam
 * fainted". Keeps names of one word, and names that the guest shortened.
 */
export function removeDishNames(message: string, menu: GuestMenu): string {
  let text = message.normalize('NFC')
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    folded: foldLetters(match[0]),
  }))
  const { wholeNames } = indexNames(menu)
  // Starts at the end, so that earlier positions stay valid.
  for (const [index, first] of [...words.entries()].toReversed()) {
    const name = wholeNames
      .get(first.folded)
      ?.find((parts) => isNameAt(parts, words.slice(index, index + parts.length)))
    const last = name && words[index + name.length - 1]
    if (last) text = `${text.slice(0, first.start)} ${text.slice(last.end)}`
  }
  return text
}

/** In letters: a Turkish name takes endings, and people omit the apostrophe before them. */
const maxEnding = 4

const isNameAt = (parts: readonly string[], words: readonly { readonly folded: string }[]) =>
  parts.every((part, index) => {
    const text = words[index]?.folded ?? ''
    const isLast = index === parts.length - 1
    return isLast ? text.startsWith(part) && text.length <= part.length + maxEnding : text === part
  })

import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { foldLetters } from '#app/domain/dietary/fold-text.ts'
import { indexNames } from './name-index.ts'

/**
 * A message without the whole names of dishes: "İmam Bayıldı" means that the imam fainted, and is
 * an aubergine. Names of one word stay, as do those that the guest shortens.
 */
export function withoutNames(message: string, menu: GuestMenu): string {
  let left = message.normalize('NFC')
  const words = [...left.matchAll(word)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: foldLetters(match[0]),
  }))
  const { wholeNames } = indexNames(menu)
  // From the end, so that the places of what comes before stay as they are.
  for (let place = words.length - 1; place >= 0; place--) {
    const begun = wholeNames.get(words[place]?.text ?? '') ?? []
    const name = begun.find((parts) => isAt(parts, words.slice(place, place + parts.length)))
    const [start, end] = [words[place]?.start, words[place + (name?.length ?? 0) - 1]?.end]
    if (name && start !== undefined && end !== undefined) {
      left = `${left.slice(0, start)} ${left.slice(end)}`
    }
  }
  return left
}

const word = /[\p{L}\p{M}\p{N}]+/gu
// A Turkish name takes its endings without an apostrophe where somebody types in a hurry.
const mostEnding = 4

function isAt(parts: readonly string[], words: readonly { readonly text: string }[]): boolean {
  return parts.every((part, index) => {
    const text = words[index]?.text ?? ''
    const isLast = index === parts.length - 1
    return isLast ? text.startsWith(part) && text.length <= part.length + mostEnding : text === part
  })
}

/** Whether a guest's folded word is a name's word with one typing error. */
export function isMistyped(word: string, name: string): boolean {
  if (word.length < 5 || name.length < 5) return false
  // Suffixes change the end of a Turkish word, so only its start is compared.
  const start = word.slice(0, Math.max(name.length, 5))
  return isOneEditApart(word, name) || (name.length > 5 && isOneEditApart(start, name))
}

const minLengthForTwoEdits = 9

/**
 * Whether an owner's folded word may be a misspelling of a name's word, with any ending: one error
 * in words of six letters or more, two in words of nine or more.
 */
export function isMisspelt(word: string, name: string): boolean {
  if (word === name || word.length < 6 || name.length < 6) return false
  if (isMistyped(word, name)) return true
  const isLong = Math.min(name.length, word.length + 1) >= minLengthForTwoEdits
  return isLong && prefixDistance(word, name) <= 2
}

/**
 * Returns the minimum number of letters to add, remove or change to make one word a prefix of the
 * other.
 */
function prefixDistance(written: string, name: string): number {
  let previous = Array.from({ length: name.length + 1 }, (_, index) => index)
  let fewest = name.length
  for (const [row, letter] of Array.from(written.slice(0, name.length + 2)).entries()) {
    const current = [row + 1]
    for (let column = 0; column < name.length; column++) {
      const substitutionCost = (previous[column] ?? 0) + (letter === name[column] ? 0 : 1)
      current.push(
        Math.min((previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1, substitutionCost),
      )
    }
    fewest = Math.min(fewest, current.at(-1) ?? fewest)
    previous = current
  }
  return fewest
}

/**
 * Whether two words differ by one added, removed or changed letter, or by two swapped neighbours.
 */
function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const rest = (text: string, from: number) => text.slice(start + from)
  return (
    rest(a, 1) === rest(b, 1) ||
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    (a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, 2) === rest(b, 2))
  )
}

/** Whether a guest's folded word is a name's word with one typing error. */
export function isMistyped(typed: string, named: string): boolean {
  if (typed.length < 5 || named.length < 5) return false
  // Suffixes change the end of a Turkish word, so only its start is compared.
  const start = typed.slice(0, Math.max(named.length, 5))
  return isOneEditApart(typed, named) || (named.length > 5 && isOneEditApart(start, named))
}

const minLengthForTwoEdits = 9

/**
 * Whether an owner's folded word may be a misspelling of a name's word, with any ending: one error
 * in words of six letters or more, two in words of nine or more.
 */
export function isMisspelt(written: string, named: string): boolean {
  if (written === named || written.length < 6 || named.length < 6) return false
  if (isMistyped(written, named)) return true
  const isLong = Math.min(named.length, written.length + 1) >= minLengthForTwoEdits
  return isLong && prefixDistance(written, named) <= 2
}

/**
 * Returns the minimum number of letters to add, remove or change to make one word a prefix of the
 * other.
 */
function prefixDistance(written: string, named: string): number {
  let previous = Array.from({ length: named.length + 1 }, (_, index) => index)
  let fewest = named.length
  for (const [row, letter] of Array.from(written.slice(0, named.length + 2)).entries()) {
    const current = [row + 1]
    for (let column = 0; column < named.length; column++) {
      const changed = (previous[column] ?? 0) + (letter === named[column] ? 0 : 1)
      current.push(Math.min((previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1, changed))
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

/** Between lines that are the same, at most so many lines are compared with so many. */
const maxComparisons = 1_000_000
/** Longer lines are only paired if they are the same. */
const maxLineLength = 200
/** How many lines below the last one of a pair may be the next one. */
const reach = 8
/** The share of a line's letters that may differ if it is still the same line, corrected. */
const maxDifference = 0.45

/**
 * Finds which lines of a text have become which lines of its corrected version: the same lines first, and
 * between them those that are alike. Returns the old lines' indices by the new ones'. Works in steps.
 */
export function* pairLines(
  before: readonly string[],
  after: readonly string[],
): Generator<void, Map<number, number>> {
  const pairs = new Map<number, number>()
  const isSame = (old: number, now: number) => before[old] === after[now]
  let start = 0
  while (start < Math.min(before.length, after.length) && isSame(start, start)) {
    pairs.set(start, start)
    start++
  }
  let [oldEnd, newEnd] = [before.length, after.length]
  while (oldEnd > start && newEnd > start && isSame(oldEnd - 1, newEnd - 1)) {
    pairs.set(--newEnd, --oldEnd)
  }
  const same = yield* pairSame(before.slice(start, oldEnd), after.slice(start, newEnd))
  let [old, now] = [start, start]
  for (const [oldIndex, newIndex] of [...same, [oldEnd - start, newEnd - start] as const]) {
    yield* pairAlike(
      before,
      after,
      { old, now, oldEnd: start + oldIndex, newEnd: start + newIndex },
      pairs,
    )
    if (start + newIndex < newEnd) pairs.set(start + newIndex, start + oldIndex)
    ;[old, now] = [start + oldIndex + 1, start + newIndex + 1]
  }
  return pairs
}

/** Returns the longest sequence of lines that both texts have, as pairs of indices. */
function* pairSame(
  before: readonly string[],
  after: readonly string[],
): Generator<void, (readonly [number, number])[]> {
  if (before.length * after.length > maxComparisons) return []
  const width = after.length + 1
  // The longest sequence from each pair of indices on.
  const lengths = new Uint16Array((before.length + 1) * width)
  const lengthAt = (old: number, now: number) => lengths[old * width + now] ?? 0
  for (let old = before.length - 1; old >= 0; old--) {
    yield
    for (let now = after.length - 1; now >= 0; now--) {
      lengths[old * width + now] =
        before[old] === after[now]
          ? lengthAt(old + 1, now + 1) + 1
          : Math.max(lengthAt(old + 1, now), lengthAt(old, now + 1))
    }
  }
  const pairs: (readonly [number, number])[] = []
  for (let [old, now] = [0, 0]; old < before.length && now < after.length;) {
    if (before[old] === after[now]) pairs.push([old++, now++])
    else if (lengthAt(old + 1, now) >= lengthAt(old, now + 1)) old++
    else now++
  }
  return pairs
}

interface Gap {
  readonly old: number
  readonly now: number
  readonly oldEnd: number
  readonly newEnd: number
}

function* pairAlike(
  before: readonly string[],
  after: readonly string[],
  { old, now, oldEnd, newEnd }: Gap,
  pairs: Map<number, number>,
): Generator<void> {
  let next = old
  for (let index = now; index < newEnd; index++) {
    yield
    const line = after[index] ?? ''
    let [best, bestDifference] = [-1, maxDifference]
    for (let candidate = next; candidate < Math.min(oldEnd, next + reach); candidate++) {
      const difference = differenceOf(before[candidate] ?? '', line)
      if (difference < bestDifference) [best, bestDifference] = [candidate, difference]
    }
    if (best === -1) continue
    pairs.set(index, best)
    next = best + 1
  }
}

/** Returns the share of the letters to change to make one line the other; spaces don't count. */
function differenceOf(one: string, other: string): number {
  const [first, second] = [one.replaceAll(/\s/g, ''), other.replaceAll(/\s/g, '')]
  const longest = Math.max(first.length, second.length)
  if (first === '' || second === '' || longest > maxLineLength) return 1
  let row = Array.from({ length: second.length + 1 }, (_, index) => index)
  for (let line = 0; line < first.length; line++) {
    const below = [line + 1]
    for (let column = 0; column < second.length; column++) {
      const replaced = (row[column] ?? 0) + (first[line] === second[column] ? 0 : 1)
      below.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (below[column] ?? 0) + 1))
    }
    row = below
  }
  return (row.at(-1) ?? 0) / longest
}

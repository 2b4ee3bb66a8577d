/** Numbers from 0 to 1, the same ones for the same seed: mulberry32. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * One of a list.
 * @throws Error when the list is empty
 */
export function pick<Item>(random: () => number, from: readonly Item[]): Item {
  const item = from[Math.floor(random() * from.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

/** A text in pieces of 1 to 7 characters, as a model may send it. */
export function inChunks(random: () => number, text: string): string[] {
  const chunks: string[] = []
  for (let start = 0; start < text.length;) {
    const end = start + 1 + Math.floor(random() * 7)
    chunks.push(text.slice(start, end))
    start = end
  }
  return chunks
}

/** Moves the ID at `from` to `to`. */
export function withMoved(ids: readonly string[], from: number, to: number): string[] {
  const movedId = ids[from]
  if (movedId === undefined || to < 0 || to >= ids.length) return [...ids]
  return ids.toSpliced(from, 1).toSpliced(to, 0, movedId)
}

export function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index])
}

/** Sorts items in the order of `ids`. Items that it doesn't contain follow in their own order. */
export function inOrder<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  ids: readonly string[],
): Item[] {
  const remainingItems = new Map(items.map((item) => [idOf(item), item]))
  const orderedItems = ids.flatMap((id) => {
    const item = remainingItems.get(id)
    remainingItems.delete(id)
    return item === undefined ? [] : [item]
  })
  return [...orderedItems, ...remainingItems.values()]
}

import { startTransition, useRef, useState } from 'react'
import { useToast } from '../use-toast.ts'
import { inOrder, isSameOrder } from './order.ts'

/**
 * Saves a whole list's new order. Resolves once the list's items are known in it; rejects
 * with an error whose message is for the reader.
 */
export type SaveOrder = (ids: readonly string[]) => Promise<void>

interface LocalOrder {
  readonly ids: readonly string[]
  /** The order that the server had when this one was made. */
  readonly base: readonly string[]
  readonly isPending: boolean
}

/**
 * Shows a new order at once and saves it behind: one save at a time, and of several that
 * wait only the newest. A save that fails brings the server's order back, and says so.
 */
export function useOptimisticOrder<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  save: SaveOrder,
) {
  const toast = useToast()
  const [local, setLocal] = useState<LocalOrder>()
  const newest = useRef(0)
  const line = useRef(Promise.resolve())
  const base = items.map(idOf)
  // Once the server's order has moved on from the base, that one holds.
  const isShown = local !== undefined && (local.isPending || isSameOrder(local.base, base))

  function settle(ids: readonly string[]): void {
    newest.current += 1
    const turn = newest.current
    setLocal({ ids, base, isPending: true })
    line.current = saveAfter(line.current, ids, () => turn === newest.current)
  }

  async function saveAfter(
    earlier: Promise<void>,
    ids: readonly string[],
    isNewest: () => boolean,
  ): Promise<void> {
    await earlier
    if (!isNewest()) return
    try {
      await save(ids)
      // A transition, so as not to overtake the items that come by one.
      if (isNewest()) startTransition(() => setLocal({ ids, base, isPending: false }))
    } catch (error) {
      if (!isNewest()) return
      setLocal(undefined)
      toast({ title: error instanceof Error ? error.message : String(error), tone: 'bad' })
    }
  }

  return {
    shown: isShown ? inOrder(items, idOf, local.ids) : items,
    /** Takes a new order, unless it is the one that is shown. */
    reorder(ids: readonly string[]): void {
      const shown = isShown ? local.ids : base
      if (!isSameOrder(ids, shown)) settle(ids)
    },
  }
}

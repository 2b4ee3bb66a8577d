import { startTransition, useRef, useState } from 'react'
import { useToast } from '../use-toast.ts'
import { inOrder, isSameOrder } from './order.ts'

/**
 * Saves a whole list's new order. Resolves once the list's items have been reloaded in it; rejects
 * with an error whose message is shown to the user.
 */
export type SaveOrder = (ids: readonly string[]) => Promise<void>

interface LocalOrder {
  readonly ids: readonly string[]
  /** The server's order when this one was created. */
  readonly base: readonly string[]
  readonly isPending: boolean
}

/**
 * Shows a new order immediately and saves it in the background: one save at a time, and only the
 * newest of those that wait. If a save fails, it restores the server's order and shows a toast.
 */
export function useOptimisticOrder<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  save: SaveOrder,
) {
  const toast = useToast()
  const [local, setLocal] = useState<LocalOrder>()
  const newest = useRef(0)
  const queue = useRef(Promise.resolve())
  const base = items.map(idOf)
  // Once the server's order differs from the base, the server's applies.
  const isShown = local !== undefined && (local.isPending || isSameOrder(local.base, base))

  function settle(ids: readonly string[]): void {
    newest.current += 1
    const turn = newest.current
    setLocal({ ids, base, isPending: true })
    queue.current = saveAfter(queue.current, ids, () => turn === newest.current)
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
      // In a transition, as the reloaded items arrive in one, too.
      if (isNewest()) startTransition(() => setLocal({ ids, base, isPending: false }))
    } catch (error) {
      if (!isNewest()) return
      setLocal(undefined)
      toast({ title: error instanceof Error ? error.message : String(error), tone: 'bad' })
    }
  }

  return {
    shown: isShown ? inOrder(items, idOf, local.ids) : items,
    /** Applies a new order, unless it is the current one. */
    reorder(ids: readonly string[]): void {
      const shownIds = isShown ? local.ids : base
      if (!isSameOrder(ids, shownIds)) settle(ids)
    },
  }
}

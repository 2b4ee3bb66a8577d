import { useRevalidator } from 'react-router'
import { useSortableTranslate } from '#app/i18n/sortable.ts'
import type { SaveOrder } from './use-optimistic-order.ts'

/**
 * Saves an order at a resource route that takes `{ids}` as JSON (see `http/order-action.ts`),
 * and reads the page's data again, so that it comes in the new order.
 */
export function useSaveOrder(path: string): SaveOrder {
  const translate = useSortableTranslate()
  const { revalidate } = useRevalidator()
  return async (ids) => {
    const refusal = await post(path, ids, translate('sortable_failed'))
    if (refusal === undefined) return revalidate()
    // What was changed elsewhere is shown, so that the next try goes well.
    if (refusal.isAnswer) void revalidate()
    throw new Error(refusal.message)
  }
}

interface Refusal {
  readonly message: string
  /** Whether the server was reached at all. */
  readonly isAnswer: boolean
}

async function post(
  path: string,
  ids: readonly string[],
  failed: string,
): Promise<Refusal | undefined> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids }),
    })
    if (answer.ok) return undefined
    return { message: messageIn(await answer.json()) ?? failed, isAnswer: true }
  } catch {
    return { message: failed, isAnswer: false }
  }
}

function messageIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined
  const { error } = body
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined
  return typeof error.message === 'string' ? error.message : undefined
}

import { useContext } from 'react'
import { useRevalidator } from 'react-router'
import { useSortableTranslate } from '#app/i18n/sortable.ts'
import { teamField } from '../team-field.ts'
import { TeamContext } from '../team-forms.tsx'
import type { SaveOrder } from './use-optimistic-order.ts'

/**
 * Saves an order at a resource route that accepts `{ids, teamId}` as JSON (see `http/order-action.ts`), and
 * reloads the page's data in the new order.
 */
export function useSaveOrder(path: string): SaveOrder {
  const translate = useSortableTranslate()
  const { revalidate } = useRevalidator()
  const team = useContext(TeamContext)
  return async (ids) => {
    const failure = await post(path, { ids, [teamField]: team }, translate('sortable_failed'))
    if (failure === undefined) return revalidate()
    // Load changes made elsewhere, so that the next attempt succeeds.
    if (failure.isResponse) void revalidate()
    throw new Error(failure.message)
  }
}

interface Failure {
  readonly message: string
  /** Whether the server responded. */
  readonly isResponse: boolean
}

async function post(
  path: string,
  order: object,
  defaultMessage: string,
): Promise<Failure | undefined> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(order),
    })
    if (response.ok) return undefined
    return { message: messageIn(await response.json()) ?? defaultMessage, isResponse: true }
  } catch {
    return { message: defaultMessage, isResponse: false }
  }
}

function messageIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined
  const { error } = body
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined
  return typeof error.message === 'string' ? error.message : undefined
}

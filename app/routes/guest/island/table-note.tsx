import { useSyncExternalStore } from 'react'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import { tableLabel } from '#app/domain/tables/table-label.ts'
import { guestTable } from './guest-table.ts'

interface Props {
  readonly restaurantId: string
  readonly translate: GuestTranslate
}

/** Names the guest's table at the top of the chat; nothing if it is unknown. */
export function TableNote({ restaurantId, translate }: Props) {
  // Only after hydration: the server's HTML is the same at all tables.
  const table = useSyncExternalStore(
    subscribeToNothing,
    () => guestTable(restaurantId),
    () => undefined,
  )
  if (table === undefined) return null
  return (
    <p className="px-4 pt-3 text-sm text-ink-soft group-data-[view=menu]/guest:hidden lg:!block">
      <bdi>{tableLabel(table, translate('table', { name: table }))}</bdi>
    </p>
  )
}

// It changes only with the page.
const subscribeToNothing = () => () => undefined

import { findTable } from '#app/domain/tables/table-names.ts'

/** The key in session storage. */
export const tableKey = (restaurantId: string) => `chefin.${restaurantId}.table`

/** The table whose code the guest scanned on this visit; undefined if the restaurant has no such table. */
export function guestTable(restaurantId: string): string | undefined {
  const tables = document.querySelector<HTMLElement>('#chat')?.dataset['tables'] ?? ''
  return findTable(tables, storedTable(restaurantId))
}

function storedTable(restaurantId: string): string | null {
  try {
    return sessionStorage.getItem(tableKey(restaurantId))
  } catch {
    // The guest has disabled storage.
    return null
  }
}

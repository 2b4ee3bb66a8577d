import { formVersion } from '../form-version.ts'
import type { Menu } from '../locks/lock-menu.ts'

// A menu has two forms. Each contains a hash of the fields it edits, so that saving one doesn't
// make the other, open in another tab, conflict.

/** Returns the version of a menu's name, currency and service. */
export function menuVersion({
  name,
  currency,
  service,
}: Pick<Menu, 'name' | 'currency' | 'service'>): string {
  return formVersion([name, currency, ...(service ? [JSON.stringify(service)] : [])])
}

/** Returns the version of a menu's AI settings. */
export function aiVersion({
  aiContext,
  aiMenuInstructions,
}: Pick<Menu, 'aiContext' | 'aiMenuInstructions'>): string {
  return formVersion([aiContext, aiMenuInstructions])
}

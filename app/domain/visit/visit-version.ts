import { formVersion } from '../form-version.ts'
import type { Visit } from '../guest-menu/visit.ts'

/** Hashes what an owner entered, so that a form loaded with something else conflicts. */
export function visitVersion(visit: Visit | null): string {
  // In a fixed order: Postgres reorders the keys of JSON.
  const entered = visit && [
    visit.hours,
    visit.phone,
    visit.wifiName,
    visit.wifiKey,
    visit.links,
    visit.notice,
  ]
  return formVersion(entered)
}

import { formVersion } from '../form-version.ts'
import type { Visit } from '../guest-menu/visit.ts'

/** Hashes the owner's entries, so that a form with outdated entries conflicts. */
export function visitVersion(visit: Visit | null): string {
  // In a fixed order: Postgres reorders the keys of JSON.
  const enteredFields = visit && [
    visit.hours,
    visit.phone,
    visit.wifiName,
    visit.wifiKey,
    visit.links,
    visit.notice,
  ]
  return formVersion(enteredFields)
}

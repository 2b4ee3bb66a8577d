import type { Setup } from '#app/domain/setup/list-setups.ts'
import type { CurrencyName } from '../menu/update/currency-names.ts'
import type { PlainCode } from '../../qr-code.server.ts'
import type { StartStep } from './start-steps.ts'

/** A category to which the owner adds dishes, with the names of typical ones. */
export interface RowCategory {
  readonly id: string
  readonly name: string
  readonly examples: readonly string[]
}

interface StartedRestaurant {
  readonly name: string
  readonly id: string
  /** Path of the guest page. */
  readonly guestPath: string
  /** URL of the QR code, by the ID, which never changes. */
  readonly qrUrl: string
}

export interface StartPageProps {
  readonly step: StartStep
  readonly setup: Setup
  readonly restaurant: StartedRestaurant | undefined
  /** The QR code of the restaurant; undefined in all steps but `qr`. */
  readonly code: PlainCode | undefined
  readonly menu:
    | { readonly id: string; readonly name: string; readonly currency: string }
    | undefined
  /** The newest import into the menu that isn't published yet. */
  readonly draftId: string | undefined
  readonly categories: readonly RowCategory[]
  readonly currencies: readonly CurrencyName[]
  /** The page's action data. */
  readonly result: unknown
}

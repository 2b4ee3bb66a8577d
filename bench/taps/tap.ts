import type { Page } from '@playwright/test'

/** One tap or key press on a page. */
export interface Tap {
  readonly label: string
  /** Brings the page into the state for the tap; not measured. */
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly tap: (page: Page) => Promise<unknown>
}

export interface TapPage {
  readonly page: Page
  /** Reloads the page, so that all rounds begin in the same state. */
  readonly reset: () => Promise<void>
}

/** The rows seeded for the taps. */
export interface SeededMenu {
  readonly email: string
  readonly menuId: string
  readonly slug: string
}

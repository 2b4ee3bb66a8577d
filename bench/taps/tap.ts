import type { Page } from '@playwright/test'

/** What somebody does to a page with a finger or a key. */
export interface Tap {
  readonly what: string
  /** Brings the page to where it can be done; is not measured. */
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly tap: (page: Page) => Promise<unknown>
}

export interface Taps {
  readonly page: Page
  /** Loads the page afresh, so that each round begins alike. */
  readonly again: () => Promise<void>
}

/** What was laid for it. */
export interface Laid {
  readonly email: string
  readonly menuId: string
  readonly slug: string
}

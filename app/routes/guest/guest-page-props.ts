import type { ChatGate } from '#app/domain/conversations/chat-gate.ts'
import type { GuestMenu } from '#app/domain/menus/guest-menu.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** What the guest page shows: a restaurant, and its menu if it has one. */
export interface GuestPageProps {
  readonly locale: Locale
  /** The script that stands in the page. */
  readonly firstTouch: string
  /** Address of the one that comes when it is wanted. */
  readonly script: string
  /** The page's own path, by slug or by id. */
  readonly address: string
  /** The public address of the house, without a trailing slash. */
  readonly origin: string
  /** The page's one public address: by slug, where there is one. */
  readonly canonical: string
  readonly chat: ChatGate
  readonly chatStartWarning: string
  readonly restaurant: Pick<GuestMenu['restaurant'], 'id' | 'name' | 'location' | 'logoUrl'>
  readonly menu: RenderedMenu | null
  /** The place of the restaurant and its menu for machines, as JSON (`LateHtmlWriter`). */
  readonly structured: string
}

/** A group of dishes under a heading; its dishes hold the place of list items in HTML. */
export interface RenderedSection {
  readonly id: string
  readonly name: string
  readonly dishes: string
}

/** A menu as its page shows it. */
interface RenderedMenu {
  readonly categories: readonly (RenderedSection & {
    readonly sections: readonly RenderedSection[]
  })[]
  /** The same of the dishes in no category; empty if there are none. */
  readonly uncategorised: string
}

import type { LogoShape } from '#app/domain/guest-menu/look.ts'
import type { ColourPerTheme } from '#app/domain/look/accent.ts'
import type { ChatGate } from '#app/domain/guest-page/chat-gate.ts'
import type { GuestPage } from '#app/domain/guest-page/get-guest-page.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { StatedFact } from '#app/domain/guest-menu/statements.ts'
import type { ShownText } from '#app/domain/translations/menu-texts.ts'
import type { GuestLocale } from '#app/i18n/locales.ts'
import type { OwnersHint } from './find-missing.server.ts'
import type { PageLook } from './look/look-style.tsx'
import type { RenderedService } from './rendered-service.ts'
import type { ServiceTexts } from './service-label.ts'

/** Props of the guest page: a restaurant, and its menu if it has one. */
export interface GuestPageProps {
  readonly locale: GuestLocale
  /** Source of the inline script. */
  readonly firstTouch: string
  /** Path of the script that is loaded later. */
  readonly script: string
  /** Path of the style that is loaded with it. */
  readonly style: string
  /** The requested path, with a slug or an ID. */
  readonly address: string
  /** Chefin's public address, without a trailing slash. */
  readonly origin: string
  /** The page's canonical URL, with the slug if there is one. */
  readonly canonical: string
  /** URL of the restaurant's icon on a home screen. */
  readonly icon: string
  readonly chat: ChatGate
  readonly chatStartWarning: string
  /** The owner's news of the day; empty for none. */
  readonly notice: ShownText
  readonly restaurant: Pick<
    GuestMenu['restaurant'],
    'id' | 'name' | 'location' | 'logoUrl' | 'visit'
  >
  /** The restaurant's tables, as `listTables` reads them. */
  readonly tables: string
  readonly look: PageLook
  /** The owner's colour, if there is one. */
  readonly accent: ColourPerTheme | undefined
  readonly logoShape: LogoShape
  /** The languages of the menu. */
  readonly languages: GuestPage['languages']
  /** Path of the picture at the top. */
  readonly coverUrl: string | null
  /** The QR code that joins the Wi-Fi; null without one. */
  readonly wifiCode: { readonly size: number; readonly path: string } | null
  readonly menu: RenderedMenu | null
  /** What its owner reads, and nobody else, on a page without dishes. */
  readonly missing: OwnersHint | undefined
  /** Placeholder of the structured data, which is JSON-LD (`LateHtmlWriter`). */
  readonly structured: string
}

/** A group of dishes under a heading; `dishes` is the placeholder of their HTML. */
export interface RenderedSection {
  readonly id: string
  readonly name: ShownText
  readonly dishes: string
  /** When it is served; undefined for always. */
  readonly served: RenderedService | undefined
}

/** A main category. */
export interface RenderedCategory extends RenderedSection {
  readonly sections: readonly RenderedSection[]
  /** Whether guests don't see it now: it is hidden, or all that is in it. */
  readonly isUnlisted: boolean
}

/** One of the restaurant's menus. */
export interface RenderedPart {
  /** Identifies it on the page and in its address. */
  readonly mark: string
  /** Undefined for a restaurant's only menu. */
  readonly name: ShownText | undefined
  /** When it is served; undefined for always. */
  readonly served: RenderedService | undefined
  /** Whether guests don't see it now. */
  readonly isUnlisted: boolean
  readonly isOpen: boolean
  readonly categories: readonly RenderedCategory[]
  /** The category that is open at first; undefined for the dishes without one, or for none. */
  readonly openedId: string | undefined
  /** Placeholder of the dishes without a category; empty if there are none. */
  readonly uncategorised: string
}

interface RenderedMenu {
  /** The menus in the order of their tabs; a single one has no tab. */
  readonly parts: readonly RenderedPart[]
  /** Undefined if everything is always served. */
  readonly serviceTexts: ServiceTexts | undefined
  /** The facts whose icons the dishes show, in the order of `statedFacts`. */
  readonly icons: readonly StatedFact[]
}

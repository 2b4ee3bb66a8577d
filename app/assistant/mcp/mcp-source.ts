import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import type { MenuDocument } from '#app/domain/open-menu/menu-document.ts'
import type { MenuTexts } from '#app/domain/translations/menu-texts.ts'

/** What a restaurant's server answers from. */
export interface McpSource {
  readonly restaurant: GuestMenu['restaurant']
  /** Null if the restaurant shows no menu. */
  readonly menu: GuestMenu | null
  /** The language for requests without `lang`. */
  readonly language: MenuLanguage
  /** In ms since the epoch; determines what is served. */
  readonly now: number
  readonly textsIn: (language: MenuLanguage) => Promise<MenuTexts>
  readonly documentIn: (language: MenuLanguage) => Promise<MenuDocument>
  /** Returns what to say of an error that isn't a `RequestError`, in English, and logs a failure. */
  readonly describeFailure: (error: unknown) => string
}

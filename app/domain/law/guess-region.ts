import type { Visit } from '../guest-menu/visit.ts'
import type { LawRegion } from './rule.ts'

const byPhone: readonly (readonly [prefix: string, region: LawRegion])[] = [
  ['+90', 'TR'],
  ['+49', 'DE'],
  ['+33', 'FR'],
  ['+44', 'GB'],
]
const byTimeZone: Readonly<Record<string, LawRegion>> = {
  'Europe/Istanbul': 'TR',
  'Europe/Berlin': 'DE',
  'Europe/Busingen': 'DE',
  'Europe/Paris': 'FR',
  'Europe/London': 'GB',
  'America/Los_Angeles': 'US-CA',
}
const byCurrency: Readonly<Record<string, LawRegion>> = {
  TRY: 'TR',
  EUR: 'EU',
  GBP: 'GB',
  USD: 'US',
}

/**
 * Guesses in which region a restaurant is, from its phone number, its time zone and its currency, in
 * this order; undefined if none of them says. California's time zone counts only with US dollars.
 */
export function guessRegion(
  visit: Pick<Visit, 'phone' | 'timeZone'> | null | undefined,
  currency: string | undefined,
): LawRegion | undefined {
  const phone = visit?.phone.replaceAll(/[^\d+]/g, '').replace(/^00/, '+') ?? ''
  const named = byPhone.find(([prefix]) => phone.startsWith(prefix))
  if (named) return named[1]
  const ofCurrency = byCurrency[currency ?? '']
  const ofZone = byTimeZone[visit?.timeZone ?? '']
  return ofZone === 'US-CA' && ofCurrency !== 'US' ? ofCurrency : (ofZone ?? ofCurrency)
}

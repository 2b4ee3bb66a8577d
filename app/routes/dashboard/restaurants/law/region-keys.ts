import type { LawKey } from '#app/i18n/law.ts'
import type { LawRegion } from '#app/domain/law/rule.ts'

/** The message keys of regions' names. */
export const regionKeys = {
  TR: 'region_TR',
  EU: 'region_EU',
  DE: 'region_DE',
  FR: 'region_FR',
  GB: 'region_GB',
  US: 'region_US',
  'US-CA': 'region_US_CA',
} as const satisfies Record<LawRegion, LawKey>

import type { LawRegion } from './rule.ts'

/** The name of a region's switch in the form. */
export const regionField = (region: LawRegion) => `region.${region}`

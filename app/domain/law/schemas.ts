import { z } from 'zod'
import { formSwitch } from '../field-schemas.ts'
import { lawRegions, type LawRegion } from './rule.ts'

/** The name of a region's switch in the form. */
export const regionField = (region: LawRegion) => `region.${region}`

/** The form with the regions to check; every switch that is on. */
export const lawRegionsSchema = z
  .object(Object.fromEntries(lawRegions.map((region) => [regionField(region), formSwitch])))
  .transform((switches) => lawRegions.filter((region) => switches[regionField(region)]))

import { z } from 'zod'
import { formSwitch } from '../field-schemas.ts'
import { regionField } from './region-field.ts'
import { lawRegions } from './rule.ts'

/** The form with the regions to check; every switch that is on. */
export const lawRegionsSchema = z
  .object(Object.fromEntries(lawRegions.map((region) => [regionField(region), formSwitch])))
  .transform((switches) => lawRegions.filter((region) => switches[regionField(region)]))

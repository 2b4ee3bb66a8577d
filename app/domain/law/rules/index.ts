import type { LawRegion, Rule } from '../rule.ts'
import { europeanRules } from './european-union.ts'
import { frenchRules } from './france.ts'
import { germanRules } from './germany.ts'
import { turkishRules } from './turkiye.ts'
import { britishRules } from './united-kingdom.ts'
import { americanRules } from './united-states.ts'

export const rules: readonly Rule[] = [
  ...turkishRules,
  ...europeanRules,
  ...germanRules,
  ...frenchRules,
  ...britishRules,
  ...americanRules,
]

const outerRegions: Readonly<Partial<Record<LawRegion, LawRegion>>> = {
  DE: 'EU',
  FR: 'EU',
  'US-CA': 'US',
}

/** Returns the rules of regions, and of what these belong to: Germany's with the EU's. */
export function rulesFor(regions: readonly LawRegion[]): readonly Rule[] {
  const all = new Set(regions.flatMap((region) => [region, outerRegions[region]]))
  return rules.filter(({ region }) => all.has(region))
}

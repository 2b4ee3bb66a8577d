import { rules, type Rule, type Visit } from './rules.ts'

/** What one rule says of a page. */
export interface Finding {
  readonly rule: string
  readonly found: string
  readonly points: number
}

// A page begins with 100, and is given its bonus only if 90 are left without it.
const fullMarks = 100
const enoughForBonus = 90

/** What the MDN HTTP Observatory would make of a page, by its own rules. */
export function scoreOf(visit: Visit): { score: number; findings: Finding[] } {
  const findings = Object.entries(rules).map(([rule, find]) => ({ rule, ...judge(find, visit) }))
  const sum = (points: number[]) => points.reduce((total, point) => total + point, fullMarks)
  const all = findings.map(({ points }) => points)
  const without = sum(all.filter((points) => points < 0))
  return { score: Math.max(0, without >= enoughForBonus ? sum(all) : without), findings }
}

function judge(find: Rule, visit: Visit): Omit<Finding, 'rule'> {
  const [found, points] = find(visit)
  return { found, points }
}

import { rules, type Rule, type Visit } from './rules.ts'

/** The result of one rule for a page. */
export interface Finding {
  readonly rule: string
  readonly found: string
  readonly points: number
}

// A page starts with 100 points and gets bonuses only if at least 90 remain without them.
const fullMarks = 100
const enoughForBonus = 90

/** The MDN HTTP Observatory's score of a page, by its rules. */
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

import { rules, type Visit } from './rules.ts'

/** The result of a rule for a page. */
export interface Finding {
  readonly rule: string
  readonly result: string
  readonly points: number
}

// A page starts with 100 points and gets bonuses only if at least 90 remain without them.
const initialPoints = 100
const minPointsForBonus = 90

/** Computes the MDN HTTP Observatory's score of a page. */
export function computeScore(visit: Visit): { score: number; findings: Finding[] } {
  const findings = Object.entries(rules).map(([rule, evaluate]) => {
    const [result, points] = evaluate(visit)
    return { rule, result, points }
  })
  const sum = (points: number[]) => points.reduce((total, point) => total + point, initialPoints)
  const all = findings.map(({ points }) => points)
  const withoutBonuses = sum(all.filter((points) => points < 0))
  const score = withoutBonuses >= minPointsForBonus ? sum(all) : withoutBonuses
  return { score: Math.max(0, score), findings }
}

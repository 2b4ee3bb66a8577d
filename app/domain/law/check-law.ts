import { foldText } from '../dietary/fold-text.ts'
import { findCourse } from '../menus/query/find-course.ts'
import { indexMenu } from '../menus/query/index-menu.ts'
import { dishChecks } from './dish-checks.ts'
import type { Finding, FindingLevel, LawSubject } from './law-subject.ts'
import { menuChecks } from './menu-checks.ts'
import { rulesFor } from './rules/index.ts'
import { isNamedSoftDrink } from './measures.ts'
import type { CheckName, LawRegion, Rule } from './rule.ts'

/** A rule, and how a restaurant stands to it. */
export interface CheckedRule {
  readonly rule: Rule
  /** The level of its worst finding; `unseen` if the records can't show whether it is met. */
  readonly state: 'met' | FindingLevel | 'unseen'
  /** What is missing comes first. */
  readonly findings: readonly Finding[]
}

/**
 * Checks what guests see of a restaurant against the rules of regions. Works in steps, a dish at a
 * time; the menu's index must exist already (`prepareMenu`).
 */
export function* checkLaw(
  subject: LawSubject,
  regions: readonly LawRegion[],
): Generator<void, readonly CheckedRule[]> {
  const rules = rulesFor(regions)
  const names = new Set(rules.flatMap(({ check }) => check ?? []))
  const found = new Map<CheckName, readonly Finding[] | undefined>()
  for (const name of names) {
    yield
    found.set(name, yield* runCheck(name, subject))
  }
  return rules.map((rule) => {
    const all = rule.check === null ? undefined : found.get(rule.check)
    if (!all) return { rule, state: 'unseen', findings: [] }
    const doubts = all.filter(({ level }) => level === 'check')
    const missing = all.filter(({ level }) => level === 'missing')
    if (rule.onlyFor) doubts.push(...missing.splice(0).map(asDoubt))
    const findings = [...missing, ...doubts]
    return { rule, state: findings[0]?.level ?? 'met', findings }
  })
}

// Whether a rule for some businesses is for this one, no record shows.
const asDoubt = (finding: Finding): Finding => ({ ...finding, level: 'check' })

// The dishes below "Bar snacks" aren't drinks.
const foodBesideDrinks =
  /snack|food|bites|nibble|plate|platter|olive|meze|yemek|yiyecek|atistirma|aperatif|essen|happen|tapas/

function* runCheck(
  name: CheckName,
  subject: LawSubject,
): Generator<void, readonly Finding[] | undefined> {
  const ofMenu = menuChecks[name]
  const whole = ofMenu ? ofMenu(subject) : []
  if (!whole) return undefined
  const ofDish = dishChecks[name]
  if (!ofDish) return whole
  const findings = [...whole]
  const { dishes, headings } = indexMenu(subject.menu)
  const headingNames = new Map(headings.map((heading) => [heading.id, heading.name]))
  const texts = subject.texts.map(({ text }) => foldText(text))
  for (const { dish, headingIds } of dishes) {
    yield
    const namesOfDish = headingIds.flatMap((id) => headingNames.get(id) ?? []).toReversed()
    const heading = foldText(namesOfDish[0] ?? '')
    const course = findCourse(namesOfDish)
    const isListedDrink = course === 'drink' && !foodBesideDrinks.test(heading)
    const isDrink = isListedDrink || (course === 'main' && isNamedSoftDrink(dish))
    findings.push(...ofDish({ dish, isDrink, isListedDrink, heading, texts }))
  }
  return findings
}

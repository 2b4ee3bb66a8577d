import { href } from 'react-router'
import type { CheckedRule } from '#app/domain/law/check-law.ts'
import type { LawCheck } from '#app/domain/law/get-law-check.ts'
import type { Finding, FindingLevel, Missing } from '#app/domain/law/law-subject.ts'
import { rulesCheckedOn } from '#app/domain/law/rule.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import { lawTranslator } from '#app/i18n/law.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { fieldId } from '#app/ui/field-id.ts'
import { houseAddress } from '../restaurant/house-address.ts'

/** More of a rule's findings are shown only when asked for. */
const maxFindings = 60

/** A rule and its findings in the reader's language. */
export interface RuleView {
  readonly id: string
  readonly region: CheckedRule['rule']['region']
  readonly law: string
  readonly article: string | null
  /** A date in words. */
  readonly since: string
  readonly requirement: string
  readonly level: 'must' | 'recommended'
  readonly state: CheckedRule['state']
  readonly onlyFor?: string
  readonly unseen?: string
  readonly needsPaper: boolean
  readonly source: CheckedRule['rule']['source']
  readonly findings: readonly {
    /** The dish's name; undefined for the whole menu. */
    readonly dish?: string
    readonly level: FindingLevel
    readonly missing: string
    readonly to: string
  }[]
  /** Whether all its findings are shown on request. */
  readonly isWhole: boolean
  /** The numbers of findings, also of those that aren't shown. */
  readonly counts: Readonly<Record<FindingLevel, number>>
}

/**
 * Returns the texts of the law check in the reader's language.
 * @param shownWhole the id of the rule whose findings are all shown; null for none
 */
export function describeLawCheck(check: LawCheck, locale: Locale, shownWhole: string | null) {
  const { restaurant, regions, isGuessed, checked } = check
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const dateOf = (day: string) => date.format(Date.parse(day))
  const order = { missing: 0, check: 1, unseen: 2, met: 3 }
  return {
    restaurant,
    regions,
    isGuessed,
    checkedOn: dateOf(rulesCheckedOn),
    rules:
      checked &&
      checked
        .map(({ rule, state, findings }): RuleView => ({
          id: rule.id,
          region: rule.region,
          law: rule.law,
          article: rule.article,
          since: dateOf(rule.since),
          requirement: rule.requirement[locale],
          level: rule.level,
          state,
          ...(rule.onlyFor && { onlyFor: rule.onlyFor[locale] }),
          ...(rule.unseen && { unseen: rule.unseen[locale] }),
          needsPaper: rule.needsPaper === true,
          source: rule.source,
          findings: findings
            .slice(0, rule.id === shownWhole ? undefined : maxFindings)
            .map((finding) => ({
              ...(finding.dish && { dish: finding.dish.name }),
              level: finding.level,
              missing: describeMissing(finding.missing, locale),
              to: addressOf(finding, check),
            })),
          isWhole: rule.id === shownWhole,
          counts: {
            missing: countOf(findings, 'missing'),
            check: countOf(findings, 'check'),
          },
        }))
        .toSorted((one, other) => order[one.state] - order[other.state]),
  }
}

const countOf = (findings: readonly Finding[], wanted: FindingLevel): number =>
  findings.filter(({ level }) => level === wanted).length

const figureKeys = {
  weight: ['missing_weight', 'missing_weight_sizes'],
  volume: ['missing_volume', 'missing_volume_sizes'],
  price: ['missing_price', 'missing_price_sizes'],
  calories: ['missing_calories', 'missing_calories_sizes'],
} as const

const wordKeys = {
  origin: 'missing_origin',
  fee: 'missing_fee',
  contradiction: 'missing_contradiction',
} as const

function describeMissing(missing: Missing, locale: Locale): string {
  const translate = lawTranslator(locale)
  switch (missing.kind) {
    case 'weight':
    case 'volume':
    case 'price':
    case 'calories': {
      const [only, several] = figureKeys[missing.kind]
      const sizes = missing.sizes.join(', ')
      return sizes === '' ? translate(only) : translate(several, { sizes })
    }
    case 'facts': {
      const guest = guestTranslator(locale)
      const facts = missing.facts.map((fact) => guest(`fact_${fact}`)).join(', ')
      const options = missing.options.join(', ')
      return options === ''
        ? translate('missing_facts', { facts })
        : translate('missing_facts_options', { facts, options })
    }
    case 'origin':
    case 'fee':
    case 'contradiction':
      return translate(wordKeys[missing.kind], { words: missing.words })
    case 'currency':
      return translate('missing_currency', { currency: missing.currency })
    case 'ingredients':
      return translate('missing_ingredients')
    case 'language':
      return translate('missing_language')
    case 'calorie_statement':
      return translate('missing_calorie_statement')
  }
}

/** Returns the address of the field in which a finding is fixed. */
function addressOf({ place }: Finding, { restaurant, menuId, menuIds }: LawCheck): string {
  const restaurantId = restaurant.id
  const page = href('/dashboard/restaurants/restaurant/:restaurantId', { restaurantId })
  const menuPage = (path: PlacePath, id = menuId) =>
    id === null ? href('/dashboard/menuList') : href(path, { menuId: id })
  switch (place.kind) {
    case 'dish': {
      const items = menuPage('/dashboard/menuList/menu/:menuId/itemList', menuIds.get(place.dishId))
      return `${items}?${new URLSearchParams({ edit: place.dishId, field: place.field })}`
    }
    case 'category':
      return `${menuPage('/dashboard/menuList/menu/:menuId/menuCategory')}?${new URLSearchParams({ edit: place.categoryId })}`
    case 'house':
      return houseAddress(page, place.topic)
    case 'menu':
      return `${menuPage('/dashboard/menuList/menu/:menuId/update', place.menuId)}#${fieldId(place.field)}`
    case 'languages':
      return href('/dashboard/restaurants/restaurant/:restaurantId/languages', { restaurantId })
    case 'restaurant':
    case 'visit':
      return `${page}#${fieldId(place.field)}`
  }
}

type PlacePath =
  | '/dashboard/menuList/menu/:menuId/itemList'
  | '/dashboard/menuList/menu/:menuId/menuCategory'
  | '/dashboard/menuList/menu/:menuId/update'

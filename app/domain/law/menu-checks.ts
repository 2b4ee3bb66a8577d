import { foldText } from '../dietary/fold-text.ts'
import type { MenuLanguage } from '../guest-menu/menu-language.ts'
import { findFees, type Fee } from './find-fees.ts'
import type { Finding, FindingLevel, LawSubject, OwnerText } from './law-subject.ts'
import type { CheckName } from './rule.ts'

/** Returns what is missing, or undefined if the records don't say. */
type MenuCheck = (subject: LawSubject) => readonly Finding[] | undefined

const feeFindings = (texts: readonly OwnerText[], counts: (fee: Fee) => boolean) =>
  texts.flatMap(({ text, place }): Finding[] =>
    findFees(text, { withPerHead: true })
      .filter(counts)
      .map(({ words }) => ({ level: 'check', place, missing: { kind: 'fee', words } })),
  )

/** A menu is read in a language if it is written in it or translated into it for guests. */
const isReadIn =
  (language: MenuLanguage): MenuCheck =>
  ({ languages: { original, live } }) => {
    if (original === language || live.includes(language)) return []
    if (original === null) return undefined
    return [{ level: 'missing', place: { kind: 'languages' }, missing: { kind: 'language' } }]
  }

/** New menus are in Turkish lira until their owner chooses another currency. */
const isPricedIn =
  (currencies: readonly string[], level: FindingLevel): MenuCheck =>
  ({ menu: { menu } }) =>
    currencies.includes(menu.currency)
      ? []
      : [
          {
            level,
            place: { kind: 'menu', field: 'currency' },
            missing: { kind: 'currency', currency: menu.currency },
          },
        ]

const isMandatory = ({ isOptional }: Fee) => !isOptional

/** Whether a text says how many calories a day an adult needs. */
const statesCalories = ({ text }: OwnerText) =>
  /\b2[.,\s]?000(?!\d).*(?:cal|kalori)|(?:cal|kalori).*\b2[.,\s]?000\b/.test(foldText(text))

/** The checks of a menu as a whole; a check may also have one for each dish. */
export const menuChecks: Readonly<Partial<Record<CheckName, MenuCheck>>> = {
  lira: isPricedIn(['TRY'], 'missing'),
  european_currency: isPricedIn(['EUR', 'CZK', 'DKK', 'HUF', 'PLN', 'RON', 'SEK', 'BGN'], 'check'),
  pounds: isPricedIn(['GBP'], 'check'),
  dollars: isPricedIn(['USD'], 'check'),
  fees_banned: ({ texts }) => feeFindings(texts, () => true),
  service_banned: ({ texts }) => feeFindings(texts, ({ kind }) => kind === 'service'),
  fees_shown: ({ texts }) => {
    const shown = texts.filter(({ isBesidePrices }) => isBesidePrices)
    if (feeFindings(shown, isMandatory).length > 0) return []
    const hidden = texts.filter(({ isBesidePrices }) => !isBesidePrices)
    return feeFindings(hidden, isMandatory).map((found) => ({
      ...found,
      place: { kind: 'visit', field: 'notice' },
    }))
  },
  calorie_statement: ({ texts }) =>
    texts.some((text) => text.isBesidePrices && statesCalories(text))
      ? []
      : [
          {
            level: 'check',
            place: { kind: 'visit', field: 'notice' },
            missing: { kind: 'calorie_statement' },
          },
        ],
  turkish: isReadIn('tr'),
  german: isReadIn('de'),
  french: isReadIn('fr'),
}

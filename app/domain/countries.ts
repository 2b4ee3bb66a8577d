import { locales, type GuestLocale } from '#app/i18n/locales.ts'
import { foldText } from './dietary/fold-text.ts'

/** ISO 3166-1 alpha-2 codes of the countries that meat is sold from. */
const codes =
  'AD AE AF AL AM AO AR AT AU AZ BA BD BE BF BG BH BI BJ BN BO BR BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DO DZ EC EE EG ER ES ET FI FJ FO FR GA GB GE GH GL GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KM KP KR KW KZ LA LB LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MR MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PS PT PY QA RO RS RU RW SA SD SE SG SI SK SL SM SN SO SR SS SV SY SZ TD TG TH TJ TL TM TN TR TT TW TZ UA UG US UY UZ VE VN VU XK YE ZA ZM ZW'.split(
    ' ',
  )

const otherNames = {
  turkey: 'TR',
  turkiye: 'TR',
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  ingiltere: 'GB',
  usa: 'US',
  abd: 'US',
  holland: 'NL',
  'czech republic': 'CZ',
  'cek cumhuriyeti': 'CZ',
} as const satisfies Readonly<Record<string, string>>

let codesByName: ReadonlyMap<string, string> | undefined

function findNames(): ReadonlyMap<string, string> {
  codesByName ??= new Map([
    ...locales.flatMap((locale) =>
      codes.map((code) => [foldText(countryName(code, locale)), code] as const),
    ),
    ...Object.entries(otherNames),
    ...codes.map((code) => [code.toLowerCase(), code] as const),
  ])
  return codesByName
}

/**
 * Returns the code of a country that is named in one of the dashboard's languages, or by its code;
 * undefined for any other text.
 */
export const findCountry = (text: string): string | undefined =>
  findNames().get(foldText(text.trim()))

/** Returns a country's name in a language. */
export const countryName = (code: string, locale: GuestLocale): string =>
  namesIn(locale).of(code) ?? code

const namesByLocale = new Map<GuestLocale, Intl.DisplayNames>()

function namesIn(locale: GuestLocale): Intl.DisplayNames {
  const names = namesByLocale.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' })
  namesByLocale.set(locale, names)
  return names
}

import { foldedWords } from '#app/domain/dietary/fold-text.ts'
import { stemsOf } from '#app/domain/dietary/inflection.ts'
import { phraseLanguages, type PhraseLanguage } from '../render/phrases/phrase-types.ts'

/** Currencies that guests name on any menu, by a sign or a part of a word. */
const frequent: readonly (readonly [RegExp, string])[] = [
  [/₺|\btl\b|\btry\b|lira|\blires?\b/iu, 'TRY'],
  [/€|\beur\b|euro|avro|евро|євро|يورو|یورو|欧元/iu, 'EUR'],
  [/£|\bgbp\b|pound|sterlin|quid|pfund|livre|libra|pond|фунт|جنيه|پوند|英镑/iu, 'GBP'],
  [/\$|\busd\b|dollar|dolar|доллар|долар|دولار|دلار|美元/iu, 'USD'],
]

/** Whether a text names a frequent currency. */
export const namesFrequentCurrency = (text: string): boolean =>
  frequent.some(([pattern]) => pattern.test(text))

/**
 * Whether a few words name a currency.
 * @param currency its ISO 4217 code
 */
export function namesCurrency(text: string, currency: string): boolean {
  if (frequent.some(([pattern, code]) => code === currency && pattern.test(text))) return true
  const nouns = nounsOf(currency)
  return foldedWords(text).some(
    (word) => nouns.has(word) || stemsOf(word).some((stem) => nouns.has(stem)),
  )
}

/**
 * Whether a word names money: the menu's currency or a frequent one.
 * @param currency the ISO 4217 code of the menu's currency
 */
export const namesMoney = (word: string, currency: string): boolean =>
  namesFrequentCurrency(word) || namesCurrency(word, currency)

/** Languages in which the noun comes first: "pesos mexicanos", unlike "Mexican pesos". */
const nounFirst: ReadonlySet<PhraseLanguage> = new Set(['fr', 'es', 'it', 'ar', 'fa'])
/** A count for each plural form of our languages. */
const counts = [1, 2, 5]

const nounsByCurrency = new Map<string, ReadonlySet<string>>()

/**
 * Returns what a currency is called without its country in our languages, and its sign and code:
 * "peso", "песо", "zł". Folded.
 */
function nounsOf(currency: string): ReadonlySet<string> {
  const nouns =
    nounsByCurrency.get(currency) ??
    new Set(phraseLanguages.flatMap((language) => nounsIn(language, currency)))
  nounsByCurrency.set(currency, nouns)
  return nouns
}

function nounsIn(language: PhraseLanguage, currency: string): string[] {
  const nameIn = (currencyDisplay: 'name' | 'narrowSymbol' | 'code', count: number) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay,
      maximumFractionDigits: 0,
    })
      .formatToParts(count)
      .find(({ type }) => type === 'currency')?.value ?? ''
  const nouns = counts.flatMap((count) => {
    const words = foldedWords(nameIn('name', count))
    return words.at(nounFirst.has(language) ? 0 : -1) ?? []
  })
  return [...nouns, ...foldedWords(nameIn('narrowSymbol', 1)), ...foldedWords(nameIn('code', 1))]
}

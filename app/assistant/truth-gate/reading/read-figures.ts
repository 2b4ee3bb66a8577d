import type { Figure } from './claim.ts'
import { countOf } from './explain-figures.ts'
import { energyWord, moneyWord, valuesOf } from '../words/number-words.ts'

/** The figures of a clause that say what something costs, or what energy it has. */
export interface ClauseFigures {
  readonly prices: readonly PlacedFigure[]
  readonly calories: readonly PlacedFigure[]
  /** Whether they are the sum of several dishes. */
  readonly isTotal: boolean
  /** How many of something are spoken of. */
  readonly times: readonly number[]
  /** Given away, or cheaper than the menu says. */
  readonly isGift: boolean
}

export interface PlacedFigure extends Figure {
  readonly position: number
}

const priceWords =
  /\b(goes for|price[sd]?|pric(e|ing)|costs?|charge[sd]?|pay|worth|fiyat\w*|ucret\w*|tutar\w*|para|hesap)\b/
const energyWords = /\b(calori\w*|kcal\w*|kalori\w*|energy|enerji)\b/
const total =
  /\b(total\w*|together|altogether|all in all|in all|sum|both|combined|adds? up|come to|comes to|each other|toplam\w*|hepsi|ikisi|ucu|birlikte|beraber)\b/
const gift =
  /\b(on the house|xfree of charge|complimentary|gratis|for xfree|costs? (you )?nothing|half price|discount\w*|buy one|xn\d+x xpercent off|xpercent xn\d+x|ikram\w*|ucret xsiz|ucretsiz|bedava|indirim\w*|yari fiyat\w*|kampanya\w*|hediye\w*)\b/
const under =
  /\b(under|below|less than|cheaper than|up to|at most|max\w*|no more than|within|budget\w*|alt(i|inda)\w*|en fazla|en cok|gecm\w*|asm\w*|daha ucuz|butce\w*|kadar)\b/
const over =
  /\b(over|above|more than|at least|from|starting|starts?|(?<!para )ust(u|unde)\w*|en az|fazla|itibaren|baslayan)\b/
// What else is counted.
const otherUnit =
  /^(g|gr|gram\w*|kg|ml|cl|l|litre\w*|liter\w*|minutes?|mins?|hours?|dakika\w*|saat\w*|people|persons?|guests?|xkisi|years?|yil\w*|yas\w*|xpercent|percent|pieces?|slices?|adet\w*|tane\w*|dilim\w*|porsiyon\w*|portions?|dish\w*|items?|options?|yemek\w*|secenek\w*|cesit\w*|mg|x|times|kez|defa|numara\w*|degrees?|derece\w*|stars?|cm)$/
const currencies: readonly (readonly [RegExp, string])[] = [
  [/^(xtry|tl\w*|try|lira\w*|turk|kurus\w*)$/, 'TRY'],
  [/^(xeur|euro\w*|avro\w*|eur|cents?)$/, 'EUR'],
  [/^(xgbp|pounds?|quid|gbp|sterlin\w*|pence)$/, 'GBP'],
  [/^(xusd|dollars?|usd|dolar\w*)$/, 'USD'],
  [/^(yen|jpy)$/, 'JPY'],
]

/** Takes the figures out of a clause. */
export function readFigures(words: readonly string[]): ClauseFigures {
  const text = words.join(' ')
  const ofPrice = priceWords.test(text)
  const ofEnergy = energyWords.test(text)
  const prices: PlacedFigure[] = []
  const calories: PlacedFigure[] = []
  for (const [position, word] of words.entries()) {
    // "Calorie-free" is a figure, too.
    if (energyWord.test(word) && /^x(free|siz|less)$/.test(words[position + 1] ?? '')) {
      calories.push({ values: [0], sense: 'exact', position })
    }
    const values = valuesOf(word)
    if (values.length === 0) continue
    const isOfTurkey = words[position + 1] === 'turkish'
    const [before = '', next = ''] = [words[position - 1], words[position + (isOfTurkey ? 2 : 1)]]
    const near = words.slice(Math.max(0, position - 4), position + 5).join(' ')
    const isBudget =
      /^(with|within|your)$/.test(before) || /^(lira|tl)(y?l[ae]|y?[ae]|lik)$/.test(next)
    const sense = isBudget || under.test(near) ? 'under' : over.test(near) ? 'over' : 'exact'
    const unit = moneyWord.test(next) ? next : moneyWord.test(before) ? before : undefined
    const figure = { values, sense, position, currency: currencyOf(unit) } as const
    if (next === 'times') continue
    if (energyWord.test(next)) calories.push(figure)
    else if (unit !== undefined) prices.push(figure)
    else if (otherUnit.test(next) || before === 'xpercent') continue
    else if (ofEnergy) calories.push(figure)
    else if (ofPrice || isBarePrice(words, position, values)) prices.push(figure)
  }
  const times = words.flatMap((word) => countOf(word) ?? [])
  return { prices, calories, isTotal: total.test(text), isGift: gift.test(text), times }
}

/** "For only 99 you get the baklava": beside a dish, what counts nothing else is its price. */
const isBarePrice = (words: readonly string[], position: number, values: readonly number[]) =>
  position > 0 &&
  values.every((value) => value >= 15) &&
  words.some((word) => /^xd\d+x$/.test(word)) &&
  !/^(no|number|table|numara|masa)$/.test(words[position - 1] ?? '')

const currencyOf = (word: string | undefined) =>
  word === undefined ? undefined : currencies.find(([name]) => name.test(word))?.[1]

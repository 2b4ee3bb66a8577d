import type { FactWords } from './fact-words.ts'
import { amountIn, figuresIn, priceIn, priceInWords } from './money.ts'
import { inWords } from './numbers-in-words.ts'
import { pick } from './random.ts'
import { copula, locative, recordOf, type Subject } from './subjects.ts'

const invented = {
  en: [
    'Lobster Thermidor',
    'Truffle Ravioli',
    'Wagyu Tartare',
    'Duck Confit',
    'Beef Stroganoff',
    'Key Lime Pie',
    'Oysters Rockefeller',
    'Tonkotsu Ramen',
    'Poke Bowl',
    'Chicken Kiev',
    'Tiramisu',
  ],
  tr: [
    'İskender',
    'Perde Pilavı',
    'Zerde',
    'Kokoreç',
    'Balık Ekmek',
    'Kuymak',
    'Hamsili Pilav',
    'Tirit',
    'Laz Böreği',
    'Cağ Kebabı',
    'Lakerda',
    'Kumpir',
    'Trileçe',
  ],
} as const

/** What fills the gaps of a frame, by their names; a dish without a price or calories has none. */
export function fillings(
  random: () => number,
  subject: Subject,
  words: FactWords,
  food: string,
  locale: 'en' | 'tr',
): Readonly<Record<string, string>> {
  const { dish, called, currency } = subject
  const price = (minor: number) => priceIn(random, minor, currency, locale)
  const wrongPrice = wrong(random, subject, dish.priceMinor ?? 0, currency === 'GBP' ? 50 : 500)
  const wrongWhole = wrong(random, subject, roundTo(dish.priceMinor ?? 0, 100), 100)
  const wrongCalories = wrong(random, subject, (dish.calories ?? 0) * 100, 1000) / 100
  return {
    dish: called,
    in: locative(called),
    noun: words.noun,
    free: words.free,
    isFree: copula(words.free),
    allergy: words.allergy,
    food,
    invented: pick(random, invented[locale]),
    right: price(dish.priceMinor ?? 0),
    price: price(wrongPrice),
    amount: amountIn(wrongPrice, locale),
    anyPrice: price(wrongPrice),
    words: priceInWords(wrongWhole, currency, locale),
    calories: String(wrongCalories),
    caloriesInWords: inWords(wrongCalories, locale),
  }
}

const roundTo = (number: number, step: number) => Math.round(number / step) * step

/** A hundredfold figure near or far off the right one, that stands nowhere in the record. */
function wrong(random: () => number, { dish }: Subject, right: number, step: number): number {
  const recorded = [
    ...figuresIn(recordOf(dish)),
    dish.calories ?? 0,
    (dish.priceMinor ?? 0) / 100,
    right / 100,
  ]
  for (;;) {
    const factor = pick(random, [0.4, 0.5, 0.7, 0.8, 0.9, 1, 1.1, 1.3, 1.6, 2, 2.5])
    const off = roundTo(right * factor, step) + pick(random, [-2, -1, 0, 1, 2]) * step
    if (off > 0 && !recorded.includes(off / 100)) return off
  }
}

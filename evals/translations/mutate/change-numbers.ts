import type { Language, Texts, Translation } from '../read-good.ts'
import { withText } from './mutation.ts'
import { pickBy } from './random.ts'

const digits = String.raw`[0-9۰-۹٠-٩]`
const number = `${digits}+(?:[.,٫]${digits}+)?`
const currencies = [
  ['TL', '€'],
  ['лир', 'евро'],
  ['лір', 'євро'],
  ['ليرة تركية', 'يورو'],
  ['لیر', 'یورو'],
  ['里拉', '欧元'],
  ['€', '$'],
  ['£', '€'],
  ['欧元', '美元'],
  ['英镑', '欧元'],
  ['يورو', 'دولار'],
  ['یورو', 'دلار'],
  ['پوند', 'یورو'],
  ['جنيهاً إسترلينياً', 'يورو'],
  ['جنيه إسترليني', 'يورو'],
] as const
const money = currencies.map(([name]) => name).join('|')
/** Matches a currency as a whole word, and not the Chinese lira in "mozzarella". */
const currencyPattern = (name: string) =>
  new RegExp(/\p{Script=Han}/u.test(name) ? `(?<!苏)${name}` : `(?<!\\p{L})${name}(?!\\p{L})`, 'gu')
const priceAfter = new RegExp(String.raw`(?:€|£)\s?(${number})`, 'gu')
const priceBefore = new RegExp(`(${number})(?=\\s?(?:${money}))`, 'gu')
const anyNumber = new RegExp(`(?<![\\p{L}.,:٫]|${digits})${number}(?!${digits})`, 'gu')

interface FoundNumber {
  readonly field: string
  readonly start: number
  readonly text: string
}

const pricesIn = (texts: Texts): FoundNumber[] =>
  Object.entries(texts).flatMap(([field, text]) => {
    const before = [...text.matchAll(priceBefore)].map(({ index, 0: match }) => ({
      field,
      start: index,
      text: match,
    }))
    const after = [...text.matchAll(priceAfter)].map(({ index, 0: match, 1: amount = '' }) => ({
      field,
      start: index + match.length - amount.length,
      text: amount,
    }))
    return before.length > 0 ? before : after
  })

const replaceAt = (texts: Texts, { field, start, text }: FoundNumber, other: string): Texts => {
  const whole = texts[field] ?? ''
  return withText(texts, field, whole.slice(0, start) + other + whole.slice(start + text.length))
}

/** Writes a number differently: ten times as much, another last digit, digits reversed. */
function otherNumbers(text: string): string[] {
  const points = [...text]
  const zero = digitZero(points[0] ?? '0')
  const next = (char: string) =>
    String.fromCodePoint(zero + (((char.codePointAt(0) ?? zero) - zero + 1) % 10))
  const reversed = points.toReversed().join('')
  return [
    `${text}${String.fromCodePoint(zero)}`,
    `${String.fromCodePoint(zero + 1)}${text}`,
    points.with(points.length - 1, next(points.at(-1) ?? '0')).join(''),
    points.length > 1 && !/[.,٫]/u.test(text) ? points.slice(0, -1).join('') : text,
    reversed,
  ].filter((other) => valueOf(other) !== valueOf(text))
}

function digitZero(char: string): number {
  const code = char.codePointAt(0) ?? 0
  return [0x30, 0x660, 0x6f0].findLast((zero) => code >= zero) ?? 0x30
}

/** Reads the digits of all three scripts. */
function valueOf(text: string): number {
  const ascii = text
    .replace(/[٠-٩]/gu, (char) => String((char.codePointAt(0) ?? 0) - 0x660))
    .replace(/[۰-۹]/gu, (char) => String((char.codePointAt(0) ?? 0) - 0x6f0))
  return Number(ascii.replace(/[,٫]/u, '.'))
}

export function changeNumbers(good: Translation): Texts[] {
  const prices = pricesIn(good.texts)
  const isPrice = (field: string, start: number) =>
    prices.some((price) => price.field === field && price.start === start)
  return [
    ...Object.entries(good.texts).flatMap(([field, text]) =>
      [...text.matchAll(anyNumber)]
        .filter(({ index }) => !isPrice(field, index))
        .flatMap(({ index, 0: match }) => {
          const other = pickBy(otherNumbers(match), `${good.id} ${field} ${index}`)
          return other ? [replaceAt(good.texts, { field, start: index, text: match }, other)] : []
        }),
    ),
    ...changeNumberWords(good),
  ]
}

export function changePrices(good: Translation): Texts[] {
  const prices = pricesIn(good.texts)
  const newPrices = prices.flatMap((price) =>
    otherNumbers(price.text)
      .slice(0, 3)
      .map((other) => replaceAt(good.texts, price, other)),
  )
  const [first, second] = prices
  if (!first || !second || valueOf(first.text) === valueOf(second.text)) return newPrices
  // The second comes first so that the position of the first one stays right.
  const swapped = replaceAt(replaceAt(good.texts, second, first.text), first, second.text)
  return [swapped, ...newPrices]
}

export const changeCurrencies = (good: Translation): Texts[] =>
  Object.entries(good.texts).flatMap(([field, text]) =>
    currencies.flatMap(([name, other]) => {
      const matches = [...text.matchAll(currencyPattern(name))]
      const [first] = matches
      if (!first) return []
      const after = text.slice(first.index + name.length)
      const replaceFirst = (replacement: string) => text.slice(0, first.index) + replacement + after
      const wrongTexts = [
        text.replaceAll(currencyPattern(name), other),
        replaceFirst('')
          .replace(/\s{2,}/gu, ' ')
          .trim(),
        ...(matches.length > 1 ? [replaceFirst(other)] : []),
      ]
      return wrongTexts.map((wrongText) => withText(good.texts, field, wrongText))
    }),
  )

const numberWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { two: 'twelve', three: 'thirteen', six: 'sixteen', half: 'two' },
  tr: { iki: 'on iki', üç: 'on üç', altı: 'on altı', yarım: 'iki' },
  de: { zwei: 'zwölf', drei: 'dreizehn', sechs: 'sechzehn' },
  fr: { deux: 'douze', trois: 'treize', six: 'seize' },
  es: { dos: 'doce', tres: 'trece', seis: 'dieciséis' },
  it: { due: 'dodici', tre: 'tredici', sei: 'sedici' },
  nl: { twee: 'twaalf', drie: 'dertien', zes: 'zestien' },
  ru: {
    двоих: 'пятерых',
    два: 'двенадцать',
    две: 'двенадцать',
    двух: 'двенадцати',
    три: 'тринадцать',
    шесть: 'шестнадцать',
  },
  uk: {
    двох: 'дванадцятьох',
    два: 'дванадцять',
    дві: 'дванадцять',
    три: 'тринадцять',
    шість: 'шістнадцять',
  },
  ar: {
    لشخصين: 'لخمسة أشخاص',
    شخصين: 'خمسة أشخاص',
    ثلاث: 'ثلاث عشرة',
    لثلاثة: 'لثلاثة عشر',
    ست: 'ست عشرة',
    وشريحتان: 'وعشر شرائح',
    اثنتان: 'اثنتا عشرة',
    وبيضتان: 'وعشر بيضات',
    وزوجان: 'وعشرة أزواج',
  },
  fa: { دو: 'دوازده', سه: 'سیزده', شش: 'شانزده' },
  zh: { 两: '十二', 三: '十三', 六: '十六' },
}

const changeNumberWords = (good: Translation): Texts[] =>
  Object.entries(numberWords[good.to]).flatMap(([word, other]) => {
    const pattern =
      good.to === 'zh'
        ? new RegExp(`${word}(?=[个张份人片盎盘周种块])`, 'iu')
        : new RegExp(`(?<![\\p{L}\\u200c-])${word}(?![\\p{L}\\u200c-])`, 'iu')
    return Object.entries(good.texts).flatMap(([field, text]) => {
      const newText = text.replace(pattern, other)
      return newText === text ? [] : [withText(good.texts, field, newText)]
    })
  })

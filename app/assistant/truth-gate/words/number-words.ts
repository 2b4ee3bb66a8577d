// Folded; both languages, as a model may mix them.
const units: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  sifir: 0,
  bir: 1,
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  alti: 6,
  yedi: 7,
  sekiz: 8,
  dokuz: 9,
  on: 10,
  yirmi: 20,
  otuz: 30,
  kirk: 40,
  elli: 50,
  altmis: 60,
  yetmis: 70,
  seksen: 80,
  doksan: 90,
}
const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  yuz: 100,
  thousand: 1_000,
  bin: 1_000,
}
const turkishNumbers =
  'sifir|bir|iki|uc|dort|bes|altmis|alti|yedi|sekiz|dokuz|on|yirmi|otuz|kirk|elli|yetmis|seksen|doksan|yuz|bin'
const glued = new RegExp(`^(?:${turkishNumbers}){2,}$`)
const each = new RegExp(turkishNumbers, 'g')

/** A figure as a word that keeps its signs: "12.50" is "xn12p50x". */
export const figureWord = (digits: string) =>
  `xn${digits.replaceAll(' ', '').replaceAll('.', 'p').replaceAll(',', 'c')}x`

/** What a figure's word may mean: "1.250" is a thousand and more, or one and a quarter. */
export function valuesOf(word: string): readonly number[] {
  const digits = /^xn([\dpc]+)x$/.exec(word)?.[1]
  if (digits === undefined) return []
  const last = Math.max(digits.lastIndexOf('p'), digits.lastIndexOf('c'))
  const whole = Number(digits.replaceAll(/[pc]/g, ''))
  if (last === -1) return [whole]
  const decimal = Number(
    `${digits.slice(0, last).replaceAll(/[pc]/g, '')}.${digits.slice(last + 1)}`,
  )
  if (digits.length - last - 1 !== 3) return [decimal]
  return digits.search(/[pc]/) === last ? [whole, decimal] : [whole]
}

/** What a number stands for, in words. */
export const moneyWord =
  /^(xtry|xeur|xgbp|xusd|tl\w{0,5}|try|lira\w{0,8}|turk|euros?|avro\w{0,6}|eur|pounds?|quid|gbp|sterlin\w{0,5}|dollars?|usd|dolar\w{0,5}|kurus\w*|pence|cents?|yen|jpy|ruble\w*)$/
export const energyWord = /^(kcal\w{0,5}|calori\w*|cals?|kalori\w*|kilocalori\w*|kilokalori\w*)$/

/**
 * Writes amounts that are spelt out as figures: "iki yuz elli lira" is "xn250x lira". Only before
 * a word of money or energy: elsewhere "bir" and "one" are no amounts.
 */
export function readNumberWords(written: readonly string[]): string[] {
  const words = written.flatMap((word) => (glued.test(word) ? (word.match(each) ?? []) : [word]))
  const read: string[] = []
  for (let place = 0; place < words.length;) {
    const { value, length } = numberAt(words, place)
    const next = words[place + length] ?? ''
    if (length > 0 && (moneyWord.test(next) || energyWord.test(next))) {
      read.push(figureWord(String(value)))
      place += length
    } else {
      read.push(plainWord(words, place))
      place++
    }
  }
  return read
}

/** "0 nuts" denies, and "0 lira" is a price. */
function plainWord(words: readonly string[], place: number): string {
  const word = words[place] ?? ''
  const next = words[place + 1] ?? ''
  const isNone = word === 'xn0x' && !moneyWord.test(next) && !energyWord.test(next)
  return isNone ? 'zero' : word
}

function numberAt(words: readonly string[], start: number): { value: number; length: number } {
  let total = 0
  let current = 0
  let length = 0
  for (let place = start; place < words.length; place++) {
    const word = words[place] ?? ''
    const unit = units[word]
    const scale = scales[word]
    if (unit !== undefined) current += unit
    else if (scale === 100) current = Math.max(current, 1) * 100
    else if (scale === 1_000) {
      total += Math.max(current, 1) * 1_000
      current = 0
    } else if (word === 'bucuk' && length > 0) current += 0.5
    else if (!(word === 'and' && length > 0) && !(word === 'a' && words[place + 1] === 'hundred'))
      break
    length = place - start + 1
  }
  // "Two and lira": an "and" that joins nothing is no part of the number.
  if (words[start + length - 1] === 'and') length--
  return { value: total + current, length }
}

const english = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen'
).split(' ')
const englishTens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const turkish = 'sıfır bir iki üç dört beş altı yedi sekiz dokuz'.split(' ')
const turkishTens = ' on yirmi otuz kırk elli altmış yetmiş seksen doksan'.split(' ')

/** A whole number from 0 to 9,999 in words. */
export const inWords = (number: number, language: 'en' | 'tr'): string =>
  language === 'en' ? inEnglish(number) : inTurkish(number)

function inEnglish(number: number): string {
  if (number < 20) return english[number] ?? ''
  if (number < 100) {
    const rest = number % 10
    const tens = englishTens[Math.floor(number / 10)] ?? ''
    return rest === 0 ? tens : `${tens}-${inEnglish(rest)}`
  }
  const [unit, name] = number < 1000 ? [100, 'hundred'] : [1000, 'thousand']
  const rest = number % unit
  const whole = `${inEnglish(Math.floor(number / unit))} ${name}`
  if (rest === 0) return whole
  return unit === 100 || rest < 100
    ? `${whole} and ${inEnglish(rest)}`
    : `${whole} ${inEnglish(rest)}`
}

function inTurkish(number: number): string {
  if (number < 10) return turkish[number] ?? ''
  const [unit, name] = number < 100 ? [10, ''] : number < 1000 ? [100, 'yüz'] : [1000, 'bin']
  const count = Math.floor(number / unit)
  const many = count === 1 ? name : `${inTurkish(count)} ${name}`
  const whole = unit === 10 ? (turkishTens[count] ?? '') : many
  return number % unit === 0 ? whole : `${whole} ${inTurkish(number % unit)}`
}

import type { PhraseLanguage } from '../render/phrases/phrase-types.ts'
import { tokenize, type Token } from './tokens.ts'

/** The forms of "first", "second", "third", "fourth" and "last" in each language. */
const ordinals: Readonly<Record<PhraseLanguage, readonly string[]>> = {
  en: ['first', 'second', 'third', 'fourth', 'last'],
  tr: [
    'ilk ilki ilkini birinci birincisi',
    'ikinci ikincisi ikinciyi',
    'üçüncü üçüncüsü',
    'dördüncü',
    'son sonuncu sonuncusu',
  ],
  de: [
    'erste ersten erstes erster',
    'zweite zweiten zweites zweiter',
    'dritte dritten drittes',
    'vierte vierten',
    'letzte letzten letztes',
  ],
  fr: ['premier première', 'deuxième second seconde', 'troisième', 'quatrième', 'dernier dernière'],
  es: [
    'primero primera primer',
    'segundo segunda',
    'tercero tercera tercer',
    'cuarto cuarta',
    'último última',
  ],
  it: ['primo prima', 'secondo seconda', 'terzo terza', 'quarto quarta', 'ultimo ultima'],
  nl: ['eerste', 'tweede', 'derde', 'vierde', 'laatste'],
  ru: [
    'первое первый первую первая первого',
    'второе второй вторую вторая второго',
    'третье третий третью третья',
    'четвертое четвертый',
    'последнее последний последнюю последняя',
  ],
  uk: [
    'перше перший першу перша',
    'друге другий другу друга',
    'третє третій третю третя',
    'четверте четвертий',
    'останнє останній останню остання',
  ],
  ar: ['الاول الاولى', 'الثاني الثانية التاني', 'الثالث الثالثة', 'الرابع الرابعة', 'الاخير الاخيرة'],
  fa: ['اول اولی', 'دوم دومی', 'سوم سومی', 'چهارم چهارمی', 'آخر آخری'],
  zh: ['第一', '第二', '第三', '第四', '最后'],
}

const indexes = [0, 1, 2, 3, -1] as const

/** Finds the places in a list that a message refers to: 0 is the first, -1 the last. */
export function findOrdinals(tokens: readonly Token[], language: PhraseLanguage): number[] {
  const spaced = joinSpaced(tokens)
  return indexes.filter((_, rank) =>
    ordinals[language][rank]
      ?.split(' ')
      .some((form) => spaced.includes(joinSpaced(tokenize(form)))),
  )
}

const joinSpaced = (tokens: readonly Token[]) => ` ${tokens.map(({ text }) => text).join(' ')} `

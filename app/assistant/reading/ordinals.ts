import type { PhraseLanguage } from '../render/phrases/words.ts'
import { readTokens, type Token } from './tokens.ts'

/** "First", "second", "third", "fourth" and "last" in each language, each with its forms. */
const words: Readonly<Record<PhraseLanguage, readonly string[]>> = {
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

const places = [0, 1, 2, 3, -1] as const

/** The places of a list that a message names: 0 is the first, -1 the last. */
export function readOrdinals(tokens: readonly Token[], language: PhraseLanguage): number[] {
  const spoken = ` ${tokens.map(({ text }) => text).join(' ')} `
  return words[language].flatMap((forms, rank) => {
    const isSaid = forms.split(' ').some((form) => {
      const folded = readTokens(form).map(({ text }) => text)
      return spoken.includes(` ${folded.join(' ')} `)
    })
    const place = places[rank]
    return isSaid && place !== undefined ? [place] : []
  })
}

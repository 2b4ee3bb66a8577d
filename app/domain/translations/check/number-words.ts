import type { MenuLanguage } from '../../guest-menu/menu-language.ts'
import { foldLetters } from '../../dietary/fold-text.ts'
import type { Token } from './tokens.ts'

/** Number words from thirteen up; forms of the same number are separated by slashes. */
interface Large {
  /** From thirteen to nineteen, unless they are written as ten and a unit. */
  readonly teens: string
  /** From twenty to ninety. */
  readonly tens: string
  /** What stands between tens and units, as a word; a prefix where the words are written together. */
  readonly and: string
}

const large: Readonly<Record<Exclude<MenuLanguage, 'zh'>, Large>> = {
  en: {
    teens: 'thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen',
    tens: 'twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety',
    and: '',
  },
  tr: { teens: '', tens: 'yirmi,otuz,kırk,elli,altmış,yetmiş,seksen,doksan', and: '' },
  de: {
    teens: 'dreizehn,vierzehn,fünfzehn,sechzehn,siebzehn,achtzehn,neunzehn',
    tens: 'zwanzig,dreißig,vierzig,fünfzig,sechzig,siebzig,achtzig,neunzig',
    and: 'und',
  },
  nl: {
    teens: 'dertien,veertien,vijftien,zestien,zeventien,achttien,negentien',
    tens: 'twintig,dertig,veertig,vijftig,zestig,zeventig,tachtig,negentig',
    and: 'en',
  },
  fr: {
    teens: 'treize,quatorze,quinze,seize,,,',
    tens: 'vingt,trente,quarante,cinquante,soixante,,,',
    and: 'et',
  },
  it: {
    teens: 'tredici,quattordici,quindici,sedici,diciassette,diciotto,diciannove',
    tens: 'venti,trenta,quaranta,cinquanta,sessanta,settanta,ottanta,novanta',
    and: '',
  },
  es: {
    teens: 'trece,catorce,quince,dieciséis,diecisiete,dieciocho,diecinueve',
    tens: 'veinte,treinta,cuarenta,cincuenta,sesenta,setenta,ochenta,noventa',
    and: 'y',
  },
  ru: {
    teens:
      'тринадцать/тринадцати,четырнадцать/четырнадцати,пятнадцать/пятнадцати,шестнадцать/шестнадцати,семнадцать/семнадцати,восемнадцать/восемнадцати,девятнадцать/девятнадцати',
    tens: 'двадцать/двадцати,тридцать/тридцати,сорок/сорока,пятьдесят/пятидесяти,шестьдесят/шестидесяти,семьдесят/семидесяти,восемьдесят/восьмидесяти,девяносто/девяноста',
    and: '',
  },
  uk: {
    teens:
      'тринадцять/тринадцяти,чотирнадцять/чотирнадцяти,п’ятнадцять/п’ятнадцяти,шістнадцять/шістнадцяти,сімнадцять/сімнадцяти,вісімнадцять/вісімнадцяти,дев’ятнадцять/дев’ятнадцяти',
    tens: 'двадцять/двадцяти,тридцять/тридцяти,сорок/сорока,п’ятдесят/п’ятдесяти,шістдесят/шістдесяти,сімдесят/сімдесяти,вісімдесят/вісімдесяти,дев’яносто/дев’яноста',
    and: '',
  },
  ar: {
    teens: '',
    tens: 'عشرون/عشرين,ثلاثون/ثلاثين,أربعون/أربعين,خمسون/خمسين,ستون/ستين,سبعون/سبعين,ثمانون/ثمانين,تسعون/تسعين',
    and: 'و',
  },
  fa: {
    teens: 'سیزده,چهارده,پانزده,شانزده,هفده,هجده,نوزده',
    tens: 'بیست,سی,چهل,پنجاه,شصت,هفتاد,هشتاد,نود',
    and: 'و',
  },
}

const foldWord = (word: string) => foldLetters(word.toLowerCase().replaceAll(/['’]/g, ''))

/** Returns the values of listed words; `step` apart from each other, from `first`. */
const valuesOf = (list: string, first: number, step: number) =>
  list
    .split(',')
    .flatMap((forms, index) =>
      forms.split('/').map((form) => [foldWord(form), first + index * step] as const),
    )
    .filter(([form]) => form !== '')

interface Numbers {
  readonly words: ReadonlyMap<string, number>
  readonly and: string
}

const numbersOf = new Map<MenuLanguage, Numbers>()

function largeNumbers(language: MenuLanguage): Numbers {
  const cached = numbersOf.get(language)
  if (cached) return cached
  const { teens, tens, and } =
    language === 'zh' ? { teens: '', tens: '', and: '' } : large[language]
  const numbers = {
    words: new Map([...valuesOf(teens, 13, 1), ...valuesOf(tens, 20, 10)]),
    and: foldWord(and),
  }
  numbersOf.set(language, numbers)
  return numbers
}

/**
 * Returns the numbers from two to ninety-nine that words of a text express.
 * @param smallOf the value of a number word from two to twelve
 */
export function readNumberWords(
  tokens: readonly Token[],
  language: MenuLanguage,
  smallOf: (token: Token) => number | undefined,
): readonly number[] {
  const numbers = largeNumbers(language)
  const valueOf = (token: Token) => smallOf(token) ?? largeValue(token, language, numbers, smallOf)
  const found: { value: number; part: number; place: number }[] = []
  for (const token of tokens) {
    const value = valueOf(token)
    if (value === undefined) continue
    const { part, place } = token
    const last = found.at(-1)
    const between = tokens[token.place - 1]?.folded
    const isNext =
      last?.part === part &&
      (last.place === place - 1 || (last.place === place - 2 && between === numbers.and))
    const joint = last && isNext ? join(last.value, value, language) : undefined
    if (last && joint !== undefined) found[found.length - 1] = { value: joint, part, place }
    else found.push({ value, part, place })
  }
  return found.map(({ value }) => value)
}

/** Returns the value of two number words in a row; undefined if they are two numbers. */
function join(one: number, other: number, language: MenuLanguage): number | undefined {
  if (one >= 10 && one % 10 === 0 && other < 10) return one + other
  if (language === 'fr' && one === 60 && other < 20) return one + other
  // "ثماني عشرة" is eight-ten, and "三十" three tens.
  if (language === 'ar' && one < 10 && other % 10 === 0) return one + other
  if (language === 'zh' && one < 10 && other === 10) return one * 10
  return undefined
}

/** Returns the value of a word from thirteen up, as listed or written together: "sechsunddreißig". */
function largeValue(
  token: Token,
  language: MenuLanguage,
  { words, and }: Numbers,
  smallOf: (token: Token) => number | undefined,
): number | undefined {
  const { folded } = token
  const bare = language === 'ar' ? folded.replace(/^و/u, '') : folded
  const whole = words.get(bare)
  if (whole !== undefined || !isWrittenTogether.has(language)) return whole
  for (const [word, value] of words) {
    if (value < 20) continue
    const tensFirst = language === 'it' || language === 'es'
    const stem = language === 'es' ? word.replace(/e$/, 'i') : word
    const unit = tensFirst
      ? (startOf(folded, stem) ?? startOf(folded, stem.slice(0, -1)))
      : endOf(folded, and + word)
    const small = unit === undefined ? undefined : smallOf({ ...token, folded: unit })
    if (small !== undefined && small < 10) return value + small
  }
  return undefined
}

const isWrittenTogether: ReadonlySet<MenuLanguage> = new Set(['de', 'nl', 'it', 'es'])

const startOf = (word: string, start: string) =>
  word.startsWith(start) ? word.slice(start.length) : undefined

const endOf = (word: string, end: string) =>
  word.endsWith(end) ? word.slice(0, -end.length) : undefined

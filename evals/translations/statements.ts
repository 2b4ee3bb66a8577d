import type { Language } from './read-good.ts'

interface Words {
  /** Words that make a clause say that something is not there. */
  readonly denied: RegExp
  /** Words that make a clause say that something may be there. */
  readonly possible: RegExp
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    denied: /\b(?:no|not|without|never|instead|cannot|\w+-free|egg-free|meatless)\b/iu,
    possible: /\bmay\b/iu,
  },
  tr: {
    denied:
      /yok(?:tur)?|değil|kullanılmaz|kullanmıyoruz|kullanılmadan|içermez|bulunmaz|yerine|eklenmez|asla|(?<!\p{L})(?!tuzsuz)\p{L}+s[ıiuü]z(?!\p{L}{4})|etmiyoruz|edilmez/iu,
    possible: /içerebilir|bulunabilir/iu,
  },
  de: {
    denied: /\b(?:ohne|kein\w*|nicht|weder|niemals|statt|\p{L}+frei|frei)(?!\p{L})/iu,
    possible: /\b(?:kann|können)(?!\p{L})/iu,
  },
  it: {
    denied: /\b(?:senza|non(?! salato)|né|mai|niente|posto)(?!\p{L})/iu,
    possible: /(?:può|possono)(?!\p{L})/iu,
  },
  es: { denied: /\b(?:sin(?! sal)|no|ni|nunca|lugar)(?!\p{L})/iu, possible: /\bpueden?\b/iu },
  fr: {
    denied: /\b(?:sans|ne|ni|pas|jamais|lieu|n['’]\p{L}+)(?!\p{L})/iu,
    possible: /\b(?:peut|peuvent)\b/iu,
  },
  nl: {
    denied: /\b(?:zonder|geen|niet|nooit|plaats|\w+vrije?)\b/iu,
    possible: /\b(?:kan|kunnen)\b/iu,
  },
  ru: {
    denied: /(?<!\p{L})(?:без|не|ни|нет|никогда|вместо)(?!\p{L})/iu,
    possible: /(?<!\p{L})(?:может|могут)(?!\p{L})/iu,
  },
  uk: {
    denied: /(?<!\p{L})(?:без|не|ні|немає|ніколи|замість|без\p{L}+)(?!\p{L})/iu,
    possible: /(?<!\p{L})(?:може|можуть)(?!\p{L})/iu,
  },
  ar: {
    denied:
      /(?<!\p{L})(?:بدون|[وف]?من دون|دون|[وف]?لا|ليس|[وأ]?ليست?|بدلاً|خال|خالية?|خالٍ|بلا|غير(?! المم))(?!\p{L})/u,
    possible: /(?<![\p{L}\p{M}])[وف]?قد(?![\p{L}\p{M}])/u,
  },
  fa: {
    denied: /بدون|ندارد|نداریم|نیست|(?<!\p{L})نه(?!\p{L})|نمی|هرگز|به جای|استفاده نمی/u,
    possible: /ممکن است/u,
  },
  zh: { denied: /不|无(?!盐)|没|代替|而非|绝/u, possible: /可能/u },
}

const clauseEnds = /[.;:,!?،؛。；，：！？()（）—–\n]/u

/** Returns the part of the text between punctuation marks that contains the position. */
function clauseAt(text: string, position: number): string {
  let start = position
  let end = position
  while (start > 0 && !clauseEnds.test(text[start - 1] ?? '')) start--
  while (end < text.length && !clauseEnds.test(text[end] ?? '')) end++
  return text.slice(start, end)
}

export const isDenied = (text: string, position: number, language: Language): boolean =>
  words[language].denied.test(clauseAt(text, position))

export const isPossible = (text: string, position: number, language: Language): boolean =>
  saysMay(clauseAt(text, position), language)

export const saysMay = (text: string, language: Language): boolean =>
  words[language].possible.test(text)

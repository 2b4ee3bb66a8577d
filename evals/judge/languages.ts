import { plain } from './statements.ts'

// By script where a language has its own; else by its commonest words.
const signs: Readonly<Record<string, RegExp>> = {
  en: /\b(the|is|are|you|of|please|on|it|that|i|for|here|yes|at most|together|by|first|no)\b/,
  tr: /\b(ve|bir|bu|icin|lutfen|evet|var|yok|degil|olarak|kayitli|restoran|menu\w*|en|iste|isaret\w*|onerim|onerebil\w*|resmi|ile|alinabil\w*|toplam|bunlar\w*|sunlar\w*|hos|dan|icinde|hangisi)\b/,
  de: /\b(ich|nicht|der|die|das|und|auf|sie|ist|nur)\b/,
  fr: /\b(je|les|des|vous|est|pas|sur|que|en)\b/,
  es: /\b(el|la|los|las|que|es|en|solo|puedo|por)\b/,
  it: /\b(il|di|che|non|sono|posso|per|le|solo)\b/,
  pt: /\b(eu|nao|que|em|os|as|so|posso|por)\b/,
  nl: /\b(ik|het|de|een|niet|alleen|en)\b/,
  pl: /\b(nie|jest|moge|tylko|w|po|sie|na)\b/,
  ru: /[а-яё]{3}/,
  uk: /[а-яіїєґ]{3}/,
  ar: /\p{Script=Arabic}{3}/u,
  fa: /\p{Script=Arabic}{3}/u,
  el: /\p{Script=Greek}{3}/u,
  zh: /\p{Script=Han}{2}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]{2}/u,
  ko: /\p{Script=Hangul}{2}/u,
}

// Too few words, or nothing but names and figures, belong to no language.
const fewest = 3

/** Whether a reply speaks a language, or holds a sentence in it; the owner's words are taken out. */
export function speaks(reply: string, language: string, owned: readonly string[]): boolean {
  let text = plain(reply)
  for (const name of owned.toSorted((one, other) => other.length - one.length)) {
    if (name !== '') text = text.replaceAll(plain(name), ' ')
  }
  const words = [...new Set(text.match(/\p{L}{2,}/gu))]
  const isWordless = (language === 'en' || language === 'tr') && words.length <= fewest
  return isWordless || (signs[language]?.test(text) ?? true)
}

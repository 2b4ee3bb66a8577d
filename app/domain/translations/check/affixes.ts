import type { MenuLanguage } from '../../guest-menu/menu-language.ts'

/** Affixes that deny the food they are attached to: "sütsüz", "nussfrei", "безглютеновый". */
const denials: Partial<Record<MenuLanguage, RegExp>> = {
  en: /^(.{3,}?)(?:less|free)$/,
  tr: /^(.{2,}?)s[iu]z(?:d[iu]r|l[ae]r)?$/,
  de: /^(.{2,}?)(?:frei(?:e[rsnm]?)?|los(?:e[rsnm]?)?)$/,
  nl: /^(.{2,}?)(?:vrije?|lo[oz]e?s?)$/,
  ru: /^(?:без|бес)(.{4,})$/u,
  uk: /^(?:без|бес)(.{4,})$/u,
}

// Words that deny a food but don't contain its name unchanged.
const wholeWords: readonly (readonly [RegExp, concept: string])[] = [
  [/^analcolic[oaihe]+$/, 'alcohol'],
  [/^(?:delactos|deslactosad|delattosat)/, 'lactose'],
  [/^(?:non)?alcoholfree$/, 'alcohol'],
]

/** Returns the word or the concept of the food that a folded word denies; undefined if it denies none. */
export function splitDenial(
  word: string,
  language: MenuLanguage,
): { readonly word?: string; readonly concept?: string } | undefined {
  const whole = wholeWords.find(([pattern]) => pattern.test(word))
  if (whole) return { concept: whole[1] }
  const stem = denials[language]?.exec(word)?.[1]
  return stem === undefined ? undefined : { word: stem }
}

// Endings that turn a food into an adjective: "cevizli" in Turkish.
const adjective: Partial<Record<MenuLanguage, RegExp>> = { tr: /l[iu]$/ }

/** Whether a folded word is an adjective that starts another item of a list, such as "cevizli" (with walnuts). */
export const isAttribute = (word: string, language: MenuLanguage): boolean =>
  adjective[language]?.test(word) ?? false

// "Hamurunda süt yoktur": there is no milk in the dough. "Reçellerimiz fındık içerebilir": our jams may.
const place: Partial<Record<MenuLanguage, RegExp>> = { tr: /.{3}[td][ae]$|.{3}[iu]m[iu]z$/ }

/**
 * Whether a folded word names the part that contains something: it has a locative or a possessive
 * ending.
 */
export const isPlace = (word: string, language: MenuLanguage): boolean =>
  place[language]?.test(word) ?? false

// "Hazırlanabilir": can be prepared.
const possibleVerbs: Partial<Record<MenuLanguage, RegExp>> = { tr: /.{2}[ae]bilir/ }

/** Whether a folded verb has an ending that expresses a possibility. */
export const isPossibleVerb = (word: string, language: MenuLanguage): boolean =>
  possibleVerbs[language]?.test(word) ?? false

// "Gluten- und milchfrei", "gluten- en melkvrij": both words have the ending.
const sharedEnding: Partial<Record<MenuLanguage, RegExp>> = {
  de: /(\p{L}+)- (und|oder) (?=\p{L}+?(frei(?:e[rsnm]?)?)(?!\p{L}))/giu,
  nl: /(\p{L}+)- (en|of) (?=\p{L}+?(vrije?)(?!\p{L}))/giu,
}

/** Writes an ending that two words share after both. */
export function withSharedEndings(text: string, language: MenuLanguage): string {
  const pattern = sharedEnding[language]
  return pattern ? text.replace(pattern, '$1$3 $2 ') : text
}

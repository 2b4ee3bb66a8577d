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

// Words that deny a food whose name they don't contain as such.
const wholeWords: readonly (readonly [RegExp, concept: string])[] = [
  [/^analcolic[oaihe]+$/, 'alcohol'],
  [/^(?:delactos|deslactosad|delattosat)/, 'lactose'],
  [/^(?:non)?alcoholfree$/, 'alcohol'],
]

/** Splits a folded word that denies a food; returns the food's word, or its concept. */
export function splitDenial(
  word: string,
  language: MenuLanguage,
): { readonly word?: string; readonly concept?: string } | undefined {
  const whole = wholeWords.find(([pattern]) => pattern.test(word))
  if (whole) return { concept: whole[1] }
  const stem = denials[language]?.exec(word)?.[1]
  return stem === undefined ? undefined : { word: stem }
}

// Endings by which a food becomes an adjective: "cevizli" in Turkish.
const adjective: Partial<Record<MenuLanguage, RegExp>> = { tr: /l[iu]$/ }

/** Whether a folded word says what a dish is with, such as "cevizli", and so starts another item. */
export const isAttribute = (word: string, language: MenuLanguage): boolean =>
  adjective[language]?.test(word) ?? false

// "Hamurunda süt yoktur": in the dough.
const place: Partial<Record<MenuLanguage, RegExp>> = { tr: /.{3}[td][ae]$/ }

/** Whether a folded word says by its ending that something is in it. */
export const isPlace = (word: string, language: MenuLanguage): boolean =>
  place[language]?.test(word) ?? false

// "Hazırlanabilir": it can be prepared.
const possibleVerbs: Partial<Record<MenuLanguage, RegExp>> = { tr: /.{2}[ae]bilir/ }

/** Whether a folded verb says by its ending that something is possible. */
export const isPossibleVerb = (word: string, language: MenuLanguage): boolean =>
  possibleVerbs[language]?.test(word) ?? false

const plainLetters: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o' }

// oxlint-disable-next-line no-control-regex -- all of ASCII is meant, and needs no folding
const onlyAscii = /^[\0-\x7f]*$/

/**
 * Normalises a text for comparison: lower case without accents, so that "CORBA", "çorba" and
 * "Çorba" are equal. Both dotted and dotless i become i, in every language.
 */
export function foldText(text: string): string {
  if (onlyAscii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ıßæœø]/g, (letter) => plainLetters[letter] ?? letter)
}

const sameLetters: Readonly<Record<string, string>> = { ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ـ: '' }

/**
 * Folds a word like `foldText`, and also unifies letters that Arabic and Persian encode
 * differently.
 */
export const foldLetters = (word: string): string =>
  foldText(word).replaceAll(/[ىیکةـ]/g, (letter) => sameLetters[letter] ?? letter)

/** Puts spaces around each Chinese character, because Chinese is written without spaces. */
export const splitHan = (text: string): string =>
  text.normalize('NFC').replaceAll(/\p{Script=Han}/gu, ' $& ')

/** Returns the words and numbers of a text as written, one for each of its folded words. */
export function writtenWords(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** Returns the folded words and numbers of a text, in order. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

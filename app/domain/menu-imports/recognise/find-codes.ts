/*
 * Codes for allergens and additives behind a dish's name: "Käsespätzle (A, C, G)", "Spezi 0,4 l 1,9".
 * What they mean stands elsewhere, so they are neither a name nor a description nor a price.
 */

const code = String.raw`(?:[A-Z]\d?|[a-z](?=\s*[,;])|\d{1,2}[a-z]?)`
const nextCode = String.raw`\s*[,;]\s*(?:[A-Za-z]\d?|\d{1,2}[a-z]?)`
const codes = new RegExp(String.raw`\s+(\(?)\s*(${code}(?:${nextCode})*)\s*\)?$`)
/** Longer groups aren't behind a name. */
const maxLength = 60

/**
 * Finds codes at the end of words.
 * @param isUsual whether the file has codes elsewhere, so that a single letter or numbers may be some
 * @returns where they begin; undefined if there are none
 */
export function findCodes(words: string, isUsual: boolean): number | undefined {
  const from = Math.max(0, words.length - maxLength)
  // With dots or spaces up to the price.
  const end = words.slice(from).replace(/[\s.…·_]+$/, '')
  const match = codes.exec(end)
  if (!match) return undefined
  const [, bracket, group = ''] = match
  const areSeveral = /[,;]/.test(group)
  const haveLetters = /[A-Za-z]/.test(group)
  // "1,50" is a price, "1,9" may be two codes; "(3)" counts pieces, unless the file has codes.
  const isSure = areSeveral && (haveLetters || bracket !== '')
  const maybe = haveLetters || bracket !== '' || (areSeveral && !/^\d+[.,]\d\d$/.test(group))
  return isSure || (isUsual && maybe) ? from + match.index : undefined
}

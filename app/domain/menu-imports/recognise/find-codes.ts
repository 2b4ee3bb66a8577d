/*
 * Codes for allergens and additives behind a dish's name: "Käsespätzle (A, C, G)", "Spezi 0,4 l 1,9".
 * What they mean stands elsewhere, so they are neither a name nor a description nor a price.
 */

const codes =
  /(?:\s|^)\(?\s*((?:[A-Z]\d?|\d{1,2}[a-z]?)(?:\s*[,;]\s*(?:[A-Za-z]\d?|\d{1,2}[a-z]?))*)\s*\)?\s*$/

/**
 * Finds codes at the end of words.
 * @param isUsual whether the file has codes elsewhere, so that a single letter or numbers may be some
 * @returns where they begin; undefined if there are none
 */
export function findCodes(words: string, isUsual: boolean): number | undefined {
  const found = codes.exec(words.slice(-60))
  if (!found) return undefined
  const [whole, group = ''] = found
  const parts = group.split(/[,;]/)
  const haveLetters = /[A-Z]/.test(group)
  const isSure = parts.length > 1 && haveLetters
  // "1,50" is a price, "1,9" may be two codes; "(3)" counts pieces.
  const maybe = haveLetters || (parts.length > 1 && !/^\d+[.,]\d\d$/.test(group))
  if (!isSure && !(isUsual && maybe)) return undefined
  return words.length - whole.length
}

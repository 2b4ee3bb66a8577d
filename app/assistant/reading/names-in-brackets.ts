/**
 * Returns the names of a translation: of "Mantı (tiny dumplings)" also "Mantı". A bracket that the
 * original has too says which variant a dish is, "Rakı (Duble)".
 */
export function namesInTranslation(original: string, translation: string): string[] {
  const short = withoutBrackets(translation)
  const isVariant = withoutBrackets(original) !== original
  return isVariant || short === translation ? [translation] : [translation, short]
}

/** Returns a name without the parts in brackets, or the name if nothing is left. */
export const withoutBrackets = (name: string): string =>
  name.replaceAll(/\s*[(（][^)）]*[)）]/gu, '').trim() || name

/** Returns the text in a name's first brackets; empty if it has none. */
export const insideBrackets = (name: string): string => /[(（]([^)）]+)[)）]/u.exec(name)?.[1] ?? ''

/**
 * Sets someone's words off from ours, as data under a name. The words cannot leave their
 * place: every `<` in them is written as `‹`, so that none closes the tag.
 */
export function quote(name: string, words: string): string {
  return `<${name}>\n${words.replaceAll('<', '‹')}\n</${name}>`
}

/** A guest's turn as a model reads it. */
export const quoteGuest = (words: string): string => quote('guest', words)

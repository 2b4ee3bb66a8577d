/** Prevents line breaks between a number and its currency. */
export const preventPriceBreaks = (text: string) =>
  text.replaceAll(/(\d) (?=\p{Sc}|\p{Lu}{2,3}\b)/gu, '$1\u00a0')

/** Prevents line breaks between an amount and its currency, with no-break spaces. */
export const keepPricesOnOneLine = (text: string) =>
  text.replaceAll(/(\d) (?=\p{Sc}|\p{Lu}{2,3}\b)/gu, '$1\u00a0')

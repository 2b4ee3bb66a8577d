/** A stretch of text, and the address it is a link to. */
export interface TextPart {
  readonly text: string
  readonly href?: string
}

/**
 * Splits a text so that the addresses in it become links: those of our own origin alone,
 * as a letter may quote what a stranger wrote.
 */
export function textParts(text: string, origin: string): TextPart[] {
  // A full stop or bracket behind an address is the sentence's. Odd places hold addresses.
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]])/)
    .map((part, place) =>
      place % 2 === 1 && isOf(part, origin) ? { text: part, href: part } : { text: part },
    )
    .filter((part) => part.text !== '')
}

function isOf(address: string, origin: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin
}

/** Plain text, or a link. */
export interface TextPart {
  readonly text: string
  readonly link?: string
}

/**
 * Turns URLs in a text into links, if they are on our own origin: emails may quote strangers.
 */
export function textParts(text: string, origin: string): TextPart[] {
  // Punctuation after a URL belongs to the sentence. The URLs are at the odd indexes.
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]])/)
    .map((part, index) =>
      index % 2 === 1 && isOnOrigin(part, origin) ? { text: part, link: part } : { text: part },
    )
    .filter((part) => part.text !== '')
}

function isOnOrigin(address: string, origin: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin
}

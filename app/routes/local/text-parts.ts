/** Plain text, or a link. */
export interface TextPart {
  readonly text: string
  readonly link?: string
}

/**
 * Splits a text into plain parts and links. Only URLs on our own origin become links, because emails
 * may quote strangers.
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

function isOnOrigin(url: string, origin: string): boolean {
  return URL.canParse(url) && new URL(url).origin === origin
}

import type { Block } from '#app/assistant/render/blocks.ts'

interface Props {
  readonly block: Extract<Block, { kind: 'quote' }>
}

/** What the owner wrote. Words in another language than the reply are marked as such for screen readers. */
export function ReplyQuote({ block: { text, quote, quoteLang } }: Props) {
  const start = quoteLang === undefined ? -1 : text.lastIndexOf(quote)
  return (
    <blockquote className="border-s-4 border-line ps-3 whitespace-pre-line">
      {start === -1 ? (
        text
      ) : (
        <>
          {text.slice(0, start)}
          <span lang={quoteLang} dir="auto">
            {quote}
          </span>
          {text.slice(start + quote.length)}
        </>
      )}
    </blockquote>
  )
}

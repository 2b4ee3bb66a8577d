import type { Block, TextLink } from '#app/assistant/render/blocks.ts'
import { keepPricesOnOneLine } from './keep-prices-on-one-line.ts'

interface Props {
  readonly block: Extract<Block, { kind: 'text' }>
}

/** A sentence of a reply, in which recorded addresses are links. */
export function ReplyText({ block: { text, links = [] } }: Props) {
  return (
    <p className="whitespace-pre-line">
      {splitAtLinks(text, links).map(({ before, link }, index) => (
        <span key={index}>
          {keepPricesOnOneLine(before)}
          {link && (
            <a
              href={link.href}
              dir={link.href.startsWith('tel:') ? 'ltr' : 'auto'}
              {...(!link.href.startsWith('tel:') && { target: '_blank' })}
              rel="noopener noreferrer"
              className="inline-block py-0.5 font-semibold break-words text-paprika underline"
            >
              {link.text}
            </a>
          )}
        </span>
      ))}
    </p>
  )
}

interface Piece {
  readonly before: string
  /** Undefined in the last piece. */
  readonly link?: TextLink
}

function splitAtLinks(text: string, links: readonly TextLink[]): Piece[] {
  const [link, ...others] = links
  const start = link ? text.indexOf(link.text) : -1
  if (!link || start === -1) return [{ before: text }]
  const end = start + link.text.length
  return [{ before: text.slice(0, start), link }, ...splitAtLinks(text.slice(end), others)]
}

import type { ReactNode } from 'react'
import type { Piece } from '#app/domain/menu-imports/excerpt.ts'
import { useImportsTranslate } from '#app/i18n/imports.ts'

interface Props {
  readonly pieces: readonly Piece[]
  /** The field whose characters are marked strongly. */
  readonly active: string | undefined
  /** Its position on its page. */
  readonly page: ReactNode
}

/** The lines or cells from which a dish was read, with the characters of each value marked. */
export function SourceExcerpt({ pieces, active, page }: Props) {
  const translate = useImportsTranslate()
  return (
    <figure className="min-w-0 self-start rounded-card bg-sunken px-4 py-3 max-lg:order-first lg:sticky lg:top-4">
      <figcaption className="text-sm font-semibold text-ink-soft">{translate('source')}</figcaption>
      {page}
      <div className="mt-1.5 flex flex-col gap-1.5 text-sm break-words">
        {pieces.map((piece, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- pieces may be the same
          <p key={index} dir="auto" className="whitespace-pre-wrap">
            {piece.heading && <span className="text-ink-soft">{piece.heading}: </span>}
            <MarkedText piece={piece} active={active} />
          </p>
        ))}
      </div>
    </figure>
  )
}

function MarkedText({
  piece: { text, marks },
  active,
}: { readonly piece: Piece } & Pick<Props, 'active'>) {
  const parts = []
  let end = 0
  for (const mark of marks) {
    if (mark.start < end) continue
    parts.push(
      text.slice(end, mark.start),
      <mark
        key={mark.field}
        data-field={mark.field}
        data-active={mark.field === active || undefined}
        className="rounded-sm bg-transparent text-ink underline decoration-edge decoration-2 underline-offset-4 transition-colors data-active:bg-paprika data-active:text-on-paprika data-active:no-underline"
      >
        {text.slice(mark.start, mark.end)}
      </mark>,
    )
    end = mark.end
  }
  return [...parts, text.slice(end)]
}

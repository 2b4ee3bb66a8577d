import { ChevronDown, ChevronRight } from 'lucide-react'
import type { DishRow } from '#app/assistant/render/blocks.ts'
import { smallImageUrl } from '#app/services/images/small-image-url.ts'
import { DishPicture } from './dish-picture.tsx'
import { useOpenDish } from './open-dish.ts'

const maxUnfolded = 6

interface Props {
  readonly rows: readonly DishRow[]
  /** The label under which rows past the sixth are folded. */
  readonly moreLabel?: string | undefined
  /** Counts the dishes that have no row. */
  readonly restLabel?: string | undefined
  /** Whether these are dishes to avoid. */
  readonly isAgainst: boolean
}

/** The dishes that a reply lists. Next to a menu, each opens its dish. */
export function DishRows({ rows, moreLabel, restLabel, isAgainst }: Props) {
  const list = (part: readonly DishRow[]) => (
    <ul className="divide-y divide-line">
      {part.map((row) => (
        <li key={row.id}>
          <Row row={row} isAgainst={isAgainst} />
        </li>
      ))}
    </ul>
  )
  return (
    <div className="mt-2 overflow-hidden rounded-card border border-line bg-surface">
      {list(rows.slice(0, maxUnfolded))}
      {rows.length > maxUnfolded && (
        <details className="border-t border-line">
          <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-3 font-semibold -outline-offset-2">
            {moreLabel}
            <ChevronDown
              size={20}
              aria-hidden="true"
              className="text-paprika transition-transform [details[open]>summary_&]:rotate-180"
            />
          </summary>
          <div className="border-t border-line">{list(rows.slice(maxUnfolded))}</div>
          {restLabel !== undefined && (
            <p className="border-t border-line px-3 py-3 text-ink-soft">{restLabel}</p>
          )}
        </details>
      )}
    </div>
  )
}

function Row({ row, isAgainst }: { readonly row: DishRow; readonly isAgainst: boolean }) {
  const open = useOpenDish()(row.id)
  const content = (
    <>
      <span className="min-w-0 grow">
        <span className="block leading-snug font-semibold">
          <bdi>{row.name}</bdi>
          {row.original !== undefined && (
            <>
              {' '}
              <bdi className="font-normal text-ink-soft">{row.original}</bdi>
            </>
          )}
        </span>
        {row.price !== undefined && (
          <span
            className={`block whitespace-nowrap tabular-nums ${isAgainst ? 'text-ink-soft' : 'text-paprika'}`}
          >
            <bdi>{row.price}</bdi>
          </span>
        )}
        {row.note !== undefined && (
          <span
            className={`block text-sm leading-snug ${isAgainst ? 'text-paprika' : 'text-ink-soft'}`}
          >
            {row.note}
          </span>
        )}
      </span>
      {row.image_url !== null && (
        <span
          className={`size-16 shrink-0 overflow-hidden rounded-lg ${isAgainst ? 'opacity-50' : ''}`}
        >
          <DishPicture url={smallImageUrl(row.image_url)} />
        </span>
      )}
      {open && (
        <ChevronRight
          size={20}
          aria-hidden="true"
          className="shrink-0 text-ink-soft rtl:rotate-180 [[dir=rtl]_[dir=ltr]_&]:rotate-0"
        />
      )}
    </>
  )
  const shape = 'flex min-h-16 w-full items-center gap-3 px-3 py-2.5 text-start'
  return open ? (
    <button type="button" onClick={open} className={`${shape} -outline-offset-2 hover:bg-sunken`}>
      {content}
    </button>
  ) : (
    <div className={shape}>{content}</div>
  )
}

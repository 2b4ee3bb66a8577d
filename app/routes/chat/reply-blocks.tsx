import {
  Check,
  ChevronDown,
  CircleAlert,
  CircleHelp,
  CircleX,
  HandHeart,
  Siren,
  type LucideIcon,
} from 'lucide-react'
import type { Block, DishRow } from '#app/assistant/render/blocks.ts'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import { DishCards } from './dish-cards.tsx'
import { DishPicture } from './dish-picture.tsx'

interface Props {
  readonly blocks: readonly Block[]
  readonly translate: GuestTranslate
}

/** A reply as it was rendered, piece by piece; all its words are the server's. */
export function ReplyBlocks({ blocks, translate }: Props) {
  return (
    <div
      dir="auto"
      className="grid w-fit max-w-full gap-3 rounded-2xl rounded-bl-sm bg-sunken px-4 py-3 text-start text-ink"
    >
      {blocks.map((block, place) => (
        <ReplyBlock key={place} block={block} translate={translate} />
      ))}
    </div>
  )
}

function ReplyBlock({ block, translate }: { block: Block; translate: GuestTranslate }) {
  switch (block.kind) {
    case 'text':
      return <Words>{block.text}</Words>
    case 'emergency':
      return (
        <Marked icon={Siren} className="rounded-card bg-paprika px-3 py-2 text-on-paprika">
          <b>{block.text}</b>
        </Marked>
      )
    case 'warning':
      return (
        <Marked icon={CircleAlert} className="rounded-card border border-paprika px-3 py-2">
          {block.text}
        </Marked>
      )
    case 'advice':
      return (
        <Marked icon={HandHeart} className="text-ink-soft">
          {block.text}
        </Marked>
      )
    case 'fact': {
      const { icon, className } = signOf[block.state]
      return (
        <Marked icon={icon} iconClassName={className}>
          {block.text}
        </Marked>
      )
    }
    case 'dishes':
      return <DishList block={block} />
    case 'bill':
      return <Bill block={block} />
    case 'quote':
      return (
        <blockquote className="border-s-4 border-olive ps-3 whitespace-pre-line">
          {block.text}
        </blockquote>
      )
    case 'pictures':
      return (
        <div>
          <Words>{block.lead}</Words>
          <DishCards dishes={block.rows} translate={translate} />
        </div>
      )
  }
}

const signOf = {
  contains: { icon: CircleX, className: 'text-paprika' },
  may_contain: { icon: CircleAlert, className: 'text-paprika' },
  not_recorded: { icon: CircleHelp, className: 'text-ink-soft' },
  free: { icon: Check, className: 'text-olive' },
} as const

/** Words with a sign before them, in any direction of writing. */
function Marked({
  icon: Icon,
  iconClassName = '',
  className = '',
  children,
}: {
  readonly icon: LucideIcon
  readonly iconClassName?: string
  readonly className?: string
  readonly children: React.ReactNode
}) {
  return (
    <div className={`flex items-start gap-2 ${className}`}>
      <Icon size={20} aria-hidden="true" className={`mt-0.5 shrink-0 ${iconClassName}`} />
      <p className="min-w-0 whitespace-pre-line">{children}</p>
    </div>
  )
}

const Words = ({ children }: { readonly children: string }) => (
  <p className="whitespace-pre-line">{children}</p>
)

const rowsInSight = 6

function DishList({ block }: { block: Extract<Block, { kind: 'dishes' }> }) {
  const { lead, rows, group, moreLabel } = block
  const { icon, className } = groupSign[group]
  return (
    <section>
      {group === 'fits' ? (
        <p className="font-semibold">{lead}</p>
      ) : (
        <Marked icon={icon} iconClassName={className}>
          <b>{lead}</b>
        </Marked>
      )}
      <DishRows rows={rows.slice(0, rowsInSight)} />
      {rows.length > rowsInSight && (
        <details className="group/more">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 font-semibold">
            <ChevronDown
              size={20}
              aria-hidden="true"
              className="transition-transform group-open/more:rotate-180"
            />
            {moreLabel}
          </summary>
          <DishRows rows={rows.slice(rowsInSight)} />
        </details>
      )}
    </section>
  )
}

const groupSign = {
  fits: { icon: Check, className: 'text-olive' },
  unsure: { icon: CircleHelp, className: 'text-ink-soft' },
  against: { icon: CircleX, className: 'text-paprika' },
} as const

function DishRows({ rows }: { readonly rows: readonly DishRow[] }) {
  return (
    <ul className="mt-1 divide-y divide-line">
      {rows.map((row) => (
        <li key={row.id} className="flex items-center gap-3 py-2">
          <span className="size-12 shrink-0 overflow-hidden rounded-lg">
            <DishPicture url={row.image_url} />
          </span>
          <span className="min-w-0 grow">
            <bdi className="block font-semibold">{row.name}</bdi>
            {row.note !== undefined && <span className="block text-ink-soft">{row.note}</span>}
          </span>
          {row.price !== undefined && (
            <span className="shrink-0 whitespace-nowrap">{row.price}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Bill({ block: { lines, total, notes } }: { block: Extract<Block, { kind: 'bill' }> }) {
  return (
    <div>
      <table className="w-full min-w-56 tabular-nums">
        <tbody>
          {lines.map(({ name, count, amount }) => (
            <tr key={name}>
              <th scope="row" className="py-1 pe-4 text-start font-normal">
                {count > 1 && `${count} × `}
                <bdi>{name}</bdi>
              </th>
              <td className="py-1 text-end whitespace-nowrap">{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line font-semibold">
            <td aria-hidden="true" />
            <td className="py-1 text-end whitespace-nowrap">{total}</td>
          </tr>
        </tfoot>
      </table>
      {notes.map((note) => (
        <Words key={note}>{note}</Words>
      ))}
    </div>
  )
}

import {
  Check,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleX,
  ConciergeBell,
  Phone,
  Siren,
  type LucideIcon,
} from 'lucide-react'
import type { Block } from '#app/assistant/render/blocks.ts'
import { isRightToLeft } from '#app/i18n/direction.ts'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import { DishCards } from './dish-cards.tsx'
import { DishRows } from './dish-rows.tsx'
import { ReplyBill } from './reply-bill.tsx'
import { ReplyQuote } from './reply-quote.tsx'
import { ReplyText } from './reply-text.tsx'

interface Props {
  readonly blocks: readonly Block[]
  readonly translate: GuestTranslate
}

/** A rendered reply. All its texts come from the server. */
export function ReplyBlocks({ blocks, translate }: Props) {
  const lang = blocks[0]?.lang
  const isSorted = blocks.some((block) => block.kind === 'dishes' && block.group !== 'fits')
  return (
    <div lang={lang} dir={isRightToLeft(lang) ? 'rtl' : 'ltr'} className="grid gap-3 text-start">
      {blocks.map((block, index) => (
        <ReplyBlock key={index} block={block} translate={translate} isSorted={isSorted} />
      ))}
    </div>
  )
}

interface BlockProps {
  readonly block: Block
  readonly translate: GuestTranslate
  /** Whether the reply groups dishes by whether they fit. */
  readonly isSorted: boolean
}

function ReplyBlock({ block, translate, isSorted }: BlockProps) {
  switch (block.kind) {
    case 'text':
      return <ReplyText block={block} />
    case 'emergency':
      return <Emergency block={block} />
    case 'warning':
      return (
        <Card icon={CircleAlert} tone="paprika">
          {block.text}
        </Card>
      )
    case 'advice':
      return (
        <WithIcon icon={ConciergeBell} className="text-ink-soft">
          {block.text}
        </WithIcon>
      )
    case 'fact': {
      const { icon, tone } = factSigns[block.state]
      return (
        <Card icon={icon} tone={tone}>
          {block.text}
        </Card>
      )
    }
    case 'dishes':
      return <DishList block={block} isSorted={isSorted} />
    case 'bill':
      return <ReplyBill block={block} />
    case 'quote':
      return <ReplyQuote block={block} />
    case 'pictures':
      return (
        <div>
          <p>{block.lead}</p>
          <DishCards dishes={block.rows} translate={translate} />
        </div>
      )
  }
}

const toneOf = {
  paprika: 'text-paprika',
  olive: 'text-olive',
  neutral: 'text-ink-soft',
} as const
const edgeOf = {
  paprika: 'border-s-paprika',
  olive: 'border-s-olive',
  neutral: 'border-s-ink-soft',
} as const

type Tone = keyof typeof toneOf

const factSigns = {
  contains: { icon: CircleX, tone: 'paprika' },
  may_contain: { icon: CircleAlert, tone: 'paprika' },
  not_recorded: { icon: CircleHelp, tone: 'neutral' },
  free: { icon: CircleCheck, tone: 'olive' },
} as const satisfies Record<string, { readonly icon: LucideIcon; readonly tone: Tone }>

interface WithIconProps {
  readonly icon: LucideIcon
  readonly iconClassName?: string
  readonly className?: string
  readonly children: React.ReactNode
}

/** Text after an icon, in either writing direction. */
function WithIcon({ icon: Icon, iconClassName = '', className = '', children }: WithIconProps) {
  return (
    <div className={`flex items-start gap-2 ${className}`}>
      <Icon size={20} aria-hidden="true" className={`mt-0.5 shrink-0 ${iconClassName}`} />
      <p className="min-w-0 whitespace-pre-line">{children}</p>
    </div>
  )
}

/** A verdict. Its text says the same as its colour and icon. */
function Card({ icon, tone, children }: Pick<WithIconProps, 'icon' | 'children'> & { tone: Tone }) {
  return (
    <WithIcon
      icon={icon}
      iconClassName={toneOf[tone]}
      className={`rounded-card border border-s-4 border-line bg-surface px-3 py-2.5 ${edgeOf[tone]}`}
    >
      {children}
    </WithIcon>
  )
}

function Emergency({ block }: { readonly block: Extract<Block, { kind: 'emergency' }> }) {
  return (
    <div className="grid gap-3 rounded-card bg-paprika p-3 text-on-paprika">
      <WithIcon icon={Siren}>
        <b>{block.text}</b>
      </WithIcon>
      <a
        href={`tel:${block.number}`}
        className="flex min-h-12 items-center justify-center gap-2 rounded-lg bg-on-paprika text-lg font-bold text-paprika"
      >
        <Phone size={20} aria-hidden="true" />
        {block.number}
      </a>
    </div>
  )
}

const groupSigns = {
  fits: { icon: Check, tone: 'olive' },
  unsure: { icon: CircleHelp, tone: 'neutral' },
  against: { icon: CircleX, tone: 'paprika' },
} as const satisfies Record<string, { readonly icon: LucideIcon; readonly tone: Tone }>

function DishList({
  block: { lead, rows, group, moreLabel, restLabel },
  isSorted,
}: {
  readonly block: Extract<Block, { kind: 'dishes' }>
  readonly isSorted: boolean
}) {
  const { icon, tone } = groupSigns[group]
  return (
    <section>
      {isSorted ? (
        <WithIcon icon={icon} iconClassName={toneOf[tone]}>
          <b>{lead}</b>
        </WithIcon>
      ) : (
        <p>{lead}</p>
      )}
      <DishRows {...{ rows, moreLabel, restLabel }} isAgainst={group === 'against'} />
    </section>
  )
}

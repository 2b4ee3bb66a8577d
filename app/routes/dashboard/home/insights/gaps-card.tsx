import { useRef, type ReactNode } from 'react'
import type { FoundGap, Gaps } from '#app/domain/conversations/find-gaps.ts'
import { useHomeTranslate } from '#app/i18n/home.ts'
import { Card } from '#app/ui/card.tsx'
import { GapItem } from './gap-item.tsx'
import { gapKey, type GapAct } from './gap.ts'
import { useGapActs } from './use-gap-acts.tsx'

interface Props {
  readonly gaps: Gaps
  /** The owner's time zone, an IANA name. */
  readonly timeZone: string
}

// About as many as an owner fixes in one sitting. The others are folded.
const maxUnfolded = 5

/**
 * Questions that the assistant couldn't answer, with links to fix them, and those that the owner
 * dismissed. Renders nothing without either.
 */
export function GapsCard({ gaps: { open, dismissed }, timeZone }: Props) {
  const translate = useHomeTranslate()
  const list = useRef<HTMLDivElement>(null)
  const { act, acts } = useGapActs(list)
  const more = open.slice(maxUnfolded)
  const listOf = (gaps: readonly FoundGap[], offered: GapAct) => (
    <GapList gaps={gaps} timeZone={timeZone} offered={offered} act={act} />
  )
  // Rendered even without gaps, so that a running undo isn't lost.
  return (
    <>
      {acts}
      {open.length + dismissed.length > 0 && (
        <Card title={translate('gaps')} description={translate('gaps_text')}>
          <div ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
            {open.length === 0 && <p className="text-ink-soft">{translate('no_open_gaps')}</p>}
            {listOf(open.slice(0, maxUnfolded), 'dismissGap')}
            {more.length > 0 && (
              <Folded label={translate('more_gaps', { count: open.length })}>
                {listOf(more, 'dismissGap')}
              </Folded>
            )}
            {dismissed.length > 0 && (
              <Folded label={translate('dismissed_gaps', { count: dismissed.length })}>
                <p className="mb-3 text-ink-soft text-pretty">{translate('dismissed_gaps_text')}</p>
                {listOf(dismissed, 'restoreGap')}
              </Folded>
            )}
          </div>
        </Card>
      )}
    </>
  )
}

function Folded({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details>
      <summary className="mb-2 min-h-8 w-fit cursor-pointer rounded-lg py-1 font-semibold text-ink-soft hover:text-ink">
        {label}
      </summary>
      {children}
    </details>
  )
}

interface ListProps {
  readonly gaps: readonly FoundGap[]
  readonly timeZone: string
  readonly offered: GapAct
  readonly act: (gap: FoundGap, act: GapAct) => void
}

function GapList({ gaps, ...props }: ListProps) {
  if (gaps.length === 0) return null
  return (
    <ul className="divide-y divide-line">
      {gaps.map((gap) => (
        <GapItem key={gapKey(gap)} gap={gap} {...props} />
      ))}
    </ul>
  )
}

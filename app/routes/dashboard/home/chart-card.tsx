import { useRef } from 'react'
import type { DayCount } from '#app/domain/conversations/count-conversations-per-day.ts'
import { useHomeTranslate } from '#app/i18n/home.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { Card } from '#app/ui/card.tsx'
import { dayLabel } from './day-label.ts'
import type { Line } from './draw-chart.ts'
import { useChart } from './use-chart.ts'

interface Props {
  /** In chronological order. */
  readonly days: readonly DayCount[]
  readonly timeZone: string
}

/** Conversations per day as a line chart, and as a table for screen readers. */
export function ChartCard({ days, timeZone }: Props) {
  const translate = useHomeTranslate()
  const locale = useLocale()
  const line = {
    label: translate('conversations'),
    days: days.map(({ day }) => dayLabel(day, locale)),
    counts: days.map(({ count }) => count),
    locale,
  }
  const isEmpty = line.counts.every((count) => count === 0)
  return (
    <Card
      title={translate('conversations')}
      description={translate('chart_days', { timeZone: timeZone.replaceAll('_', ' ') })}
    >
      {isEmpty && <p className="text-ink-soft">{translate('none_yet')}</p>}
      <LineChart line={line} />
      <DayTable line={line} />
    </Card>
  )
}

function LineChart({ line }: { line: Line }) {
  const translate = useHomeTranslate()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { hasFailed } = useChart(canvas, line)
  if (hasFailed) return <p className="text-ink-soft">{translate('chart_failed')}</p>
  return (
    <div className="relative h-64 min-w-0 text-ink-soft noscript:hidden">
      <canvas
        ref={canvas}
        role="img"
        aria-label={translate('chart_label')}
        className="border-line text-blueberry"
      />
    </div>
  )
}

function DayTable({ line: { label, days, counts } }: { line: Line }) {
  const translate = useHomeTranslate()
  return (
    <details>
      <summary className="min-h-8 w-fit cursor-pointer rounded-lg py-1 font-semibold text-ink-soft hover:text-ink">
        {translate('as_table')}
      </summary>
      <table className="mt-3 w-full max-w-sm text-left tabular-nums">
        <thead>
          <tr>
            <th scope="col" className="py-1.5 text-sm font-semibold text-ink-soft">
              {translate('day')}
            </th>
            <th scope="col" className="py-1.5 text-right text-sm font-semibold text-ink-soft">
              {label}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day, index) => (
            <tr key={day}>
              <th scope="row" className="border-t border-line py-1.5 font-normal">
                {day}
              </th>
              <td className="border-t border-line py-1.5 text-right">{counts[index]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

import { useId, type ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'
import { useLocale } from '#app/i18n/locale-context.ts'

interface RankedItem {
  readonly id: string
  readonly name: ReactNode
  readonly count: number
}

interface Props {
  readonly title: string
  readonly description: string
  /** In descending order of count. Without rows, nothing is rendered. */
  readonly rows: readonly RankedItem[]
}

/** A ranking of items by count, as numbers and bars. */
export function RankingCard({ title, description, rows }: Props) {
  const locale = useLocale()
  const id = useId()
  const maxCount = Math.max(...rows.map(({ count }) => count))
  if (rows.length === 0) return null
  const format = new Intl.NumberFormat(locale)
  return (
    <Card title={title} description={description}>
      <ul className="flex flex-col gap-3">
        {rows.map((row) => (
          <li key={row.id}>
            <span className="flex items-baseline justify-between gap-4">
              <span id={`${id}-${row.id}`} className="min-w-0">
                {row.name}
              </span>
              <span className="shrink-0 font-semibold tabular-nums">
                {format.format(row.count)}
              </span>
            </span>
            {/* A bar for the number. An SVG, as the content security policy blocks inline styles. */}
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${maxCount} 1`}
              preserveAspectRatio="none"
              className="mt-1 h-1.5 w-full rounded-full bg-sunken"
            >
              <rect width={row.count} height={1} className="fill-blueberry" />
            </svg>
          </li>
        ))}
      </ul>
    </Card>
  )
}

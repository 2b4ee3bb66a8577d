import { useImportsTranslate } from '#app/i18n/imports.ts'
import { Card } from '#app/ui/card.tsx'
import type { DraftView } from './draft-view.ts'

/** A few lines are read at once; more would push the dishes off the screen. */
const openUpTo = 6

/** The lines of a file from which nothing was read, each with its place. */
export function UnreadCard({
  columns,
  counts,
  unread,
}: Pick<DraftView, 'columns' | 'counts' | 'unread'>) {
  const translate = useImportsTranslate()
  return (
    <Card>
      <details open={unread.length <= openUpTo}>
        <summary className="min-h-11 cursor-pointer font-semibold lg:min-h-8">
          {translate('unread', { count: counts.unread })}
        </summary>
        <p className="text-sm text-ink-soft">
          {translate('unread_hint')}
          {unread.length < counts.unread &&
            ` ${translate('unread_more', { count: unread.length })}`}
        </p>
        <ul className="mt-3 flex flex-col gap-1.5 text-sm">
          {unread.map(({ number, text }) => (
            <li key={number} className="flex gap-3">
              <span className="min-w-20 shrink-0 text-ink-soft tabular-nums">
                {translate(columns ? 'row' : 'line', { number })}
              </span>
              <span dir="auto" className="min-w-0 break-words">
                {text}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  )
}

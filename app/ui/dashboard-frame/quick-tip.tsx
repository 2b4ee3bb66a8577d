import { Lightbulb } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '#app/i18n/app.ts'
import { prefetchMode } from '../prefetch.ts'

/** The link of each step; a step without one is plain text. */
export interface QuickTipLinks {
  readonly addRestaurant?: string
  readonly addMenu?: string
  readonly addMenuItems?: string
}

const steps = ['addRestaurant', 'addMenu', 'addMenuItems'] as const

interface Props {
  readonly links: QuickTipLinks
  readonly onNavigate?: () => void
}

/** The three steps to a menu that guests can read. */
export function QuickTip({ links, onNavigate }: Props) {
  const translate = useTranslate()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line bg-surface p-4">
      <h2 id={titleId} className="flex items-center gap-2 font-semibold">
        <Lightbulb size={18} aria-hidden="true" className="text-saffron" />
        {translate('quickTip')}
      </h2>
      <ol className="mt-2 flex flex-col">
        {steps.map((step, index) => {
          const to = links[step]
          return (
            <li key={step} className="flex items-center gap-3 text-sm">
              <span
                aria-hidden="true"
                className="grid size-6 shrink-0 place-items-center rounded-full bg-saffron-wash text-xs font-semibold text-saffron"
              >
                {index + 1}
              </span>
              {to ? (
                <Link
                  to={to}
                  prefetch={prefetchMode(to)}
                  onClick={onNavigate}
                  className="flex min-h-11 flex-1 items-center underline decoration-line decoration-2 underline-offset-4 hover:decoration-paprika lg:min-h-9"
                >
                  {translate(step)}
                </Link>
              ) : (
                <span className="flex min-h-11 items-center lg:min-h-9">{translate(step)}</span>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

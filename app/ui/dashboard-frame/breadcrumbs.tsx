import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useMatches } from 'react-router'
import { useTranslate, type AppTranslate } from '#app/i18n/app.ts'
import { isAppHandle } from '../app-handle.ts'
import { askAhead } from '../ask-ahead.ts'

interface Crumb {
  readonly path: string
  readonly text: string
}

/**
 * Where one is, from the metadata of the matched routes. One step alone is no path. A phone
 * has room for the way back and for where one is.
 */
export function Breadcrumbs() {
  const translate = useTranslate()
  const matches = useMatches()
  const crumbs = matches.flatMap((match) => crumbOf(match, translate))
  if (crumbs.length < 2) return null
  return (
    <nav aria-label={translate('breadcrumbs')} className="min-w-0 text-sm">
      <ol className="flex items-center gap-x-1 text-ink-soft">
        {crumbs.map(({ path, text }, index) => {
          const isLast = index === crumbs.length - 1
          const isParent = index === crumbs.length - 2
          return (
            <li
              key={path}
              className={`flex min-w-10 items-center gap-1 lg:first:shrink-0 ${isLast || isParent ? '' : 'max-lg:hidden'}`}
            >
              {isParent && (
                <ChevronLeft size={16} aria-hidden="true" className="-mr-1 shrink-0 lg:hidden" />
              )}
              {isLast && (
                <span aria-hidden="true" className="shrink-0 lg:hidden">
                  /
                </span>
              )}
              {index > 0 && (
                <ChevronRight size={16} aria-hidden="true" className="shrink-0 max-lg:hidden" />
              )}
              <Link
                to={path}
                prefetch={isLast ? 'none' : askAhead(path)}
                aria-current={isLast ? 'page' : undefined}
                className="inline-flex min-h-11 min-w-0 items-center rounded-lg px-1 hover:text-ink hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink lg:min-h-8"
              >
                <span className="truncate">{text}</span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

type Match = ReturnType<typeof useMatches>[number]

function crumbOf({ handle, pathname, loaderData }: Match, translate: AppTranslate): Crumb[] {
  const { breadcrumb, under } = isAppHandle(handle) ? handle : {}
  const above = under ? [{ path: under.path, text: translate(under.breadcrumb) }] : []
  if (breadcrumb === undefined) return above
  if (typeof breadcrumb === 'string') {
    return [...above, { path: pathname, text: translate(breadcrumb) }]
  }
  // A page whose loader failed has no name to show.
  return loaderData === undefined
    ? above
    : [...above, { path: pathname, text: breadcrumb(loaderData) }]
}

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useMatches } from 'react-router'
import { useTranslate, type AppTranslate } from '#app/i18n/app.ts'
import { isAppHandle } from '../app-handle.ts'
import { prefetchMode } from '../prefetch.ts'

interface Crumb {
  readonly path: string
  readonly text: string
}

/**
 * Breadcrumbs from the handles of the matched routes, if there are at least two. A phone shows
 * only the last two.
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
                prefetch={isLast ? 'none' : prefetchMode(path)}
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
  const { breadcrumb, parent } = isAppHandle(handle) ? handle : {}
  const parents = parent ? [{ path: parent.path, text: translate(parent.breadcrumb) }] : []
  if (breadcrumb === undefined) return parents
  if (typeof breadcrumb === 'string') {
    return [...parents, { path: pathname, text: translate(breadcrumb) }]
  }
  // A page whose loader failed has no name to show.
  return loaderData === undefined
    ? parents
    : [...parents, { path: pathname, text: breadcrumb(loaderData) }]
}

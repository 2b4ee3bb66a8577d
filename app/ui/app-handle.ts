import { useMatches } from 'react-router'
import type { AppKey } from '#app/i18n/app.ts'

/** What a route says of itself in its `handle`. */
export interface AppHandle {
  /** On a layout route: its pages are hydrated, and styled by app.css. */
  readonly isApp?: true
  /** On the layout of the pages for everybody: plain, with public.css for their style. */
  readonly isPublic?: true
  /** The route's step in the breadcrumbs: a message, or a name out of its loader's data. */
  readonly breadcrumb?: AppKey | BreadcrumbOf
  /** The page one step up, where that is no route around this one. */
  readonly under?: { readonly path: string; readonly breadcrumb: AppKey }
}

// Written as a method, so that a page may declare the very type of its own loader's data.
type BreadcrumbOf = { of(loaderData: unknown): string }['of']

/** Types a route's `export const handle`. */
export function appHandle(handle: AppHandle): AppHandle {
  return handle
}

/** Narrows the handle of any route. */
export function isAppHandle(handle: unknown): handle is AppHandle {
  return typeof handle === 'object' && handle !== null
}

/** Whether one of the matched routes has declared its pages to be the app's. */
export function isAppPage(matches: readonly { readonly handle?: unknown }[]): boolean {
  return matches.some(({ handle }) => isAppHandle(handle) && handle.isApp === true)
}

/** In a browser it is always the app: no other page is hydrated. */
export function useIsApp(): boolean {
  const matches = useMatches()
  return !import.meta.env.SSR || isAppPage(matches)
}

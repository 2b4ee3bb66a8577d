import { useMatches } from 'react-router'
import type { Permission } from '#app/domain/permissions.ts'
import type { AppKey } from '#app/i18n/app.ts'

/** How the server treats a route's requests before the route handles them. */
export interface RoutePolicy {
  /** Whether the route's data is served under `.data`. Always true for pages of the app. */
  readonly servesData?: boolean
  /** The route's data is streamed in parts, which compression would delay. */
  readonly streamsData?: true
  /** The largest request body, in bytes; 64 KB if omitted. */
  readonly maxBodyBytes?: number
  /** What a member must be allowed to do to open the route; only owners may if it is omitted. */
  readonly permission?: Permission
  /** Requests of other origins are allowed, because the route authenticates their sender. */
  readonly allowsOtherOrigins?: true
  /** Pages of any origin may read the responses, errors included (CORS). Never one that depends on cookies. */
  readonly isOpen?: true
}

/** A route's `handle`. */
export interface AppHandle {
  /** On a layout route: its pages are hydrated, and styled by app.css. */
  readonly isApp?: true
  /** On the layout of the public pages: plain HTML, styled by public.css. */
  readonly isPublic?: true
  /** The page has first-view.css in it, and loads page.css itself. */
  readonly loadsStyleLater?: true
  /** The route's breadcrumb: a message, or a name from its loader data. */
  readonly breadcrumb?: AppKey | BreadcrumbOf
  /** The parent page in the breadcrumbs, if it isn't a parent route. */
  readonly parent?: { readonly path: string; readonly breadcrumb: AppKey }
  /** Applies to this route and its child routes, which may override it. */
  readonly policy?: RoutePolicy
}

// A method type, so that a page may declare the type of its loader data (bivariance).
type BreadcrumbOf = { of(loaderData: unknown): string }['of']

/** Types the export `handle` of a route. */
export function appHandle(handle: AppHandle): AppHandle {
  return handle
}

export function isAppHandle(handle: unknown): handle is AppHandle {
  return typeof handle === 'object' && handle !== null
}

/** Whether the matched routes are pages of the app, which is hydrated. */
export function isAppPage(matches: readonly { readonly handle?: unknown }[]): boolean {
  return matches.some(({ handle }) => isAppHandle(handle) && handle.isApp === true)
}

/** Always true in a browser, as only the app is hydrated. */
export function useIsApp(): boolean {
  const matches = useMatches()
  return !import.meta.env.SSR || isAppPage(matches)
}

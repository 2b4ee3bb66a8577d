import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { isAppHandle, type RoutePolicy } from '#app/ui/app-handle.ts'

/** A request's route, as determined before React Router handles the request. */
export interface MatchedRoute {
  /** The path's pattern in the URL table. */
  readonly pattern: string
  /** The policies of the route and its layouts; the innermost wins. */
  readonly policy: RoutePolicy
}

/** Paths that are handled before React Router, or by it without a route. */
const fixedPatterns: readonly (readonly [start: string, pattern: string])[] = [
  ['/assets/', '/assets/*'],
  ['/__manifest', '/__manifest'],
]

// React Router sorts the whole table for each path, which takes longer than all other measured
// parts of a question. Most requests are for the same few paths.
const maxCached = 1_000

/** Creates a function that finds the route of a path. */
export function routeMatcher(routes: ServerBuild['routes']): (path: string) => MatchedRoute {
  const tree = buildTree(
    undefined,
    Object.values(routes).flatMap((route) => route ?? []),
  )
  const cache = new Map<string, MatchedRoute>()
  return (path) => {
    const cached = cache.get(path)
    if (cached !== undefined) return cached
    const route = findRoute(tree, path)
    if (cache.size >= maxCached) cache.clear()
    cache.set(path, route)
    return route
  }
}

function findRoute(tree: RouteObject[], path: string): MatchedRoute {
  const fixed = fixedPatterns.find(([start]) => path.startsWith(start))
  if (fixed) return { pattern: fixed[1], policy: {} }
  // React Router fetches page data from `.data`.
  const page = path.replace(/(?:\/_root|\/_)?\.data$/, '') || '/'
  const routes = matchRoutes(tree, page)?.map(({ route }) => route)
  if (!routes) return { pattern: '/*', policy: {} }
  return {
    pattern: `/${routes.flatMap(({ path: segment }) => segment || []).join('/')}`,
    policy: Object.assign({}, ...routes.map(({ handle }) => readPolicy(handle))),
  }
}

function readPolicy(handle: unknown): RoutePolicy {
  if (!isAppHandle(handle)) return {}
  return { ...(handle.isApp && { servesData: true }), ...handle.policy }
}

function buildTree(
  parentId: string | undefined,
  routes: readonly NonNullable<ServerBuild['routes'][string]>[],
): RouteObject[] {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, module }) => {
      const node = { id, handle: module.handle, ...(path !== undefined && { path }) }
      return index ? { ...node, index } : { ...node, children: buildTree(id, routes) }
    })
}

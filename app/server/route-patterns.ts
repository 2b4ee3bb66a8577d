import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** Paths that are handled before React Router, or by it without a route. */
const fixedPatterns: readonly (readonly [start: string, pattern: string])[] = [
  ['/assets/', '/assets/*'],
  ['/__manifest', '/__manifest'],
]

// React Router sorts the whole table for each path, which costs more than all other measured parts
// of a question. Most requests are for the same few paths.
const maxCached = 1_000

/** Creates a function from a path to its pattern in the URL table, which has few values. */
export function routePatterns(routes: ServerBuild['routes']): (path: string) => string {
  const tree = childrenOf(
    undefined,
    Object.values(routes).flatMap((route) => route ?? []),
  )
  const cache = new Map<string, string>()
  return (path) => {
    const cached = cache.get(path)
    if (cached !== undefined) return cached
    const pattern = findPattern(tree, path)
    if (cache.size >= maxCached) cache.clear()
    cache.set(path, pattern)
    return pattern
  }
}

function findPattern(tree: RouteObject[], path: string): string {
  const fixed = fixedPatterns.find(([start]) => path.startsWith(start))
  if (fixed) return fixed[1]
  // React Router fetches page data from `.data`.
  const page = path.replace(/(?:\/_root|\/_)?\.data$/, '') || '/'
  const matched = matchRoutes(tree, page)?.flatMap(({ route }) => route.path || [])
  return matched ? `/${matched.join('/')}` : '/*'
}

function childrenOf(
  parentId: string | undefined,
  routes: readonly NonNullable<ServerBuild['routes'][string]>[],
): RouteObject[] {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => {
      const node = { id, ...(path !== undefined && { path }) }
      return index ? { ...node, index } : { ...node, children: childrenOf(id, routes) }
    })
}

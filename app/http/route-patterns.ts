import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** Answered before React Router, or by it without a route. */
const ownPatterns: readonly (readonly [start: string, pattern: string])[] = [
  ['/assets/', '/assets/*'],
  ['/__manifest', '/__manifest'],
]

// React Router sorts the whole table for each path, which costs more than all else that is
// measured of a question; most requests ask for the same few.
const mostRemembered = 1_000

/** Tells of a path which line of the URL table it belongs to: of a few, whatever was asked for. */
export function routePatterns(routes: ServerBuild['routes']): (path: string) => string {
  const tree = childrenOf(
    undefined,
    Object.values(routes).flatMap((route) => route ?? []),
  )
  const remembered = new Map<string, string>()
  return (path) => {
    const known = remembered.get(path)
    if (known !== undefined) return known
    const pattern = findPattern(tree, path)
    if (remembered.size >= mostRemembered) remembered.clear()
    remembered.set(path, pattern)
    return pattern
  }
}

function findPattern(tree: RouteObject[], path: string): string {
  const own = ownPatterns.find(([start]) => path.startsWith(start))
  if (own) return own[1]
  // React Router asks for a page's data under an address of its own.
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
      const place = { id, ...(path !== undefined && { path }) }
      return index ? { ...place, index } : { ...place, children: childrenOf(id, routes) }
    })
}

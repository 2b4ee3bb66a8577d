/** What a request is made of, as typed in the console. */
export interface Typed {
  /** The restaurant's short link or id. */
  readonly restaurant: string
  readonly restaurantId: string
  /** Empty for the language in which the menu is written. */
  readonly language: string
  readonly dishId: string
}

/** A request that the console can send. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** As in the OpenAPI file. */
  readonly path: string
  readonly hasLanguage?: boolean
  readonly token?: 'required' | 'optional'
  /** Whether guests see what it changes. */
  readonly isChange?: boolean
  readonly body?: (typed: Pick<Typed, 'restaurantId'>) => unknown
}

const menuFile = (file: string) =>
  ({ method: 'GET', path: `/{restaurant}/${file}`, hasLanguage: true }) as const
const ofTeam = (path: string) =>
  ({ method: 'GET', path: `/api/v1/${path}`, token: 'required' }) as const

/** The requests by group, in the order of the console. */
export const operations = {
  menu: menuFile('menu.json'),
  google: menuFile('food-menus.json'),
  openmenu: menuFile('openmenu.xml'),
  mcp: {
    method: 'POST',
    path: '/{restaurant}/mcp',
    token: 'optional',
    body: () => ({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'find_dishes', arguments: { avoid: ['nuts'], isAllergy: true } },
    }),
  },
  llms: { method: 'GET', path: '/llms.txt' },
  openapi: { method: 'GET', path: '/api/openapi.json' },
  gaps: ofTeam('gaps'),
  statistics: ofTeam('statistics'),
  sold_out: ofTeam('sold-out'),
  set_sold_out: {
    method: 'PUT',
    path: '/api/v1/sold-out/{dishId}',
    token: 'required',
    isChange: true,
    body: ({ restaurantId }) => ({ soldOut: true, restaurantId }),
  },
} as const satisfies Readonly<Record<string, Operation>>

export type OperationName = keyof typeof operations

export const operationGroups = [
  ['menu', ['menu', 'google', 'openmenu']],
  ['assistants', ['mcp', 'llms', 'openapi']],
  ['team', ['gaps', 'statistics', 'sold_out', 'set_sold_out']],
] as const satisfies readonly (readonly [string, readonly OperationName[]])[]

/** Returns the path and query of a request. */
export function pathOf({ path, hasLanguage }: Operation, typed: Typed): string {
  const filled = path
    .replace('{restaurant}', encodeURIComponent(typed.restaurant))
    .replace('{dishId}', encodeURIComponent(typed.dishId.trim()))
  return hasLanguage && typed.language !== '' ? `${filled}?lang=${typed.language}` : filled
}

/** The headers of a request, besides the token's. */
export const headersOf = ({ method }: Operation): Record<string, string> =>
  method === 'GET'
    ? {}
    : { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' }

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The same request for a terminal; the token is a variable there. */
export function curlOf(operation: Operation, url: string, body: string): string {
  const headers = [
    ...Object.entries(headersOf(operation)).map(([name, value]) => quoted(`${name}: ${value}`)),
    ...(operation.token === 'required' ? ['"Authorization: Bearer $CHEFIN_TOKEN"'] : []),
  ]
  return [
    'curl',
    ...(operation.method === 'GET' ? [] : [`-X ${operation.method}`]),
    quoted(url),
    ...headers.map((header) => `-H ${header}`),
    ...(operation.body ? [`-d ${quoted(body)}`] : []),
  ].join(' ')
}

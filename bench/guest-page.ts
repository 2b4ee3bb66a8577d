import { withServer, type TestServer } from '../tests/server.ts'
import { median, type Bench, type Report } from './bench.ts'
import { cpuOf } from './chat/process-usage.ts'
import { flood } from './flood.ts'
import { hasNginx, withNginx } from './nginx.ts'

const rounds = 5
const milliseconds = 3_000
const connections = 64

/** The guest page and its menu.json, served by one Chefin process and by nginx. */
export const guestPage: Bench = {
  title: `the sample restaurant's guest page and menu.json, nginx (one worker) and Chefin, ${connections} connections, median of ${rounds}`,
  run: (postgresUrl, { isShort }) =>
    withServer(postgresUrl, {}, (server) => compare(server, isShort ? 1 : rounds)),
}

interface Server {
  readonly path: string
  readonly port: number
  readonly pid: number
}

interface Measured {
  readonly perSecond: number
  /** The server's CPU time per request, in µs. */
  readonly cpu: number
}

/** What is served, by its name at nginx. */
const resources = [
  { name: 'page', path: '/demo', prefix: '' },
  { name: 'menu.json', path: '/demo/menu.json', prefix: 'menu.json, ' },
] as const

async function compare(server: TestServer, count: number): Promise<Report> {
  if (!hasNginx()) throw new Error('nginx is not installed')
  const contents = await Promise.all(
    resources.map(async ({ name, path }) => {
      const response = await fetch(server.url + path, plain)
      return [name, Buffer.from(await response.arrayBuffer())] as const
    }),
  )
  const chefin = { port: Number(new URL(server.url).port), pid: server.process.pid ?? 0 }
  return withNginx(Object.fromEntries(contents), async (nginx) => {
    const cases = resources.flatMap(({ name, path, prefix }) =>
      variants.map(({ label, headersFor }) => {
        const sources = [
          { ...nginx, path: `/${name}` },
          { ...chefin, path },
        ]
        const measured: [nginx: Measured[], chefin: Measured[]] = [[], []]
        return { label: prefix + label, headersFor, sources, measured }
      }),
    )
    // In turn, so that other load on the machine affects all.
    for (let round = 0; round <= count; round++) {
      for (const { headersFor, sources, measured } of cases) {
        for (const [index, source] of sources.entries()) {
          const measurement = await measure(source, await headersFor(source))
          if (round > 0) measured[index]?.push(measurement)
        }
      }
    }
    const rows = cases.flatMap(({ label, measured }) => {
      const mediansOf = (key: keyof Measured) =>
        measured.map((all) => median(all.map((one) => one[key])))
      return [
        { label, unit: '/s', values: mediansOf('perSecond') },
        { label: `${label}, CPU time per request`, unit: 'µs', values: mediansOf('cpu') },
      ]
    })
    return { columns: ['nginx', 'Chefin'], rows }
  })
}

const plain = { headers: { 'Accept-Encoding': 'identity' } }

const variants: readonly {
  readonly label: string
  readonly headersFor: (server: Server) => Promise<Record<string, string>>
}[] = [
  { label: 'uncompressed', headersFor: async () => ({}) },
  { label: 'gzip', headersFor: async () => ({ 'Accept-Encoding': 'gzip' }) },
  { label: '304', headersFor: async (server) => ({ 'If-None-Match': await etagOf(server) }) },
]

async function etagOf({ port, path }: Server): Promise<string> {
  const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, plain)
  return headers.get('ETag') ?? ''
}

async function measure(
  { port, pid, path }: Server,
  headers: Record<string, string>,
): Promise<Measured> {
  const before = await cpuOf(pid)
  const responses = await flood({ port, path, headers, connections, milliseconds })
  const cpu = ((await cpuOf(pid)) - before) * 1_000
  return { perSecond: (responses * 1_000) / milliseconds, cpu: cpu / responses }
}

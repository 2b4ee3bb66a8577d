import { gzipSync } from 'node:zlib'
import { withServer, type TestServer } from '../tests/server.ts'
import { median, type Bench, type Report } from './bench.ts'
import { cpuOf } from './chat/process-usage.ts'
import { flood } from './flood.ts'
import { hasNginx, withNginx } from './nginx.ts'

const rounds = 5
const milliseconds = 3_000
const connections = 64

/** The guest page, served by one Chefin process and by nginx. */
export const guestPage: Bench = {
  title: `the sample restaurant's guest page, nginx (one worker) and Chefin, ${connections} connections, median of ${rounds}`,
  run: (postgresUrl, { isShort }) =>
    withServer(postgresUrl, {}, (server) => compare(server, isShort ? 1 : rounds)),
}

interface Server {
  readonly port: number
  readonly pid: number
}

interface Measured {
  readonly perSecond: number
  /** The server's CPU time per request, in µs. */
  readonly cpu: number
}

async function compare(server: TestServer, count: number): Promise<Report> {
  if (!hasNginx()) throw new Error('nginx is not installed')
  const page = Buffer.from(await (await fetch(`${server.url}/demo`, plain)).arrayBuffer())
  const chefin = { port: Number(new URL(server.url).port), pid: server.process.pid ?? 0 }
  return withNginx({ page, packed: gzipSync(page, { level: 9 }) }, async (nginx) => {
    const rows = []
    for (const { label, headersFor } of variants) {
      const both: [nginx: Measured[], chefin: Measured[]] = [[], []]
      // Alternately, so that other load on the machine affects both.
      for (let round = 0; round <= count; round++) {
        for (const [index, one] of [nginx, chefin].entries()) {
          const measurement = await measure(one, await headersFor(one))
          if (round > 0) both[index]?.push(measurement)
        }
      }
      const mediansOf = (key: keyof Measured) =>
        both.map((all) => median(all.map((one) => one[key])))
      rows.push(
        { label, unit: '/s', values: mediansOf('perSecond') },
        { label: `${label}, CPU time per request`, unit: 'µs', values: mediansOf('cpu') },
      )
    }
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
  { label: '304', headersFor: async ({ port }) => ({ 'If-None-Match': await etagOf(port) }) },
]

async function etagOf(port: number): Promise<string> {
  const { headers } = await fetch(`http://127.0.0.1:${port}/demo`, plain)
  return headers.get('ETag') ?? ''
}

async function measure({ port, pid }: Server, headers: Record<string, string>): Promise<Measured> {
  const before = await cpuOf(pid)
  const responses = await flood({ port, path: '/demo', headers, connections, milliseconds })
  const cpu = ((await cpuOf(pid)) - before) * 1_000
  return { perSecond: (responses * 1_000) / milliseconds, cpu: cpu / responses }
}

import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { kill, withCluster, type Cluster } from '../tests/cluster/cluster.ts'
import { Guest } from '../tests/guest.ts'
import { startTestMailServer } from '../tests/mail-server.ts'
import { Owner } from '../tests/owner.ts'
import { startTestPostgres } from '../tests/postgres.ts'
import { plans, refuses, renderedActs } from '../tests/scripted-provider/index.ts'
import type { Bench, Row } from './bench.ts'

const longestMs = 90_000
const oneTryMs = 10_000

/** The time for which guests and owners notice that an instance or a service has failed. */
export const recovery: Bench = {
  title: `two instances behind nginx: from a fault, or from its end, to the first successful response; at most ${longestMs / 1_000} s each`,
  isNamedOnly: true,
  async run() {
    // A separate Postgres, as this bench stops it.
    const postgres = await startTestPostgres({ isDurable: true })
    try {
      const env = { LOG_LEVEL: 'error' }
      return await withCluster(postgres.url, { env }, async (cluster) => ({
        columns: ['recovered after'],
        rows: await measure(cluster),
      }))
    } finally {
      await postgres.stop()
    }
  },
}

async function measure(cluster: Cluster): Promise<Row[]> {
  const { s3, provider } = cluster
  provider.script = plans('enjoy')
  const rows: Row[] = []
  const note = async (label: string, hasRecovered: () => Promise<boolean>) => {
    rows.push({ label, unit: 's', values: [await secondsUntil(label, hasRecovered)] })
  }
  const page = () => loads(`${cluster.url}/demo`)
  const completeReply = async (words = '') => {
    const { events, text } = await new Guest(cluster.url).ask('Hello?')
    return events.at(-1)?.event === 'done' && text.includes(words)
  }
  const picture = await pictureOf(cluster)

  await kill(cluster.instances[0])
  await note('one of two instances killed: a page', page)
  await note('one of two instances killed: a complete reply', completeReply)
  await cluster.restart(0)

  await stopPostgres(cluster)
  await note('Postgres restarted: a page', page)
  await note('Postgres restarted: a complete reply', completeReply)

  s3.failureStatus = 503
  await note('image store unavailable: a page', page)
  s3.failureStatus = undefined
  await note('image store back: a picture', () => loads(picture))

  provider.script = refuses(500)
  await note('provider unavailable: a complete offline reply', completeReply)
  // Enough failures to open the circuit.
  for (let count = 0; count < 6; count++) await completeReply()
  provider.script = plans('enjoy')
  await note("provider back: a reply by the provider's plan", () =>
    completeReply(renderedActs('enjoy')),
  )

  rows.push(await delayedMail(cluster))
  return rows
}

/** Stops the mail server, queues a mail and measures how long after the restart it arrives. */
async function delayedMail(cluster: Cluster): Promise<Row> {
  const { port } = new URL(cluster.mail.url)
  await cluster.mail.stop()
  await new Owner({ url: cluster.url, folder: '' }).register()
  await delay(oneTryMs)
  const back = await startTestMailServer(Number(port))
  try {
    const label = 'mail server back after 10 s: the queued mail'
    const seconds = await secondsUntil(label, async () => back.received.length > 0)
    return { label, unit: 's', values: [seconds] }
  } finally {
    await back.stop()
  }
}

/** Sends Postgres the signal for a fast shutdown; its supervisor restarts it. */
async function stopPostgres({ instances }: Cluster): Promise<void> {
  const [server] = instances
  const rows = await server?.database.query('select pg_backend_pid() as pid')
  const stat = await readFile(`/proc/${String(rows?.[0]?.['pid'])}/stat`, 'utf8')
  const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  process.kill(Number(parent), 'SIGINT')
}

async function pictureOf({ url, database }: Cluster): Promise<string> {
  const [dish] = await database.query(
    'select image_url from dishes where image_url is not null limit 1',
  )
  return `${url}${String(dish?.['image_url'])}`
}

async function loads(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(oneTryMs) })
  await response.arrayBuffer()
  return response.ok
}

/** Polls until the check succeeds; an exception counts as a failure. */
async function secondsUntil(label: string, hasRecovered: () => Promise<boolean>): Promise<number> {
  const startedAt = performance.now()
  while (!(await hasRecovered().catch(() => false))) {
    if (performance.now() - startedAt > longestMs) throw new Error(`${label}: not in time`)
    await delay(20)
  }
  return (performance.now() - startedAt) / 1_000
}

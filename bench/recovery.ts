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

/** Of how much a guest or an owner notices when something beside or below Chefin fails. */
export const recovery: Bench = {
  title: `two instances behind nginx: from a fault, or from its end, to the first good answer; at most ${longestMs / 1_000} s each`,
  isNamedOnly: true,
  async run() {
    // One of its own: it is stopped under everybody's feet.
    const postgres = await startTestPostgres({ isDurable: true })
    try {
      const env = { LOG_LEVEL: 'error' }
      return await withCluster(postgres.url, { env }, async (cluster) => ({
        columns: ['good again after'],
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
  const note = async (what: string, isGood: () => Promise<boolean>) => {
    rows.push({ what, unit: 's', values: [await secondsUntil(what, isGood)] })
  }
  const page = () => loads(`${cluster.url}/demo`)
  const reply = async (words = '') => {
    const { events, text } = await new Guest(cluster.url).ask('Hello?')
    return events.at(-1)?.event === 'done' && text.includes(words)
  }
  const picture = await pictureOf(cluster)

  await kill(cluster.instances[0])
  await note('one of two instances killed: a page', page)
  await note('one of two instances killed: a whole reply', reply)
  await cluster.restart(0)

  await stopPostgres(cluster)
  await note('Postgres stopped and started: a page', page)
  await note('Postgres stopped and started: a whole reply', reply)

  s3.failing = 503
  await note('pictures away: a page', page)
  s3.failing = undefined
  await note('pictures back: a picture', () => loads(picture))

  provider.script = refuses(500)
  await note('provider away: a whole reply, without it', reply)
  // As many as it takes to leave it alone.
  for (let count = 0; count < 6; count++) await reply()
  provider.script = plans('enjoy')
  await note('provider back: a reply of its own', () => reply(renderedActs('enjoy')))

  rows.push(await mailServerAway(cluster))
  return rows
}

/** A mail that could not leave, until it has arrived. */
async function mailServerAway(cluster: Cluster): Promise<Row> {
  const { port } = new URL(cluster.mail.url)
  await cluster.mail.stop()
  await new Owner({ url: cluster.url, folder: '' }).register()
  await delay(oneTryMs)
  const back = await startTestMailServer(Number(port))
  try {
    const what = 'mail server back after 10 s: the mail that waited'
    const seconds = await secondsUntil(what, async () => back.received.length > 0)
    return { what, unit: 's', values: [seconds] }
  } finally {
    await back.stop()
  }
}

/** Stops it as an administrator would; who runs it starts it again. */
async function stopPostgres({ instances }: Cluster): Promise<void> {
  const [server] = instances
  const found = await server?.database.query('select pg_backend_pid() as pid')
  const stat = await readFile(`/proc/${String(found?.[0]?.['pid'])}/stat`, 'utf8')
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

/** Tries without a pause; what throws is no good answer either. */
async function secondsUntil(what: string, isGood: () => Promise<boolean>): Promise<number> {
  const begun = performance.now()
  while (!(await isGood().catch(() => false))) {
    if (performance.now() - begun > longestMs) throw new Error(`${what}: not in time`)
    await delay(20)
  }
  return (performance.now() - begun) / 1_000
}

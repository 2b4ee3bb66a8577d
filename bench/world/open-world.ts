import { Client } from 'pg'
import { prepareDatabase } from '#app/db/migrate.ts'
import { openTestDatabase, type TestDatabase } from '../../tests/database.ts'
import { postponeJobs } from '../../tests/fixtures/postpone-jobs.ts'
import { testSecret } from '../../tests/postgres.ts'
import { startTestServer, type TestServer } from '../../tests/server.ts'
import { memoryOf } from '../chat/process-usage.ts'
import { timeRequest } from '../time-request.ts'
import { growWorld, ownersAt, slugOf } from './grow-world.ts'

/** A world with two processes of Chefin. */
export interface World {
  readonly percent: number
  readonly server: TestServer
  readonly neighbour: TestServer
  readonly appUrl: string
  readonly query: TestDatabase['query']
  /** Resident memory of the first process, in MB. */
  memory(): Promise<number>
  /** Visits every restaurant's guest page, in an order that is the same in each run. */
  visitAll(): Promise<void>
  stop(): Promise<void>
}

const visitors = 4

/**
 * Opens the world of a size in its own database, which is kept, and seeds what it lacks.
 * @param postgresUrl superuser's URL
 */
export async function openWorld(
  postgresUrl: string,
  percent: number,
  onProgress: (line: string) => void,
): Promise<World> {
  const owners = ownersAt(percent)
  const url = await ensureDatabase(postgresUrl, `world_${owners}`)
  const appUrl = await prepareDatabase(url.href, testSecret)
  await growWorld(url.href, owners, onProgress)
  const { admin, ...opened } = await openTestDatabase(postgresUrl, url)
  const database: TestDatabase = { ...opened, appUrl }
  // They would otherwise run while requests are measured.
  await postponeJobs(database)
  const env = { LOG_LEVEL: 'error', TRUSTED_PROXIES: 'loopback', CHEFIN_SAMPLE: 'off' }
  const server = await startTestServer(postgresUrl, { database, env })
  const neighbour = await startTestServer(postgresUrl, { database, env })
  return {
    percent,
    server,
    neighbour,
    appUrl,
    query: database.query,
    memory: () => memoryOf(server.process.pid ?? 0),
    async visitAll() {
      const numbers = Array.from({ length: owners }, (_, index) => 1 + ((index * 7_919) % owners))
      const visit = async () => {
        for (let owner = numbers.pop(); owner !== undefined; owner = numbers.pop()) {
          await timeRequest(`${server.url}/${slugOf(owner)}`, '')
        }
      }
      await Promise.all(Array.from({ length: visitors }, visit))
    },
    async stop() {
      await neighbour.stop()
      await server.stop()
      await admin.end()
    },
  }
}

async function ensureDatabase(postgresUrl: string, name: string): Promise<URL> {
  const client = new Client({ connectionString: postgresUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return url
}

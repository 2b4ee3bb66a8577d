import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { clusterUrl, ensureCluster } from '#app/db/embedded/cluster.ts'
import { copyFolder, makeFolder } from '#app/db/embedded/embedded.fixture.ts'
import { findFreePort, startPostmaster, stopPostmaster } from '#app/db/embedded/postmaster.ts'

/** A streaming replica of a whole cluster. */
export interface TestReplica {
  readonly port: number
  /** Runs a query as superuser. */
  query(text: string): Promise<Record<string, unknown>[]>
  start(): Promise<void>
  stop(): Promise<void>
  remove(): Promise<void>
}

/**
 * Copies a running cluster and starts the copy as its streaming replica.
 * @param dataFolder of the primary
 * @param primaryUrl its superuser's URL
 */
export async function startReplica(dataFolder: string, primaryUrl: string): Promise<TestReplica> {
  const folder = await makeFolder()
  const primary = await connect(primaryUrl)
  await primary.query(`select pg_backup_start('replica', true)`)
  await copyFolder(dataFolder, folder.path)
  const { rows: stopped } = await primary.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop()',
  )
  await primary.end()
  const clusterFolder = join(folder.path, 'postgres')
  await rm(join(clusterFolder, 'postmaster.pid'))
  await writeFile(join(clusterFolder, 'backup_label'), stopped[0]?.labelfile ?? '')
  await writeFile(join(clusterFolder, 'standby.signal'), '')
  const cluster = await ensureCluster(folder.path)
  const port = await findFreePort()
  const query = async (text: string) => {
    const client = await connect(await clusterUrl(cluster, port, 'postgres'))
    const { rows } = await client.query<Record<string, unknown>>(text)
    await client.end()
    return rows
  }
  const start = () =>
    startPostmaster(cluster, { port, extraSettings: [`primary_conninfo=${primaryUrl}`] })
  await start()
  return {
    port,
    query,
    start,
    stop: () => stopPostmaster(cluster),
    async remove() {
      await stopPostmaster(cluster)
      await folder.remove()
    },
  }
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString })
  await client.connect()
  return client
}

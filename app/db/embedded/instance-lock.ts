import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

// Arbitrary, but the same in every Chefin process.
const lockNumber = 4_216_000

// Postgres truncates a connection's name to this length (NAMEDATALEN); part of an address is
// useless.
const maxNameBytes = 63

const ownId = `${process.pid}.${randomUUID()}`

/** A custom Postgres setting that identifies the process that started it. */
export const startedByUs = `chefin.started_by=${ownId}`

/** Held by the one Chefin process that uses a data folder, for as long as it lives. */
export interface InstanceLock {
  /** Whether this process started the Postgres that it locks. */
  readonly isOurs: boolean
  /**
   * Publishes the address of this process, for the error message of a second start.
   */
  announce(address: string): Promise<void>
  release(): Promise<void>
  /** Resolves when the connection, and with it the lock, is lost. */
  readonly lost: Promise<void>
}

/** Another process that holds the lock or is about to take it. */
export interface OtherInstance {
  readonly by: 'holder' | 'starter'
  /** The address of that process, if it has published it. */
  readonly address: string | undefined
}

/**
 * Takes the lock of a cluster. The lock belongs to a connection, so it is released as soon as its
 * holder dies; a file with a process id couldn't guarantee that.
 * @param url of the cluster's database `postgres`
 * @param options.isStarting whether a process is about to lock the Postgres that it started; then
 *   the lock isn't even tried, because the attempt would make that process fail
 * @throws if the cluster doesn't respond
 */
export async function takeInstanceLock(
  url: string,
  { isStarting }: { readonly isStarting: (pid: number) => Promise<boolean> },
): Promise<InstanceLock | OtherInstance> {
  const client = new Client({
    connectionString: url,
    ssl: false,
    connectionTimeoutMillis: 3_000,
    application_name: 'chefin',
    keepAlive: true,
  })
  const connectionLost = new Promise<void>((resolve) => client.once('end', () => resolve()))
  // An error on the connection is followed by 'end'.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const result = await tryLock(client, isStarting)
    if ('by' in result) {
      await client.end()
      return result
    }
    return {
      ...result,
      announce: (address) => setName(client, `chefin ${address}`),
      release: () => client.end().catch(() => undefined),
      lost: connectionLost,
    }
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

async function tryLock(
  client: Client,
  isStarting: (pid: number) => Promise<boolean>,
): Promise<OtherInstance | { readonly isOurs: boolean }> {
  const holder = await findHolder(client)
  if (holder) return holder
  const result = await client.query<{ started_by: string | null }>(
    `select current_setting('chefin.started_by', true) as started_by`,
  )
  const startedBy = result.rows[0]?.started_by ?? ''
  const starter = Number.parseInt(startedBy, 10)
  const isOurs = startedBy === ownId
  if (!isOurs && starter && (await isStarting(starter)))
    return { by: 'starter', address: undefined }
  const lock = await client.query<{ is_mine: boolean }>(
    'select pg_try_advisory_lock($1) as is_mine',
    [lockNumber],
  )
  if (lock.rows[0]?.is_mine === true) return { isOurs }
  return (await findHolder(client)) ?? { by: 'holder', address: undefined }
}

async function setName(client: Client, name: string): Promise<void> {
  if (Buffer.byteLength(name) > maxNameBytes) return
  await client.query(`select set_config('application_name', $1, false)`, [name])
}

async function findHolder(client: Client): Promise<OtherInstance | undefined> {
  const holder = await client.query<{ application_name: string }>(
    `select application_name from pg_stat_activity
     join pg_locks using (pid) where locktype = 'advisory' and objid = $1 and granted`,
    [lockNumber],
  )
  const name = holder.rows[0]?.application_name
  if (name === undefined) return undefined
  return { by: 'holder', address: /^chefin (http\S+)$/.exec(name)?.[1] }
}

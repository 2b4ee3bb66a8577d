import { Client } from 'pg'

// Any fixed number will do; it only has to be the same in every Chefin process.
const lockNumber = 4_216_000

/** Held by the one Chefin that uses a data folder, for as long as it lives. */
export interface InstanceLock {
  /** Tells a second start where the first one serves. */
  announce(address: string): Promise<void>
  release(): Promise<void>
}

/** Somebody else holds the lock. */
export interface Taken {
  /** Where they serve, if they have said so. */
  readonly takenBy: string | undefined
}

/**
 * Takes the lock of a cluster. It lives in a connection, so that the death of its holder,
 * however sudden, sets it free at once; a file with a process id could not promise that.
 *
 * @param url of the cluster's database `postgres`
 * @throws if the cluster does not answer
 */
export async function takeInstanceLock(url: string): Promise<InstanceLock | Taken> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    application_name: 'chefin',
    keepAlive: true,
  })
  // A lock that is lost with its server is found out by whoever queries next.
  client.on('error', () => undefined)
  await client.connect()
  const taken = await client.query('select pg_try_advisory_lock($1) as is_mine', [lockNumber])
  if (taken.rows[0]?.is_mine !== true) {
    const takenBy = await findHolder(client)
    await client.end()
    return { takenBy }
  }
  return {
    announce: async (address) => {
      await client.query(`select set_config('application_name', $1, false)`, [`chefin ${address}`])
    },
    release: () => client.end().catch(() => undefined),
  }
}

async function findHolder(client: Client): Promise<string | undefined> {
  const holder = await client.query(
    `select application_name from pg_stat_activity
     join pg_locks using (pid) where locktype = 'advisory' and objid = $1 and granted`,
    [lockNumber],
  )
  return /^chefin (http\S+)$/.exec(String(holder.rows[0]?.application_name))?.[1]
}

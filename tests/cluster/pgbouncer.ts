import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findPostgresUser } from '#app/db/embedded/postgres-user.ts'
import { findProgram, startProgram, type Program } from './program.ts'

interface Settings {
  /** A private folder, to which the user of pgbouncer needs access. */
  readonly folder: string
  readonly port: number
  /** Superuser's URL of the Postgres behind it. */
  readonly postgresUrl: string
}

/**
 * Starts pgbouncer in transaction mode in front of every database of a Postgres. Like a managed
 * pooler, it looks up logins in Postgres.
 */
export async function startPgbouncer({ folder, port, postgresUrl }: Settings): Promise<Program> {
  const command = findProgram('pgbouncer')
  if (!command) throw new Error('pgbouncer is not installed')
  const postgres = new URL(postgresUrl)
  const superuser = decodeURIComponent(postgres.username)
  const users = join(folder, 'users.txt')
  await writeFile(users, `"${superuser}" "${decodeURIComponent(postgres.password)}"\n`)
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, configuration({ port, postgresPort: postgres.port, superuser, users }))
  await chmod(folder, 0o755)
  // pgbouncer refuses to run as root.
  const user = await findPostgresUser(folder)
  return startProgram({ command, args: ['-q', file], port, user })
}

const configuration = (values: {
  readonly port: number
  readonly postgresPort: string
  readonly superuser: string
  readonly users: string
}) => `
[databases]
* = host=127.0.0.1 port=${values.postgresPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${values.port}
unix_socket_dir =
pool_mode = transaction
auth_type = scram-sha-256
auth_file = ${values.users}
auth_user = ${values.superuser}
max_client_conn = 400
default_pool_size = 10
`

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '#app/db/embedded/postmaster.ts'
import { createTestDatabase, patienceMs, type TestDatabase } from './database.ts'
import { testSecret } from './postgres.ts'

/** What a process started by a test takes over; `npm test` names the folder of compiled modules. */
export const inherited = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  DATABASE_PATIENCE_MS: `${patienceMs}`,
}

/** A Chefin process of a test's own, on its own database. */
export interface TestServer {
  readonly url: string
  readonly database: TestDatabase
  /** Its data folder. */
  readonly folder: string
  readonly process: ChildProcess
  /** All that it wrote to its log so far. */
  log(): string
  /** All that it printed for whoever started it. */
  said(): string
  /** Ends it and takes everything away that it had. */
  stop(): Promise<void>
}

interface Options {
  readonly env?: Readonly<Record<string, string>>
  /** A database to share or go on with, in place of a fresh one; whoever made it drops it. */
  readonly database?: TestDatabase
  /** A shell's command that comes before it, such as a limit. */
  readonly under?: string
}

/** Starts the real server, as `npm start` would, and waits until it is ready. */
export async function startTestServer(
  postgresUrl: string,
  options: Options = {},
): Promise<TestServer> {
  const database = options.database ?? (await createTestDatabase(postgresUrl))
  const folder = await mkdtemp(join(tmpdir(), 'chefin-test-'))
  // The line that says where to look names the public address, if there is one.
  const given = options.env?.['PORT']
  const port = Number(given ?? (options.env?.['APP_URL'] ? await findFreePort() : 0))
  const command = `${options.under ?? ':'}; exec "$0" "$@"`
  const server = spawn('sh', ['-c', command, process.execPath, 'server.ts'], {
    env: {
      ...inherited,
      PORT: `${port}`,
      DATABASE_URL: database.adminUrl,
      APP_SECRET: testSecret,
      CHEFIN_DATA: folder,
      CHEFIN_SAMPLE: 'on',
      ...options.env,
    },
  })
  let log = ''
  let said = ''
  server.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const ready = /(https?:\S+)\/dashboard[^]*Ctrl-C/.exec(said)
      if (ready?.[1]) resolve(port === 0 ? ready[1] : `http://localhost:${port}`)
    })
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}${log}`)))
  })
  return {
    url,
    database,
    folder,
    process: server,
    log: () => log,
    said: () => said,
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = once(server, 'exit')
        server.kill('SIGTERM')
        await ended
      }
      if (!options.database) await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Lends a server of its own to a part of a test. */
export async function withServer<Result>(
  postgresUrl: string,
  options: Options,
  run: (server: TestServer) => Promise<Result>,
): Promise<Result> {
  const server = await startTestServer(postgresUrl, options)
  try {
    return await run(server)
  } finally {
    await server.stop()
  }
}

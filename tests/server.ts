import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '#app/db/embedded/postmaster.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from './database.ts'
import { endProcess } from './end-process.ts'
import { testSecret } from './postgres.ts'
import { copySampleFolder, sampleTemplate } from './sample.ts'

/** The environment of every process that a test starts. `npm test` sets Node's variables. */
export const inheritedEnv = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  NODE_OPTIONS: process.env['NODE_OPTIONS'],
  DATABASE_PATIENCE_MS: `${timeoutMs}`,
}

/**
 * A Chefin process private to a test, by default with its own database, which contains the samples.
 */
export interface TestServer {
  readonly url: string
  readonly database: TestDatabase
  /** The process's data folder. */
  readonly folder: string
  readonly process: ChildProcess
  /** The address of the metrics; empty unless METRICS_PORT is set. */
  readonly metricsUrl: string
  /** Returns the log so far (stderr). */
  log(): string
  /** Returns the output so far (stdout). */
  output(): string
  /** Stops the process and deletes its folder and, unless shared, its database. */
  stop(): Promise<void>
}

interface Options {
  readonly env?: Readonly<Record<string, string>>
  /** An existing database to use instead of a new one with the samples; the test drops it. */
  readonly database?: TestDatabase
  /** A shell command to run first, such as `ulimit`. */
  readonly setup?: string
  /** The shell command that runs the server, which is `"$0" "$@"`. */
  readonly command?: string
}

/** Starts the real server, as `npm start` would, and waits until it is ready. */
export async function startTestServer(
  postgresUrl: string,
  options: Options = {},
): Promise<TestServer> {
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'chefin-test-'))
  const folder = options.env?.['CHEFIN_DATA'] ?? temporaryFolder
  const database = options.database ?? (await createTestDatabase(postgresUrl, sampleTemplate))
  if (!options.database) await copySampleFolder(folder)
  // With a public address, the output doesn't contain the local port.
  const port = Number(
    options.env?.['PORT'] ?? (options.env?.['APP_URL'] ? await findFreePort() : 0),
  )
  const command = `${options.setup ?? ':'}; ${options.command ?? 'exec "$0" "$@"'}`
  const server = spawn('sh', ['-c', command, process.execPath, 'server.ts'], {
    env: {
      ...inheritedEnv,
      PORT: `${port}`,
      DATABASE_URL: database.adminUrl,
      APP_SECRET: testSecret,
      CHEFIN_DATA: folder,
      CHEFIN_SAMPLE: 'on',
      ...options.env,
    },
  })
  let log = ''
  let output = ''
  server.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const ready = /(https?:\S+)\/dashboard[^]*Ctrl-C/.exec(output)
      if (ready?.[1]) resolve(port === 0 ? ready[1] : `http://localhost:${port}`)
    })
    server.on('exit', (code) =>
      reject(new Error(`The server exited with ${code}: ${output}${log}`)),
    )
  })
  return {
    url,
    database,
    folder,
    process: server,
    metricsUrl: /Metrics +(\S+)/.exec(output)?.[1] ?? '',
    log: () => log,
    output: () => output,
    async stop() {
      await endProcess(server, 'SIGTERM')
      if (!options.database) await database.drop()
      await rm(temporaryFolder, { recursive: true, force: true })
    },
  }
}

/** Runs a function with a temporary server. */
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

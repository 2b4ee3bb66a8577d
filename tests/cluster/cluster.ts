import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '#app/db/embedded/postmaster.ts'
import { createEmptyDatabase, type TestDatabase } from '../database.ts'
import { startTestMailServer, type TestMailServer } from '../mail-server.ts'
import { S3Server } from '../s3-server.ts'
import { ScriptedProvider } from '../scripted-provider/index.ts'
import { startTestServer, type TestServer } from '../server.ts'
import { startNginx } from './nginx.ts'
import { startPgbouncer } from './pgbouncer.ts'

interface Options {
  /** Number of Chefin processes; two by default. */
  readonly instances?: number
  /** Connects the instances to Postgres through pgbouncer. */
  readonly hasPooler?: boolean
  readonly env?: Readonly<Record<string, string>>
}

/** A realistic deployment: instances behind a load balancer, with all state outside of them. */
export interface Cluster {
  /** The load balancer's URL, which is Chefin's public URL. */
  readonly url: string
  readonly instances: TestServer[]
  readonly database: TestDatabase
  readonly s3: S3Server
  readonly mail: TestMailServer
  readonly provider: ScriptedProvider
  /** Restarts an instance that has ended. */
  restart(number: number): Promise<void>
  stop(): Promise<void>
}

/** Starts all instances concurrently on an empty database. */
export async function startCluster(postgresUrl: string, options: Options = {}): Promise<Cluster> {
  const closers: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of closers.splice(0).toReversed()) await close()
  }
  try {
    return await open(postgresUrl, options, { closers, stop })
  } catch (error) {
    await stop()
    throw error
  }
}

interface Ending {
  readonly closers: (() => Promise<unknown>)[]
  readonly stop: () => Promise<void>
}

async function open(
  postgresUrl: string,
  { instances: count = 2, hasPooler = false, env = {} }: Options,
  { closers, stop }: Ending,
): Promise<Cluster> {
  const folder = async () => {
    const made = await mkdtemp(join(tmpdir(), 'chefin-cluster-'))
    closers.push(() => rm(made, { recursive: true, force: true }))
    return made
  }
  const database = await createEmptyDatabase(postgresUrl)
  closers.push(database.drop)
  const [s3, provider] = [new S3Server(), new ScriptedProvider()]
  for (const outside of [s3, provider]) {
    await outside.start()
    closers.push(() => outside.stop())
  }
  const mail = await startTestMailServer()
  closers.push(mail.stop)

  const databaseEnv: Record<string, string> = {}
  if (hasPooler) {
    const settings = { folder: await folder(), port: await findFreePort(), postgresUrl }
    const pooler = await startPgbouncer(settings)
    closers.push(pooler.stop)
    const pooled = new URL(database.adminUrl)
    pooled.port = `${pooler.port}`
    databaseEnv['DATABASE_URL'] = pooled.href
    databaseEnv['DATABASE_DIRECT_URL'] = database.adminUrl
  }

  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const shared = {
    ...provider.env('openai-compatible'),
    ...s3.env,
    ...databaseEnv,
    APP_URL: url,
    SMTP_URL: mail.url,
    TRUSTED_PROXIES: 'loopback',
    ...env,
  }
  const ports = await Promise.all(Array.from({ length: count }, findFreePort))
  const begin = (own: number) =>
    startTestServer(postgresUrl, { database, env: { ...shared, PORT: `${own}` } })
  const started = await Promise.allSettled(ports.map(begin))
  const instances = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  closers.push(() => Promise.all(instances.map((instance) => instance.stop())))
  for (const one of started) if (one.status === 'rejected') throw one.reason

  const nginx = await startNginx({ folder: await folder(), port, instances: ports })
  closers.push(nginx.stop)
  return {
    url,
    instances,
    database,
    s3,
    mail,
    provider,
    async restart(number) {
      await instances[number]?.stop()
      instances[number] = await begin(ports[number] ?? 0)
    },
    stop,
  }
}

/** SIGKILL, like a machine that fails. */
export async function kill(instance: TestServer | undefined): Promise<void> {
  if (!instance) throw new Error('There is no such instance')
  const ended = once(instance.process, 'exit')
  instance.process.kill('SIGKILL')
  await ended
}

/** Runs a function with a temporary cluster. */
export async function withCluster<Result>(
  postgresUrl: string,
  options: Options,
  run: (cluster: Cluster) => Promise<Result>,
): Promise<Result> {
  const cluster = await startCluster(postgresUrl, options)
  try {
    return await run(cluster)
  } finally {
    await cluster.stop()
  }
}

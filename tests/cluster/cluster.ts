import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '#app/db/embedded/postmaster.ts'
import { createEmptyDatabase, type TestDatabase } from '../database.ts'
import { endProcess } from '../end-process.ts'
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

/** A realistic deployment: instances behind a load balancer, with all state outside them. */
export interface Cluster {
  /** The load balancer's URL, which is Chefin's public URL. */
  readonly url: string
  readonly instances: TestServer[]
  readonly database: TestDatabase
  readonly s3: S3Server
  readonly mail: TestMailServer
  readonly provider: ScriptedProvider
  /** Restarts an instance that has exited. */
  restart(index: number): Promise<void>
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

interface Cleanup {
  readonly closers: (() => Promise<unknown>)[]
  readonly stop: () => Promise<void>
}

async function open(
  postgresUrl: string,
  { instances: count = 2, hasPooler = false, env = {} }: Options,
  { closers, stop }: Cleanup,
): Promise<Cluster> {
  const createFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'chefin-cluster-'))
    closers.push(() => rm(folder, { recursive: true, force: true }))
    return folder
  }
  const database = await createEmptyDatabase(postgresUrl)
  closers.push(database.drop)
  const [s3, provider] = [new S3Server(), new ScriptedProvider()]
  for (const service of [s3, provider]) {
    await service.start()
    closers.push(() => service.stop())
  }
  const mail = await startTestMailServer()
  closers.push(mail.stop)

  const databaseEnv: Record<string, string> = {}
  if (hasPooler) {
    const settings = { folder: await createFolder(), port: await findFreePort(), postgresUrl }
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
  const startInstance = (instancePort: number) =>
    startTestServer(postgresUrl, { database, env: { ...shared, PORT: `${instancePort}` } })
  const results = await Promise.allSettled(ports.map(startInstance))
  const instances = results.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  )
  closers.push(() => Promise.all(instances.map((instance) => instance.stop())))
  for (const result of results) if (result.status === 'rejected') throw result.reason

  const nginx = await startNginx({ folder: await createFolder(), port, instances: ports })
  closers.push(nginx.stop)
  return {
    url,
    instances,
    database,
    s3,
    mail,
    provider,
    async restart(index) {
      await instances[index]?.stop()
      instances[index] = await startInstance(ports[index] ?? 0)
    },
    stop,
  }
}

/** Kills an instance with SIGKILL, like a failing machine. */
export async function kill(instance: TestServer | undefined): Promise<void> {
  if (!instance) throw new Error('There is no such instance')
  await endProcess(instance.process, 'SIGKILL')
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

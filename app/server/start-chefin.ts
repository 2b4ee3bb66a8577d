import type { RequestListener, Server } from 'node:http'
import { claimDataFolder } from '#app/config/data-folder.server.ts'
import { readEnv, type Env } from '#app/config/env.server.ts'
import { readOrCreateSecret } from '#app/config/secret.server.ts'
import { StartupError } from '#app/config/startup-error.ts'
import { withLoginOf } from '#app/db/app-login.ts'
import { startEmbeddedPostgres } from '#app/db/embedded/index.ts'
import { prepareDatabase } from '#app/db/migrate.ts'
import { createLog, type Logger } from '#app/http/log.ts'
import { createMetricsServer } from './metrics-server.ts'
import type { Chefin, Runtime } from './open-chefin.ts'
import { createRejectingServer, drain, listen, createRequestListener } from './http-server.ts'
import { welcome } from './welcome.ts'

/** The app as it was built, or as the development server loads it from its source. */
export interface LoadedApp {
  readonly open: (
    runtime: Omit<Runtime, 'routes' | keyof PageFiles>,
    server: Server,
  ) => Promise<Chefin>
}

/** What plain pages load beside pictures. */
export type PageFiles = Pick<
  Runtime,
  | 'guestFirstTouch'
  | 'guestScript'
  | 'guestStyle'
  | 'dishScript'
  | 'receiptScript'
  | 'landingScript'
>

/** Functions that close what has been opened so far, in the order of opening. */
const closers: (() => Promise<unknown>)[] = []

/**
 * Starts Chefin from the environment: Postgres, migrations, the app, the HTTP server. It stops on
 * SIGINT, SIGTERM and SIGHUP; a failed start ends the process with a message and exit code 1.
 */
export async function startChefin(load: () => Promise<LoadedApp>): Promise<void> {
  try {
    await start(load)
  } catch (error) {
    await closeAll()
    const isExpected = error instanceof StartupError
    process.stderr.write(`Chefin: ${isExpected ? error.message : describe(error)}\n`)
    process.exit(1)
  }
}

async function start(load: () => Promise<LoadedApp>): Promise<void> {
  const env = readEnv()
  const log = createLog(env.logLevel)
  await claimDataFolder(env.dataFolder)
  const { adminUrl, poolerUrl, announce } = await openPostgres(env, log)
  // Afterwards: a build would replace that of the process that runs on this data folder.
  const { open } = await load()
  const appSecret = env.appSecret ?? (await readOrCreateSecret(env.dataFolder))
  const directUrl = await prepareDatabase(adminUrl, appSecret)
  const databaseUrl = poolerUrl ? withLoginOf(poolerUrl, directUrl) : directUrl
  const readUrl = env.databaseReadUrl && withLoginOf(env.databaseReadUrl, directUrl)

  const options = { appUrl: env.appUrl, log }
  const server = createRejectingServer(options)
  const port = await listen(server, env, { port: 'PORT', host: 'HOST' })
  const appUrl = env.appUrl ?? `http://localhost:${port}`
  const localUrl = toLocalUrl(env.host, port)
  const runtime = { env, appUrl, localUrl, appSecret, databaseUrl, directUrl, readUrl, log }
  const chefin = await open(runtime, server)
  const answerFresh = createRequestListener(chefin.fetch, options)
  const answer: RequestListener = (incoming, outgoing) => {
    if (!chefin.answerFromCache(incoming, outgoing)) void answerFresh(incoming, outgoing)
  }
  server.removeAllListeners('request')
  server.on('request', answer)
  closers.push(chefin.close)
  const metricsUrl = await openMetrics(env, chefin)
  const { endStreams, allRepliesFinished } = chefin
  closers.push(() => drain(server, { answer, appUrl: env.appUrl, endStreams, allRepliesFinished }))

  stopOnSignals(log)
  await announce(appUrl)
  process.stdout.write(`${welcome(appUrl, { ...chefin, metricsUrl })}\n`)
}

/** Opens the Postgres of DATABASE_URL, possibly behind a pooler, or the embedded one. */
async function openPostgres(env: Env, log: Logger) {
  const { databaseUrl, databaseDirectUrl } = env
  if (databaseUrl) {
    return {
      adminUrl: databaseDirectUrl ?? databaseUrl,
      poolerUrl: databaseDirectUrl && databaseUrl,
      announce: async () => undefined,
    }
  }
  const postgres = await startEmbeddedPostgres(env.dataFolder, { log: (line) => log.warn(line) })
  closers.push(postgres.stop)
  return { adminUrl: postgres.url, announce: postgres.announce }
}

/** Opens the metrics server, if the operator has set its port. */
async function openMetrics(
  { telemetry: { metrics } }: Env,
  { readMetrics }: Pick<Chefin, 'readMetrics'>,
) {
  if (!metrics || !readMetrics) return undefined
  const server = createMetricsServer(readMetrics)
  const port = await listen(server, metrics, { port: 'METRICS_PORT', host: 'METRICS_HOST' })
  closers.push(async () => {
    server.close()
    server.closeAllConnections()
  })
  return `${toLocalUrl(metrics.host, port)}/metrics`
}

function stopOnSignals(log: Logger): void {
  let stopping: Promise<void> | undefined
  const stop = (reason: string) => {
    stopping ??= (async () => {
      log.info({ reason }, 'stopping')
      await closeAll()
      process.exit(0)
    })()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // The IPC channel to scripts/bootstrap.mjs closes when that process ends, even by SIGKILL.
  process.on('disconnect', () => stop('the parent process ended'))
}

/** Returns the process's own URL, with a host that can be requested instead of a wildcard. */
function toLocalUrl(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

async function closeAll(): Promise<void> {
  for (const close of closers.toReversed()) await close()
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

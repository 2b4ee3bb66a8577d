import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { readEnv, type Env } from '#app/config/env.server.ts'
import { readOrCreateSecret } from '#app/config/secret.server.ts'
import { StartupError } from '#app/config/startup-error.ts'
import { claimDataFolder } from '#app/config/data-folder.server.ts'
import { demoRestaurant } from '#app/db/demo/restaurant.ts'
import { startEmbeddedPostgres } from '#app/db/embedded/index.ts'
import { withLoginOf } from '#app/db/app-login.ts'
import { prepareDatabase } from '#app/db/migrate.ts'
import { limitConnections } from '#app/http/connection-limit.ts'
import { headersOfEveryAnswer, nothingPolicy } from '#app/http/every-answer.ts'
import { createLog, type Logger } from '#app/http/log.ts'
import { createMetricsServer } from '#app/http/metrics-server.ts'
import { ensureBuilt } from './scripts/build.ts'

type ServerEntry = typeof import('./app/http/server-entry.ts')
type Chefin = Awaited<ReturnType<ServerEntry['openChefin']>>

// What a container's manager grants before it kills (30 s by default), less a margin.
const drainMs = 25_000
// So long a load balancer may take to notice. What it still sends is answered.
const noticeMs = 5_000
// How often lines are looked for that are open and no longer in use.
const sweepMs = 100

/** What was opened so far, to be closed in the opposite order. */
const closers: (() => Promise<unknown>)[] = []

try {
  await start()
} catch (error) {
  await closeAll()
  const isMendable = error instanceof StartupError
  process.stderr.write(`Chefin: ${isMendable ? error.message : describe(error)}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const env = readEnv()
  const log = createLog(env.logLevel)
  await ensureBuilt(() => say('Building…'))
  await claimDataFolder(env.dataFolder)
  const { adminUrl, poolerUrl, announce } = await openPostgres(env, log)
  const appSecret = env.appSecret ?? (await readOrCreateSecret(env.dataFolder))
  const directUrl = await prepareDatabase(adminUrl, appSecret)
  const databaseUrl = poolerUrl ? withLoginOf(poolerUrl, directUrl) : directUrl

  const turnAway = turnAwayAt(env.appUrl)
  const server = createServer(turnAway)
  // Longer than proxies and browsers keep a silent line: none is closed as it is used again.
  server.keepAliveTimeout = 65_000
  limitConnections(server, log)
  const port = await listen(server, env, { port: 'PORT', host: 'HOST' })
  const appUrl = env.appUrl ?? `http://localhost:${port}`
  const entry: ServerEntry = await import(new URL('build/server/index.js', import.meta.url).href)
  const scripts = await findScripts()
  const chefin = await entry.openChefin({
    env,
    appUrl,
    localUrl: localUrlOf(env.host, port),
    appSecret,
    databaseUrl,
    directUrl,
    ...scripts,
    log,
  })
  server.removeAllListeners('request')
  const answerAnew = getRequestListener(chefin.fetch, { errorHandler: refuseAt(env.appUrl, log) })
  const answer: RequestListener = (incoming, outgoing) => {
    if (!chefin.answerFromMemory(incoming, outgoing)) void answerAnew(incoming, outgoing)
  }
  server.on('request', answer)
  closers.push(chefin.close)
  const metricsUrl = await openMetrics(env, chefin)
  closers.push(() => drain(server, { answer, turnAway, drained: chefin.drained }))

  stopOnSignals(log)
  await announce(appUrl)
  say(welcome(appUrl, { ...chefin, metricsUrl }))
}

/** The Postgres of DATABASE_URL, maybe behind a pooler, or our own. */
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

/** Where Prometheus may look, if the operator wishes that. */
async function openMetrics({ telemetry: { metrics } }: Env, { readMetrics }: Chefin) {
  if (!metrics || !readMetrics) return undefined
  const server = createMetricsServer(readMetrics)
  const port = await listen(server, metrics, { port: 'METRICS_PORT', host: 'METRICS_HOST' })
  closers.push(async () => {
    server.close()
    server.closeAllConnections()
  })
  return `${localUrlOf(metrics.host, port)}/metrics`
}

/** @param variables that the operator may mend a fault by */
function listen(
  server: Server,
  { port, host }: { readonly port: number; readonly host: string },
  variables: { readonly port: string; readonly host: string },
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.on('error', (error) => {
      const code = 'code' in error ? String(error.code) : ''
      const cure = `Port ${port} of ${host} is in use; stop what uses it, or set ${variables.port} to another.`
      if (code === 'EADDRINUSE') reject(new StartupError(cure))
      else if (!/^(EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN)$/.test(code)) reject(error)
      else
        reject(
          new StartupError(`${variables.host} ${host} is no address of this machine (${code}).`),
        )
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** The plain pages' scripts as the build named them. */
async function findScripts() {
  const manifest = JSON.parse(
    await readFile(new URL('build/client/guest-manifest.json', import.meta.url), 'utf8'),
  )
  const builtAs = (source: string) => `/${manifest[source].file}`
  const firstTouch = builtAs('app/routes/guest/island/first-touch.ts')
  return {
    guestFirstTouch: await readFile(new URL(`build/client${firstTouch}`, import.meta.url), 'utf8'),
    guestScript: builtAs('app/routes/guest/island/page.ts'),
    landingScript: builtAs('app/routes/landing/script/page.ts'),
  }
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
  // The channel to scripts/bootstrap.mjs: closed when that one dies, however suddenly.
  process.on('disconnect', () => stop('the parent process ended'))
}

interface Draining {
  readonly answer: RequestListener
  readonly turnAway: RequestListener
  readonly drained: () => Promise<void>
}

/** Takes no new line, and lets running replies come to their end and into the database. */
async function drain(server: Server, { answer, turnAway, drained }: Draining): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // What comes along a line that was open already is answered for a while, then turned away;
  // either way the line is closed with it.
  const latest = performance.now() + noticeMs
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (performance.now() > latest) return turnAway(request, response)
    response.setHeader('Connection', 'close')
    return answer(request, response)
  })
  const closeIdle = () => server.closeIdleConnections()
  closeIdle()
  // Nor is a line held on to for another request once its answer is out.
  const sweep = setInterval(closeIdle, sweepMs)
  await Promise.race([
    // Last, as a reply may begin until then, and outlives its line.
    closed.then(drained),
    new Promise((resolve) => setTimeout(resolve, drainMs).unref()),
  ])
  clearInterval(sweep)
  server.closeAllConnections()
}

/** What an answer carries that does not come from the app. */
function headersWithoutApp(appUrl = 'http://localhost') {
  return { ...headersOfEveryAnswer(appUrl), 'Content-Security-Policy': nothingPolicy }
}

/** Answers while there is nobody yet, or no longer, to answer. */
function turnAwayAt(appUrl: string | undefined): RequestListener {
  const headers = { ...headersWithoutApp(appUrl), Connection: 'close', 'Retry-After': '5' }
  return (_, response) => response.writeHead(503, headers).end()
}

/** Answers a request that is none, such as to a host that cannot be one. */
function refuseAt(appUrl: string | undefined, log: Logger) {
  const headers = headersWithoutApp(appUrl)
  return (error: unknown) => {
    const isTheirs = error instanceof RequestError
    if (!isTheirs) log.error({ error }, 'a request failed before it was read')
    return new Response(null, { status: isTheirs ? 400 : 500, headers })
  }
}

/** An address that listens to all networks is none to go to. */
function localUrlOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

async function closeAll(): Promise<void> {
  for (const close of closers.toReversed()) await close()
}

/** Where to look, and how to get in. */
function welcome(
  appUrl: string,
  {
    hasSample,
    demoLogin,
    hasMailbox,
    hasLocalStripe,
    metricsUrl,
  }: Chefin & { metricsUrl?: string | undefined },
): string {
  const { owner, password, restaurant } = demoRestaurant
  return [
    'Chefin is ready.',
    '',
    ...(hasSample ? [`  Guest page  ${appUrl}/${restaurant.slug}`] : []),
    `  Dashboard   ${appUrl}/dashboard`,
    ...(demoLogin === 'open' ? [`              demo login: ${owner.email} / ${password}`] : []),
    ...(demoLogin === 'closed'
      ? ['              the demo login is closed: its password is public']
      : []),
    ...(hasMailbox ? [`  Mailbox     ${appUrl}/local/mail`] : []),
    ...(hasLocalStripe ? ['  Payments    are tests: no card is charged'] : []),
    ...(metricsUrl ? [`  Metrics     ${metricsUrl}`] : []),
    '',
    'Ctrl-C stops it.',
  ].join('\n')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

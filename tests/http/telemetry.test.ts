import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { findFreePort } from '#app/db/embedded/postmaster.ts'
import { metrics, stepMetric, steps } from '#app/telemetry/catalogue.ts'
import { eventually } from '../eventually.ts'
import { Guest } from '../guest.ts'
import { Owner } from '../owner.ts'
import {
  planBegins,
  planEnds,
  refuses,
  says,
  ScriptedProvider,
  scriptedKey,
  renderedActs,
  wire,
} from '../scripted-provider/index.ts'
import { startTestServer, type TestServer } from '../server.ts'
import { TraceCollector } from '../trace-collector.ts'

const canaries = {
  question: 'canaryquestion',
  reply: 'canaryreply',
  dish: 'canarydish',
  owner: 'canaryowner@chefin.example',
  password: 'canary-password-7',
  header: 'canaryheader',
  query: 'canaryquery',
  collectorKey: 'canarycollectorkey',
  providerKey: scriptedKey,
}
const foreignTrace = 'c0ffee00c0ffee00c0ffee00c0ffee00'

const scripted = new ScriptedProvider()
const collector = new TraceCollector()
let server: TestServer
let metricsUrl: string
let firstReply: string
/** The metrics after everything in `beforeAll`. */
let text: string

/** The sum of a metric over all series with these labels. */
function read(name: string, labels: Record<string, string> = {}): number {
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .filter((line) =>
      Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)),
    )
  if (lines.length === 0) throw new Error(`${name} ${JSON.stringify(labels)} is not there`)
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}

const seen = (step: string, labels: Record<string, string> = {}) =>
  read(`${stepMetric(step)}_count`, labels)

beforeAll(async () => {
  await scripted.start()
  const port = await findFreePort()
  metricsUrl = `http://127.0.0.1:${port}/metrics`
  server = await startTestServer(inject('postgresUrl'), {
    env: {
      ...scripted.env('openai'),
      LOG_LEVEL: 'trace',
      METRICS_PORT: `${port}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: await collector.start(),
      OTEL_EXPORTER_OTLP_HEADERS: `api-key=${canaries.collectorKey}`,
      OTEL_SERVICE_NAME: 'menus',
    },
  })
  try {
    text = await live()
  } finally {
    await server.stop()
  }
})
afterAll(async () => {
  await scripted.stop()
  collector.stop()
})

/** Everything that happens in a day, condensed. @returns the metrics after it */
async function live(): Promise<string> {
  await server.database.query('update dishes set name = name || $1', [` ${canaries.dish}`])

  const guest = new Guest(server.url)
  scripted.script = says(
    planBegins('enjoy'),
    `,${JSON.stringify(wire({ do: 'missing', of: [canaries.reply] }))}`,
    planEnds(),
  )
  const { text: said } = await guest.ask(
    `Is the ${canaries.dish} ${canaries.question} nice?`,
    crypto.randomUUID(),
    {
      'X-Canary': canaries.header,
      traceparent: `00-${foreignTrace}-00f067aa0ba902b7-01`,
    },
  )
  firstReply = said
  scripted.script = refuses(500, { 'Retry-After': '0' }, canaries.reply)
  for (let failed = 0; failed < 3; failed++) await guest.ask(`${canaries.question} again?`)
  // The circuit is open now: the provider is not asked.
  await guest.ask(`${canaries.question} again?`)
  let last = 200
  while (last === 200) {
    const response = await guest.send(canaries.question)
    await response.text()
    last = response.status
  }
  expect(last).toBe(429)

  await fetch(`${server.url}/demo?${canaries.query}=${canaries.query}`)
  await fetch(`${server.url}/no/such/page`)
  await fetch(`${server.url}/no-such-restaurant`)
  const owner = new Owner(server, canaries.owner)
  owner.password = canaries.password
  await owner.join()
  owner.cookies.clear()
  await owner.login({ password: `${canaries.password}-wrong` })
  await owner.login()
  await owner.get('/dashboard/restaurants')

  // The public port has no metrics; the metrics port has nothing else.
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
  expect((await fetch(new URL('/demo', metricsUrl))).status).toBe(404)
  const second = startTestServer(inject('postgresUrl'), {
    env: { METRICS_PORT: new URL(metricsUrl).port },
    database: server.database,
  })
  await expect(second).rejects.toThrow(/in use; stop what uses it, or set METRICS_PORT to another/)

  return eventually(async () => {
    const now = await (await fetch(metricsUrl)).text()
    // The last reply, the mail and the first job may still be in progress.
    const awaited = [
      /chefin_replies_running 0\n/,
      /mail_delivery_\S+_count\S* [1-9]/,
      /job_last_success_timestamp_seconds\{task="forget_expired"\} [1-9]/,
    ]
    return awaited.every((line) => line.test(now)) ? now : undefined
  }).then(String)
}

describe('the metrics', () => {
  test('are those of the catalogue and the process’s own', () => {
    const exposed = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
    const names = [...Object.keys(metrics), ...Object.keys(steps).map(stepMetric)]
    expect(exposed).toEqual(expect.arrayContaining(names))
    expect(read('process_resident_memory_bytes')).toBeGreaterThan(1e6)
    expect(read('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  })

  test('count requests by method, route and status', () => {
    const chat = { method: 'POST', route: '/:restaurant/chat' }
    expect(seen('http_request', { ...chat, status: '2xx' })).toBeGreaterThanOrEqual(5)
    expect(seen('http_request', { method: 'GET', route: '/:restaurant', status: '2xx' })).toBe(1)
    expect(seen('http_request', { method: 'GET', route: '/:restaurant', status: '4xx' })).toBe(2)
    expect(seen('http_request', { method: 'GET', route: '/*', status: '4xx' })).toBe(1)
    const login = { method: 'POST', route: '/auth/login' }
    expect(seen('http_request', { ...login, status: '3xx' })).toBe(1)
    expect(seen('http_request', { ...login, status: '4xx' })).toBe(1)
  })

  test('count transactions by actor, and by reason or request', () => {
    const ask = { actor: 'guest', verb: 'POST /:restaurant/chat', outcome: 'ok' }
    expect(seen('transaction', ask)).toBeGreaterThanOrEqual(10)
    const owner = { actor: 'owner', verb: 'GET /dashboard/restaurants' }
    expect(seen('transaction', owner)).toBeGreaterThanOrEqual(1)
    const store = { actor: 'system', verb: 'replies are stored and counted' }
    expect(seen('transaction', store)).toBeGreaterThanOrEqual(5)
    expect(read('chefin_database_connections_in_use')).toBeGreaterThanOrEqual(0)
    expect(read('chefin_database_waiting')).toBeGreaterThanOrEqual(0)
  })

  test('record the provider’s results, and which planner answered instead', () => {
    expect(seen('provider', { provider: 'openai', outcome: 'ok' })).toBe(1)
    expect(seen('provider', { provider: 'openai', outcome: 'failed' })).toBe(3)
    expect(read('chefin_fallbacks_total', { reason: 'failed' })).toBe(3)
    expect(read('chefin_fallbacks_total', { reason: 'resting' })).toBeGreaterThanOrEqual(1)
    expect(read('chefin_circuit_open')).toBe(1)
    expect(read('chefin_first_word_seconds_count', { provider: 'openai' })).toBe(1)
    expect(read('chefin_first_word_seconds_count', { provider: 'offline' })).toBeGreaterThan(3)
    expect(read('chefin_tokens_total', { provider: 'openai' })).toBe(42)
    expect(read('chefin_dropped_parts_total', { reason: 'names_nothing' })).toBe(1)
    expect(seen('reply', { outcome: 'ok' })).toBeGreaterThanOrEqual(5)
    expect(seen('ask')).toBe(seen('store'))
  })

  test('cover mail, jobs and limits', () => {
    expect(read('chefin_refusals_total', { limit: 'chat_guest' })).toBe(1)
    expect(seen('mail_delivery', { outcome: 'ok' })).toBeGreaterThanOrEqual(1)
    expect(read('chefin_mails_waiting')).toBeGreaterThanOrEqual(0)
    expect(read('chefin_usage_reports_waiting')).toBe(0)
    const job = { task: 'forget_expired' }
    const ago = Date.now() / 1_000 - read('chefin_job_last_success_timestamp_seconds', job)
    expect(ago).toBeLessThan(3_600)
  })
})

describe('the traces', () => {
  const named = (name: string) => collector.spans.filter((span) => span.name === name)
  const childrenOf = (parent: { spanId: string } | undefined) =>
    collector.spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId)

  test('follow a question from its request to the stored reply', () => {
    const [request] = named('POST /:restaurant/chat')
    expect(request?.parentSpanId).toBeUndefined()
    const reply = childrenOf(request).find(({ name }) => name === 'reply openai')
    const inReply = childrenOf(reply)
    expect(inReply.map(({ name }) => name).toSorted()).toEqual(['ask', 'provider openai', 'store'])
    const provider = inReply.find(({ name }) => name === 'provider openai')
    expect(provider?.events.map(({ name }) => name)).toEqual(['first word'])
    expect(reply?.events.map(({ name }) => name)).toEqual(['dropped'])
    const stored = childrenOf(inReply.find(({ name }) => name === 'store'))
    expect(stored.map(({ name }) => name)).toEqual(['transaction replies are stored and counted'])
    expect(new Set([request, reply, ...inReply, ...stored].map((span) => span?.traceId)).size).toBe(
      1,
    )
  })

  test('record a failure by its name only', () => {
    const failed = named('provider openai').filter(({ status }) => status?.code === 2)
    const types = failed.flatMap(({ attributes }) =>
      attributes.flatMap(({ key, value }) => (key === 'error.type' ? Object.values(value) : [])),
    )
    expect(new Set(types)).toEqual(new Set(['ProviderFailed http_500', 'ProviderResting']))
  })

  test('start here: clients cannot choose their ids', () => {
    expect(collector.bodies.join('')).not.toContain(foreignTrace)
    expect(collector.headers[0]).toMatchObject({ 'api-key': canaries.collectorKey })
    expect(collector.bodies[0]).toContain('"service.name","value":{"stringValue":"menus"}')
    const asked = JSON.stringify(scripted.requests.map(({ headers }) => headers))
    expect(asked).not.toContain('traceparent')
  })

  test('are referenced by their log lines', () => {
    const lines = server.log().split('\n').filter(Boolean)
    const line = lines.map((one) => JSON.parse(one)).find(({ path }) => path === '/no/such/page')
    expect(named('GET /*').map(({ traceId }) => traceId)).toContain(line?.trace_id)
  })
})

test('metrics, traces and logs contain no text, address or secret', () => {
  for (const [what, canary] of Object.entries(canaries)) {
    const told = { metrics: text, traces: collector.bodies.join(''), log: server.log() }
    for (const [where, said] of Object.entries(told)) {
      expect(said.length, where).toBeGreaterThan(1_000)
      expect(said.includes(canary), `${what} in ${where}`).toBe(false)
    }
  }
  // The canaries did pass through the server.
  const asked = JSON.stringify(scripted.requests)
  for (const canary of [canaries.question, canaries.dish, canaries.providerKey]) {
    expect(asked).toContain(canary)
  }
  expect(firstReply).toContain(renderedActs('enjoy'))
})

test('dashboard and alerts query only existing metrics', async () => {
  const dashboard = JSON.stringify(JSON.parse(await readFile('deploy/dashboard.json', 'utf8')))
  const alerts = await readFile('deploy/alerts.yaml', 'utf8')
  const page = await readFile('docs/operations.md', 'utf8')
  const exposed = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
  const own = /\b(?:chefin|process|nodejs)_[a-z0-9_]+\b/g
  for (const [name, file] of Object.entries({ dashboard, alerts, page })) {
    const asked = [...file.matchAll(own)].map(([metric]) => metric)
    expect(asked.length, name).toBeGreaterThan(4)
    expect(
      asked.filter((metric) => !exposed.has(metric)),
      name,
    ).toEqual([])
  }
  for (const metric of [...Object.keys(metrics), ...Object.keys(steps).map(stepMetric)]) {
    expect(page).toContain(`\`${metric}\``)
  }
})

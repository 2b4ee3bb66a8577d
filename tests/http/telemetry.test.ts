import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
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

/** Sums a metric over all series with the given labels. */
function readMetric(name: string, labels: Record<string, string> = {}): number {
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .filter((line) =>
      Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)),
    )
  if (lines.length === 0) throw new Error(`${name} ${JSON.stringify(labels)} is missing`)
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}

const stepCount = (step: string, labels: Record<string, string> = {}) =>
  readMetric(`${stepMetric(step)}_count`, labels)

beforeAll(async () => {
  await scripted.start()
  server = await startTestServer(inject('postgresUrl'), {
    env: {
      ...scripted.env('openai'),
      LOG_LEVEL: 'trace',
      METRICS_PORT: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: await collector.start(),
      OTEL_EXPORTER_OTLP_HEADERS: `api-key=${canaries.collectorKey}`,
      OTEL_SERVICE_NAME: 'menus',
    },
  })
  metricsUrl = server.metricsUrl
  try {
    text = await generateActivity()
  } finally {
    await server.stop()
  }
})
afterAll(async () => {
  await scripted.stop()
  collector.stop()
})

/**
 * Generates a day's activity in condensed form.
 * @returns the metrics after it
 */
async function generateActivity(): Promise<string> {
  await server.database.query('update dishes set name = name || $1', [` ${canaries.dish}`])

  const guest = new Guest(server.url)
  scripted.script = says(
    planBegins('enjoy'),
    `,${JSON.stringify(wire({ do: 'missing', of: [canaries.reply] }))}`,
    planEnds(),
  )
  const { text: reply } = await guest.ask(
    `Is the ${canaries.dish} ${canaries.question} nice?`,
    crypto.randomUUID(),
    {
      'X-Canary': canaries.header,
      traceparent: `00-${foreignTrace}-00f067aa0ba902b7-01`,
    },
  )
  firstReply = reply
  scripted.script = refuses(500, { 'Retry-After': '0' }, canaries.reply)
  for (let failures = 0; failures < 3; failures++) await guest.ask(`${canaries.question} again?`)
  // The circuit is open now, so the provider is not called.
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

  // The public port serves no metrics, and the metrics port serves nothing else.
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
  expect((await fetch(new URL('/demo', metricsUrl))).status).toBe(404)
  const second = startTestServer(inject('postgresUrl'), {
    env: { METRICS_PORT: new URL(metricsUrl).port },
    database: server.database,
  })
  await expect(second).rejects.toThrow(/in use; stop what uses it, or set METRICS_PORT to another/)

  return eventually(async () => {
    const now = await (await fetch(metricsUrl)).text()
    // The last reply, the email and the first job may still be in progress.
    const awaited = [
      /chefin_replies_running 0\n/,
      /mail_delivery_\S+_count\S* [1-9]/,
      /job_last_success_timestamp_seconds\{task="forget_expired"\} [1-9]/,
    ]
    return awaited.every((line) => line.test(now)) ? now : undefined
  }).then(String)
}

describe('the metrics', () => {
  test('include all metrics of the catalogue and of the process', () => {
    const exposed = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
    const names = [...Object.keys(metrics), ...Object.keys(steps).map(stepMetric)]
    expect(exposed).toEqual(expect.arrayContaining(names))
    expect(readMetric('process_resident_memory_bytes')).toBeGreaterThan(1e6)
    expect(readMetric('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  })

  test('count requests by method, route and status', () => {
    const chat = { method: 'POST', route: '/:restaurant/chat' }
    expect(stepCount('http_request', { ...chat, status: '2xx' })).toBeGreaterThanOrEqual(5)
    expect(stepCount('http_request', { method: 'GET', route: '/:restaurant', status: '2xx' })).toBe(
      1,
    )
    expect(stepCount('http_request', { method: 'GET', route: '/:restaurant', status: '4xx' })).toBe(
      2,
    )
    expect(stepCount('http_request', { method: 'GET', route: '/*', status: '4xx' })).toBe(1)
    const login = { method: 'POST', route: '/auth/login' }
    expect(stepCount('http_request', { ...login, status: '3xx' })).toBe(1)
    expect(stepCount('http_request', { ...login, status: '4xx' })).toBe(1)
  })

  test('count transactions by actor, and by reason or request', () => {
    const ask = { actor: 'guest', verb: 'POST /:restaurant/chat', outcome: 'ok' }
    expect(stepCount('transaction', ask)).toBeGreaterThanOrEqual(10)
    const owner = { actor: 'member', verb: 'GET /dashboard/restaurants' }
    expect(stepCount('transaction', owner)).toBeGreaterThanOrEqual(1)
    const store = { actor: 'system', verb: 'replies are stored and counted' }
    expect(stepCount('transaction', store)).toBeGreaterThanOrEqual(5)
    expect(readMetric('chefin_database_connections_in_use')).toBeGreaterThanOrEqual(0)
    expect(readMetric('chefin_database_waiting')).toBeGreaterThanOrEqual(0)
  })

  test('record the provider’s results, and which planner answered instead', () => {
    expect(stepCount('provider', { provider: 'openai', outcome: 'ok' })).toBe(1)
    expect(stepCount('provider', { provider: 'openai', outcome: 'failed' })).toBe(3)
    expect(readMetric('chefin_fallbacks_total', { reason: 'failed' })).toBe(3)
    expect(readMetric('chefin_fallbacks_total', { reason: 'circuit_open' })).toBeGreaterThanOrEqual(
      1,
    )
    expect(readMetric('chefin_circuit_open')).toBe(1)
    expect(readMetric('chefin_first_word_seconds_count', { provider: 'openai' })).toBe(1)
    expect(readMetric('chefin_first_word_seconds_count', { provider: 'offline' })).toBeGreaterThan(
      3,
    )
    expect(readMetric('chefin_tokens_total', { provider: 'openai' })).toBe(42)
    expect(readMetric('chefin_dropped_parts_total', { reason: 'names_nothing' })).toBe(1)
    expect(stepCount('reply', { outcome: 'ok' })).toBeGreaterThanOrEqual(5)
    expect(stepCount('ask')).toBe(stepCount('store'))
  })

  test('cover mail, jobs and limits', () => {
    expect(readMetric('chefin_refusals_total', { limit: 'chat_guest' })).toBe(1)
    expect(stepCount('mail_delivery', { outcome: 'ok' })).toBeGreaterThanOrEqual(1)
    expect(readMetric('chefin_mails_waiting')).toBeGreaterThanOrEqual(0)
    expect(readMetric('chefin_usage_reports_waiting')).toBe(0)
    const job = { task: 'forget_expired' }
    const ago = Date.now() / 1_000 - readMetric('chefin_job_last_success_timestamp_seconds', job)
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
    expect(new Set(types)).toEqual(new Set(['ProviderError http_500', 'CircuitOpenError']))
  })

  test('have ids that clients cannot choose', () => {
    expect(collector.bodies.join('')).not.toContain(foreignTrace)
    expect(collector.headers[0]).toMatchObject({ 'api-key': canaries.collectorKey })
    expect(collector.bodies[0]).toContain('"service.name","value":{"stringValue":"menus"}')
    const requestHeaders = JSON.stringify(scripted.requests.map(({ headers }) => headers))
    expect(requestHeaders).not.toContain('traceparent')
  })

  test('are referenced by their log lines', () => {
    const lines = server.log().split('\n').filter(Boolean)
    const line = lines
      .map((logged) => JSON.parse(logged))
      .find(({ path }) => path === '/no/such/page')
    expect(named('GET /*').map(({ traceId }) => traceId)).toContain(line?.trace_id)
  })
})

test('metrics, traces and logs contain no text, address or secret', () => {
  const outputs = { metrics: text, traces: collector.bodies.join(''), log: server.log() }
  for (const [kind, canary] of Object.entries(canaries)) {
    for (const [name, output] of Object.entries(outputs)) {
      expect(output.length, name).toBeGreaterThan(1_000)
      expect(output.includes(canary), `${kind} in ${name}`).toBe(false)
    }
  }
  // The canaries did pass through the server.
  const requestTexts = JSON.stringify(scripted.requests)
  for (const canary of [canaries.question, canaries.dish, canaries.providerKey]) {
    expect(requestTexts).toContain(canary)
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
    const queried = [...file.matchAll(own)].map(([metric]) => metric)
    expect(queried.length, name).toBeGreaterThan(4)
    expect(
      queried.filter((metric) => !exposed.has(metric)),
      name,
    ).toEqual([])
  }
  for (const metric of [...Object.keys(metrics), ...Object.keys(steps).map(stepMetric)]) {
    expect(page).toContain(`\`${metric}\``)
  }
})

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { findProgram, startProgram, type Program } from '../cluster/program.ts'
import { Guest } from '../guest.ts'
import { Owner } from '../owner.ts'
import { plan, refuses, says, ScriptedProvider, wire } from '../scripted-provider/index.ts'
import { startTestServer, type TestServer } from '../server.ts'
import { TraceCollector } from '../trace-collector.ts'

const command = findProgram('prometheus') ?? ''

/** The parts of a Grafana dashboard that this test reads. */
const panels = z
  .object({
    panels: z.array(
      z.object({
        title: z.string(),
        targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).default([]),
      }),
    ),
  })
  .parse(JSON.parse(await readFile('deploy/dashboard.json', 'utf8'))).panels
const queries = panels.flatMap(({ title, targets }) =>
  targets.map(({ expr, legendFormat }) => ({ title, expr, legendFormat })),
)

const responseSchema = z.object({
  data: z.object({ result: z.array(z.object({ metric: z.record(z.string(), z.string()) })) }),
})

/** Queries Prometheus and returns the labels of each series. */
async function queryLabels(expr: string): Promise<readonly Record<string, string>[]> {
  const url = new URL(`http://127.0.0.1:${prometheus.port}/api/v1/query`)
  // Replaces a variable that Grafana fills in.
  url.searchParams.set('query', expr.replaceAll('$__rate_interval', '5m'))
  const { data } = responseSchema.parse(await (await fetch(url)).json())
  return data.result.map(({ metric }) => metric)
}

const scripted = new ScriptedProvider()
const collector = new TraceCollector()
let folder: string
let first: TestServer
let second: TestServer
let prometheus: Program

describe.skipIf(command === '')('a Prometheus that scrapes two processes', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chefin-prometheus-'))
    await scripted.start()
    const common = {
      ...scripted.env('openai'),
      OTEL_EXPORTER_OTLP_ENDPOINT: await collector.start(),
    }
    const start = (database?: TestServer['database']) =>
      startTestServer(inject('postgresUrl'), {
        env: { ...common, METRICS_PORT: '0' },
        ...(database && { database }),
      })
    first = await start()
    second = await start(first.database)
  })
  beforeAll(() => generateActivity(first))
  beforeAll(async () => {
    prometheus = await startPrometheus(
      [first, second].map(({ metricsUrl }) => new URL(metricsUrl).host),
    )
  })
  afterAll(async () => {
    await prometheus.stop()
    await second.stop()
    await first.stop()
    await scripted.stop()
    collector.stop()
    await rm(folder, { recursive: true })
  })

  test.each(queries)('returns series for “$title”: $expr', async ({ expr, legendFormat }) => {
    const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label)
    await expect.poll(async () => (await queryLabels(expr)).length).toBeGreaterThan(0)
    for (const labels of await queryLabels(expr)) {
      expect(Object.keys(labels).toSorted()).toEqual(named.toSorted())
      expect(Object.values(labels)).not.toContain('')
    }
  })

  test('reports each hourly task once, whichever process ran it', async () => {
    const metric = 'chefin_job_last_success_timestamp_seconds'
    const tasks = [
      'count_totals',
      'forget_expired',
      'forget_old_activity',
      'forget_old_words',
      'purge_deleted',
      'reconcile',
      'renew_given',
    ]
    await expect.poll(() => queryLabels(`${metric} > 0`)).toHaveLength(2 * tasks.length)
    const series = await queryLabels(`max by (task) (${metric})`)
    expect(series.map(({ task }) => task).toSorted()).toEqual(tasks)
    // The scrape's `job` label is not overwritten.
    expect(new Set((await queryLabels(metric)).map(({ job }) => job))).toEqual(new Set(['chefin']))
    expect(await queryLabels(`{exported_job!=""}`)).toEqual([])
  })

  test('loads the alerts, and none fires', async () => {
    const url = `http://127.0.0.1:${prometheus.port}/api/v1/rules`
    expect(await (await fetch(url)).text()).toContain('ChefinsChoresAreNotDone')
    expect(await queryLabels('ALERTS{alertstate="firing"}')).toEqual([])
  })
})

async function startPrometheus(targets: readonly string[]): Promise<Program> {
  const file = join(folder, 'prometheus.yaml')
  const settings = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [resolve('deploy/alerts.yaml')],
    // As documented in docs/operations.md.
    scrape_configs: [{ job_name: 'chefin', static_configs: [{ targets }] }],
  }
  // JSON is valid YAML.
  await writeFile(file, JSON.stringify(settings))
  const args = [
    `--config.file=${file}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    '--web.listen-address=127.0.0.1:0',
  ]
  return startProgram({ command, args, port: /"Listening on" address=127\.0\.0\.1:(\d+)/ })
}

/** Makes every metric non-zero: replies, a wrong answer, a failing provider, limits, email, Stripe. */
async function generateActivity(server: TestServer): Promise<void> {
  const owner = await new Owner(server).join()
  await owner.post('/dashboard/account', { intent: 'checkout', planId: 'basic' })
  await owner.get(`/dashboard/restaurants/restaurant/${crypto.randomUUID()}`)
  // An email that expired before it was sent.
  await server.database.query(
    `insert into mails (id, owner_id, recipient, subject, text, html, expires_at)
     select gen_random_uuid(), id, 'a@chefin.example', '', '', '', now() - interval '1 hour'
     from owners limit 1`,
  )
  const guest = new Guest(server.url)
  scripted.script = says(
    plan([wire({ do: 'talk', of: ['enjoy'] }), wire({ do: 'pictures', dishes: ['d999'] })]),
  )
  await guest.ask('Is the sütlaç nice?')
  scripted.script = refuses(500, { 'Retry-After': '0' })
  for (let failures = 0; failures < 3; failures++) await guest.ask('And the baklava?')
  let status = 200
  while (status === 200) {
    const response = await guest.send('And the baklava?')
    await response.text()
    status = response.status
  }
  expect(status).toBe(429)
}

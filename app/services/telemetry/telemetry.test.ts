import { afterEach, beforeEach, expect, test } from 'vitest'
import { NotFoundError } from '#app/domain/errors.ts'
import { count, isObserved, note, setObserver, step } from '#app/telemetry/index.ts'
import { TraceCollector } from '../../../tests/trace-collector.ts'
import { openTelemetry, type Telemetry } from './index.server.ts'

let collector: TraceCollector
let problems: string[]
let url: string

beforeEach(async () => {
  collector = new TraceCollector()
  url = await collector.start()
  problems = []
})
afterEach(() => {
  setObserver(undefined)
  collector.stop()
})

const open = (share = 1): Promise<Telemetry> =>
  openTelemetry(
    {
      metrics: { host: '127.0.0.1', port: 0 },
      traces: { url: `${url}/v1/traces`, headers: {}, serviceName: 'chefin', share },
    },
    (reason) => problems.push(reason),
  )

const job = (name: string) => step('job', { task: name }, async () => name)

test('without settings, steps run without being observed', async () => {
  const telemetry = await openTelemetry({ metrics: undefined, traces: undefined }, () => undefined)
  expect(telemetry).toMatchObject({ readMetrics: undefined, stamp: undefined })
  expect(isObserved()).toBe(false)
  count('chefin_refusals_total', { limit: 'any' })
  note('a moment')
  expect(await job('work')).toBe('work')
  await telemetry.stop()
})

test('domain errors count as refused, others as failed; both are rethrown', async () => {
  const { readMetrics, stop } = await open()
  const failing = (error: Error) =>
    step('stripe_call', { call: 'resume' }, async () => {
      throw error
    })
  await expect(failing(new NotFoundError('page_not_found'))).rejects.toThrow(NotFoundError)
  await expect(failing(new TypeError('a guest’s text'))).rejects.toThrow(TypeError)
  const text = await readMetrics?.()
  expect(text).toMatch(/stripe_call_duration_seconds_count{outcome="refused",call="resume"} 1/)
  expect(text).toMatch(/stripe_call_duration_seconds_count{outcome="failed",call="resume"} 1/)
  await stop()
  expect(collector.bodies.join('')).toContain('TypeError')
  expect(collector.bodies.join('')).not.toContain('a guest’s text')
})

test('a transaction is labelled with its request, or as background work', async () => {
  const { readMetrics, stop } = await open()
  const transaction = () => step('transaction', { actor: 'owner' }, async () => undefined)
  await step('http_request', { method: 'GET', route: '/' }, transaction)
  await transaction()
  await stop()
  for (const verb of ['GET /', 'background']) {
    expect(await readMetrics?.()).toContain(`verb="${verb}",actor="owner"} 1`)
  }
})

test('a share of 0 traces no step, nested or not', async () => {
  const { stop } = await open(0)
  await step('http_request', { method: 'GET', route: '/' }, () => job('within'))
  await step('transaction', { actor: 'guest' }, async () => undefined)
  await stop()
  expect(collector.spans).toEqual([])
})

test('thousands of spans arrive, in batches', async () => {
  const { readMetrics, stop } = await open()
  for (let index = 0; index < 1_500; index++) await job(`job${index % 3}`)
  await stop()
  expect(collector.spans).toHaveLength(1_500)
  expect(collector.bodies.length).toBeGreaterThanOrEqual(3)
  expect(await readMetrics?.()).toContain('chefin_spans_total{outcome="sent"} 1500')
})

test('spans that the collector rejects permanently are dropped, counted, and reported once', async () => {
  collector.status = 400
  const { readMetrics, stop } = await open()
  for (let index = 0; index < 600; index++) await job('job')
  await stop()
  expect(problems).toEqual(['http_400'])
  expect(await readMetrics?.()).toContain('chefin_spans_total{outcome="lost"} 600')
})

test('a busy or unavailable collector does not block steps or the stop', async () => {
  collector.status = 503
  const { stop } = await open()
  await job('job')
  await stop()
  expect(problems).toEqual(['http_503'])
  collector.stop()
  const another = await open()
  await job('job')
  await another.stop()
  expect(problems).toEqual(['http_503', 'no answer'])
})

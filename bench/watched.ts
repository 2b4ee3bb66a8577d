import { setImmediate as nextTurn } from 'node:timers/promises'
import { openTelemetry } from '#app/services/telemetry/index.server.ts'
import { count, note, observe, step } from '#app/telemetry/index.ts'
import { TraceCollector } from '../tests/trace-collector.ts'
import type { Bench } from './bench.ts'

const questions = 20_000
const warmUps = 5_000

/**
 * What is told of one question, without the question: by the processor's time, as what else the
 * machine does would hide it in a whole server's.
 */
export const watched: Bench = {
  title: 'what being watched adds to a question, sending included',
  isNamedOnly: true,
  async run() {
    const collector = new TraceCollector()
    const endpoint = await collector.start()
    const metrics = { host: '127.0.0.1', port: 0 }
    const traces = { url: `${endpoint}/v1/traces`, headers: {}, serviceName: 'bench', share: 1 }
    const values = [
      await measure({ metrics: undefined, traces: undefined }),
      await measure({ metrics, traces: undefined }),
      await measure({ metrics, traces }),
    ]
    collector.stop()
    return {
      columns: ['nobody', 'metrics', 'and traces'],
      rows: [{ what: 'processor time for each', unit: 'µs', values }],
    }
  },
}

async function measure(settings: Parameters<typeof openTelemetry>[0]): Promise<number> {
  const telemetry = await openTelemetry(settings, () => undefined)
  await ask(warmUps)
  const before = process.cpuUsage()
  await ask(questions)
  await telemetry.stop()
  const { user, system } = process.cpuUsage(before)
  const text = await telemetry.readMetrics?.()
  if (text?.includes('chefin_spans_total{outcome="lost"}')) throw new Error('Spans were lost')
  return (user + system) / questions
}

async function ask(times: number): Promise<void> {
  for (let asked = 0; asked < times; asked++) {
    await question()
    // A question waits for others several times; meanwhile what was told is sent.
    await nextTurn()
  }
}

const idle = async () => undefined

/** The steps of a question whose provider takes no time. */
function question(): Promise<void> {
  return step('http_request', { method: 'POST', route: '/:restaurant/chat' }, async (tell) => {
    await step('transaction', { actor: 'guest' }, idle)
    note('within limits')
    await step('reply', { provider: 'openai' }, async () => {
      await step('ask', {}, () => step('transaction', { actor: 'guest' }, idle))
      await step('provider', { provider: 'openai' }, async () => {
        note('first word')
        observe('chefin_first_word_seconds', { provider: 'openai' }, 0.4)
      })
      count('chefin_tokens_total', { provider: 'openai' }, 42)
      const verb = 'replies are stored and counted'
      await step('store', {}, () => step('transaction', { actor: 'system', verb }, idle))
    })
    tell({ status: '2xx' })
  })
}

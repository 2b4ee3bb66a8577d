import { setImmediate as nextTurn } from 'node:timers/promises'
import { openTelemetry } from '#app/services/telemetry/index.server.ts'
import { count, note, observe, step } from '#app/telemetry/index.ts'
import { TraceCollector } from '../tests/trace-collector.ts'
import type { Bench } from './bench.ts'

const questions = 20_000
const warmUps = 5_000

/**
 * The CPU time of one question's metrics and spans. They are recorded without a server, where other
 * work would hide their cost.
 */
export const telemetry: Bench = {
  title: 'what telemetry adds to a question, including its export',
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
      columns: ['none', 'metrics', 'metrics and traces'],
      rows: [{ label: 'CPU time per question', unit: 'µs', values }],
    }
  },
}

async function measure(settings: Parameters<typeof openTelemetry>[0]): Promise<number> {
  const exporters = await openTelemetry(settings, () => undefined)
  await recordQuestions(warmUps)
  const before = process.cpuUsage()
  await recordQuestions(questions)
  await exporters.stop()
  const { user, system } = process.cpuUsage(before)
  const text = await exporters.readMetrics?.()
  if (text?.includes('chefin_spans_total{outcome="lost"}')) throw new Error('Spans were lost')
  return (user + system) / questions
}

async function recordQuestions(times: number): Promise<void> {
  for (let number = 0; number < times; number++) {
    await recordQuestion()
    // A real question often waits for I/O, while recorded spans are exported.
    await nextTurn()
  }
}

const idle = async () => undefined

/** Records the steps of a question, without their work. */
function recordQuestion(): Promise<void> {
  return step(
    'http_request',
    { method: 'POST', route: '/:restaurant/chat' },
    async (setAttributes) => {
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
      setAttributes({ status: '2xx' })
    },
  )
}

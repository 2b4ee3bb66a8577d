import { z } from 'zod'
import { ProviderError } from '../../provider-error.ts'
import type { OutputPiece } from '../service/structured-model.ts'

const messageDeltaSchema = z.object({
  delta: z.object({
    content: z.array(z.object({ text: z.object({ value: z.string().nullish() }).nullish() })),
  }),
})

const stepDeltaSchema = z.object({
  delta: z.object({
    step_details: z.object({
      tool_calls: z.array(
        z.object({
          code_interpreter: z
            .object({ outputs: z.array(z.object({ logs: z.string().nullish() })).nullish() })
            .nullish(),
        }),
      ),
    }),
  }),
})

const runEventSchema = z.object({
  object: z.string().optional(),
  status: z.string().optional(),
  error: z.unknown().optional(),
  usage: z.object({ total_tokens: z.number() }).nullish(),
})

const failedStates: ReadonlySet<string> = new Set([
  'failed',
  'cancelled',
  'expired',
  'incomplete',
  'requires_action',
])

/**
 * Reads the stream of a run: lines that begin with `data: `, each with JSON, up to `[DONE]`.
 * @throws {ProviderError} if the run fails or the stream is incomplete
 */
export async function* readRun(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<OutputPiece, undefined> {
  let isCompleted = false
  let totalTokens = 0
  for await (const line of linesOf(body)) {
    if (!line.startsWith('data:')) continue
    const data = line.slice('data:'.length).trim()
    if (data === '[DONE]') {
      isCompleted = true
      break
    }
    const json = parseJson(data)
    const { object = '', status = '', error, usage } = parse(runEventSchema, json)
    const state = object === 'thread.run' ? status : object.replace('thread.run.', '')
    if (failedStates.has(state) || object === 'error' || error) {
      throw new ProviderError('run_failed', 'The run failed')
    }
    if (state === 'completed') isCompleted = true
    const text = textOf(object, json)
    if (text !== '') yield { type: 'text', text }
    // The run's usage includes its steps'.
    if (usage && !object.startsWith('thread.run.step')) totalTokens = usage.total_tokens
  }
  if (!isCompleted) throw new ProviderError('cut_short', 'The run ended unexpectedly')
  yield { type: 'usage', totalTokens }
}

function textOf(object: string, json: unknown): string {
  if (object === 'thread.message.delta') {
    return parse(messageDeltaSchema, json).delta.content[0]?.text?.value ?? ''
  }
  if (object !== 'thread.run.step.delta') return ''
  const step = stepDeltaSchema.safeParse(json)
  const calls = step.success ? step.data.delta.step_details.tool_calls : []
  return calls
    .flatMap((call) => call.code_interpreter?.outputs ?? [])
    .map(({ logs }) => logs ?? '')
    .join('')
}

function parseJson(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    throw malformed()
  }
}

function parse<Shape>(shape: z.ZodType<Shape>, json: unknown): Shape {
  const parsed = shape.safeParse(json)
  if (!parsed.success) throw malformed()
  return parsed.data
}

const malformed = () => new ProviderError('malformed', 'The thread server sent an unknown event')

/** Splits a stream into lines. Unlike server-sent events, these needn't end with an empty line. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest
}

import type { AiSettings } from '#app/config/ai-settings.server.ts'

/** A provider that is a remote service, as named in AI_PROVIDER. */
export type ServiceName = Exclude<AiSettings['provider'], 'offline'>

/** Why a reply ends: complete, or cut off. */
export type EndReason = 'stop' | 'length' | 'filter'

/** How a kind of provider streams a reply. */
export interface Protocol {
  readonly name: ServiceName
  /** The path of requests for a reply. */
  readonly path: RegExp
  /** Sent before the first text. */
  readonly begin: string
  readonly text: (text: string) => string
  readonly end: (totalTokens: number, reason?: EndReason) => string
}

const data = (json: unknown) => `data: ${JSON.stringify(json)}\n\n`
const named = (type: string, rest: object) => `event: ${type}\n${data({ type, ...rest })}`

const item = { output_index: 0, item: { type: 'message', id: 'msg_1', content: [] } }
const chunk = { id: 'chatcmpl_1', object: 'chat.completion.chunk', created: 1, model: 'scripted' }

/** The protocol of each AI_PROVIDER. */
export const protocols: readonly Protocol[] = [
  {
    name: 'openai',
    path: /\/responses$/,
    begin:
      named('response.created', {
        response: { id: 'resp_1', created_at: 1, model: 'scripted' },
      }) + named('response.output_item.added', item),
    text: (delta) =>
      named('response.output_text.delta', { item_id: 'msg_1', output_index: 0, delta }),
    end: (totalTokens, reason = 'stop') =>
      named('response.output_item.done', item) +
      named(reason === 'stop' ? 'response.completed' : 'response.incomplete', {
        response: {
          usage: { input_tokens: totalTokens - 1, output_tokens: 1 },
          incomplete_details: {
            stop: null,
            length: { reason: 'max_output_tokens' },
            filter: { reason: 'content_filter' },
          }[reason],
        },
      }),
  },
  {
    name: 'anthropic',
    path: /^\/v1\/messages$/,
    begin:
      named('message_start', {
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model: 'scripted',
          content: [],
          stop_reason: null,
          usage: { input_tokens: 1, output_tokens: 0 },
        },
      }) +
      named('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }) +
      named('ping', {}),
    text: (text) => named('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
    end: (totalTokens, reason = 'stop') =>
      named('content_block_stop', { index: 0 }) +
      named('message_delta', {
        delta: {
          stop_reason: { stop: 'end_turn', length: 'max_tokens', filter: 'refusal' }[reason],
          stop_sequence: null,
        },
        usage: { output_tokens: totalTokens - 1 },
      }) +
      named('message_stop', {}),
  },
  {
    name: 'google',
    path: /:streamGenerateContent$/,
    begin: '',
    text: (text) => data({ candidates: [{ content: { role: 'model', parts: [{ text }] } }] }),
    end: (totalTokens, reason = 'stop') =>
      data({
        candidates: [
          {
            content: { role: 'model', parts: [] },
            finishReason: { stop: 'STOP', length: 'MAX_TOKENS', filter: 'SAFETY' }[reason],
          },
        ],
        usageMetadata: {
          promptTokenCount: totalTokens - 1,
          candidatesTokenCount: 1,
          totalTokenCount: totalTokens,
        },
      }),
  },
  {
    name: 'openai-compatible',
    path: /\/chat\/completions$/,
    begin: data({ ...chunk, choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] }),
    text: (content) => data({ ...chunk, choices: [{ index: 0, delta: { content } }] }),
    end: (totalTokens, reason = 'stop') =>
      data({
        ...chunk,
        choices: [
          {
            index: 0,
            delta: {},
            finish_reason: { stop: 'stop', length: 'length', filter: 'content_filter' }[reason],
          },
        ],
      }) +
      data({
        ...chunk,
        choices: [],
        usage: {
          prompt_tokens: totalTokens - 1,
          completion_tokens: 1,
          total_tokens: totalTokens,
        },
      }) +
      'data: [DONE]\n\n',
  },
  {
    name: 'threads',
    path: /\/runs$/,
    begin: `event: thread.run.created\n${data({ object: 'thread.run', status: 'queued', usage: null })}`,
    text: (value) =>
      `event: thread.message.delta\n${data({
        object: 'thread.message.delta',
        delta: { content: [{ index: 0, type: 'text', text: { value } }] },
      })}`,
    end: (totalTokens, reason = 'stop') =>
      data({
        object: reason === 'stop' ? 'thread.run.completed' : 'thread.run.incomplete',
        usage: { total_tokens: totalTokens },
      }) + 'data: [DONE]\n\n',
  },
]

const anthropic = protocolOf('anthropic')

/** The protocol of older Claude models, which lack structured output and fill in a tool's input. */
const anthropicTool: Protocol = {
  ...anthropic,
  begin: anthropic.begin.replace(
    JSON.stringify({ type: 'text', text: '' }),
    JSON.stringify({ type: 'tool_use', id: 'toolu_1', name: 'json', input: {} }),
  ),
  text: (partial_json) =>
    named('content_block_delta', {
      index: 0,
      delta: { type: 'input_json_delta', partial_json },
    }),
  end: (totalTokens, reason) => anthropic.end(totalTokens, reason).replace('end_turn', 'tool_use'),
}

/** The protocol for the response to a request. */
export function answerProtocol(
  path: string,
  body: Readonly<Record<string, unknown>>,
): Protocol | undefined {
  const protocol = protocols.find((candidate) => candidate.path.test(path))
  return protocol === anthropic && body['tools'] ? anthropicTool : protocol
}

/** @throws Error for an unknown name */
export function protocolOf(name: ServiceName): Protocol {
  const protocol = protocols.find((candidate) => candidate.name === name)
  if (!protocol) throw new Error(`Unknown protocol: ${name}`)
  return protocol
}

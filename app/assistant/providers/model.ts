import {
  APICallError,
  type LanguageModelV4,
  type LanguageModelV4Message,
  type LanguageModelV4Usage,
} from '@ai-sdk/provider'
import { quoteGuest } from '../instructions/quote.ts'
import type { AssistantPart, AssistantProvider, AssistantRequest, Turn } from '../port.ts'
import { failureCode, ProviderFailed } from '../provider-failed.ts'

// A reply is a few sentences; models that think first are counted for their thoughts too.
const maxOutputTokens = 4_000

/** Ends that a reply may have; any other means that it was not told to the end. */
const properEnds: ReadonlySet<string> = new Set(['stop', 'length', 'content-filter'])

/** A model behind an API. Instructions and history travel with each question. */
export function modelProvider(name: string, model: LanguageModelV4): AssistantProvider {
  return { name, reply: (request) => replyOf(model, request) }
}

// The model itself, without the SDK's `streamText` around it: what that one adds (tools, steps,
// retries that a guest would wait for) is of no use here, and takes as long as all the rest.
async function* replyOf(
  model: LanguageModelV4,
  request: AssistantRequest,
): AsyncGenerator<AssistantPart> {
  const { signal } = request
  const instructions = await request.instructions()
  try {
    const { stream } = await model.doStream({
      prompt: [
        {
          role: 'system',
          content: instructions,
          // The others know by themselves what stayed the same since the last question.
          providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
        },
        ...messagesOf(request),
      ],
      maxOutputTokens,
      abortSignal: signal,
      // What a guest says may concern their health: not to be kept by others.
      providerOptions: { openai: { store: false } },
    })
    for await (const part of stream) {
      if (part.type === 'text-delta' && part.delta !== '') yield { type: 'text', text: part.delta }
      else if (part.type === 'error') throw part.error
      else if (part.type === 'finish') {
        if (!properEnds.has(part.finishReason.unified)) break
        yield { type: 'usage', totalTokens: totalOf(part.usage) }
        return
      }
    }
    throw new ProviderFailed('cut_short', 'The reply came to no proper end')
  } catch (error) {
    throw signal.aborted ? signal.reason : failureOf(error)
  }
}

const totalOf = ({ inputTokens, outputTokens }: LanguageModelV4Usage): number =>
  (inputTokens.total ?? 0) + (outputTokens.total ?? 0)

/** The talk as models take it: it begins with the guest, whose words are data. */
function messagesOf({ history, question }: AssistantRequest): LanguageModelV4Message[] {
  const begin = history.findIndex(({ role }) => role === 'user')
  const turns: Turn[] = begin === -1 ? [] : history.slice(begin)
  return [...turns, { role: 'user' as const, text: question }].map(({ role, text }) => ({
    role,
    content: [{ type: 'text', text: role === 'user' ? quoteGuest(text) : text }],
  }))
}

/** Without what the SDK's errors hold: the whole request, and the provider's own words. */
function failureOf(error: unknown): ProviderFailed {
  if (error instanceof ProviderFailed) return error
  const statusCode = APICallError.isInstance(error) ? (error.statusCode ?? 0) : 0
  if (statusCode >= 400) {
    return new ProviderFailed(`http_${statusCode}`, `The provider said ${statusCode}`, statusCode)
  }
  const code = failureCode(error)
  return new ProviderFailed(code, `The provider failed with ${code}`)
}

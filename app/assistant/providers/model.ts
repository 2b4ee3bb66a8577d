import { APICallError, streamText, type LanguageModel, type ModelMessage } from 'ai'
import { quoteGuest } from '../instructions/quote.ts'
import type { AssistantPart, AssistantProvider, AssistantRequest, Turn } from '../port.ts'
import { failureCode, ProviderFailed } from '../provider-failed.ts'

// A reply is a few sentences; models that think first are counted for their thoughts too.
const maxOutputTokens = 4_000

/** Ends that a reply may have; any other means that it was not told to the end. */
const properEnds: ReadonlySet<string> = new Set(['stop', 'length', 'content-filter'])

/** A model behind an API. Instructions and history travel with each question. */
export function modelProvider(name: string, model: LanguageModel): AssistantProvider {
  return { name, reply: (request) => replyOf(model, request) }
}

async function* replyOf(
  model: LanguageModel,
  request: AssistantRequest,
): AsyncGenerator<AssistantPart> {
  const { signal } = request
  const { stream } = streamText({
    model,
    instructions: {
      role: 'system',
      content: await request.instructions(),
      // The others know by themselves what stayed the same since the last question.
      providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
    },
    messages: messagesOf(request),
    maxOutputTokens,
    // `providerFetch` repeats; here a guest would wait two seconds for it.
    maxRetries: 0,
    abortSignal: signal,
    // What a guest says may concern their health: not to be kept by others.
    providerOptions: { openai: { store: false } },
    // Errors are parts of the stream and thrown below; by itself it would print them.
    onError: () => undefined,
  })
  try {
    for await (const part of stream) {
      if (part.type === 'text-delta' && part.text !== '') yield { type: 'text', text: part.text }
      else if (part.type === 'error') throw part.error
      else if (part.type === 'finish') {
        if (!properEnds.has(part.finishReason)) break
        yield { type: 'usage', totalTokens: part.totalUsage.totalTokens ?? 0 }
        return
      }
    }
    throw new ProviderFailed('cut_short', 'The reply came to no proper end')
  } catch (error) {
    throw signal.aborted ? signal.reason : failureOf(error)
  }
}

/** The talk as models take it: it begins with the guest, whose words are data. */
function messagesOf({ history, question }: AssistantRequest): ModelMessage[] {
  const begin = history.findIndex(({ role }) => role === 'user')
  const turns: Turn[] = begin === -1 ? [] : history.slice(begin)
  return [...turns, { role: 'user' as const, text: question }].map(({ role, text }) => ({
    role,
    content: role === 'user' ? quoteGuest(text) : text,
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

import {
  APICallError,
  type LanguageModelV4,
  type LanguageModelV4CallOptions,
  type LanguageModelV4StreamResult,
  type LanguageModelV4Usage,
} from '@ai-sdk/provider'
import { planSchema } from '../plan/wire.ts'
import { failureCode, ProviderError } from '../provider-error.ts'
import { messageFor } from './plan-message.ts'
import { promptFor } from './plan-prompt.ts'
import type { Planner, PlanRequest } from './planner.ts'
import { readPlan, type PlanPiece } from './read-plan.ts'

type OptionSet = Partial<LanguageModelV4CallOptions>

// Reasoning delays the reply, so it is turned off where possible. Models that must reason get room
// for it beside the plan, which takes less than 1,000 tokens. Some models reject the parameter, and
// old ones reject more than 4,096 tokens.
const reasoningOptions: readonly OptionSet[] = [
  { reasoning: 'none', maxOutputTokens: 8_000 },
  { reasoning: 'low', maxOutputTokens: 8_000 },
  { maxOutputTokens: 4_000 },
]

const formatOptions: readonly OptionSet[] = [
  { responseFormat: { type: 'json', name: 'plan', schema: planSchema } },
  { responseFormat: { type: 'json' } },
  {},
]

/** Most demanding first. Which ones a model accepts is only known once it is asked. */
const optionSets: readonly OptionSet[] = formatOptions.flatMap((format) =>
  reasoningOptions.map((reasoning) => ({ ...format, ...reasoning })),
)

/** Creates a planner that sends rules, menu and conversation to a model with each question. */
export function modelPlanner(name: string, model: LanguageModelV4): Planner {
  const adaptive = new AdaptiveModel(model)
  return {
    name,
    plan: (request) => readPlan(request, (signal) => write(adaptive, request, signal)),
  }
}

/** A model, with the most demanding options that it has accepted so far. */
class AdaptiveModel {
  readonly #model: LanguageModelV4
  #acceptedIndex = 0

  constructor(model: LanguageModelV4) {
    this.#model = model
  }

  /** Retries a rejected request with less demanding options, and remembers what was accepted. */
  async stream(options: LanguageModelV4CallOptions): Promise<LanguageModelV4StreamResult> {
    for (let index = this.#acceptedIndex; ; index++) {
      try {
        const result = await this.#model.doStream({ ...options, ...optionSets[index] })
        this.#acceptedIndex = Math.max(this.#acceptedIndex, index)
        return result
      } catch (error) {
        if (!isRejection(error) || index === optionSets.length - 1) throw error
      }
    }
  }
}

/** Whether the service rejected the request as invalid, so that fewer options may help. */
const isRejection = (error: unknown) =>
  APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422)

// Calls the model directly. The SDK's `streamText` would add tools, steps and retries, which are not
// needed here and double the CPU time.
async function* write(
  model: AdaptiveModel,
  request: PlanRequest,
  abortSignal: AbortSignal,
): AsyncGenerator<PlanPiece, undefined> {
  try {
    const { stream } = await model.stream({
      prompt: [
        {
          role: 'system',
          content: await promptFor(request),
          // The other services cache prompts automatically.
          providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
        },
        { role: 'user', content: [{ type: 'text', text: messageFor(request) }] },
      ],
      abortSignal,
      providerOptions: {
        openai: {
          // Guests' text may concern their health, so OpenAI must not keep it.
          store: false,
          // OpenAI rejects requests for a summary from unverified accounts.
          reasoningSummary: null,
        },
      },
    })
    for await (const part of stream) {
      if (part.type === 'text-delta' && part.delta !== '') yield { type: 'text', text: part.delta }
      else if (part.type === 'error') throw part.error
      else if (part.type === 'finish') {
        yield { type: 'usage', totalTokens: totalTokens(part.usage) }
        return assertComplete(part.finishReason.unified)
      }
    }
    throw endedEarly()
  } catch (error) {
    throw abortSignal.aborted ? abortSignal.reason : toProviderError(error)
  }
}

/** @throws {ProviderError} unless the plan is complete */
function assertComplete(reason: string): undefined {
  if (reason === 'stop') return undefined
  if (reason === 'length') throw new ProviderError('length', 'The plan exceeded its token limit')
  if (reason !== 'content-filter') throw endedEarly()
  // A guest can provoke this, and other requests may still succeed.
  const options = { isRequestFault: true }
  throw new ProviderError('content_filter', 'The plan was filtered', undefined, options)
}

const endedEarly = () => new ProviderError('cut_short', 'The plan ended unexpectedly')

const totalTokens = ({ inputTokens, outputTokens }: LanguageModelV4Usage): number =>
  (inputTokens.total ?? 0) + (outputTokens.total ?? 0)

/** Converts an SDK error, which contains the whole request and the provider's response. */
function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  const statusCode = APICallError.isInstance(error) ? (error.statusCode ?? 0) : 0
  const status = statusCode >= 400 ? statusCode : undefined
  const code = status === undefined ? failureCode(error) : `http_${status}`
  return new ProviderError(code, `The provider failed with ${code}`, status)
}

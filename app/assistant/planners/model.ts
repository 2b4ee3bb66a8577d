import {
  APICallError,
  type LanguageModelV4,
  type LanguageModelV4CallOptions,
  type LanguageModelV4StreamResult,
  type LanguageModelV4Usage,
} from '@ai-sdk/provider'
import { planSchema } from '../plan/wire.ts'
import { failureCode, ProviderFailed } from '../provider-failed.ts'
import { messageFor } from './plan-message.ts'
import { promptFor } from './plan-prompt.ts'
import type { Planner, PlanRequest } from './planner.ts'
import { readPlan, type PlanPiece } from './read-plan.ts'

type Demand = Pick<LanguageModelV4CallOptions, 'responseFormat' | 'reasoning' | 'maxOutputTokens'>

// Thoughts keep a guest waiting. Models that cannot go without have room for them beside the plan,
// which takes less than 1,000 tokens. Some take no word about thoughts, and old ones at most 4,096
// tokens.
const thoughts: readonly Demand[] = [
  { reasoning: 'none', maxOutputTokens: 8_000 },
  { reasoning: 'low', maxOutputTokens: 8_000 },
  { maxOutputTokens: 4_000 },
]

const formats: readonly Demand[] = [
  { responseFormat: { type: 'json', name: 'plan', schema: planSchema } },
  { responseFormat: { type: 'json' } },
  {},
]

/** What is demanded of a model, the best first; which it takes shows when it is asked. */
const demands: readonly Demand[] = formats.flatMap((format) =>
  thoughts.map((thought) => ({ ...format, ...thought })),
)

/** A model behind an API. Rules, menu and conversation travel with each question. */
export function modelPlanner(name: string, model: LanguageModelV4): Planner {
  const asked = new AskedModel(model)
  return { name, plan: (request) => readPlan(request, (signal) => write(asked, request, signal)) }
}

/** A model, and how much of our demands it has taken so far. */
class AskedModel {
  readonly #model: LanguageModelV4
  #taken = 0

  constructor(model: LanguageModelV4) {
    this.#model = model
  }

  /** Asks less and less of a model that refuses, and remembers what it took. */
  async ask(options: LanguageModelV4CallOptions): Promise<LanguageModelV4StreamResult> {
    for (let place = this.#taken; ; place++) {
      try {
        const result = await this.#model.doStream({ ...options, ...demands[place] })
        this.#taken = Math.max(this.#taken, place)
        return result
      } catch (error) {
        if (!isRefusal(error) || place === demands.length - 1) throw error
      }
    }
  }
}

/** The request was not taken as it was: others may be. */
const isRefusal = (error: unknown) =>
  APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422)

// The model itself, without the SDK's `streamText` around it: what that one adds (tools, steps,
// retries that a guest would wait for) is of no use here, and takes as long as all the rest.
async function* write(
  model: AskedModel,
  request: PlanRequest,
  abortSignal: AbortSignal,
): AsyncGenerator<PlanPiece, undefined> {
  try {
    const { stream } = await model.ask({
      prompt: [
        {
          role: 'system',
          content: await promptFor(request),
          // The others know by themselves what stayed the same since the last question.
          providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
        },
        { role: 'user', content: [{ type: 'text', text: messageFor(request) }] },
      ],
      abortSignal,
      providerOptions: {
        openai: {
          // What a guest says may concern their health: not to be kept by others.
          store: false,
          // Accounts that OpenAI has not verified are refused one.
          reasoningSummary: null,
        },
      },
    })
    for await (const part of stream) {
      if (part.type === 'text-delta' && part.delta !== '') yield { type: 'text', text: part.delta }
      else if (part.type === 'error') throw part.error
      else if (part.type === 'finish') {
        yield { type: 'usage', totalTokens: totalOf(part.usage) }
        return assertWhole(part.finishReason.unified)
      }
    }
    throw new ProviderFailed('cut_short', 'The plan came to no proper end')
  } catch (error) {
    throw abortSignal.aborted ? abortSignal.reason : failureOf(error)
  }
}

/** @throws ProviderFailed unless the plan was written to its end */
function assertWhole(reason: string): undefined {
  if (reason === 'stop') return undefined
  if (reason === 'length') throw new ProviderFailed('length', 'The plan was cut by its limit')
  if (reason !== 'content-filter') {
    throw new ProviderFailed('cut_short', 'The plan came to no proper end')
  }
  // A guest can bring this about at will: it says nothing of how others fare.
  const options = { isRequestsFault: true }
  throw new ProviderFailed('content_filter', 'The plan was filtered', undefined, options)
}

const totalOf = ({ inputTokens, outputTokens }: LanguageModelV4Usage): number =>
  (inputTokens.total ?? 0) + (outputTokens.total ?? 0)

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

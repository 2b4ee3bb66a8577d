import {
  APICallError,
  type LanguageModelV4,
  type LanguageModelV4CallOptions,
  type LanguageModelV4StreamResult,
  type LanguageModelV4Usage,
} from '@ai-sdk/provider'
import { failureCode, ProviderError } from '../../provider-error.ts'

/** A piece of a model's output. */
export type OutputPiece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'usage'; readonly totalTokens: number }

/** The shape of the JSON that a model writes. */
export interface OutputFormat {
  readonly name: string
  /** The JSON schema that providers enforce. */
  readonly schema: NonNullable<
    Extract<LanguageModelV4CallOptions['responseFormat'], { type: 'json' }>['schema']
  >
  /** The maximum number of tokens, with room for reasoning; most models accept it. */
  readonly maxTokens: number
}

type OptionSet = Partial<LanguageModelV4CallOptions>

/**
 * Returns the options to try, most demanding first. Reasoning delays the reply, so it is turned off
 * where possible; models that must reason get room for it. Some models reject the parameter, and
 * old ones reject more than 4,096 tokens.
 */
function optionSetsFor({ name, schema, maxTokens }: OutputFormat): readonly OptionSet[] {
  const reasoningOptions: readonly OptionSet[] = [
    { reasoning: 'none', maxOutputTokens: maxTokens },
    { reasoning: 'low', maxOutputTokens: maxTokens },
    { maxOutputTokens: 4_000 },
  ]
  const formatOptions: readonly OptionSet[] = [
    { responseFormat: { type: 'json', name, schema } },
    { responseFormat: { type: 'json' } },
    {},
  ]
  return formatOptions.flatMap((format) =>
    reasoningOptions.map((reasoning) => ({ ...format, ...reasoning })),
  )
}

/**
 * A model that writes JSON. Calls the provider directly: the SDK's `streamText` would add tools,
 * steps and retries, which are not needed here and double the CPU time.
 */
export class StructuredModel {
  readonly #model: LanguageModelV4
  readonly #optionSets: readonly OptionSet[]
  /** The index of the first option set that the model has not rejected. */
  #acceptedIndex = 0

  constructor(model: LanguageModelV4, format: OutputFormat) {
    this.#model = model
    this.#optionSets = optionSetsFor(format)
  }

  /**
   * Streams an answer: its text, then the number of tokens used.
   * @throws {ProviderError} if the request fails, or a limit or a filter cuts the answer short
   */
  async *write(
    prompt: LanguageModelV4CallOptions['prompt'],
    abortSignal: AbortSignal,
  ): AsyncGenerator<OutputPiece, undefined> {
    try {
      const { stream } = await this.#stream({
        prompt,
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
        if (part.type === 'text-delta' && part.delta !== '') {
          yield { type: 'text', text: part.delta }
        } else if (part.type === 'error') throw part.error
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

  /** Retries a rejected request with less demanding options, and remembers what was accepted. */
  async #stream(options: LanguageModelV4CallOptions): Promise<LanguageModelV4StreamResult> {
    for (let index = this.#acceptedIndex; ; index++) {
      try {
        const result = await this.#model.doStream({ ...options, ...this.#optionSets[index] })
        this.#acceptedIndex = Math.max(this.#acceptedIndex, index)
        return result
      } catch (error) {
        if (!isRejection(error) || index === this.#optionSets.length - 1) throw error
      }
    }
  }
}

/** Whether the service rejected the request as invalid, so that fewer options may help. */
const isRejection = (error: unknown) =>
  APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422)

/** @throws {ProviderError} unless the answer is complete */
function assertComplete(reason: string): undefined {
  if (reason === 'stop') return undefined
  if (reason === 'length') throw new ProviderError('length', 'The answer exceeded its token limit')
  if (reason !== 'content-filter') throw endedEarly()
  // A guest can provoke this, and other requests may still succeed.
  const options = { isRequestFault: true }
  throw new ProviderError('content_filter', 'The answer was filtered', undefined, options)
}

const endedEarly = () => new ProviderError('cut_short', 'The answer ended unexpectedly')

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

import { setTimeout as delay } from 'node:timers/promises'
import { comparedFigures, maxParts } from '../plan/part.ts'
import { PlanParser, PlanTooLongError } from '../plan/plan-parser.ts'
import { resolvePart } from '../plan/resolve-part.ts'
import type { PlanScope } from '../plan/resolve-query.ts'
import { resolveTargets } from '../plan/resolve-targets.ts'
import { replaceByAllergens } from '../reading/dietary-targets.ts'
import type { WirePart } from '../plan/wire.ts'
import type { OutputPiece } from './service/structured-model.ts'
import { ProviderError } from '../provider-error.ts'
import type { PlanEvent, PlanRequest } from './planner.ts'

/** How long to wait for the usage that follows a complete plan. */
const usageWaitMs = 250
const maxAvoided = 12
/** The length of a slice in characters. */
const sliceLength = 1_000

/**
 * Reads a plan while a model writes it. Drops whatever isn't in the schema, refers to nothing on
 * this menu or follows the sixth part.
 * @param write starts the model's output; its signal is aborted when no more is needed
 * @throws {ProviderError} `no_plan` if no part is left, `too_long` for an endless plan
 */
export async function* readPlan(
  request: PlanRequest,
  write: (signal: AbortSignal) => AsyncIterable<OutputPiece>,
): AsyncGenerator<PlanEvent> {
  const stop = new AbortController()
  const pieces = write(AbortSignal.any([request.signal, stop.signal]))[Symbol.asyncIterator]()
  const reader = new PlanReader(request)
  try {
    while (!reader.isFull) {
      const next = pieces.next()
      const { done, value } = await (reader.isComplete ? nextOrEnd(next) : next)
      if (done) break
      if (value.type === 'usage') yield value
      else yield* reader.add(value.text)
    }
    reader.end()
  } finally {
    stop.abort()
    void pieces.return?.().catch(() => undefined)
  }
}

/** Returns the next piece, or the end if none arrives in time. */
async function nextOrEnd(
  next: Promise<IteratorResult<OutputPiece, undefined>>,
): Promise<IteratorResult<OutputPiece, undefined>> {
  const settled = new AbortController()
  try {
    return await Promise.race([next, delay(usageWaitMs, endOfStream, { signal: settled.signal })])
  } finally {
    settled.abort()
    // May still reject later, when nothing awaits it.
    next.catch(() => undefined)
  }
}

const endOfStream = { done: true, value: undefined } as const

/** Splits a comparison by several figures: a part compares by one. */
function splitComparison(part: WirePart): WirePart[] {
  const figures = comparedFigures.filter((figure) => part.of.includes(figure))
  return part.do === 'compare' && figures.length > 1
    ? figures.map((figure) => ({ ...part, of: [figure] }))
    : [part]
}

/** Turns a model's output into plan events, as it arrives. */
class PlanReader {
  readonly #parser = new PlanParser()
  readonly #scope: PlanScope
  #hasYieldedAvoid = false
  #writtenCount = 0
  #acceptedCount = 0
  #droppedCount = 0

  constructor({ menu, question, history, state }: PlanRequest) {
    const earlier = history.flatMap(({ role, text }) => (role === 'user' ? [text] : []))
    this.#scope = { menu, guestTexts: [question, ...earlier.toReversed()], earlier: state.queries }
  }

  /** Whether the plan has more parts than a reply may have. */
  get isFull(): boolean {
    return this.#writtenCount > maxParts
  }

  get isComplete(): boolean {
    return this.#parser.isComplete
  }

  /** Reads text in slices, so that a plan sent at once is parsed only until the reply is full. */
  *add(text: string): Generator<PlanEvent> {
    for (let index = 0; index < text.length && !this.isFull; index += sliceLength) {
      yield* this.#addSlice(text.slice(index, index + sliceLength))
    }
  }

  *#addSlice(text: string): Generator<PlanEvent> {
    const wireParts = this.#push(text)
    if (wireParts.length > 0 || this.#parser.isComplete) yield* this.#avoidances()
    for (; this.#droppedCount < this.#parser.dropped; this.#droppedCount++) {
      yield { type: 'dropped', why: 'not_in_schema' }
    }
    for (const part of wireParts.flatMap(splitComparison)) {
      if (this.isFull) return
      yield this.#resolve(part)
    }
  }

  /** @throws {ProviderError} if the plan has no usable part */
  end(): void {
    if (this.#acceptedCount > 0) return
    // A guest can provoke parts that refer to nothing, but not the lack of a plan.
    const options = { isRequestFault: this.#writtenCount > 0 }
    throw new ProviderError('no_plan', 'The plan has no usable part', undefined, options)
  }

  #push(text: string): WirePart[] {
    try {
      return this.#parser.push(text)
    } catch (error) {
      if (!(error instanceof PlanTooLongError)) throw error
      throw new ProviderError('too_long', error.message)
    }
  }

  #resolve(wirePart: WirePart): PlanEvent {
    this.#writtenCount += 1
    if (this.isFull) return { type: 'dropped', why: 'too_many' }
    const part = resolvePart(wirePart, this.#scope)
    if (!part) return { type: 'dropped', why: 'names_nothing' }
    this.#acceptedCount += 1
    return { type: 'part', part }
  }

  *#avoidances(): Generator<PlanEvent> {
    if (this.#hasYieldedAvoid) return
    const names = this.#parser.avoided().slice(0, maxAvoided)
    const of = replaceByAllergens(names.flatMap(resolveTargets))
    if (of.length === 0) return
    this.#hasYieldedAvoid = true
    yield { type: 'avoid', of, isLasting: true }
  }
}

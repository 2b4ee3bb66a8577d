import { setTimeout as delay } from 'node:timers/promises'
import { comparedFigures, maxParts } from '../plan/part.ts'
import { PlanParser, PlanTooLongError } from '../plan/plan-parser.ts'
import { resolvePart } from '../plan/resolve-part.ts'
import { resolveTarget, type PlanScope } from '../plan/resolve-query.ts'
import type { WirePart } from '../plan/wire.ts'
import type { OutputPiece } from './service/structured-model.ts'
import { ProviderError } from '../provider-error.ts'
import type { Planned, PlanRequest } from './planner.ts'

/** How long to wait for the usage that follows a complete plan. */
const endMs = 250
const maxAvoided = 12
/** In characters. */
const sliceLength = 1_000

/**
 * Reads a plan while a model writes it. Drops whatever isn't in the schema, refers to nothing on this
 * menu or follows the sixth part.
 * @param write starts the model's output; its signal is aborted when no more is needed
 * @throws {ProviderError} `no_plan` if no part is left, `too_long` for an endless plan
 */
export async function* readPlan(
  request: PlanRequest,
  write: (signal: AbortSignal) => AsyncIterable<OutputPiece>,
): AsyncGenerator<Planned> {
  const stop = new AbortController()
  const pieces = write(AbortSignal.any([request.signal, stop.signal]))[Symbol.asyncIterator]()
  const reading = new PlanReading(request)
  try {
    while (!reading.isFull) {
      const next = pieces.next()
      const { done, value } = await (reading.isComplete ? withinEnd(next) : next)
      if (done) break
      if (value.type === 'usage') yield value
      else yield* reading.add(value.text)
    }
    reading.end()
  } finally {
    stop.abort()
    void pieces.return?.().catch(() => undefined)
  }
}

/** Returns the next piece, or the end if none arrives in time. */
async function withinEnd(
  next: Promise<IteratorResult<OutputPiece, undefined>>,
): Promise<IteratorResult<OutputPiece, undefined>> {
  const settled = new AbortController()
  try {
    return await Promise.race([next, delay(endMs, ended, { signal: settled.signal })])
  } finally {
    settled.abort()
    // May still reject later, when nothing awaits it.
    next.catch(() => undefined)
  }
}

const ended = { done: true, value: undefined } as const

/** Splits a comparison by several figures: a part compares by one. */
function splitComparison(part: WirePart): WirePart[] {
  const figures = comparedFigures.filter((figure) => part.of.includes(figure))
  return part.do === 'compare' && figures.length > 1
    ? figures.map((figure) => ({ ...part, of: [figure] }))
    : [part]
}

/** A plan that is being read. */
class PlanReading {
  readonly #reader = new PlanParser()
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
    return this.#reader.isComplete
  }

  /** Reads text in slices, so that a plan sent at once is parsed only until the reply is full. */
  *add(text: string): Generator<Planned> {
    for (let index = 0; index < text.length && !this.isFull; index += sliceLength) {
      yield* this.#addSlice(text.slice(index, index + sliceLength))
    }
  }

  *#addSlice(text: string): Generator<Planned> {
    const written = this.#push(text)
    if (written.length > 0 || this.#reader.isComplete) yield* this.#avoidances()
    for (; this.#droppedCount < this.#reader.dropped; this.#droppedCount++) {
      yield { type: 'dropped', why: 'not_in_schema' }
    }
    for (const part of written.flatMap(splitComparison)) {
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
      return this.#reader.push(text)
    } catch (error) {
      if (!(error instanceof PlanTooLongError)) throw error
      throw new ProviderError('too_long', error.message)
    }
  }

  #resolve(written: WirePart): Planned {
    this.#writtenCount += 1
    if (this.isFull) return { type: 'dropped', why: 'too_many' }
    const part = resolvePart(written, this.#scope)
    if (!part) return { type: 'dropped', why: 'names_nothing' }
    this.#acceptedCount += 1
    return { type: 'part', part }
  }

  *#avoidances(): Generator<Planned> {
    if (this.#hasYieldedAvoid) return
    const names = this.#reader.avoided().slice(0, maxAvoided)
    const of = names.flatMap((name) => resolveTarget(name) ?? [])
    if (of.length === 0) return
    this.#hasYieldedAvoid = true
    yield { type: 'avoid', of, isLasting: true }
  }
}

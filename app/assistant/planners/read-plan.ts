import { setTimeout as delay } from 'node:timers/promises'
import { mostParts, type Part } from '../plan/part.ts'
import { PlanReader, PlanTooLong } from '../plan/read-stream.ts'
import { aboutOf, resolvePart, type PlanScope } from '../plan/resolve.ts'
import type { WirePart } from '../plan/wire.ts'
import { ProviderFailed } from '../provider-failed.ts'
import type { Planned, PlanRequest } from './planner.ts'

/** One piece of a plan as a model writes it. */
export type PlanPiece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'usage'; readonly totalTokens: number }

// Behind a whole plan comes only what it cost: a server that keeps its connection open is not
// waited for.
const endMs = 250
const mostAvoided = 12
const slice = 1_000

/**
 * Reads a plan while a model writes it. What is no part of the schema, points at nothing of this
 * menu or comes after the sixth part is dropped.
 * @param write starts the plan; its signal is aborted when no more is wanted
 * @throws ProviderFailed `no_plan` if nothing is left, `too_long` for a plan without end
 */
export async function* readPlan(
  request: PlanRequest,
  write: (signal: AbortSignal) => AsyncIterable<PlanPiece>,
): AsyncGenerator<Planned> {
  const stop = new AbortController()
  const pieces = write(AbortSignal.any([request.signal, stop.signal]))[Symbol.asyncIterator]()
  const reading = new Reading(request)
  try {
    while (!reading.isFull) {
      const next = pieces.next()
      const { done, value } = await (reading.isComplete ? withinEnd(next) : next)
      if (done) break
      if (value.type === 'usage') yield value
      else yield* reading.take(value.text)
    }
    reading.end()
  } finally {
    stop.abort()
    void pieces.return?.().catch(() => undefined)
  }
}

/** The next piece, or the end if none comes soon. */
async function withinEnd(
  next: Promise<IteratorResult<PlanPiece, undefined>>,
): Promise<IteratorResult<PlanPiece, undefined>> {
  const found = new AbortController()
  try {
    return await Promise.race([next, delay(endMs, ended, { signal: found.signal })])
  } finally {
    found.abort()
    // The slower promise may still reject later, when nothing awaits it.
    next.catch(() => undefined)
  }
}

const ended = { done: true, value: undefined } as const

/** A plan as far as it has been read. */
class Reading {
  readonly #reader = new PlanReader()
  readonly #scope: PlanScope
  #isAvoidTold = false
  #parts = 0
  #written = 0
  #dropped = 0

  constructor({ menu, question, history, state }: PlanRequest) {
    const earlier = history.flatMap(({ role, text }) => (role === 'user' ? [text] : []))
    this.#scope = { menu, guestWords: [question, ...earlier.toReversed()], earlier: state.queries }
  }

  /** Whether more parts came than a reply answers. */
  get isFull(): boolean {
    return this.#written > mostParts
  }

  get isComplete(): boolean {
    return this.#reader.isComplete
  }

  /** Takes the next text, which a server may send whole, only as far as a reply has room. */
  *take(text: string): Generator<Planned> {
    for (let place = 0; place < text.length && !this.isFull; place += slice) {
      yield* this.#take(text.slice(place, place + slice))
    }
  }

  *#take(text: string): Generator<Planned> {
    const written = this.#push(text)
    if (written.length > 0 || this.#reader.isComplete) yield* this.#avoid()
    for (; this.#dropped < this.#reader.dropped; this.#dropped++) {
      yield { type: 'dropped', why: 'not_in_schema' }
    }
    for (const one of written) {
      if (this.isFull) return
      yield this.#planned(one)
    }
  }

  /** @throws ProviderFailed if there is nothing to answer with */
  end(): void {
    if (this.#parts > 0) return
    // A guest can ask for what points at nothing; that a model writes no plan is its own fault.
    const options = { isRequestsFault: this.#written > 0 }
    throw new ProviderFailed('no_plan', 'The plan held nothing to answer', undefined, options)
  }

  #push(text: string): WirePart[] {
    try {
      return this.#reader.push(text)
    } catch (error) {
      if (!(error instanceof PlanTooLong)) throw error
      throw new ProviderFailed('too_long', error.message)
    }
  }

  #planned(written: WirePart): Planned {
    this.#written += 1
    if (this.isFull) return { type: 'dropped', why: 'too_many' }
    const part: Part | undefined = resolvePart(written, this.#scope)
    if (!part) return { type: 'dropped', why: 'names_nothing' }
    this.#parts += 1
    return { type: 'part', part }
  }

  *#avoid(): Generator<Planned> {
    if (this.#isAvoidTold) return
    const names = this.#reader.avoided().slice(0, mostAvoided)
    const of = names.flatMap((name) => aboutOf(name) ?? [])
    if (of.length === 0) return
    this.#isAvoidTold = true
    yield { type: 'avoid', of }
  }
}

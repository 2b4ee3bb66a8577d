import type { Locale } from '#app/i18n/locales.ts'
import { setImmediate } from 'node:timers/promises'
import type { Planned, Planner } from '../planners/planner.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { Evidence } from '#app/domain/conversations/evidence.ts'
import type { QuestionNotes } from '#app/domain/conversations/question-notes.ts'
import { count, note, observe, step } from '#app/telemetry/index.ts'
import { wordsFor } from '../house/words-for.ts'
import { kindOfFailure } from '../kind-of-failure.ts'
import {
  conversationState,
  type DropReason,
  type PlannedTurn,
  type StoredPlan,
} from '../plan/conversation-state.ts'
import { missingParts, requiredParts } from '../plan/join.ts'
import { offlinePlanner } from '../planners/offline.ts'
import type { Thread } from '../port.ts'
import { ProviderFailed } from '../provider-failed.ts'
import { prepareNames } from '../reading/name-index.ts'
import { preparePhrases } from '../reading/words/index.ts'
import { readConversation } from '../reading/read-conversation.ts'
import type { Block } from '../render/blocks.ts'
import { replyTimeLimits, withTimeLimits, type TimeLimits } from './time-limits.ts'
import { ProviderResting } from '../planners/with-circuit.ts'
import { Answer } from './answer.ts'
import { noteReply } from './note-reply.ts'
import type { DishCard } from './reply-event.ts'
import { replayPlans } from './replay-plans.ts'
import type { Listener } from './running-reply.ts'

/** What a reply is composed from. */
export interface ReplySource {
  readonly menu: GuestMenu
  /** Names the menu's stored assistant; only for a planner that keeps assistants. */
  readonly assistantId: () => Promise<string>
  readonly thread: Thread
  readonly planner: Planner
  readonly question: string
  /** Earlier turns, oldest first. */
  readonly history: readonly PlannedTurn[]
  /** The language of the guest's screen, for a message that shows none. */
  readonly locale: Locale
  /** The reply's id: among phrases that say the same it chooses one. */
  readonly seed: string
  /** Logs what went wrong, without anyone's words. */
  readonly onProblem: (error: unknown, what: string) => void
  readonly limits?: TimeLimits
  /** Aborted when no client will read this reply. */
  readonly unwanted?: AbortSignal
}

/** A reply as its guest has seen it, with what it rests on. */
export interface ComposedReply {
  readonly text: string
  readonly blocks: readonly Block[]
  readonly dishes: readonly DishCard[]
  readonly plan: StoredPlan
  readonly about: QuestionNotes
  readonly evidence: readonly Evidence[]
  readonly totalTokens: number
}

/**
 * Answers one question: reads it, lets a planner point at records, and renders and emits each part
 * as soon as it is planned. Where the reading alone is certain, the planner is not asked; where the
 * planner fails, the offline planner completes the answer.
 * @throws what the offline planner throws, and the planner's error once nobody wants the reply
 */
export async function composeReply(reply: Listener, source: ReplySource): Promise<ComposedReply> {
  const { menu, question, locale } = source
  await preparePhrases()
  await prepareNames(menu)
  const history = await replayPlans(source.history, menu, locale)
  const state = conversationState(history)
  const read = readConversation(question, history, menu, locale)
  const answer = new Answer(reply, { menu, read, seed: source.seed })
  const run = { source: { ...source, history }, read, state, answer, onFirst: firstWordTimer() }

  if (read.isEmergency) answer.emergency()
  if (read.foreword) answer.say(read.foreword.text, read.foreword.lang)
  const isInstant = read.isEmergency || read.certain
  const tally: Tally = { totalTokens: 0, dropped: [] }
  try {
    await follow(isInstant ? offlinePlanner : source.planner, run, tally)
  } catch (error) {
    if (source.planner === offlinePlanner || isInstant || source.unwanted?.aborted) throw error
    // An open circuit was logged when it opened.
    if (!(error instanceof ProviderResting)) {
      source.onProblem(error, `${source.planner.name} failed`)
    }
    count('chefin_fallbacks_total', { reason: kindOfFailure(error) })
    await follow(offlinePlanner, run, tally)
  }
  const required = read.isEmergency ? [] : requiredParts(read)
  for (const part of missingParts(required, answer.parts)) {
    await answer.add(part)
    await setImmediate()
  }
  // Parts may name nothing that can be shown, such as pictures of dishes that have none.
  if (answer.isEmpty) await answer.add({ do: 'talk', act: 'unclear' })
  answer.end()
  noteDropped(source, tally)
  const { text, blocks, dishes, parts, named, evidence, avoided } = answer
  return {
    text,
    blocks,
    dishes,
    plan: { version: 1, parts, dishes: named, avoided, dropped: tally.dropped },
    ...noteReply({ menu, language: read.language, parts, dishes: named }),
    evidence,
    totalTokens: tally.totalTokens,
  }
}

interface Run {
  readonly source: ReplySource
  readonly read: ReturnType<typeof readConversation>
  readonly state: ReturnType<typeof conversationState>
  readonly answer: Answer
  readonly onFirst: (planner: string) => void
}

interface Tally {
  totalTokens: number
  readonly dropped: DropReason[]
}

function follow(planner: Planner, run: Run, tally: Tally): Promise<void> {
  return step('provider', { provider: planner.name }, async (label) => {
    const tokensBefore = tally.totalTokens
    try {
      for await (const planned of planOf(planner, run)) {
        await take(planned, planner, run, tally)
        // On a long menu one part fills a turn of the event loop.
        await setImmediate()
      }
      if (run.answer.isEmpty && planner !== offlinePlanner)
        throw new ProviderFailed('no_plan', 'The plan answered nothing')
    } catch (error) {
      label({ outcome: kindOfFailure(error) })
      throw error
    } finally {
      const tokens = tally.totalTokens - tokensBefore
      count('chefin_tokens_total', { provider: planner.name }, tokens)
    }
  })
}

function planOf(planner: Planner, { source, read, state }: Run): AsyncIterable<Planned> {
  const { menu, question, history, assistantId, thread, limits, unwanted } = source
  const request = { menu, question, history, read, state, assistantId, thread }
  return withTimeLimits(
    (signal) => planner.plan({ ...request, signal }),
    limits ?? replyTimeLimits,
    unwanted,
  )
}

async function take(planned: Planned, planner: Planner, run: Run, tally: Tally): Promise<void> {
  const { source, answer, onFirst } = run
  switch (planned.type) {
    case 'part': {
      const { part } = planned
      const words =
        part.do === 'house' ? await wordsFor(part, source.menu, source.question) : undefined
      if (await answer.add(part, words)) onFirst(planner.name)
      return
    }
    case 'avoid':
      return answer.avoid(planned.of)
    case 'dropped':
      return void tally.dropped.push(planned.why)
    case 'usage':
      tally.totalTokens += tokensOf(planned.totalTokens)
  }
}

// No plan costs as much.
const mostTokens = 10_000_000

/** A count as a provider sends it, which is untrusted; one that can be no count is 0. */
const tokensOf = (sent: number): number =>
  Number.isSafeInteger(sent) && sent >= 0 ? Math.min(sent, mostTokens) : 0

/** Measures how long a guest waits for the first words, whichever planner led to them. */
function firstWordTimer(): (planner: string) => void {
  const asked = performance.now()
  let isMeasured = false
  return (provider) => {
    if (isMeasured) return
    isMeasured = true
    note('first word')
    observe('chefin_first_word_seconds', { provider }, (performance.now() - asked) / 1_000)
  }
}

function noteDropped({ onProblem }: ReplySource, { dropped }: Tally): void {
  if (dropped.length === 0) return
  note('dropped', { parts: dropped.length })
  for (const reason of dropped) count('chefin_dropped_parts_total', { reason })
  onProblem(
    new Error(`Dropped: ${[...new Set(dropped)].join(', ')}`),
    'parts of a plan were dropped',
  )
}

import { setImmediate } from 'node:timers/promises'
import type { Evidence } from '#app/domain/conversations/evidence.ts'
import type { Insight } from '#app/domain/conversations/insight.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import { recordVersions } from '#app/domain/receipts/record-versions.ts'
import type { MenuTexts } from '#app/domain/translations/menu-texts.ts'
import type { GuestLocale } from '#app/i18n/locales.ts'
import { count, note, observe, step } from '#app/telemetry/index.ts'
import { classifyFailure } from '../classify-failure.ts'
import { findHouseText } from '../house/find-house-text.ts'
import {
  conversationState,
  type DropReason,
  type PlannedTurn,
  type StoredPlan,
} from '../plan/conversation-state.ts'
import { missingParts, requiredParts } from '../plan/required-parts.ts'
import { CircuitOpenError } from '../planners/guard-with-circuit.ts'
import { offlinePlanner } from '../planners/offline-planner.ts'
import type { PlanEvent, Planner, PlanRequest, Thread } from '../planners/planner.ts'
import { ProviderError } from '../provider-error.ts'
import { prepareNames } from '../reading/name-index.ts'
import { readConversationInSlices } from '../reading/read-conversation.ts'
import { preparePhrases } from '../reading/phrase-index.ts'
import type { Block } from '../render/blocks.ts'
import { ownerTexts, withShownNames } from '../render/owner-texts.ts'
import { Answer } from './answer.ts'
import { noteQuestion } from './note-question.ts'
import { replayPlans } from './replay-plans.ts'
import type { DishCard } from './reply-event.ts'
import type { Listener } from './running-reply.ts'
import { replyTimeLimits, withTimeLimits, type TimeLimits } from './time-limits.ts'

/** Everything that a reply is composed from. */
export interface ReplySource {
  readonly menu: GuestMenu
  /** Returns the id of the menu's stored assistant; only for planners that store assistants. */
  readonly assistantId: () => Promise<string>
  readonly thread: Thread
  readonly planner: Planner
  readonly question: string
  /** When the question was asked, in ms since the epoch. Determines what is served. */
  readonly now: number
  /** Earlier turns, oldest first. */
  readonly history: readonly PlannedTurn[]
  /** Returns the menu's texts in a language; without it, replies have the original ones. */
  readonly textsIn?: (language: MenuLanguage) => Promise<MenuTexts>
  /** The language of the guest's screen, for messages whose language isn't recognised. */
  readonly locale: GuestLocale
  /** The reply's id, which chooses among equivalent phrases. */
  readonly seed: string
  /** Logs a problem, without any text of a guest. */
  readonly onProblem: (error: unknown, what: string) => void
  readonly limits?: TimeLimits
  /** Aborted when the reply is no longer needed. */
  readonly signal?: AbortSignal
}

/** A reply as shown to its guest, with what is stored about it. */
export interface ComposedReply {
  readonly text: string
  readonly blocks: readonly Block[]
  readonly dishes: readonly DishCard[]
  readonly plan: StoredPlan
  readonly about: Insight
  readonly evidence: readonly Evidence[]
  readonly totalTokens: number
}

/**
 * Answers a question: reads it, lets a planner select records, and renders and emits each part as
 * soon as it is planned. The offline planner answers where the reading alone is certain, and
 * completes the answer where another planner fails.
 * @throws the offline planner's errors, and any planner's once the reply is no longer needed
 */
export async function composeReply(
  listener: Listener,
  source: ReplySource,
): Promise<ComposedReply> {
  const { question, now, locale, planner, assistantId, thread, textsIn } = source
  // Guests ask by the names that they read.
  const menu = textsIn ? await withShownNames(source.menu, await textsIn(locale)) : source.menu
  await preparePhrases()
  await prepareNames(menu)
  const history = await replayPlans(source.history, menu, locale, now)
  const state = conversationState(history)
  const reading = await readConversationInSlices(question, history, menu, locale)
  const texts = await textsIn?.(reading.language)
  const owner = texts && (await ownerTexts(menu, texts))
  const answer = new Answer(listener, {
    menu,
    reading,
    now,
    seed: source.seed,
    ...(owner && { owner }),
  })
  const run: Run = {
    source,
    request: { menu, question, now, history, reading, state, assistantId, thread },
    answer,
    reportFirstText: startFirstTextTimer(),
    dropped: [],
    totalTokens: 0,
  }

  answer.danger(reading.danger)
  if (reading.foreword) answer.say(reading.foreword.text, reading.foreword.lang)
  const isEmergency = reading.danger === 'now'
  const isInstant = isEmergency || reading.certain
  try {
    await followPlanner(isInstant ? offlinePlanner : planner, run)
  } catch (error) {
    if (planner === offlinePlanner || isInstant || source.signal?.aborted) throw error
    // An open circuit was logged when it opened.
    if (!(error instanceof CircuitOpenError)) source.onProblem(error, `${planner.name} failed`)
    count('chefin_fallbacks_total', { reason: classifyFailure(error) })
    await followPlanner(offlinePlanner, run)
  }
  const partsRequired = isEmergency ? [] : requiredParts(reading, state, menu)
  for (const part of missingParts(partsRequired, answer.parts, menu)) {
    await answer.add(part)
    await setImmediate()
  }
  // A part may have nothing to show, such as pictures of dishes without any.
  if (answer.isEmpty) await answer.add({ do: 'talk', act: 'unclear' })
  answer.end()
  reportDropped(run)
  const { text, blocks, dishes, parts, named, evidence, avoided, gaps } = answer
  const records = await recordVersions(menu, {
    dishIds: [...named, ...evidence.map(({ dishId }) => dishId)],
    isAboutHouse: parts.some((part) => part.do === 'house'),
    isAboutMenu: parts.some((part) => !['talk', 'house', 'emergency'].includes(part.do)),
  })
  return {
    text,
    blocks,
    dishes,
    plan: {
      version: 1,
      parts,
      dishes: named,
      avoided,
      dropped: run.dropped,
      records,
    },
    about: noteQuestion({ menu, language: reading.language, parts, dishes: named, gaps }),
    evidence,
    totalTokens: run.totalTokens,
  }
}

interface Run {
  readonly source: ReplySource
  readonly request: Omit<PlanRequest, 'signal'>
  readonly answer: Answer
  readonly reportFirstText: (planner: string) => void
  readonly dropped: DropReason[]
  totalTokens: number
}

/** Adds a planner's parts to the answer as they arrive. */
function followPlanner(planner: Planner, run: Run): Promise<void> {
  const { limits = replyTimeLimits, signal: cancelled } = run.source
  return step('provider', { provider: planner.name }, async (addLabels) => {
    const tokensBefore = run.totalTokens
    try {
      const plan = (signal: AbortSignal) => planner.plan({ ...run.request, signal })
      for await (const event of withTimeLimits(plan, limits, cancelled)) {
        await addPlanned(event, planner, run)
        // On a long menu, one part takes up a whole turn of the event loop.
        await setImmediate()
      }
      if (run.answer.isEmpty && planner !== offlinePlanner) {
        throw new ProviderError('no_plan', 'The plan answered nothing')
      }
    } catch (error) {
      addLabels({ outcome: classifyFailure(error) })
      throw error
    } finally {
      const tokens = run.totalTokens - tokensBefore
      count('chefin_tokens_total', { provider: planner.name }, tokens)
    }
  })
}

async function addPlanned(event: PlanEvent, planner: Planner, run: Run): Promise<void> {
  const { answer, source } = run
  switch (event.type) {
    case 'part': {
      const { part } = event
      const houseText =
        part.do === 'house' ? findHouseText(part, source.menu, source.question) : undefined
      if (await answer.add(part, houseText)) run.reportFirstText(planner.name)
      return
    }
    case 'avoid':
      return answer.avoid(event)
    case 'dropped':
      return void run.dropped.push(event.why)
    case 'usage':
      run.totalTokens += validTokens(event.totalTokens)
  }
}

// Far beyond the cost of any plan.
const maxTokens = 10_000_000

/** Limits a provider's token count, which is untrusted; an invalid one is 0. */
const validTokens = (tokenCount: number): number =>
  Number.isSafeInteger(tokenCount) && tokenCount >= 0 ? Math.min(tokenCount, maxTokens) : 0

/** Starts measuring how long a guest waits for the first text, whichever planner leads to it. */
function startFirstTextTimer(): (planner: string) => void {
  const start = performance.now()
  let isMeasured = false
  return (provider) => {
    if (isMeasured) return
    isMeasured = true
    note('first word')
    observe('chefin_first_word_seconds', { provider }, (performance.now() - start) / 1_000)
  }
}

function reportDropped({ source, dropped }: Run): void {
  if (dropped.length === 0) return
  note('dropped', { parts: dropped.length })
  for (const reason of dropped) count('chefin_dropped_parts_total', { reason })
  const reasons = [...new Set(dropped)].join(', ')
  source.onProblem(new Error(`Dropped: ${reasons}`), 'parts of a plan were dropped')
}

import { setImmediate } from 'node:timers/promises'
import { maxReplyLength } from '#app/domain/conversations/schemas.ts'
import type { GuestMenu } from '#app/domain/menus/guest-menu.ts'
import { count, note, observe, step } from '#app/telemetry/index.ts'
import { cleanPart } from './clean-part.ts'
import { createDishCardFilter, type DishCard } from './dish-cards.ts'
import { instructionsFor } from './instructions/index.ts'
import { kindOfFailure } from './kind-of-failure.ts'
import type { AssistantProvider, Thread, Turn } from './port.ts'
import { ProviderFailed } from './provider-failed.ts'
import { offline } from './providers/offline/index.ts'
import { readNames } from './providers/offline/menu-index.ts'
import type { Listener } from './running-reply.ts'
import {
  createTruthGate,
  GateExhausted,
  type CheckedClaim,
  type Correction,
} from './truth-gate/index.ts'
import { replyTimeLimits, withTimeLimits, type TimeLimits } from './time-limits.ts'
import { ProviderResting } from './with-circuit.ts'

/** How many characters of a reply are handled in one turn of the event loop. */
const mostAtOnce = 160
const paragraph = '\n\n'

/** What a reply is written from. */
export interface ReplySource {
  readonly menu: GuestMenu
  /** Names the menu's stored assistant; asked for only by a provider that stores assistants. */
  readonly assistantId: () => Promise<string>
  readonly thread: Thread
  readonly provider: AssistantProvider
  readonly question: string
  /** Earlier turns, oldest first. */
  readonly history: readonly Turn[]
  readonly locale: 'en' | 'tr'
  /** Told of what went wrong, without anyone's words. */
  readonly onProblem: (error: unknown, what: string) => void
  readonly limits?: TimeLimits
  /** Aborted when nobody will be told this reply. */
  readonly unwanted?: AbortSignal
}

/** A reply as its reader has seen it. */
export interface WrittenReply {
  readonly text: string
  readonly dishes: readonly DishCard[]
  readonly totalTokens: number
  /** What a model said and is not recorded so; the text has what is recorded in its place. */
  readonly corrections: readonly Correction[]
  /** Every claim that a model made about a dish, and how it stands against the records. */
  readonly claims: readonly CheckedClaim[]
}

/**
 * Lets a provider write a reply, and tells it as it comes. One that fails before its first
 * word is replaced by the offline assistant.
 * @throws what a provider throws after its first word
 */
export async function composeReply(reply: Listener, source: ReplySource): Promise<WrittenReply> {
  const written: Writing = { text: '', dishes: [], totalTokens: 0, corrections: [], claims: [] }
  const tellFirstWord = firstWordTimer()
  await readNames(source.menu)
  try {
    await timedWith(source.provider, reply, source, written, tellFirstWord)
  } catch (error) {
    const isUntouched = written.text === '' && written.dishes.length === 0
    const isFinal = source.provider === offline || source.unwanted?.aborted
    // All text sent so far was checked; the offline assistant answers what cannot be checked in time.
    const isUnchecked = error instanceof GateExhausted
    if ((!isUntouched && !isUnchecked) || isFinal) throw error
    // Said once, when it was given up.
    if (!(error instanceof ProviderResting)) {
      const what = isUnchecked ? 'wrote more than can be checked' : 'failed before its first word'
      source.onProblem(error, `${source.provider.name} ${what}`)
    }
    count('chefin_fallbacks_total', { reason: kindOfFailure(error) })
    if (written.text !== '') {
      written.text += paragraph
      reply.emit({ event: 'delta', data: { text: paragraph } })
    }
    await timedWith(offline, reply, source, written, tellFirstWord)
  }
  return written
}

interface Writing {
  text: string
  dishes: DishCard[]
  totalTokens: number
  corrections: readonly Correction[]
  claims: readonly CheckedClaim[]
}

function timedWith(provider: AssistantProvider, ...writing: WritingPlace): Promise<void> {
  return step('provider', { provider: provider.name }, async (tell) => {
    try {
      await writeWith(provider, ...writing)
    } catch (error) {
      tell({ outcome: kindOfFailure(error) })
      throw error
    }
  })
}

type WritingPlace = [
  reply: Listener,
  source: ReplySource,
  written: Writing,
  tellFirstWord: (provider: string) => void,
]

/** Tells how long a guest has waited when the first word is on its way, whoever gave it. */
function firstWordTimer(): (provider: string) => void {
  const asked = performance.now()
  let isTold = false
  return (provider) => {
    if (isTold) return
    isTold = true
    note('first word')
    observe('chefin_first_word_seconds', { provider }, (performance.now() - asked) / 1_000)
  }
}

async function writeWith(
  provider: AssistantProvider,
  ...[reply, source, written, tellFirstWord]: WritingPlace
): Promise<void> {
  const { menu, assistantId, thread, history, question, locale } = source
  const filter = createDishCardFilter(menu)
  // The offline assistant repeats the records, and has nothing else to say.
  const gate =
    provider === offline ? undefined : createTruthGate({ menu, locale, question, history })
  const tell = (text: string) => {
    if (text !== '') {
      tellFirstWord(provider.name)
      written.text += text
      reply.emit({ event: 'delta', data: { text } })
    }
  }
  const emit = ({ text, dishes }: { text: string; dishes: readonly DishCard[] }) => {
    tell(gate ? gate.push(text) : text)
    if (dishes.length > 0) {
      if (gate) tell(gate.show(dishes.map(({ name }) => name)))
      tellFirstWord(provider.name)
      written.dishes.push(...dishes)
      reply.emit({ event: 'dishes', data: dishes })
    }
  }
  const instructions = () => instructionsFor(menu, { question, history })
  const request = { menu, instructions, assistantId, thread, history, question, locale }
  const parts = withTimeLimits(
    (signal) => provider.reply({ ...request, signal }),
    source.limits ?? replyTimeLimits,
    source.unwanted,
  )
  // The question is taken apart while the provider thinks.
  const questionRead = setImmediate().then(() => gate?.readQuestion())
  // A failure is heard with the first word.
  questionRead.catch(() => undefined)
  let characters = 0
  let sinceTurn = 0
  for await (const sent of parts) {
    const part = cleanPart(sent)
    await questionRead
    if (part.type === 'usage') {
      written.totalTokens += part.totalTokens
      continue
    }
    // The records of a menu end, however much its owner wrote.
    const room = gate ? maxReplyLength - characters : Number.POSITIVE_INFINITY
    const text = part.text.slice(0, room)
    for (let start = 0; start < text.length; start += mostAtOnce) {
      const piece = text.slice(start, start + mostAtOnce)
      sinceTurn += piece.length
      if (sinceTurn > mostAtOnce) {
        await setImmediate()
        sinceTurn = piece.length
      }
      emit(filter.push(piece))
    }
    characters += part.text.length
    if (gate && characters > maxReplyLength) {
      source.onProblem(new ProviderFailed('too_long', 'The reply had no end'), 'a reply was cut')
      break
    }
  }
  emit(filter.end())
  if (gate) {
    tell(gate.end())
    written.corrections = gate.corrections
    written.claims = gate.evidence()
    tellChecked(written)
  }
  count('chefin_tokens_total', { provider: provider.name }, written.totalTokens)
  written.text = written.text.trim()
  if (written.text === '' && written.dishes.length === 0) throw new Error('The reply was empty')
}

/** What the gate found, in numbers. */
function tellChecked({ corrections, claims }: Writing): void {
  note('checked', { claims: claims.length, corrections: corrections.length })
  for (const { kind } of corrections) count('chefin_corrections_total', { kind })
}

import { allDishes } from '#app/domain/menus/guest-menu.ts'
import { answer } from '../providers/offline/answer.ts'
import { questionLanguage } from '../providers/offline/language.ts'
import { phrasesOf } from '../providers/offline/phrases/index.ts'
import { checkForeign } from './check-foreign.ts'
import { checkSentence } from './check-sentence.ts'
import type { CheckedClaim, ClaimKind, Correction } from './claim.ts'
import { fillTokens } from './fact-tokens.ts'
import { readLanguage } from './read-language.ts'
import type { GateContext } from './gate-context.ts'
import { createLineReader } from './read-table.ts'
import { openTopic, type OpenedTopic } from './read-topic.ts'
import { renderCorrection } from './render-correction.ts'
import { safeBeginning } from './safe-beginning.ts'
import { createSplitter, type Piece } from './split-sentences.ts'
import type { Topic } from './topic.ts'

export interface TruthGate {
  /** Takes the next piece of a reply; gives what is checked by now. */
  push(text: string): string
  /** Dishes are shown as cards: they are what the words before have announced. Gives what was held. */
  show(names: readonly string[]): string
  /** The reply is over: gives what was held back. */
  end(): string
  readonly corrections: readonly Correction[]
  /** Every claim that was found, true ones too. */
  evidence(): readonly CheckedClaim[]
}

/**
 * Stands between a model and the guest: a sentence passes when all that it claims of dishes is
 * recorded so; of any other, what is recorded is told in its place. It lives outside of every
 * model: no words of a guest or an owner reach it as anything but words.
 */
export function createTruthGate(context: GateContext): TruthGate {
  const splitter = createSplitter()
  const sentences = new CheckedReply(context)
  // Of the first sentence, how much was told before it was complete.
  let told: number | undefined = 0
  const check = (pieces: readonly Piece[]) =>
    pieces
      .map((piece) => {
        const begun = told === undefined ? 0 : safeBeginning(`${piece.text} `)
        const released = told ?? 0
        told = undefined
        return sentences.check(piece, Math.min(begun, piece.text.length)).slice(released)
      })
      .join('')
  return {
    push(text) {
      const checked = check(splitter.push(text))
      if (told === undefined) return checked
      const begun = safeBeginning(splitter.held)
      const early = splitter.held.slice(told, begun)
      told = Math.max(told, begun)
      return checked + early
    },
    show(names) {
      const before = check(splitter.end())
      return before + names.map((name) => sentences.checkShown(name)).join('')
    },
    end() {
      const checked = check(splitter.end())
      return checked + sentences.end()
    },
    get corrections() {
      return sentences.corrections
    },
    evidence: () => sentences.evidence,
  }
}

/** The sentences of one reply, each read with those before it. */
class CheckedReply {
  readonly corrections: Correction[] = []
  readonly evidence: CheckedClaim[] = []
  readonly #context: GateContext
  readonly #dishes
  readonly #byId
  /** Read when the first sentence is there: a provider's first word waits for nothing. */
  #opened: OpenedTopic | undefined
  #topic: Topic | undefined
  #language: 'en' | 'tr'
  readonly #said = new Set<string>()
  readonly #readLine = createLineReader()
  #isTold = false
  #isTalk = false
  #beforeCut = ''

  constructor(context: GateContext) {
    this.#context = context
    this.#language = context.locale
    this.#dishes = allDishes(context.menu)
    this.#byId = new Map(this.#dishes.map((dish) => [dish.id, dish]))
  }

  /** @param begun how much of the sentence may have been told already */
  check({ text, isCut }: Piece, begun: number): string {
    if (!/[\p{L}\p{N}❌🚫✅✔✖⛔👍💯]/u.test(text)) return text
    const { menu } = this.#context
    const opened = (this.#opened ??= this.#open())
    const topic = (this.#topic ??= opened.topic)
    const spoken = questionLanguage(text.replaceAll(/\{\{.*?\}\}/g, ''), this.#language)
    const filled = fillTokens(text, { byId: this.#byId, currency: menu.menu.currency }, spoken)
    const line = this.#readLine(filled.checked)
    if (line.isLabels) return filled.text
    const whole = this.#beforeCut + line.text
    this.#beforeCut = isCut ? whole.slice(-1_200) : ''
    const read = readLanguage(whole, this.#language, topic.index)
    if (!read.isOurs) {
      const foreign = checkForeign(whole, read.foreign, { ...this.#context, opened, topic })
      this.#topic = foreign.topic
      if (foreign.isTrue && read.foreign) return filled.text
      if (!foreign.isTrue) return this.#correct(text, begun, 'unreadable', null, foreign.lines)
    }
    if (read.isOurs) this.#language = read.language
    const language = this.#language
    const checked = checkSentence(whole, {
      menu,
      dishes: this.#dishes,
      figures: opened.figures,
      topic,
      beginsLine: /^\s*\n/.test(text) || this.#said.size + this.evidence.length === 0,
    })
    this.#topic = checked.topic
    this.evidence.push(...checked.evidence)
    this.#isTold ||= checked.isTelling
    this.#isTalk ||= checked.isTalk
    if (checked.wrong.length === 0 && !checked.isDisguised) return filled.text
    const lines = checked.isDisguised
      ? [phrasesOf(language).doubt]
      : renderCorrection(checked.wrong, language, topic)
    return this.#correct(text, begun, checked.kind, checked.dishId, lines)
  }

  /** A card says nothing but that its dish is one of those that were announced. */
  checkShown(name: string): string {
    const entry = `\n• ${name}`
    const checked = this.check({ text: entry, isCut: false }, 0)
    return checked === entry ? '' : checked
  }

  /**
   * Adds what is recorded to a reply that has told nothing to whoever asks what is in a dish:
   * "Enjoy!" claims nothing, and would be taken for a yes.
   */
  end(): string {
    const { asked, avoided } = this.#opened?.topic ?? {}
    const isAsked =
      asked !== undefined &&
      asked.dishes.length > 0 &&
      (asked.foods.length > 0 ||
        (avoided?.length ?? 0) > 0 ||
        // What the "Vegan Brownie" costs is no question on a diet.
        (asked.diet !== undefined && this.evidence.length === 0))
    if (!isAsked || !this.#isTalk || this.#isTold || this.corrections.length > 0) return ''
    return `\n\n${answer(this.#context)}`
  }

  #open(): OpenedTopic {
    const opened = openTopic(this.#context)
    if (opened.language === 'en' || opened.language === 'tr') this.#language = opened.language
    return opened
  }

  #correct(
    claimed: string,
    begun: number,
    kind: ClaimKind,
    dishId: string | null,
    lines: readonly string[],
  ): string {
    const fresh = lines.filter((line) => line !== '' && !this.#said.has(line))
    for (const line of fresh) this.#said.add(line)
    const recorded = fresh.join('\n')
    this.corrections.push({ kind, dishId, claimed: claimed.trim(), recorded })
    const lead = /^\s*/.exec(claimed)?.[0] ?? ''
    if (recorded === '') return claimed.slice(0, begun)
    return begun === 0 ? lead + recorded : `${claimed.slice(0, begun).trimEnd()} … ${recorded}`
  }
}

import { allDishes, type GuestDish } from '#app/domain/menus/guest-menu.ts'
import { questionLanguage } from '../providers/offline/language.ts'
import { checkForeign } from './checking/check-foreign.ts'
import { checkSentence } from './checking/check-sentence.ts'
import type { CheckedClaim, ClaimKind, Correction } from './reading/claim.ts'
import { fillFigures } from './telling/fill-figures.ts'
import type { GateContext } from './gate-context.ts'
import { Output } from './telling/output.ts'
import { readLanguage } from './words/read-language.ts'
import { createLineReader } from './reading/read-table.ts'
import { openTopic, type OpenedTopic } from './reading/read-topic.ts'
import { RecordTold } from './telling/record-told.ts'
import {
  answersAsked,
  isAbout,
  isReference,
  promisedBy,
  readReference,
  type Reference,
} from './telling/reference.ts'
import { evidenceOfReference, tellReference } from './telling/tell-reference.ts'
import type { Piece } from './reading/split-sentences.ts'
import type { Topic } from './reading/topic.ts'

const withoutReferences = (text: string) => text.replaceAll(/\{\{.*?\}\}/g, '')

/** The sentences of one reply, each read with those before it. */
export class CheckedReply {
  readonly corrections: Correction[] = []
  readonly evidence: CheckedClaim[] = []
  readonly #context: GateContext
  readonly #dishes
  readonly #output = new Output()
  #opened: OpenedTopic | undefined
  #topic: Topic | undefined
  #record: RecordTold | undefined
  #count = 0
  readonly #readLine = createLineReader()
  #isTold = false
  #isTalk = false
  #beforeCut = ''
  #isReferenceOver = false
  readonly #references = new Map<string, Reference>()

  constructor(context: GateContext) {
    this.#context = context
    this.#dishes = allDishes(context.menu)
  }

  readQuestion(): OpenedTopic {
    return (this.#opened ??= openTopic(this.#context))
  }

  /** @param begun how much of the sentence may have been told already */
  check({ text: piece, isCut }: Piece, begun: number): string {
    const text = this.#isReferenceOver ? piece.replace(/^[.,;]+/, '') : piece
    this.#isReferenceOver = false
    const { menu } = this.#context
    const opened = this.readQuestion()
    if (!/[\p{L}\p{N}❌🚫✅✔✖⛔👍💯]/u.test(text)) {
      // A thumb or a smile could be heard as a yes.
      if (/\p{So}/u.test(text)) {
        this.#isTalk = true
        this.#record ??= new RecordTold(this.#context, opened, '')
      }
      // "~~" would strike out the record behind it.
      return this.#output.pass(text.replaceAll(/~~|<!--|-->/g, ''), false)
    }
    const topic = (this.#topic ??= opened.topic)
    const record = (this.#record ??= new RecordTold(this.#context, opened, withoutReferences(text)))
    const { language } = record
    const spoken = questionLanguage(withoutReferences(text), language)
    if (isReference(text)) return this.#refer(text, { record, topic })
    const filled = fillFigures(text, topic.index, { language: spoken, currency: topic.currency })
    const line = this.#readLine(filled.checked)
    if (line.isLabels) return this.#output.pass(filled.text, true)
    const whole = this.#beforeCut + line.text
    this.#beforeCut = isCut ? whole.slice(-1_200) : ''
    const read = readLanguage(whole, language, topic.index)
    if (!read.isOurs) {
      const foreign = checkForeign(whole, read.foreign, { ...this.#context, opened, topic })
      this.#topic = foreign.topic
      if (foreign.isTrue && read.foreign) return this.#output.pass(filled.text, false)
      if (!foreign.isTrue) {
        const lines = record.isForeign ? record.take(foreign.lines) : record.inPlace()
        return this.#correct(text, begun, 'unreadable', null, lines)
      }
    }
    const checked = checkSentence(whole, {
      menu,
      dishes: this.#dishes,
      figures: opened.figures,
      topic,
      beginsLine: /^\s*\n/.test(text) || this.#count === 0,
    })
    this.#count++
    this.#topic = checked.topic
    this.evidence.push(...checked.evidence)
    const isPassing = checked.wrong.length === 0 && !checked.isObscure && !checked.isDisguised
    this.#isTold ||= isPassing && checked.isTelling
    this.#isTalk ||= checked.isTalk
    if (isPassing) {
      record.hear(checked)
      return this.#output.pass(filled.text, checked.isLead, begun)
    }
    const lines =
      checked.wrong.length > 0
        ? record.ofClaims(checked.wrong, topic, checked.isOfCooking)
        : record.inPlace(checked.dishes, checked.isOfCooking)
    return this.#correct(text, begun, checked.kind, checked.dishId, lines)
  }

  /** A card says nothing but that its dish is one of those that were announced. */
  checkShown(name: string): string {
    const entry = `\n• ${name}`
    const checked = this.check({ text: entry, isCut: false }, 0)
    return checked.endsWith(entry) ? checked.slice(0, -entry.length) : checked
  }

  /**
   * Adds what is recorded to a reply that has told nothing to whoever asks what is in a dish:
   * "Enjoy!" claims nothing, and would be taken for a yes.
   */
  end(): string {
    const held = this.#output.end()
    const record = this.#record
    if (!record) return held
    const isEmpty = this.corrections.length > 0 && this.#output.isEmpty
    const isBeside = this.#isTalk || this.corrections.length > 0
    const isOwed = isBeside && !this.#isTold && this.#isAsked() && !record.isAnswered
    const added = isEmpty || isOwed ? record.inEnd() : []
    const closing = [...added, ...record.closing()]
    const text = closing.join('\n\n')
    return held + (text === '' ? '' : this.#output.isEmpty ? text : `\n\n${text}`)
  }

  /** Tells what is recorded where a model refers to it. */
  #refer(text: string, { record, topic }: { record: RecordTold; topic: Topic }): string {
    this.#isReferenceOver = true
    const reference = readReference(text, topic.index)
    // What refers to nothing would leave a question about health without its answer.
    if (!reference) return this.#correct(text, 0, 'unreadable', null, record.inPlace())
    this.evidence.push(...evidenceOfReference(reference))
    this.#references.set(text.trim(), reference)
    const { dish } = reference
    const isAnswered = (one: GuestDish) =>
      answersAsked(
        [...this.#references.values()].filter((told) => isAbout(told, one)),
        topic,
      )
    const isNew = dish && !topic.told.includes(dish)
    const told = isNew && isAnswered(dish) ? [...topic.told, dish] : topic.told
    const { dishes } = topic.asked
    const isAnswer = dishes.length > 0 ? dishes.every(isAnswered) : answersAsked([reference], topic)
    this.#isTold ||= isAnswer
    this.#isTalk ||= !isAnswer
    record.noteReferences(told, isAnswer)
    // "It" is the dish that was told of; an entry that follows is one of the list.
    const heading = promisedBy(reference)
    this.#topic = { ...topic, told, heading, last: dish ? [dish] : topic.last }
    const { language } = record
    const { currency } = topic
    const avoided = topic.avoided.flatMap(({ facts }) => facts)
    const lines = record.take(tellReference(reference, { language, currency }, avoided))
    if (lines.length === 0) return this.#output.replace(text, 0, '')
    // What was promised of the entries of a list is not what the records say.
    const joint = topic.heading.length > 0 ? this.#output.dropLead() : ''
    const lead = joint === '' ? (/^\s*/.exec(text)?.[0] ?? '') : ''
    return joint + this.#output.pass(`${lead}${lines.join('\n')}`, false)
  }

  #isAsked(): boolean {
    const { asked, avoided } = this.#opened?.topic ?? {}
    return (
      asked !== undefined &&
      asked.dishes.length > 0 &&
      (asked.foods.length > 0 ||
        (avoided?.length ?? 0) > 0 ||
        // What the "Vegan Brownie" costs is no question on a diet.
        (asked.diet !== undefined && !asked.isOfFigures))
    )
  }

  #correct(
    claimed: string,
    begun: number,
    kind: ClaimKind,
    dishId: string | null,
    lines: readonly string[],
  ): string {
    const recorded = lines.join('\n')
    this.corrections.push({ kind, dishId, claimed: claimed.trim(), recorded })
    return this.#output.replace(claimed, begun, recorded)
  }
}

import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { indexMenuAt, isUnavailable, type IndexedMenu } from '#app/domain/menus/query/index-menu.ts'
import type { Part } from '../plan/part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import { quotedPrices, type QuotedPrice } from '../plan/quoted-prices.ts'
import { restrictPart } from './apply-avoidances.ts'
import type { Block } from './blocks.ts'
import type { Danger } from '../reading/emergency/read-danger.ts'
import { isNoteAbout, quoteNote, restsOnName } from './dish-notes.ts'
import { emergencyNumber } from './emergency-number.ts'
import { findWarnings } from './find-warnings.ts'
import { HouseAnswers } from './house-answers.ts'
import type { OwnerTexts } from './owner-texts.ts'
import type { PhraseLanguage } from './phrases/phrase-types.ts'
import { renderContents } from './render-contents.ts'
import { renderDetails } from './render-details.ts'
import { renderComparison } from './render-comparison.ts'
import { renderSum } from './render-sum.ts'
import { renderList } from './render-list.ts'
import { renderMeal } from './render-meal.ts'
import { renderPairings } from './render-pairings.ts'
import { renderPictures } from './render-pictures.ts'
import {
  renderAsk,
  renderExplanation,
  renderMissing,
  renderOpinion,
  renderRequest,
  renderTalk,
  renderUnknown,
  renderWhy,
} from './render-short-answers.ts'
import { renderSuggestion } from './render-suggestion.ts'
import { renderUnavailable } from './render-unavailable.ts'
import {
  citationKey,
  textBlock,
  type CitedFact,
  type RenderContext,
  type Rendered,
} from './rendered.ts'
import { serviceAnswer } from './service-answer.ts'
import { createSpeaker } from './speaker.ts'
import { visitAnswer } from './visit-answer.ts'

/** Everything that a reply is rendered from, besides its plan. */
export interface RenderSource {
  readonly menu: GuestMenu
  readonly language: PhraseLanguage
  /** The message's id, which chooses among equivalent phrases. */
  readonly seed: string
  /** When the question was asked, in ms since the epoch. Determines what is served. */
  readonly now: number
  /** The owner's texts in the language; without it, the original ones. */
  readonly owner?: OwnerTexts
}

/** Renders a reply part by part, each as soon as it is planned. */
export interface ReplyRenderer {
  /**
   * Renders the emergency instructions, if somebody may be in danger. They come first in the reply.
   */
  danger(danger: Danger): readonly Block[]
  /**
   * @param avoided what the guest or anyone at the table avoids
   * @param houseText for a part about the house: the owner's text that answers it
   */
  part(
    part: Part,
    avoided: readonly DietaryTarget[],
    houseText?: string,
  ): Promise<Required<Rendered>>
  /** Renders the unanswered topics about the house, and the advice for replies about health. */
  end(): Pick<Required<Rendered>, 'blocks' | 'gaps'>
}

/** Creates the renderer of one reply. */
export function createRenderer({ menu, language, seed, now, owner }: RenderSource): ReplyRenderer {
  const { currency } = menu.menu
  const speaker = createSpeaker(language, seed, currency, owner)
  const index = indexMenuAt(menu, now)
  const house = new HouseAnswers()
  const warned = new Set<string>()
  const saidUnavailable = new Set<string>()
  const noted = new Set<string>()
  let isAboutHealth = false
  let isEmergency = false
  return {
    danger(danger) {
      const number = emergencyNumber(currency)
      isEmergency = danger === 'now'
      switch (danger) {
        case 'now':
          return [{ kind: 'emergency', text: speaker.say('emergency', { number }), number }]
        case 'possible':
          return [{ kind: 'warning', text: speaker.say('possibleEmergency', { number }) }]
        case 'none':
          return []
      }
    },
    async part(part, avoided, houseText = '') {
      if (part.do === 'house') {
        const served = serviceAnswer(part.headings ?? [], index, speaker)
        if (served !== '') {
          return { ...nothing, blocks: house.answer(part.topic, '', speaker, [textBlock(served)]) }
        }
        const ownerText = speaker.owner.translate(houseText)
        const recorded = visitAnswer(part.topic, menu, { speaker, now, isQuoted: ownerText !== '' })
        return { ...nothing, blocks: house.answer(part.topic, ownerText, speaker, recorded) }
      }
      const dishes = 'dishes' in part ? findDishes(part.dishes, index) : []
      const quoted = 'quoted' in part ? findQuoted(part.quoted ?? [], menu) : []
      const context = { dishes, quoted, index, speaker, avoided }
      const rendered = { ...nothing, ...(await renderPart(restrictPart(part, avoided), context)) }
      const unavailable = dishes
        .flatMap(({ id }) => index.byId.get(id) ?? [])
        .filter((indexed) => isUnavailable(indexed) && !saidUnavailable.has(indexed.dish.id))
      for (const { dish } of unavailable) saidUnavailable.add(dish.id)
      const instead = isEmergency
        ? nothing
        : await renderUnavailable(unavailable, {
            ...context,
            avoided: [...avoided, ...askedAbout(part)],
          })
      const withNotes = addNotes(rendered, part, context, noted)
      const withWarnings = addWarnings(join(withNotes, instead), context, warned)
      isAboutHealth ||= withWarnings.isAboutHealth
      return withWarnings
    },
    end() {
      const advice = { kind: 'advice' as const, text: speaker.say('adviceAllergy') }
      // In an emergency, nobody orders.
      const { blocks, gaps = [] } = house.end(speaker)
      return { blocks: [...blocks, ...(isAboutHealth && !isEmergency ? [advice] : [])], gaps }
    },
  }
}

/** Returns the targets of a question about contents: the guest may avoid them. */
const askedAbout = (part: Part): readonly DietaryTarget[] =>
  part.do === 'has' || part.do === 'free_of' || part.do === 'suits' || part.do === 'why'
    ? part.of
    : []

const nothing: Required<Rendered> = {
  blocks: [],
  citedFacts: [],
  dishIds: [],
  isAboutHealth: false,
  gaps: [],
}

const join = (one: Required<Rendered>, other: Required<Rendered>): Required<Rendered> => ({
  blocks: [...one.blocks, ...other.blocks],
  citedFacts: [...one.citedFacts, ...other.citedFacts],
  dishIds: [...one.dishIds, ...other.dishIds],
  isAboutHealth: one.isAboutHealth || other.isAboutHealth,
  gaps: [...one.gaps, ...other.gaps],
})

function renderPart(
  part: Exclude<Part, { do: 'house' }>,
  context: RenderContext,
): Rendered | Promise<Rendered> {
  switch (part.do) {
    case 'has':
    case 'free_of':
    case 'suits':
      return renderContents(part, context)
    case 'tell':
      return renderDetails(part, context)
    case 'list':
      return renderList(part, context)
    case 'suggest':
      return renderSuggestion(part, context)
    case 'meal':
      return renderMeal(part, context)
    case 'compare':
      return renderComparison(part, context)
    case 'sum':
      return renderSum(part, context)
    case 'pictures':
      return renderPictures(part, context)
    case 'opinion':
      return renderOpinion(context)
    case 'request':
      return renderRequest(part, context)
    case 'pair':
      return renderPairings(part, context)
    case 'explain':
      return renderExplanation(part, context)
    case 'why':
      return renderWhy(part, context)
    case 'missing':
      return renderMissing(part, context)
    case 'unknown':
      return renderUnknown(part, context)
    case 'ask':
      return renderAsk(part, context)
    case 'talk':
      return renderTalk(part, context)
  }
}

const findDishes = (ids: readonly string[], { byId }: IndexedMenu): GuestDish[] =>
  ids.flatMap((id) => byId.get(id)?.dish ?? [])

const findQuoted = (ids: readonly string[], menu: GuestMenu): QuotedPrice[] =>
  ids.flatMap((id) => quotedPrices(menu).get(id) ?? [])

const partsWithNotes: readonly Part['do'][] = ['has', 'free_of', 'suits', 'list']
/** Notes on more dishes would hide the answer. */
const maxNoted = 2

/**
 * Adds the owner's notes on the dishes of a part, if they are few, or the notes are about what it
 * asks. A note may be what matters most: "on Fridays only", "fried with the prawns".
 * @param noted ids of the dishes whose notes the reply has quoted so far; new ones are added
 */
function addNotes(
  rendered: Required<Rendered>,
  part: Exclude<Part, { do: 'house' }>,
  { index, speaker }: RenderContext,
  noted: Set<string>,
): Required<Rendered> {
  const text = rendered.blocks.map((block) => block.text).join('\n')
  const dishes = findDishes([...new Set(rendered.dishIds)], index)
  const isFew = dishes.length <= maxNoted && partsWithNotes.includes(part.do)
  const isAsked = (dish: GuestDish) => {
    const of = askedAbout(part)
    return isNoteAbout(dish, of) || restsOnName(dish, of)
  }
  const blocks = dishes.flatMap((dish) => {
    if (dish.aiInstructions === '' || noted.has(dish.id)) return []
    const note = quoteNote(dish, speaker)
    const isQuoted = note.kind === 'quote' && text.includes(note.quote)
    if (isQuoted || isFew || isAsked(dish)) noted.add(dish.id)
    return isQuoted || !(isFew || isAsked(dish)) ? [] : [note]
  })
  return { ...rendered, blocks: [...rendered.blocks, ...blocks] }
}

/**
 * Adds warnings about the dishes that a part names or offers, for what the guest avoids.
 * @param warned the texts of the reply's warnings so far; new ones are added
 */
function addWarnings(
  rendered: Required<Rendered>,
  context: RenderContext,
  warned: Set<string>,
): Required<Rendered> {
  const ofDishes = rendered.citedFacts.filter(({ isOfOption = false }) => !isOfOption)
  const cited = new Set(ofDishes.map(citationKey))
  const isCited = (fact: CitedFact) => cited.has(citationKey(fact))
  // A list of dishes to leave out gives the reasons itself.
  const leftOut = new Set(
    rendered.blocks.flatMap((block) =>
      block.kind === 'dishes' && block.group === 'against' ? block.rows.map(({ id }) => id) : [],
    ),
  )
  const offered = new Set(rendered.dishIds).difference(leftOut)
  const warnings = findDishes([...offered], context.index)
    .flatMap((dish) => findWarnings(dish, context, isCited))
    .filter(({ text }) => !warned.has(text))
    .toSorted((one, other) => one.rank - other.rank)
  if (warnings.length === 0) return rendered
  for (const { text } of warnings) warned.add(text)
  const text = warnings.map((warning) => warning.text).join('\n')
  return {
    ...rendered,
    blocks: [...rendered.blocks, { kind: 'warning', text }],
    citedFacts: [...rendered.citedFacts, ...warnings.flatMap(({ citedFacts }) => citedFacts)],
    isAboutHealth: true,
  }
}

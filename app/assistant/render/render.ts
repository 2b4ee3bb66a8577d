import type { Diet } from '#app/domain/guest-menu/facts.ts'
import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { Clause, MenuQuery } from '#app/domain/menus/query/clauses.ts'
import { indexMenu, type IndexedMenu } from '#app/domain/menus/query/index-menu.ts'
import type { About, Part } from '../plan/part.ts'
import { nameOfAbout } from '../plan/write-part.ts'
import { emergencyNumber } from './emergency-number.ts'
import type { Block, Rendered, Rested } from './blocks.ts'
import { renderContents } from './contents.ts'
import { renderDetails } from './details.ts'
import { renderComparison, renderSum } from './figures.ts'
import { HouseAnswers } from './house.ts'
import { renderList } from './lists.ts'
import { renderMeal } from './meal.ts'
import {
  renderExplanation,
  renderMissing,
  renderOpinion,
  renderPairing,
  picturesOf,
  renderPictures,
  renderRequest,
  renderUnknown,
  renderWhy,
} from './others.ts'
import { createSpeaker, type Speaker } from './speaker.ts'
import { renderSuggestion } from './suggest.ts'
import type { PhraseLanguage } from './phrases/words.ts'
import { warn } from './warn.ts'

/** What a reply is rendered from, besides its plan. */
export interface RenderSource {
  readonly menu: GuestMenu
  readonly language: PhraseLanguage
  /** The message's id: of phrases that say the same it chooses one. */
  readonly seed: string
}

/** Renders a reply part by part: a part is said as soon as the plan has closed it. */
export interface ReplyRenderer {
  /** The first words in an emergency, whatever else is asked. */
  emergency(): Block
  /**
   * @param avoided what the guest or anyone at the table avoids
   * @param words for a part about the house: what the owner wrote for guests that answers it
   */
  part(part: Part, avoided: readonly About[], words?: string): Promise<Rendered>
  /** What the owner wrote nothing about, and the advice that a reply about health needs. */
  end(): readonly Block[]
}

export function createRenderer(source: RenderSource): ReplyRenderer {
  const { menu } = source
  const speaker = createSpeaker(source.language, source.seed, menu.menu.currency)
  const index = indexMenu(menu)
  const house = new HouseAnswers()
  const warned = new Set<string>()
  let isAboutHealth = false
  let isEmergency = false
  return {
    emergency() {
      isEmergency = true
      const number = emergencyNumber(menu.menu.currency)
      return { kind: 'emergency', text: speaker.say('emergency', { number }), number }
    },
    async part(part, avoided, words = '') {
      if (part.do === 'house') return { ...nothing, blocks: house.part(part.topic, words, speaker) }
      const rendered = withWarnings(
        await renderPart(avoiding(part, avoided), index, speaker, avoided),
        avoided,
        index,
        speaker,
        warned,
      )
      isAboutHealth ||= rendered.isAboutHealth
      return rendered
    },
    end() {
      const advice = { kind: 'advice' as const, text: speaker.say('adviceAllergy') }
      // Nobody orders now.
      return [...house.end(speaker), ...(isAboutHealth && !isEmergency ? [advice] : [])]
    },
  }
}

/** Adds what the guest avoids to every query of a part, whether or not the plan thought of it. */
export function avoiding<Given extends Part>(part: Given, avoided: readonly About[]): Given {
  // A bare list is of headings, and offers nothing.
  const isOfHeadings =
    part.do === 'list' &&
    part.query.clauses.length === 0 &&
    part.query.sort === undefined &&
    !part.groups.includes('against')
  if (isOfHeadings) return part
  if ('query' in part && part.query) return { ...part, query: restricted(part.query, avoided) }
  return part.do === 'missing' && part.near
    ? { ...part, near: restricted(part.near, avoided) }
    : part
}

function restricted(query: MenuQuery, avoided: readonly About[]): MenuQuery {
  const substances = avoided.flatMap((about) => (about.kind === 'diet' ? [] : [about]))
  const diets = avoided.flatMap((about): Diet[] => (about.kind === 'diet' ? [about.diet] : []))
  const added: Clause[] = [
    ...(substances.length > 0 ? [{ op: 'without' as const, of: substances }] : []),
    ...(diets.length > 0 ? [{ op: 'suits' as const, of: diets }] : []),
  ]
  return { ...query, clauses: [...query.clauses, ...added] }
}

async function renderPart(
  part: Exclude<Part, { do: 'house' }>,
  index: IndexedMenu,
  speaker: Speaker,
  avoided: readonly About[],
): Promise<Rendered> {
  const dishes = 'dishes' in part ? dishesOf(part.dishes, index) : []
  switch (part.do) {
    case 'has':
    case 'free_of':
    case 'suits':
      return renderContents(part.do, dishes, part.of, speaker)
    case 'tell':
      return renderDetails(dishes, part.of, index, speaker)
    case 'list':
      return renderList(part.query, part.groups, index, speaker)
    case 'suggest':
      return renderSuggestion(part.query, index, speaker)
    case 'meal':
      return renderMeal(part, index, speaker)
    case 'compare':
      return renderComparison(part, dishes, speaker)
    case 'sum':
      return renderSum(part, dishes, speaker)
    case 'pictures':
      return renderPictures(part.query ? await picturesOf(part.query, index) : dishes, speaker)
    case 'opinion':
      return renderOpinion(dishes, index, speaker)
    case 'request':
      return renderRequest(dishes, speaker)
    case 'pair':
      return renderPairing(dishes, part.course, index, speaker, (query) =>
        restricted(query, avoided),
      )
    case 'explain':
      return renderExplanation(part.of, speaker)
    case 'why':
      return renderWhy(dishes, part.of, speaker)
    case 'missing':
      return renderMissing(part, index, speaker)
    case 'unknown':
      return renderUnknown(part, speaker)
    case 'ask':
      return part.what === 'take_back'
        ? renderOf(
            'askTakeBack',
            avoided.filter((about) => part.of.includes(nameOfAbout(about))),
            speaker,
          )
        : said(speaker.say(askPhrases[part.what]))
    case 'talk':
      if (part.act !== 'noted') return said(speaker.say(part.act))
      return part.takenBack
        ? renderOf('takenBack', part.takenBack, speaker)
        : renderNoted(avoided, speaker)
  }
}

const askPhrases = {
  dish: 'askDish',
  food: 'askFood',
  budget: 'askBudget',
  people: 'askPeople',
  kind: 'askKind',
} as const

const dishesOf = (ids: readonly string[], { byId }: IndexedMenu): GuestDish[] =>
  ids.flatMap((id) => byId.get(id)?.dish ?? [])

const nothing: Rendered = { blocks: [], rests: [], dishes: [], isAboutHealth: false }

/** Tells a guest who avoids something that it was understood, and what it was. */
function renderNoted(avoided: readonly About[], speaker: Speaker): Rendered {
  const substances = avoided.filter(({ kind }) => kind !== 'diet')
  if (substances.length === 0) return said(speaker.say('noted'))
  return { ...renderOf('avoidNoted', substances, speaker), isAboutHealth: true }
}

/** A phrase about what the guest avoids; nothing where it is of nothing. */
function renderOf(
  phrase: 'avoidNoted' | 'askTakeBack' | 'takenBack',
  abouts: readonly About[],
  speaker: Speaker,
): Rendered {
  if (abouts.length === 0) return nothing
  return said(
    speaker.say(phrase, { facts: speaker.list(abouts.map((about) => speaker.wordsOf(about).has)) }),
  )
}

function said(text: string): Rendered {
  return { ...nothing, blocks: [{ kind: 'text', text }] }
}

const keyOf = ({ dishId, fact }: Rested) => `${dishId} ${fact}`

/**
 * Says of every dish that a part names what the guest's avoidances make of it, once.
 * @param warned the warnings of the reply's earlier parts; this part's are added
 */
function withWarnings(
  rendered: Rendered,
  avoided: readonly About[],
  index: IndexedMenu,
  speaker: Speaker,
  warned: Set<string>,
): Rendered {
  const known = new Set(rendered.rests.map(keyOf))
  const isSaid = (rest: Rested) => known.has(keyOf(rest))
  // A list of what to leave out says why.
  const leftOut = new Set(
    rendered.blocks.flatMap((block) =>
      block.kind === 'dishes' && block.group === 'against' ? block.rows.map(({ id }) => id) : [],
    ),
  )
  const offered = [...new Set(rendered.dishes)].filter((id) => !leftOut.has(id))
  const warnings = dishesOf(offered, index)
    .flatMap((dish) => warn(dish, avoided, speaker, isSaid))
    .filter(({ text }) => !warned.has(text))
    .toSorted((one, other) => one.rank - other.rank)
  if (warnings.length === 0) return rendered
  for (const { text } of warnings) warned.add(text)
  const text = warnings.map((warning) => warning.text).join('\n')
  return {
    ...rendered,
    blocks: [...rendered.blocks, { kind: 'warning', text }],
    rests: [...rendered.rests, ...warnings.flatMap(({ rests }) => rests)],
    isAboutHealth: true,
  }
}

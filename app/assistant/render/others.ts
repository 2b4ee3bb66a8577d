import { stateOfFact } from '#app/domain/dietary/dish-state.ts'
import { foldText } from '#app/domain/dietary/fold-text.ts'
import { heldBy } from '#app/domain/dietary/lexicon.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { Course, MenuQuery } from '#app/domain/menus/query/clauses.ts'
import type { IndexedMenu } from '#app/domain/menus/query/index-menu.ts'
import { runQuery } from '#app/domain/menus/query/run-query.ts'
import type { About, Part } from '../plan/part.ts'
import type { Block, Rendered } from './blocks.ts'
import { rowOf } from './dish-row.ts'
import { listBlock } from './lists.ts'
import type { Speaker } from './speaker.ts'

const nothing = { rests: [], dishes: [], isAboutHealth: false } as const
const sentences = (...texts: readonly string[]): Rendered => ({
  ...nothing,
  blocks: [{ kind: 'text', text: texts.join(' ') }],
})

const mostPictures = 6

/** The dishes that a query finds and that have a picture. */
export async function picturesOf(query: MenuQuery, index: IndexedMenu): Promise<GuestDish[]> {
  const { fits } = await runQuery(index, query)
  return fits
    .map(({ indexed }) => indexed.dish)
    .filter(({ imageUrl }) => imageUrl !== null)
    .slice(0, mostPictures)
}

/** Pictures of dishes, and which of them have none. */
export function renderPictures(dishes: readonly GuestDish[], speaker: Speaker): Rendered {
  const shown = dishes.filter(({ imageUrl }) => imageUrl !== null)
  const without = dishes.filter(({ imageUrl }) => imageUrl === null).map(({ name }) => name)
  const blocks: Block[] = []
  if (shown.length > 0) {
    const rows = shown.map((dish) => rowOf(dish, speaker))
    const names = rows.map(({ name }) => name).join('\n')
    const lead = speaker.say('pictures', { count: rows.length })
    blocks.push({ kind: 'pictures', text: `${lead}\n${names}`, lead, rows })
  }
  if (shown.length === 0 && without.length === 0) {
    blocks.push({ kind: 'text', text: speaker.say('listNone') })
  }
  if (without.length > 0) {
    const text = speaker.say('noPictures', { dishes: speaker.list(without) })
    blocks.push({ kind: 'text', text })
  }
  return { ...nothing, blocks, dishes: dishes.map(({ id }) => id) }
}

/** No taste, and the owner's own recommendation where there is one. */
export function renderOpinion(
  dishes: readonly GuestDish[],
  index: IndexedMenu,
  speaker: Speaker,
): Rendered {
  const blocks = dishes.map((dish): Block => {
    const isPopular = index.byId.get(dish.id)?.isPopular ?? false
    const reason = speaker.say('reasonChefsPick')
    return {
      kind: 'text',
      text: isPopular
        ? speaker.say('opinion', { dish: dish.name, reason })
        : speaker.say('opinionNone', { dish: dish.name }),
    }
  })
  return { ...nothing, blocks, dishes: dishes.map(({ id }) => id) }
}

/** A change that only the kitchen can promise. */
export function renderRequest(dishes: readonly GuestDish[], speaker: Speaker): Rendered {
  const said = dishes.map(({ name }) => speaker.say('request', { dish: name }))
  return { ...sentences(...said), dishes: dishes.map(({ id }) => id) }
}

/** Foods that the lexicon knows, and what they hold by their nature. */
export function renderExplanation(concepts: readonly string[], speaker: Speaker): Rendered {
  const told = concepts.map((concept) => {
    const food = speaker.wordsOf({ kind: 'food', concept }).name
    const facts = heldBy(concept).map((fact) => speaker.book.facts[fact].has)
    return facts.length > 0
      ? speaker.say('explainHolds', { food, facts: speaker.list(facts) })
      : speaker.say('explainPlain', { food })
  })
  return sentences(...told)
}

/** What the last verdict rested on. */
export function renderWhy(
  dishes: readonly GuestDish[],
  of: readonly About[],
  speaker: Speaker,
): Rendered {
  const told = dishes.flatMap((dish) =>
    of.map((about) => {
      const reason = about.kind === 'fact' ? stateOfFact(dish, about.fact).reason : undefined
      if (reason?.kind === 'confirmed') return speaker.say('whyOwner', { dish: dish.name })
      return reason && 'words' in reason
        ? speaker.say('whyWords', { dish: dish.name, words: speaker.list(reason.words) })
        : speaker.say('whyNothing', { dish: dish.name })
    }),
  )
  return { ...sentences(...told), dishes: dishes.map(({ id }) => id), isAboutHealth: true }
}

/** A dish that is not on the menu, in the guest's words, and what is closest to it. */
export async function renderMissing(
  { said, near }: Extract<Part, { do: 'missing' }>,
  index: IndexedMenu,
  speaker: Speaker,
): Promise<Rendered> {
  const missing = sentences(speaker.say('missing', { said }))
  const { fits } = near ? await runQuery(index, { ...near, limit: 3 }) : { fits: [] }
  if (fits.length === 0) return missing
  return {
    ...missing,
    blocks: [...missing.blocks, listBlock('fits', fits, speaker.say('missingNear'), speaker)],
    dishes: fits.map(({ indexed }) => indexed.dish.id),
  }
}

/** What the menu cannot tell. */
export function renderUnknown(
  { said }: Extract<Part, { do: 'unknown' }>,
  speaker: Speaker,
): Rendered {
  return sentences(said === '' ? speaker.say('unknown') : speaker.say('unknownSaid', { said }))
}

/** What the owner's words on a dish name beside it; else what there is of that course. */
export async function renderPairing(
  dishes: readonly GuestDish[],
  course: Course | 'any',
  index: IndexedMenu,
  speaker: Speaker,
  restrict: (query: MenuQuery) => MenuQuery,
): Promise<Rendered> {
  const parts = await Promise.all(
    dishes.map((dish) => pairingOf(dish, course, index, speaker, restrict)),
  )
  return {
    ...nothing,
    blocks: parts.flatMap(({ blocks }) => blocks),
    dishes: [...dishes.map(({ id }) => id), ...parts.flatMap((part) => part.dishes)],
  }
}

async function pairingOf(
  dish: GuestDish,
  course: Course | 'any',
  index: IndexedMenu,
  speaker: Speaker,
  restrict: (query: MenuQuery) => MenuQuery,
): Promise<Pick<Rendered, 'blocks' | 'dishes'>> {
  const isOfCourse = (one: Course) => course === 'any' || one === course
  const words = foldText(`${dish.description} ${dish.aiInstructions}`)
  const named = index.dishes.filter(
    (other) =>
      other.dish !== dish && isOfCourse(other.course) && words.includes(foldText(other.dish.name)),
  )
  if (named.length > 0) {
    const text = named
      .map(({ dish: other }) => {
        const { name, price = '–' } = rowOf(other, speaker)
        return speaker.say('pairing', { dish: dish.name, other: name, price })
      })
      .join('\n')
    return { blocks: [{ kind: 'text', text }], dishes: named.map((other) => other.dish.id) }
  }
  const wanted: Course = course === 'any' ? 'drink' : course
  const query = { clauses: [{ op: 'course' as const, of: [wanted] }], limit: 3 }
  const { fits } = await runQuery(index, restrict(query))
  if (fits.length === 0)
    return { blocks: [{ kind: 'text', text: speaker.say('unknown') }], dishes: [] }
  const lead = speaker.say('pairingNone', { dish: dish.name })
  return {
    blocks: [listBlock('fits', fits, lead, speaker)],
    dishes: fits.map(({ indexed }) => indexed.dish.id),
  }
}

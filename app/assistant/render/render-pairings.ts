import { foldedWords } from '#app/domain/dietary/fold-text.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { MenuQuery } from '#app/domain/menus/query/clauses.ts'
import { inSlices } from '#app/domain/in-slices.ts'
import type { IndexedDish, IndexedMenu } from '#app/domain/menus/query/index-menu.ts'
import { runQuery } from '#app/domain/menus/query/run-query.ts'
import type { PartOf } from '../plan/part.ts'
import { toDishRow } from './dish-row.ts'
import { listBlock } from './render-list.ts'
import { idsOf, textBlock, type RenderContext, type Rendered } from './rendered.ts'
import { restrictQuery } from './apply-avoidances.ts'
import { unavailableSentences } from './render-unavailable.ts'

/** Renders what the owner's texts pair with each dish, else some dishes of the course. */
export async function renderPairings(
  part: PartOf<'pair'>,
  context: RenderContext,
): Promise<Rendered> {
  const { dishes } = context
  const pairings = await Promise.all(dishes.map((dish) => renderPairing(dish, part, context)))
  return {
    blocks: pairings.flatMap(({ blocks }) => blocks),
    dishIds: [...idsOf(dishes), ...pairings.flatMap(({ dishIds = [] }) => dishIds)],
  }
}

async function renderPairing(
  dish: GuestDish,
  { course, query: wantedQuery }: PartOf<'pair'>,
  { index, speaker, avoided }: RenderContext,
): Promise<Rendered> {
  const namedPairings = await findPairings(dish, course, index)
  if (namedPairings.length > 0) {
    const sentences = namedPairings.map((other) => {
      const { price = '–' } = toDishRow(other, speaker)
      const pairing = speaker.say('pairing', { dish: dish.name, other: other.dish.name, price })
      return [pairing, ...unavailableSentences(other, speaker)].join(' ')
    })
    return {
      blocks: [textBlock(sentences.join('\n'))],
      dishIds: namedPairings.map((other) => other.dish.id),
    }
  }
  const query: MenuQuery = {
    clauses: [
      { op: 'course', of: [course === 'any' ? 'drink' : course] },
      ...(wantedQuery?.clauses ?? []),
    ],
    limit: 3,
  }
  const { fits } = await runQuery(index, restrictQuery(query, avoided))
  if (fits.length === 0) return { blocks: [textBlock(speaker.say('unknown'))] }
  const lead = speaker.say('pairingNone', { dish: dish.name })
  return {
    blocks: [listBlock('fits', fits, lead, speaker)],
    dishIds: fits.map(({ indexed }) => indexed.dish.id),
  }
}

/** Finds the dishes that the owner's texts name: "lovely with a glass of Chianti". */
async function findPairings(
  dish: GuestDish,
  course: PartOf<'pair'>['course'],
  index: IndexedMenu,
): Promise<readonly IndexedDish[]> {
  const text = ownersWords(dish)
  const name = nameWords(dish)
  // Texts that name a drink pair with it; those that name a dish may be about a shared fryer.
  const isDrink = index.byId.get(dish.id)?.course === 'drink'
  const similarDishes = await inSlices(index.dishes, (other) => {
    if (other.dish === dish || (course !== 'any' && other.course !== course)) return []
    const isPair =
      includesName(text, nameWords(other.dish)) ||
      (isDrink && includesName(ownersWords(other.dish), name))
    return isPair ? [other] : []
  })
  return similarDishes.flat()
}

const words = (text: string) => ` ${foldedWords(text).join(' ')}`
const ownersWords = (dish: GuestDish) => words(`${dish.description} ${dish.aiInstructions}`)
/** The dish's name without its size: "Chianti" for "Chianti (glass)". */
const nameWords = ({ name }: GuestDish) => words(name.replaceAll(/\([^)]*\)/g, ''))
const includesName = (text: string, name: string) => name !== ' ' && text.includes(name)

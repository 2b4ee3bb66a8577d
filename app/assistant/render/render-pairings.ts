import { foldedWords } from '#app/domain/dietary/fold-text.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { MenuQuery } from '#app/domain/menus/query/clauses.ts'
import { runQuery } from '#app/domain/menus/query/run-query.ts'
import type { PartOf } from '../plan/part.ts'
import { toDishRow } from './dish-row.ts'
import { listBlock } from './render-list.ts'
import { idsOf, textBlock, type RenderContext, type Rendered } from './rendered.ts'
import { restrictQuery } from './apply-avoidances.ts'

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

/** Whether the owner's texts about a dish name another one: "lovely with a glass of Chianti". */
function recommends({ description, aiInstructions }: GuestDish, other: GuestDish): boolean {
  // A name's addition is about its size: "Chianti (glass)".
  const name = words(other.name.replaceAll(/\([^)]*\)/g, ''))
  return name !== ' ' && words(`${description} ${aiInstructions}`).includes(name)
}

const words = (text: string) => ` ${foldedWords(text).join(' ')}`

async function renderPairing(
  dish: GuestDish,
  { course, query: wanted }: PartOf<'pair'>,
  { index, speaker, avoided }: RenderContext,
): Promise<Rendered> {
  const named = index.dishes.filter(
    (other) =>
      other.dish !== dish &&
      (course === 'any' || other.course === course) &&
      (recommends(dish, other.dish) || recommends(other.dish, dish)),
  )
  if (named.length > 0) {
    const sentences = named.map((other) => {
      const { name, price = '–' } = toDishRow(other.dish, speaker)
      return speaker.say('pairing', { dish: dish.name, other: name, price })
    })
    return {
      blocks: [textBlock(sentences.join('\n'))],
      dishIds: named.map((other) => other.dish.id),
    }
  }
  const query: MenuQuery = {
    clauses: [
      { op: 'course', of: [course === 'any' ? 'drink' : course] },
      ...(wanted?.clauses ?? []),
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

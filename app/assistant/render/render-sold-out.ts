import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import { runQuery, type Match } from '#app/domain/menus/query/run-query.ts'
import { restrictQuery } from './apply-avoidances.ts'
import { citeFindings, listBlock } from './render-list.ts'
import { textBlock, type RenderContext, type Rendered } from './rendered.ts'

const maxSimilar = 2

/**
 * Renders that dishes are sold out, and similar ones: available, under the same headings, and
 * confirmed for what the guest avoids.
 */
export async function renderSoldOut(
  dishes: readonly GuestDish[],
  context: RenderContext,
): Promise<Required<Rendered>> {
  const { speaker, avoided } = context
  const found = await Promise.all(dishes.map((dish) => findSimilar(dish, context)))
  const similar = [...new Map(found.flat().map((match) => [match.indexed, match])).values()]
  const sentences = dishes.map(({ name }) => speaker.say('soldOut', { dish: name }))
  return {
    blocks: [
      ...(sentences.length > 0 ? [textBlock(sentences.join('\n'))] : []),
      ...(similar.length > 0
        ? [listBlock('fits', similar, speaker.say('soldOutInstead'), speaker)]
        : []),
    ],
    citedFacts: similar.flatMap(citeFindings),
    dishIds: similar.map(({ indexed }) => indexed.dish.id),
    isAboutHealth: similar.length > 0 && avoided.length > 0,
  }
}

async function findSimilar(
  dish: GuestDish,
  { index, avoided }: RenderContext,
): Promise<readonly Match[]> {
  const heading = index.byId.get(dish.id)?.headingIds.at(-1)
  if (heading === undefined) return []
  const query = restrictQuery({ clauses: [{ op: 'in', of: [heading] }], isOffer: true }, avoided)
  return (await runQuery(index, query)).fits.slice(0, maxSimilar)
}

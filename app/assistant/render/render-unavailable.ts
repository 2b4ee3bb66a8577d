import type { IndexedDish, NotServed } from '#app/domain/menus/query/index-menu.ts'
import { runQuery, type Match } from '#app/domain/menus/query/run-query.ts'
import { restrictQuery } from './apply-avoidances.ts'
import { citeFindings, listBlock } from './render-list.ts'
import { textBlock, type RenderContext, type Rendered } from './rendered.ts'
import { servedFrom } from './served-from.ts'
import type { Speaker } from './speaker.ts'

const maxSimilar = 2

/** Says why a dish is unavailable now, if it is: sold out, or not served at this time. */
export function unavailableSentences(
  { dish: { name, isSoldOut }, notServed }: IndexedDish,
  speaker: Speaker,
): string[] {
  return [
    ...(isSoldOut ? [speaker.say('soldOut', { dish: name })] : []),
    ...(notServed ? [notServedSentence(name, notServed, speaker)] : []),
  ]
}

const notServedSentence = (dish: string, notServed: NotServed, speaker: Speaker) =>
  notServed.from
    ? speaker.say('notServed', { dish, from: servedFrom(notServed, speaker) })
    : speaker.say('notServedAtPresent', { dish })

/**
 * Renders that dishes can't be had now, and similar ones: available, under the same headings, and
 * confirmed for what the guest avoids.
 */
export async function renderUnavailable(
  dishes: readonly IndexedDish[],
  context: RenderContext,
): Promise<Required<Rendered>> {
  const { speaker, avoided } = context
  const found = await Promise.all(dishes.map((indexed) => findSimilar(indexed, context)))
  const similar = [...new Map(found.flat().map((match) => [match.indexed, match])).values()]
  const sentences = dishes.flatMap((indexed) => unavailableSentences(indexed, speaker))
  return {
    blocks: [
      ...(sentences.length > 0 ? [textBlock(sentences.join('\n'))] : []),
      ...(similar.length > 0
        ? [listBlock('fits', similar, speaker.say('soldOutInstead'), speaker)]
        : []),
    ],
    citedFacts: similar.flatMap((match) => citeFindings(match, speaker)),
    dishIds: similar.map(({ indexed }) => indexed.dish.id),
    isAboutHealth: similar.length > 0 && avoided.length > 0,
    gaps: [],
  }
}

async function findSimilar(
  { headingIds }: IndexedDish,
  { index, avoided }: RenderContext,
): Promise<readonly Match[]> {
  const heading = index.headings.find(({ id }) => id === headingIds.at(-1))
  // Dishes of one menu needn't be similar.
  if (!heading || heading.isMenu) return []
  const query = restrictQuery({ clauses: [{ op: 'in', of: [heading.id] }], isOffer: true }, avoided)
  return (await runQuery(index, query)).fits.slice(0, maxSimilar)
}

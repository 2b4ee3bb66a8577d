import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { MenuQuery } from '#app/domain/menus/query/clauses.ts'
import { runQuery, type Match } from '#app/domain/menus/query/run-query.ts'
import type { PartOf } from '../plan/part.ts'
import type { Block } from './blocks.ts'
import { formatDishRow, toDishRow } from './dish-row.ts'
import { idsOf, textBlock, type RenderContext, type Rendered } from './rendered.ts'

const maxPictures = 6

const hasPicture = ({ imageUrl }: GuestDish) => imageUrl !== null

/** Renders pictures of dishes, or of those that a query finds, and says which dishes have none. */
export async function renderPictures(
  { query }: PartOf<'pictures'>,
  context: RenderContext,
): Promise<Rendered> {
  const { speaker, index } = context
  const picturedDishes = query ? await findPictured(query, context) : []
  const dishes = query ? picturedDishes.map(({ indexed }) => indexed.dish) : context.dishes
  const choicesOf = new Map(picturedDishes.map(({ indexed, choices }) => [indexed.dish, choices]))
  const rows = dishes.filter(hasPicture).map((dish) =>
    toDishRow(index.byId.get(dish.id) ?? { dish }, speaker, {
      choices: choicesOf.get(dish) ?? [],
    }),
  )
  const namesWithoutPicture = dishes.filter((dish) => !hasPicture(dish)).map(({ name }) => name)
  const blocks: Block[] = []
  if (rows.length > 0) {
    const lead = speaker.say('pictures', { count: rows.length })
    const text = [lead, ...rows.map((row) => formatDishRow(row, speaker))].join('\n')
    blocks.push({ kind: 'pictures', text, lead, rows })
  }
  if (namesWithoutPicture.length > 0) {
    blocks.push(textBlock(speaker.say('noPictures', { dishes: speaker.list(namesWithoutPicture) })))
  }
  if (dishes.length === 0) blocks.push(textBlock(speaker.say('listNone')))
  // Whoever asks for the baklava and sees one has an answer, even if another has no picture.
  const [without] = rows.length > 0 ? [] : dishes
  return {
    blocks,
    dishIds: idsOf(dishes),
    ...(without && { gaps: [{ kind: 'picture', dishId: without.id }] }),
  }
}

async function findPictured(query: MenuQuery, { index }: RenderContext): Promise<Match[]> {
  // A picture shows a dish at any time; its row says when it is served.
  const { fits } = await runQuery(index, { ...query, isOffer: false })
  return fits.filter(({ indexed }) => hasPicture(indexed.dish)).slice(0, maxPictures)
}

import { sql } from 'drizzle-orm'
import { asGuest } from '#app/db/actors.ts'
import { foldedWords } from '../dietary/fold-text.ts'
import { conceptName, findTerms } from '../dietary/lexicon.ts'

// A longer question is a story whose beginning states the topic.
const maxWords = 60
const maxCharacters = 2_000

/**
 * Finds a restaurant's active dishes related to a text in either of our two languages: matches in
 * the name rank first, then in ingredients and tags, then in description and instructions.
 * @returns at most `limit` ids, best first
 */
export async function searchDishes(
  restaurantId: string,
  text: string,
  limit: number,
): Promise<string[]> {
  const query = searchQuery(text)
  if (query === '') return []
  return asGuest({ restaurant: { id: restaurantId } }, async (transaction) => {
    const found = await transaction.execute<{ id: string }>(
      sql`select id from dishes, to_tsquery('simple', ${query}) query
          where search @@ query
          order by ts_rank(search, query) desc, position, id limit ${limit}`,
    )
    return found.rows.map(({ id }) => id)
  })
}

/**
 * Builds a query of the text's words, and of the names in both languages of what it mentions, as
 * prefixes.
 */
export function searchQuery(text: string): string {
  const beginning = text.slice(0, maxCharacters)
  const named = findTerms(beginning).flatMap(({ concept }) => [
    conceptName(concept, 'en'),
    conceptName(concept, 'tr'),
  ])
  const asked = foldedWords(beginning).slice(0, maxWords).map(prefixOf)
  const translated = named.map((name) => foldedWords(name).map(prefixOf).join(' & '))
  return [...new Set([...asked, ...translated])]
    .filter((term) => term.length > 2)
    .map((term) => `(${term})`)
    .join(' | ')
}

/** Cuts off Turkish endings, which accumulate after the stem. */
function prefixOf(word: string): string {
  if (word.length < 4) return word
  return `${word.length < 6 ? word : word.slice(0, Math.max(4, word.length - 3))}:*`
}

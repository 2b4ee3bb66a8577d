import { sql } from 'drizzle-orm'
import { asGuest } from '#app/db/actors.ts'
import { foldedWords } from '../dietary/fold-text.ts'
import { conceptName, findTerms } from '../dietary/lexicon.ts'

// A longer question is a story that starts with its topic.
const maxWords = 60
const maxLength = 2_000

/**
 * Finds a restaurant's active dishes related to a text in English or Turkish: matches in the name rank
 * first, then those in ingredients and tags, then those in description and instructions.
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
 * Builds a query from the text's words, and from the names in both languages of the foods it
 * mentions, as prefixes.
 */
function searchQuery(text: string): string {
  const beginning = text.slice(0, maxLength)
  const foodNames = findTerms(beginning).flatMap(({ concept }) => [
    conceptName(concept, 'en'),
    conceptName(concept, 'tr'),
  ])
  const written = foldedWords(beginning).slice(0, maxWords).map(searchPrefix)
  const translated = foodNames.map((name) => foldedWords(name).map(searchPrefix).join(' & '))
  return [...new Set([...written, ...translated])]
    .filter((term) => term.length > 2)
    .map((term) => `(${term})`)
    .join(' | ')
}

/**
 * Returns the part of a word to search for, without Turkish endings, which accumulate after the
 * stem.
 */
function searchPrefix(word: string): string {
  if (word.length < 4) return word
  return `${word.length < 6 ? word : word.slice(0, Math.max(4, word.length - 3))}:*`
}

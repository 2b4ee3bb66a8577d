import { sql } from 'drizzle-orm'
import { asGuestPipelined } from '#app/db/actors.ts'
import { statement } from '#app/db/statement.ts'
import { sentenceEnd } from './sentences.ts'

/**
 * Finds the restaurant's information and the sentences of its menu's context that share enough
 * words with a question: at most two, best first, verbatim. Instructions aren't searched. One round
 * trip, as the restaurant's guest.
 * @param question in any language; it matches only text in the language that the owner wrote in
 */
export async function findHousePassages(restaurantId: string, question: string): Promise<string[]> {
  const terms = searchTerms(question)
  if (terms.length === 0) return []
  const rows = await asGuestPipelined({ restaurant: { id: restaurantId } }, (send) =>
    send(search({ terms })),
  )
  return rows.map(({ text }) => text)
}

// The share of the question's letters that must match. A smaller share would match on words such as
// "there" and "have" alone.
const minShare = 0.4
const maxTerms = 20

/** Removes combining marks, and treats both Turkish i's as one letter. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
}

/**
 * Returns the question's words of four letters or more; of long words the first three fifths,
 * because Turkish endings are long.
 */
function searchTerms(question: string): string[] {
  const words = fold(question.slice(0, 1_000)).match(/[\p{L}\p{N}]{4,40}/gu) ?? []
  const beginnings = words.map((word) =>
    word.length >= 6 ? word.slice(0, Math.ceil(word.length * 0.6)) : word,
  )
  return [...new Set(beginnings)].slice(0, maxTerms)
}

const foldedText = sql.raw(
  String.raw`translate(lower(regexp_replace(normalize(text, NFD), '[\u0300-\u036f]', '', 'g')), 'ı', 'i')`,
)

const search = statement<{ terms: string[] }, { text: string }>(
  'find_house_passages',
  sql`with passages as (
    select text, 0 as sentence_number from house_facts
    union all
    select trim(sentence), sentence_number from menus,
      regexp_split_to_table(ai_context, ${sql.raw(`'${sentenceEnd}'`)})
        with ordinality as sentences(sentence, sentence_number)
      where id in (select menu_id from restaurants) and trim(sentence) <> ''
  ), scored as (
    select text, sentence_number,
      (select coalesce(sum(length(term)) filter (
          where to_tsvector('simple', ${foldedText}) @@ to_tsquery('simple', term || ':*')
        )::float / sum(length(term)), 0)
        from unnest(${sql.placeholder('terms')}::text[]) as term) as share
    from passages
  )
  select text from scored where share >= ${sql.raw(String(minShare))}
  order by share desc, sentence_number, text limit 2`,
)

import { sql } from 'drizzle-orm'
import { asGuestAtOnce } from '#app/db/actors.ts'
import { statement } from '#app/db/statement.ts'
import type { Topic } from './topics.ts'

/** Something that the owner wrote for guests, letter for letter. */
export interface HouseWords {
  /** Null for a sentence of the free context. */
  readonly topic: string | null
  readonly text: string
}

interface Asked {
  readonly topic: Topic
  /** The guest's question, in any language. */
  readonly question: string
}

/**
 * What the owner wrote that answers a question about the house, best first, two at most: the
 * topic's own text, else the facts and sentences of the context that share enough of the
 * question's words. Nothing if none does. One round trip, as the restaurant's guest.
 */
export async function findHouseWords(
  restaurantId: string,
  { topic, question }: Asked,
): Promise<HouseWords[]> {
  const terms = searchTerms(question)
  return asGuestAtOnce({ restaurant: { id: restaurantId } }, (send) =>
    send(search({ topic, terms })),
  )
}

// Of the letters of a question's words, so many must be found: fewer are "there" and "have".
const leastShare = 0.4
const mostTerms = 20

/** Combining marks are dropped, and both of the Turkish i's are one letter. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
}

/** Words of four letters or more; of long ones three fifths, as Turkish endings are long. */
function searchTerms(question: string): string[] {
  const words = fold(question.slice(0, 1_000)).match(/[\p{L}\p{N}]{4,40}/gu) ?? []
  const beginnings = words.map((word) =>
    word.length >= 6 ? word.slice(0, Math.ceil(word.length * 0.6)) : word,
  )
  return [...new Set(beginnings)].slice(0, mostTerms)
}

const foldedText = sql.raw(
  String.raw`translate(lower(regexp_replace(normalize(text, NFD), '[\u0300-\u036f]', '', 'g')), 'ı', 'i')`,
)

const search = statement<
  { topic: string; terms: string[] },
  { topic: string | null; text: string }
>(
  'find_house_words',
  sql`with passages as (
    select topic, text, 0 as place from house_facts
      where menu_id in (select menu_id from restaurants)
    union all
    select null, trim(sentence), place from menus,
      regexp_split_to_table(ai_context, ${sql.raw(String.raw`E'\\s*\\n\\s*|(?<=[.!?。！？؟])\\s+'`)})
        with ordinality as sentences(sentence, place)
      where id in (select menu_id from restaurants) and trim(sentence) <> ''
  ), scored as (
    select topic, text, place,
      coalesce(topic = ${sql.placeholder('topic')}::text, false) as is_topic,
      (select coalesce(sum(length(term)) filter (
          where to_tsvector('simple', ${foldedText}) @@ to_tsquery('simple', term || ':*')
        )::float / sum(length(term)), 0)
        from unnest(${sql.placeholder('terms')}::text[]) as term) as share
    from passages
  )
  select topic, text from scored
  where is_topic or (share >= ${sql.raw(String(leastShare))} and not exists (select from scored where is_topic))
  order by is_topic desc, share desc, place, topic limit 2`,
)

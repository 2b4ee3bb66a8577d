import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { writtenTopics } from '#app/domain/guest-menu/topics.ts'
import type { Part } from '../plan/part.ts'
import { findConcepts } from '../reading/find-concepts.ts'
import { gistOf, type Gist } from '../reading/gist.ts'
import { parseMessage } from '../reading/parse-message.ts'
import { numberPassages } from './number-passages.ts'

export type HousePart = Extract<Part, { do: 'house' }>

/** An owner's text for guests: on a topic, or a sentence of the menu's context. */
interface OwnerText {
  readonly part: HousePart
  readonly gist: Gist
}

interface OwnerTextIndex {
  readonly texts: readonly OwnerText[]
  readonly byKey: ReadonlyMap<string, readonly OwnerText[]>
}

export interface RankedText {
  readonly part: HousePart
  /** How much of what the question names it shares, from 0 to 1. */
  readonly share: number
  /** What it shares: a concept says more than a food, a food more than a word. */
  readonly by: 'concept' | 'food' | 'word'
}

const maxTexts = 2
/** Of what the question names. */
const minShare = 0.4
/** Of the best text's share. */
const minShareOfBest = 0.7
/** Of a food or a word, compared with a concept. */
const plainWeight = 0.7

/**
 * Ranks the owner's texts on the house by what they share with a question, best first. A concept, a
 * food or a word counts more the fewer texts have it. The constants make little difference: others
 * changed five of 2,497 answers (decision 053).
 * @returns the best two at most, none that names only other foods
 */
export function rankTexts(question: Gist, menu: GuestMenu): RankedText[] {
  const { texts, byKey } = indexTexts(menu)
  const weigh = (keys: ReadonlySet<string>, weight: number) =>
    [...keys].reduce((sum, key) => {
      const count = byKey.get(key)?.length ?? 0
      return sum + weight * Math.log(1 + (texts.length + 1) / (count + 1))
    }, 0)
  // A word that no text has may be anything.
  const words = new Set([...question.words].filter((key) => byKey.has(key)))
  const weighAll = (concepts: ReadonlySet<string>, others: ReadonlySet<string>) =>
    weigh(concepts, 1) + weigh(others, plainWeight)
  const all = weighAll(question.concepts, question.foods.union(words))
  const keys = [...question.concepts, ...question.foods, ...words]
  const candidates = new Set(keys.flatMap((key) => byKey.get(key) ?? []))
  const ranked = [...candidates]
    .filter(({ gist }) => !isOnOtherFoods(gist, question))
    .map(({ part, gist }): RankedText => {
      const concepts = question.concepts.intersection(gist.concepts)
      const foods = question.foods.intersection(gist.foods)
      const shared = foods.union(words.intersection(gist.words))
      const plain = foods.size > 0 ? 'food' : 'word'
      return {
        part,
        share: weighAll(concepts, shared) / all,
        by: concepts.size > 0 ? 'concept' : plain,
      }
    })
    .filter(({ share }) => share >= minShare)
    .toSorted((first, second) => second.share - first.share)
  const best = ranked[0]?.share ?? 0
  return ranked.filter(({ share }) => share >= minShareOfBest * best).slice(0, maxTexts)
}

/** Whether a text and a question name foods, but different ones: lamb is meat, and no fish. */
const isOnOtherFoods = (text: Gist, question: Gist) =>
  question.foods.size > 0 &&
  text.foods.size > 0 &&
  question.foods.isDisjointFrom(text.foods) &&
  question.groups.isDisjointFrom(text.groups)

const cache = new WeakMap<GuestMenu, OwnerTextIndex>()

/** Indexes what the owner has written about the house, once per menu object. */
function indexTexts(menu: GuestMenu): OwnerTextIndex {
  const cached = cache.get(menu)
  if (cached) return cached
  const texts = [
    ...[...numberPassages(menu)].map(([id, text]) =>
      toOwnerText({ do: 'house', topic: 'other', passages: [id] }, text),
    ),
    ...writtenTopics.flatMap((topic) => {
      const text = menu.house?.[topic]
      return text === undefined ? [] : [toOwnerText({ do: 'house', topic }, text)]
    }),
  ]
  const byKey = new Map<string, OwnerText[]>()
  for (const text of texts) {
    const { concepts, foods, words } = text.gist
    for (const key of [...concepts, ...foods, ...words]) {
      byKey.set(key, [...(byKey.get(key) ?? []), text])
    }
  }
  const indexed = { texts, byKey }
  cache.set(menu, indexed)
  return indexed
}

function toOwnerText(part: HousePart, text: string): OwnerText {
  const message = parseMessage(text)
  return { part, gist: gistOf(message, findConcepts(message)) }
}

import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { openMessage } from '#app/assistant/reading/message.ts'
import { readAvoided, readMessage } from '#app/assistant/reading/read-message.ts'
import { nameOf } from '#app/assistant/reading/substances.ts'
import { phraseLanguages, type PhraseLanguage } from '#app/assistant/render/phrases/words.ts'
import { findTerms } from '#app/domain/dietary/lexicon.ts'
import { tableOf } from '../table.ts'

const avoidances = z.array(
  z.object({
    text: z.string(),
    history: z.array(z.string()).optional(),
    avoids: z.array(z.string()),
    diets: z.array(z.string()),
  }),
)
const cries = z.array(z.object({ text: z.string(), emergency: z.boolean() }))

const read = (folder: string, language: PhraseLanguage): unknown =>
  JSON.parse(readFileSync(new URL(`../unseen/${folder}/${language}.json`, import.meta.url), 'utf8'))

/** The two sets of sentences that say what a guest avoids, or nothing of it. */
export const readAvoidances = (set: string, language: PhraseLanguage) =>
  avoidances.parse(read(`avoidances${set}`, language))

/** The two sets of cries for help, and of sentences that look like one. */
export const readCries = (set: string, language: PhraseLanguage) =>
  cries.parse(read(`emergencies${set}`, language))

/** How many of some messages are read as they are meant. */
interface Count {
  readonly good: number
  readonly of: number
}

function count<Item>(items: readonly Item[], isGood: (item: Item) => boolean): Count {
  return { good: items.filter(isGood).length, of: items.length }
}

/** "food:onion" as the lexicon calls it. */
const conceptOf = (name: string) =>
  name.startsWith('food:') ? `food:${findTerms(name.slice(5))[0]?.concept ?? name}` : name

function hear(set: string, language: PhraseLanguage): Count[] {
  const messages = readAvoidances(set, language).map((one) => ({
    wanted: [...one.avoids.map(conceptOf), ...one.diets.map((diet) => `diet:${diet}`)],
    heard: readAvoided(
      [...(one.history ?? []), one.text].map((text) => readMessage(openMessage(text), language)),
    ).map(nameOf),
  }))
  const emergencies = readCries(set, language).map((one) => ({
    ...one,
    isHeard: readMessage(openMessage(one.text), language).isEmergency,
  }))
  return [
    count(
      messages.filter(({ wanted }) => wanted.length > 0),
      ({ wanted, heard }) => wanted.every((name) => heard.includes(name)),
    ),
    count(
      messages.filter(({ wanted }) => wanted.length === 0),
      ({ heard }) => heard.length === 0,
    ),
    count(
      emergencies.filter(({ emergency }) => emergency),
      ({ isHeard }) => isHeard,
    ),
    count(
      emergencies.filter(({ emergency }) => !emergency),
      ({ isHeard }) => !isHeard,
    ),
  ]
}

const columns = ['avoidances heard', 'quiet otherwise', 'emergencies heard', 'look-alikes let be']

/** Prints how many avoidances and cries for help the reading hears, by language and set. */
export function runHearing(print: (text: string) => void): void {
  for (const [title, set] of [
    ['the first set', ''],
    ['the second set', '-2'],
  ] as const) {
    const rows = phraseLanguages.map((language) => ({ language, counts: hear(set, language) }))
    const all = columns.map((_, place) => ({
      good: rows.reduce((sum, { counts }) => sum + (counts[place]?.good ?? 0), 0),
      of: rows.reduce((sum, { counts }) => sum + (counts[place]?.of ?? 0), 0),
    }))
    const table = tableOf(
      ['language', ...columns],
      [...rows, { language: 'all', counts: all }].map(({ language, counts }) => [
        language,
        ...counts.map(({ good, of }) => `${good} of ${of}`),
      ]),
    )
    print(`Avoidances and emergencies, ${title}\n\n${table}\n`)
  }
}

import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import { parseMessage } from '#app/assistant/reading/parse-message.ts'
import { avoidedAfter, readMessage } from '#app/assistant/reading/read-message.ts'
import { targetKey } from '#app/assistant/reading/dietary-targets.ts'
import { phraseLanguages, type PhraseLanguage } from '#app/assistant/render/phrases/phrase-types.ts'
import { findTerms } from '#app/domain/dietary/lexicon.ts'
import { markdownTable } from '../markdown-table.ts'

const avoidancesSchema = z.array(
  z.object({
    text: z.string(),
    history: z.array(z.string()).optional(),
    avoids: z.array(z.string()),
    diets: z.array(z.string()),
  }),
)
const emergenciesSchema = z.array(z.object({ text: z.string(), emergency: z.boolean() }))

/** The suffixes of the folders `avoidances` and `emergencies` in `evals/unseen`. */
export const setSuffixes = ['', '-2'] as const
type SetSuffix = (typeof setSuffixes)[number]

const readJson = (folder: string, language: PhraseLanguage): unknown =>
  JSON.parse(readFileSync(new URL(`../unseen/${folder}/${language}.json`, import.meta.url), 'utf8'))

/** Reads messages that state what a guest avoids, and messages that state no avoidance. */
export const readAvoidances = (suffix: SetSuffix, language: PhraseLanguage) =>
  avoidancesSchema.parse(readJson(`avoidances${suffix}`, language))

/** Reads cries for help, and messages that only look like one. */
export const readEmergencies = (suffix: SetSuffix | '-3', language: PhraseLanguage) =>
  emergenciesSchema.parse(readJson(`emergencies${suffix}`, language))

/** The number of messages that were read correctly. */
export interface DetectionCount {
  readonly correct: number
  readonly total: number
}

function count<Item>(items: readonly Item[], isCorrect: (item: Item) => boolean): DetectionCount {
  return { correct: items.filter(isCorrect).length, total: items.length }
}

/** Replaces the food in a name such as "food:onion" by the lexicon's concept. */
const toConceptName = (name: string) =>
  name.startsWith('food:') ? `food:${findTerms(name.slice(5))[0]?.concept ?? name}` : name

/** Returns the targets that the reply to the last message leaves out. */
function detectAvoided(messages: readonly string[], language: PhraseLanguage): DietaryTarget[] {
  const readings = messages.map((message) => readMessage(parseMessage(message), language))
  return [...avoidedAfter(readings), ...(readings.at(-1)?.avoidances.wished ?? [])]
}

function countDetections(suffix: SetSuffix, language: PhraseLanguage): DetectionCount[] {
  const messages = readAvoidances(suffix, language).map(
    ({ text, history = [], avoids, diets }) => ({
      expected: [...avoids.map(toConceptName), ...diets.map((diet) => `diet:${diet}`)],
      detected: detectAvoided([...history, text], language).map(targetKey),
    }),
  )
  return [
    count(
      messages.filter(({ expected }) => expected.length > 0),
      ({ expected, detected }) => expected.every((name) => detected.includes(name)),
    ),
    count(
      messages.filter(({ expected }) => expected.length === 0),
      ({ detected }) => detected.length === 0,
    ),
  ]
}

const columns = ['avoidances detected', 'no false avoidance']

/** Renders one row per language and a row of totals. */
export function detectionTable(
  header: readonly string[],
  rows: readonly { language: string; counts: readonly DetectionCount[] }[],
): string {
  const sum = (index: number, key: keyof DetectionCount) =>
    rows.reduce((total, { counts }) => total + (counts[index]?.[key] ?? 0), 0)
  const totals = header.map((_, index) => ({
    correct: sum(index, 'correct'),
    total: sum(index, 'total'),
  }))
  return markdownTable(
    ['language', ...header],
    [...rows, { language: 'all', counts: totals }].map(({ language, counts }) => [
      language,
      ...counts.map(({ correct, total }) => `${correct} of ${total}`),
    ]),
  )
}

/** Prints how many avoidances are detected, by set and language. */
export function reportDetection(print: (text: string) => void): void {
  for (const suffix of setSuffixes) {
    const rows = phraseLanguages.map((language) => ({
      language,
      counts: countDetections(suffix, language),
    }))
    const title = suffix === '' ? 'the first set' : 'the second set'
    print(`Avoidances, ${title}\n\n${detectionTable(columns, rows)}\n`)
  }
}

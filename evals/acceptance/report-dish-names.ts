import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { annotateMessage } from '#app/assistant/reading/annotate-message.ts'
import { chooseLanguage, parseMessage } from '#app/assistant/reading/parse-message.ts'
import { phraseLanguages, type PhraseLanguage } from '#app/assistant/render/phrases/phrase-types.ts'
import { markdownTable } from '../markdown-table.ts'
import { readUnseenMenu } from './read-unseen.ts'

const dishesSchema = z.array(z.string())
const messagesSchema = z.array(
  z.object({
    menu: z.string(),
    ask: z.string(),
    /** The dishes that the message names, each with all dishes that the same words fit equally. */
    dishes: z.array(
      z.union([dishesSchema, z.object({ of: dishesSchema }).transform(({ of }) => of)]),
    ),
  }),
)

const readMessages = (language: PhraseLanguage) =>
  messagesSchema.parse(
    JSON.parse(
      readFileSync(new URL(`../unseen/dish-names/${language}.json`, import.meta.url), 'utf8'),
    ),
  )

const keyOf = (dishIds: readonly string[]) => [...new Set(dishIds)].toSorted().join('|')

/** Counts the dishes that messages in a language name, and those that are found. */
function countNames(language: PhraseLanguage) {
  const messages = readMessages(language).map(({ menu: name, ask, dishes }) => {
    const { menu } = readUnseenMenu(name)
    const message = parseMessage(ask)
    const replyLanguage = chooseLanguage(message, []) ?? language
    const mentions = annotateMessage(message, replyLanguage, language, menu).mentions.filter(
      ({ isMissing }) => !isMissing,
    )
    const namedKeys = mentions.filter(({ isKind }) => !isKind).map(({ dishIds }) => keyOf(dishIds))
    // Words that fit several dishes may be read as a kind of dish.
    const kinds = mentions.filter(({ isKind }) => isKind).map(({ dishIds }) => keyOf(dishIds))
    const expectedKeys = dishes.map(keyOf)
    const missedKeys = expectedKeys.filter(
      (key) => !namedKeys.includes(key) && !(key.includes('|') && kinds.includes(key)),
    )
    const wrongKeys = namedKeys.filter((key) => !expectedKeys.includes(key))
    return { expected: expectedKeys.length, missed: missedKeys.length, wrong: wrongKeys.length }
  })
  const sum = (key: 'expected' | 'missed' | 'wrong') =>
    messages.reduce((total, message) => total + message[key], 0)
  return {
    messages: messages.length,
    right: messages.filter(({ missed, wrong }) => missed + wrong === 0).length,
    named: sum('expected'),
    found: sum('expected') - sum('missed'),
    wrong: sum('wrong'),
  }
}

/** Prints how many of the dishes that messages name are found, by language. */
export function reportDishNames(print: (text: string) => void): void {
  const counts = phraseLanguages.map((language) => ({ language, ...countNames(language) }))
  const sum = (key: 'messages' | 'right' | 'named' | 'found' | 'wrong') =>
    counts.reduce((total, count) => total + count[key], 0)
  const all = {
    language: 'all',
    messages: sum('messages'),
    right: sum('right'),
    named: sum('named'),
    found: sum('found'),
    wrong: sum('wrong'),
  }
  const table = markdownTable(
    ['language', 'messages right', 'dishes found', 'dishes not meant'],
    [...counts, all].map(({ language, messages, right, named, found, wrong }) => [
      language,
      `${right} of ${messages}`,
      `${found} of ${named}`,
      String(wrong),
    ]),
  )
  print(`Dishes that messages name\n\n${table}\n`)
}

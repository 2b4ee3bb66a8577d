import { findCues } from '#app/assistant/reading/cues.ts'
import { readDanger } from '#app/assistant/reading/emergency/read-danger.ts'
import { parseMessage } from '#app/assistant/reading/parse-message.ts'
import { phraseLanguages, type PhraseLanguage } from '#app/assistant/render/phrases/phrase-types.ts'
import { markdownTable, percent } from '../markdown-table.ts'
import { readOrdinaryMessages, type OrdinaryMessage } from './read-messages.ts'

/** The kinds of labels that the word tables have too, with the tables' names of them. */
const kindsOfTables: Readonly<Record<string, readonly string[]>> = {
  ask: ['asks'],
  topic: ['topics'],
  subject: ['subjects'],
  act: ['acts'],
  serving: ['serving'],
  course: ['courses'],
  quality: ['wishes', 'senses'],
  cook: ['cookings'],
}

/** Messages with these labels may be about an emergency. */
const unclearLabels = ['act:no_medical', 'act:alcohol_care']

/**
 * Prints which labels of ordinary messages the word tables find, and how many of the messages are
 * answered as an emergency or below the emergency number, which is always wrong.
 */
export function runIntents(print: (text: string) => void): boolean {
  const rows = phraseLanguages.map((language) => {
    const messages = readOrdinaryMessages(language)
    return [language, ...countLabels(language, messages), ...countAlarms(messages)]
  })
  const header = ['language', 'labels found', 'found and right', 'emergency', 'emergency number']
  print(`Ordinary messages\n\n${markdownTable(header, rows)}\n`)
  return true
}

/** Returns the recall and the precision of the word tables. */
function countLabels(language: PhraseLanguage, messages: readonly OrdinaryMessage[]): string[] {
  let labelled = 0
  let found = 0
  let right = 0
  for (const { text, labels } of messages) {
    const expected = new Set(labels.filter((label) => kindOf(label) in kindsOfTables))
    const read = readLabels(text, language)
    labelled += expected.size
    found += read.size
    right += expected.intersection(read).size
  }
  return [percent(right, labelled), percent(right, found)]
}

const kindOf = (label: string) => label.split(':')[0] ?? ''

function readLabels(text: string, language: PhraseLanguage): Set<string> {
  const meanings = findCues(parseMessage(text).phrases, [language]).flatMap((cue) => cue.meanings)
  return new Set(
    Object.entries(kindsOfTables).flatMap(([kind, tables]) =>
      meanings
        .filter((meaning) => tables.includes(meaning.kind))
        .map(({ value }) => `${kind}:${value}`),
    ),
  )
}

/** Returns how many messages get the emergency reply, and how many the emergency number. */
function countAlarms(messages: readonly OrdinaryMessage[]): string[] {
  const ordinary = messages.filter(
    ({ labels }) => !labels.some((label) => unclearLabels.includes(label)),
  )
  const dangers = ordinary.map(({ text }) => readDanger(parseMessage(text)))
  return (['now', 'possible'] as const).map((danger) =>
    percent(dangers.filter((read) => read === danger).length, ordinary.length),
  )
}

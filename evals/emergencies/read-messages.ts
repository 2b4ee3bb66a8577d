import { readFileSync } from 'node:fs'
import { phraseLanguages, type PhraseLanguage } from '#app/assistant/render/phrases/phrase-types.ts'
import { readAvoidances, readEmergencies, setSuffixes } from '../acceptance/report-detection.ts'
import { languageWords } from '#app/assistant/reading/words/index.ts'
import { allDishes } from '#app/domain/guest-menu/guest-menu.ts'
import { readUnseenMenu, readUnseenQuestions, unseenFiles } from '../acceptance/read-unseen.ts'

/** A message of a guest, labelled by hand. */
export interface LabelledMessage {
  readonly text: string
  readonly language: PhraseLanguage
  /** Whether somebody at the table is in danger now. */
  readonly isEmergency: boolean
}

/**
 * Reads the messages that the classifier learns from: those written for it, and the unseen sets that
 * were examined since.
 */
export const readMessages = (): LabelledMessage[] => [
  ...phraseLanguages.flatMap(readFile),
  ...phraseLanguages.flatMap(ordinaryPhrases),
  ...menuNames.flatMap(dishNames),
  ...phraseLanguages.flatMap((language) =>
    setSuffixes.flatMap((suffix) => [
      ...readEmergencies(suffix, language).map(({ text, emergency }) => ({
        text,
        language,
        isEmergency: emergency,
      })),
      ...readAvoidances(suffix, language).map(({ text }) => ({
        text,
        language,
        isEmergency: false,
      })),
    ]),
  ),
  ...unseenFiles.flatMap(readUnseenQuestions).map(({ ask, lang, expect }) => ({
    text: ask,
    language: lang,
    isEmergency: expect.emergency === true,
  })),
]

/** Reads lines of a label, 1 for an emergency, a tab and a message. */
function readFile(language: PhraseLanguage): LabelledMessage[] {
  const file = new URL(`messages/${language}.tsv`, import.meta.url)
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [label, text = ''] = line.split('\t')
      return { text, language, isEmergency: label === '1' }
    })
}

/** Short messages of ordinary words, such as greetings: most messages are shorter than the examples. */
function ordinaryPhrases(language: PhraseLanguage): LabelledMessage[] {
  const { acts, asks, courses, diets, facts, foods, senses, topics } = languageWords[language]
  const lists = [
    acts.greet,
    acts.thanks,
    acts.bye,
    acts.enjoy,
    ...[asks, courses, diets, facts, foods, senses, topics].flatMap(Object.values),
  ]
  return lists
    .flatMap((list) => list?.split(',') ?? [])
    .map((phrase) => phrase.replaceAll('*', '').trim())
    .filter(Boolean)
    .map((text) => ({ text, language, isEmergency: false }))
}

const menuNames = [...'abcdefghijklmnopqrstuvwxy']

const dishNames = (menu: string): LabelledMessage[] =>
  allDishes(readUnseenMenu(menu).menu).map(({ name }) => ({
    text: name,
    language: 'en',
    isEmergency: false,
  }))

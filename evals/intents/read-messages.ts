import { readFileSync } from 'node:fs'
import { languageWords } from '#app/assistant/reading/words/index.ts'
import type { PhraseLanguage } from '#app/assistant/render/phrases/phrase-types.ts'

/** An ordinary message of a guest, with what it asks, labelled by its author. */
export interface OrdinaryMessage {
  readonly text: string
  /** Such as "ask:price" and "topic:wifi"; see `README.md`. */
  readonly labels: readonly string[]
}

/** Reads the ordinary messages of a language. Names of dishes are left out, as `readDanger` expects. */
export function readOrdinaryMessages(language: PhraseLanguage): OrdinaryMessage[] {
  const { diets, foods } = languageWords[language]
  const values: Readonly<Record<string, readonly string[]>> = {
    food: firstPhrases(Object.values(foods)),
    diet: firstPhrases(Object.values(diets)),
    money: ['20', '12.50', '300', '45'],
    n: ['2', '3', '4', '8'],
  }
  const file = new URL(`messages/${language}.tsv`, import.meta.url)
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line, index) => {
    const [labels = '', text = ''] = line.split('\t')
    const filled = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const choices = values[name] ?? []
      return choices[index % choices.length] ?? ''
    })
    return { text: filled, labels: labels.split(' ') }
  })
}

const firstPhrases = (lists: readonly string[]) =>
  lists.flatMap((list) => list.split(',')[0]?.replaceAll('*', '').trim() || [])

import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import type { PhraseKey } from './book.ts'
import { english } from './en.ts'
import { phraseBooks } from './index.ts'
import { phraseLanguages, type PhraseLanguage } from './phrase-types.ts'

const keys = Object.keys(english.say).flatMap((key) => (isKey(key) ? [key] : []))

function isKey(key: string): key is PhraseKey {
  return key in english.say
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number]

/** Lists a phrase's placeholders, including those inside its choices. */
function placeholdersIn(phrase: string, language: PhraseLanguage): string[] {
  const ofElement = (element: Element): string[] => {
    const options = 'options' in element ? Object.values(element.options) : []
    const isNamed = 'value' in element && !('len' in element) && element.type !== 0
    return [
      ...(isNamed ? [String(element.value)] : []),
      ...options.flatMap(({ value }) => value.flatMap(ofElement)),
    ]
  }
  return new IntlMessageFormat(phrase, language).getAst().flatMap(ofElement)
}

const placeholdersOf = (language: PhraseLanguage, key: PhraseKey) =>
  new Set(
    [phraseBooks[language].say[key]].flat().flatMap((phrase) => placeholdersIn(phrase, language)),
  )

// "dishDe" is a Turkish case form of "dish".
const withoutCase = (name: string) => name.replace(/^dish(De|In|I)$/, 'dish')

describe.each(phraseLanguages)('%s', (language) => {
  test.each(keys)('%s has the placeholders of the English phrase', (key) => {
    const names = new Set([...placeholdersOf(language, key)].map(withoutCase))
    expect([...names].toSorted()).toEqual([...placeholdersOf('en', key)].toSorted())
  })
})

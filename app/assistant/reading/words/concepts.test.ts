import { describe, expect, test } from 'vitest'
import { phraseLanguages } from '../../render/phrases/phrase-types.ts'
import { parsePhrases } from '../phrase-index.ts'
import { conceptWords } from './concepts/index.ts'

const concepts = Object.keys(conceptWords.en)

describe.each(phraseLanguages)('the concepts in %s', (language) => {
  const phrases = Object.entries(conceptWords[language]).map(
    ([concept, text]) => [concept, parsePhrases(text)] as const,
  )

  test('are all there, each with a phrase', () => {
    expect(phrases.map(([concept]) => concept)).toEqual(concepts)
    expect(phrases.filter(([, ofConcept]) => ofConcept.length === 0)).toEqual([])
  })

  test('share no phrase', () => {
    const keys = phrases.flatMap(([, ofConcept]) => [
      ...new Set(
        ofConcept.map((phrase) =>
          phrase.map(({ text, isPrefix }) => `${text}${isPrefix ? '*' : ''}`).join(' '),
        ),
      ),
    ])
    const seen = new Set<string>()
    expect(keys.filter((key) => seen.size === seen.add(key).size)).toEqual([])
  })
})

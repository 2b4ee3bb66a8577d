import { expect, test } from 'vitest'
import type { Topic } from '#app/domain/guest-menu/topics.ts'
import { HouseAnswers } from './house.ts'
import { phraseBooks } from './phrases/index.ts'
import { phraseLanguages, type PhraseLanguage } from './phrases/words.ts'
import { createSpeaker } from './speaker.ts'

function answer(
  asked: readonly (readonly [topic: Topic, words: string])[],
  language: PhraseLanguage = 'en',
): string[] {
  const house = new HouseAnswers()
  const speaker = createSpeaker(language, '1', 'EUR')
  const said = asked.flatMap(([topic, words]) => house.part(topic, words, speaker))
  return [...said, ...house.end(speaker)].map(({ text }) => text)
}

test('the owner is quoted letter for letter, and each text once', () => {
  const words = 'Her gün 12–23'
  expect(answer([['hours', words]])).toEqual(['The house says: “Her gün 12–23”'])
  const twice: [Topic, string][] = [
    ['hours', words],
    ['kitchen', words],
  ]
  expect(answer(twice)).toEqual(['The house says: “Her gün 12–23”'])
})

test('what the owner wrote nothing about is named in one sentence, after what is known', () => {
  const asked: [Topic, string][] = [
    ['payment', ''],
    ['hours', '9–5'],
    ['parking', ''],
  ]
  expect(answer(asked)).toEqual([
    'The house says: “9–5”',
    'Payment and parking: the menu doesn’t say; the team will know.',
  ])
})

test('what has no name is said plainly', () => {
  const asked: [Topic, string][] = [
    ['other', ''],
    ['wifi', ''],
  ]
  expect(answer(asked)).toEqual(['The menu doesn’t say; the team will know.'])
})

test.each(phraseLanguages)('in %s the topics are named in the guest’s language', (language) => {
  const asked: [Topic, string][] = [
    ['payment', ''],
    ['access', ''],
  ]
  const [text] = answer(asked, language)
  expect(text).toContain(phraseBooks[language].topics.access)
})

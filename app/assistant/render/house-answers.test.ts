import { expect, test } from 'vitest'
import type { Topic } from '#app/domain/guest-menu/topics.ts'
import { HouseAnswers } from './house-answers.ts'
import { phraseBooks } from './phrases/index.ts'
import { phraseLanguages, type PhraseLanguage } from './phrases/phrase-types.ts'
import { createSpeaker } from './speaker.ts'

function answersTo(
  questions: readonly (readonly [topic: Topic, ownerText: string])[],
  language: PhraseLanguage = 'en',
): string[] {
  const house = new HouseAnswers()
  const speaker = createSpeaker(language, '1', 'EUR')
  const answers = questions.flatMap(([topic, ownerText]) => house.answer(topic, ownerText, speaker))
  return [...answers, ...house.end(speaker).blocks].map(({ text }) => text)
}

test('quotes each of the owner’s texts once and verbatim', () => {
  const text = 'Her gün 12–23'
  expect(answersTo([['hours', text]])).toEqual(['The house says: “Her gün 12–23”'])
  const twice: [Topic, string][] = [
    ['hours', text],
    ['kitchen', text],
  ]
  expect(answersTo(twice)).toEqual(['The house says: “Her gün 12–23”'])
})

test('names the topics without an owner’s text in one sentence at the end', () => {
  const questions: [Topic, string][] = [
    ['payment', ''],
    ['hours', '9–5'],
    ['parking', ''],
  ]
  expect(answersTo(questions)).toEqual([
    'The house says: “9–5”',
    'Payment and parking: the menu doesn’t say; the team will know.',
  ])
})

test('names no topics if one of them has no name', () => {
  const questions: [Topic, string][] = [
    ['other', ''],
    ['wifi', ''],
  ]
  expect(answersTo(questions)).toEqual(['The menu doesn’t say; the team will know.'])
})

test.each(phraseLanguages)('names the topics in %s', (language) => {
  const questions: [Topic, string][] = [
    ['payment', ''],
    ['access', ''],
  ]
  const [text] = answersTo(questions, language)
  expect(text).toContain(phraseBooks[language].topics.access)
})

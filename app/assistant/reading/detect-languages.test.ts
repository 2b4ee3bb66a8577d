import { expect, test } from 'vitest'
import { parseMessage } from './parse-message.ts'

test.each([
  ['Что входит в кюнефе? У меня аллергия на орехи.', 'ru'],
  ['Что входит в суп?', 'ru'],
  ['Как готовят суп, у меня аллергия', 'ru'],
  ['У меня аллергия на орехи.', 'ru'],
  ['Що входить до супу? У мене алергія.', 'uk'],
  // Mixed, as it is spoken.
  ['мне без молока, будь ласка', 'uk'],
  ['скажіть что в супе без молока', 'uk'],
])('%s is %s', (text, language) => {
  expect(parseMessage(text).language).toBe(language)
})

import { expect, test } from 'vitest'
import { withoutSentence } from './sentences.ts'

test('removing a sentence changes nothing else in the text', () => {
  const text = 'One. Two.\n\n  Three.  Four.\nFive.'
  expect(withoutSentence(text, 'Four.')).toBe('One. Two.\n\nThree.\nFive.')
  expect(withoutSentence(text, 'Five.')).toBe('One. Two.\n\n  Three.  Four.')
  expect(withoutSentence(text, 'Six.')).toBe(text)
})

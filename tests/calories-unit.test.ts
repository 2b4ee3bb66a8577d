import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { phraseBooks } from '#app/assistant/render/phrases/index.ts'

// What readers of each language expect; the specification defines the English one.
test.each([
  ['en', 'Cal', 'kcal'],
  ['tr', 'kcal', 'Cal'],
] as const)('in %s calories are counted in %s on every screen', async (locale, unit, other) => {
  const files = await Array.fromAsync(glob(`app/i18n/messages/${locale}/*.json`))
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const messages = texts.flatMap((text) => Object.values<string>(JSON.parse(text)))
  const phrases = Object.values(phraseBooks[locale].say)
  // Text without placeholders.
  const says = (word: string) => (text: unknown) =>
    new RegExp(`\\b${word}\\b`).test(String(text).replaceAll(/\{[^}]*\}/g, ''))
  expect(messages.filter(says(unit)).length).toBeGreaterThan(2)
  expect(phrases.filter(says(unit)).length).toBeGreaterThan(2)
  expect([...messages, ...phrases].filter(says(other))).toEqual([])
})

import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { phraseBooks } from '#app/assistant/render/phrases/index.ts'

// The units that readers expect; the specification defines the English one.
test.each([
  ['en', 'Cal', 'kcal'],
  ['tr', 'kcal', 'Cal'],
] as const)('every screen in %s gives calories in %s', async (locale, unit, other) => {
  const files = await Array.fromAsync(glob(`app/i18n/messages/${locale}/*.json`))
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const messages = texts.flatMap((text) => Object.values<string>(JSON.parse(text)))
  const phrases = Object.values(phraseBooks[locale].say)
  // Text without placeholders.
  const contains = (word: string) => (text: unknown) =>
    new RegExp(`\\b${word}\\b`).test(String(text).replaceAll(/\{[^}]*\}/g, ''))
  expect(messages.filter(contains(unit)).length).toBeGreaterThan(2)
  expect(phrases.filter(contains(unit)).length).toBeGreaterThan(2)
  expect([...messages, ...phrases].filter(contains(other))).toEqual([])
})

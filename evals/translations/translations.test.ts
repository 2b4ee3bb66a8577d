import { expect, test } from 'vitest'
import { mutate } from './mutate.ts'
import { mutationKinds } from './mutate/mutation.ts'
import { languages, readGood, subjectOf, type Texts } from './read-good.ts'
import { readHandwritten } from './read-handwritten.ts'

const good = readGood('first')
const mutated = mutate(good, 225)

test('has at least 520 good translations, from eight restaurants into every language', () => {
  expect(good.length).toBeGreaterThanOrEqual(520)
  expect(new Set(good.map(({ restaurant }) => restaurant)).size).toBeGreaterThanOrEqual(8)
  for (const subject of new Set(good.map(subjectOf))) {
    const ofSubject = good.filter((translation) => subjectOf(translation) === subject)
    const coveredLanguages = ofSubject.flatMap(({ from, to }) => [from, to])
    expect([...new Set(coveredLanguages)].toSorted(), subject).toEqual(languages.toSorted())
  }
})

test('translates every field of the original and no other', () => {
  for (const { id, source, texts } of good)
    expect(Object.keys(texts), id).toEqual(Object.keys(source))
})

test('mutates at least 5,000, of every kind in every language that allows it', () => {
  expect(mutated.length).toBeGreaterThanOrEqual(5000)
  for (const kind of mutationKinds) {
    const ofKind = mutated.filter((mutation) => mutation.kind === kind)
    expect(ofKind.length, kind).toBeGreaterThanOrEqual(170)
    const coveredLanguages = new Set(ofKind.map(({ of }) => of.to))
    expect(coveredLanguages.size, kind).toBeGreaterThanOrEqual(
      kind === 'instruction in English' ? 11 : 12,
    )
  }
})

test('makes the same mutations for the same seed', () => {
  expect(mutate(good.slice(0, 50), 3)).toEqual(mutate(good.slice(0, 50), 3))
})

test('leaves no mutated translation as it was', () => {
  const keyOf = (id: string, texts: Texts) => JSON.stringify([id, texts])
  const accepted = new Set(good.map(({ id, texts }) => keyOf(id, texts)))
  const unchangedMutations = mutated.filter(({ of, texts }) => accepted.has(keyOf(of.id, texts)))
  expect(unchangedMutations).toEqual([])
})

test('applies 200 changes written by hand', () => {
  const handwritten = readHandwritten('first', good)
  expect(handwritten.length).toBeGreaterThanOrEqual(200)
  expect(new Set(handwritten.map(({ id }) => id)).size).toBe(handwritten.length)
  for (const { id, of, texts } of handwritten) expect(texts, id).not.toEqual(of.texts)
})

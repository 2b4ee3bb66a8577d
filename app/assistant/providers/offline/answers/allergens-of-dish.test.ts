import { describe, expect, test } from 'vitest'
import { asDish } from '#app/domain/dietary/voiding.ts'
import { english } from '../phrases/english.ts'
import { turkish } from '../phrases/turkish.ts'
import { annexIIAllergens } from '#app/domain/dietary/facts.ts'
import { aboutFact, aboutFacts } from './allergens-of-dish.ts'

const dishOf = (name: string, ingredients: string[], tags: string[] = []) =>
  asDish({ name, description: '', ingredients, tags, aiInstructions: '' })

describe('what is not certain is told by what it rests on', () => {
  test('a name: dishes of it usually hold it', () => {
    const baklava = dishOf('Baklava', [])
    expect(aboutFact(baklava, 'nuts', english)).toContain('of this name usually contains')
    expect(aboutFact(baklava, 'nuts', turkish)).toContain('bu addaki yemeklerde genellikle')
  })

  test('an ingredient: it may hold it', () => {
    const broth = dishOf('Sebze', ['stock cube'])
    expect(aboutFact(broth, 'celery', english)).toContain('may contain it: stock cube.')
    expect(aboutFact(broth, 'celery', turkish)).toContain('içerebilen bir şey yazıyor: stock cube.')
  })

  test('a misspelt word beside a mark: the mark cannot be relied on', () => {
    const salad = dishOf('Salata', ['majonez'], ['yumurtasız'])
    expect(aboutFact(salad, 'eggs', english)).toMatch(/“yumurtasız”.*can't rely.*“majonez”/)
    expect(aboutFact(salad, 'eggs', turkish)).toMatch(/“yumurtasız”.*güvenemem.*“majonez”/)
  })
})

describe('of several allergens', () => {
  const manti = dishOf('Mantı', ['un', 'yoğurt'], ['glutensiz'])

  test('those that are in it stand on one line, those that nobody recorded on the last', () => {
    const borek = dishOf('Börek', ['yufka', 'peynir', 'yumurta'])
    expect(aboutFacts(borek, ['nuts', 'gluten', 'peanuts', 'milk'], english)).toEqual([
      'Börek: yes, gluten (yufka) and milk products (peynir) are recorded.',
      expect.stringMatching(/^Börek: none of .* source of nuts \/ peanuts .* Recorded: yufka, /),
    ])
    expect(aboutFacts(borek, ['gluten', 'milk', 'eggs'], turkish)).toEqual([
      'Börek: evet, gluten (yufka), süt ürünü (peynir) ve yumurta (yumurta) kayıtlı.',
    ])
  })

  test('a mark that is contradicted stays beside what contradicts it', () => {
    expect(aboutFacts(manti, ['gluten', 'milk'], english)).toEqual([
      'Mantı: yes, milk products are recorded (yoğurt).',
      expect.stringMatching(/^Mantı: yes, gluten is recorded \(un\)\.\n.*“glutensiz”/),
    ])
  })

  test('who asks for all is told what is known, and that the rest is not', () => {
    const [ingredients, ...told] = aboutFacts(manti, annexIIAllergens, english)
    expect(ingredients).toBe('Mantı – recorded ingredients: un, yoğurt.')
    expect(told).toHaveLength(3)
    expect(told.at(-1)).toBe(english.othersUnknown)
    const plain = dishOf('Pilav', ['pirinç', 'tuz'])
    expect(aboutFacts(plain, annexIIAllergens, english).at(-1)).toBe(english.noneKnown)
    const unknown = dishOf('Kebap', [])
    expect(aboutFacts(unknown, annexIIAllergens, english)).toEqual([english.noIngredients('Kebap')])
  })
})

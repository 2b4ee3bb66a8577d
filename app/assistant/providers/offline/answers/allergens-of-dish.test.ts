import { describe, expect, test } from 'vitest'
import { asDish } from '#app/domain/dietary/voiding.ts'
import { english } from '../phrases/english.ts'
import { turkish } from '../phrases/turkish.ts'
import { aboutFact } from './allergens-of-dish.ts'

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

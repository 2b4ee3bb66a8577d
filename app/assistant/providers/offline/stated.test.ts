import { expect, test } from 'vitest'
import type { StatedFact, StatedState } from '#app/domain/dietary/statements.ts'
import { allDishes, type GuestMenu } from '#app/domain/menus/guest-menu.ts'
import { demoMenu } from '../../../../tests/fixtures/demo-menu.ts'
import { statedFacts } from '../../instructions/stated-facts.ts'
import { answer } from './answer.ts'

/** The sample menu, with statements on one dish. */
function menuWith(name: string, stated: Partial<Record<StatedFact, StatedState>>): GuestMenu {
  const said = Object.fromEntries(
    Object.entries(stated).map(([fact, state]) => [fact, { state, confirmedAt: new Date() }]),
  )
  const menu = demoMenu()
  const dishes = allDishes(menu).map((dish) =>
    dish.name === name ? { ...dish, stated: said } : dish,
  )
  return { ...menu, categories: [], uncategorised: dishes }
}

const ask = (menu: GuestMenu, question: string, locale: 'en' | 'tr' = 'en') =>
  answer({ menu, history: [], question, locale })

test.each<[StatedState, string]>([
  ['contains', 'İmam Bayıldı: yes, the restaurant says that it contains celery.'],
  ['may_contain', 'İmam Bayıldı: the restaurant says that it may contain celery.'],
  ['free', 'İmam Bayıldı: the restaurant says that it is free of celery,'],
])('"%s" is told as the restaurant’s word', (state, words) => {
  const menu = menuWith('İmam Bayıldı', { celery: state })
  expect(ask(menu, 'Does the İmam Bayıldı contain celery?')).toContain(words)
})

test('what the words say outweighs "free"', () => {
  const menu = menuWith('Humus', { sesame: 'free' })
  expect(ask(menu, 'Does the Humus contain sesame?')).toContain('Humus: yes, sesame is recorded')
})

test('a dish that is stated to hold milk is no vegan dish, whatever its tag', () => {
  const menu = menuWith('Humus', { milk: 'contains' })
  expect(ask(menu, 'Is the Humus vegan?')).toContain(
    'the restaurant says that it holds, or may hold, what is not vegan',
  )
  expect(ask(menu, 'Hangileri vegan?', 'tr')).not.toContain('Humus')
})

test('a dish that is stated free of nuts is named to who cannot have them', () => {
  const menu = menuWith('Izgara Levrek', { nuts: 'free', peanuts: 'free' })
  expect(ask(menu, 'Which dishes are nut free?')).toContain('Izgara Levrek')
})

test('a model is told what is stated, and no "free" that the words contradict', () => {
  const menu = menuWith('Humus', {
    sesame: 'free',
    milk: 'free',
    nuts: 'may_contain',
    vegan: 'free',
  })
  const humus = allDishes(menu).find(({ name }) => name === 'Humus')
  expect(humus && statedFacts(humus)).toEqual({
    may_contain: ['nuts'],
    free_of: ['milk'],
    // Vegetarian follows from vegan.
    suitable_for: ['vegetarian', 'vegan'],
  })
})

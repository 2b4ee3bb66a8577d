import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { menus } from '../../../evals/menus/index.ts'
import { lokanta } from '../providers/offline/menu.fixture.ts'
import { createTruthGate, type GateContext } from './index.ts'
import { falseEnglish } from './sentences/false-english.ts'
import { falseTurkish } from './sentences/false-turkish.ts'
import type { Sentence } from './sentences/sentence.ts'
import { trueEnglish } from './sentences/true-english.ts'
import { trueTurkish } from './sentences/true-turkish.ts'
import { greeted, throughGate } from './sentences/through-gate.ts'

function contextOf({ asked = ['Hello'], menu }: Sentence): GateContext {
  const turns = asked.map((text) => ({ role: 'user' as const, text }))
  const question = turns.pop()?.text ?? ''
  return { menu: menu ? menus[menu].menu : lokanta, locale: 'en', question, history: turns }
}

const titled = (sentences: readonly Sentence[]) =>
  sentences.map((one) => [one.asked?.join(' / ') ?? '', one.reply, one] as const)

test.each(titled([...falseEnglish, ...falseTurkish]))('%s %s: is corrected', (_, reply, one) => {
  const { text, corrections } = throughGate([reply], contextOf(one))
  expect(text).not.toContain(reply)
  expect(corrections.length).toBeGreaterThan(0)
})

test.each(titled([...trueEnglish, ...trueTurkish]))('%s %s: passes untouched', (_, reply, one) => {
  const { text, corrections } = throughGate([reply], contextOf(one))
  expect({ text, corrections }).toEqual({ text: reply, corrections: [] })
})

test('a reply comes out the same, however its stream is cut', () => {
  const sentences = [...falseEnglish, ...trueEnglish, ...falseTurkish, ...trueTurkish]
  const replies = fc.array(fc.constantFrom(...sentences.map(({ reply }) => reply)), {
    minLength: 1,
    maxLength: 4,
  })
  const question = 'Is the Izgara Köfte safe for my nut allergy?'
  fc.assert(
    fc.property(replies, fc.array(fc.integer({ min: 1, max: 30 })), (some, lengths) => {
      let rest = some.join(' ')
      const chunks = lengths.map((length) => {
        const chunk = rest.slice(0, length)
        rest = rest.slice(length)
        return chunk
      })
      expect(throughGate([...chunks, rest], { ...greeted, question }).text).toBe(
        throughGate([some.join(' ')], { ...greeted, question }).text,
      )
    }),
    { numRuns: 60 },
  )
})

test('text without claims passes byte for byte', () => {
  const words = fc.constantFrom(
    'Welcome',
    'to',
    'warm',
    'house',
    '!',
    '.',
    '\n',
    '  ',
    '…',
    '🙂',
    'Enjoy',
  )
  fc.assert(
    fc.property(fc.array(words), (some) => {
      const reply = some.join(' ')
      expect(throughGate([reply], greeted).text).toBe(reply)
    }),
  )
})

describe('what stands in the place of a sentence', () => {
  test('is what is recorded, in the language of the question', () => {
    const english = throughGate(
      ['The Cevizli Baklava is nut-free and costs 99 lira.'],
      greeted,
    ).text
    expect(english).toContain('Cevizli Baklava: yes, nuts are recorded (ceviz).')
    expect(english).toContain('Cevizli Baklava: 280.00 ₺.')
    const asked = { ...greeted, question: 'Bana tatlı önerir misin?' }
    const turkish = throughGate(['Cevizli Baklava fındık içermez. Ayran is 99 lira.'], asked).text
    expect(turkish).toContain('Ayran: 60,00 ₺.')
    expect(turkish).toContain('Cevizli Baklava: evet, sert kabuklu yemiş kayıtlı (ceviz).')
  })

  test('leaves the sentences around it as they are', () => {
    const { text } = throughGate(['Good choice! Ayran costs 99 lira. Enjoy it!'], greeted)
    expect(text).toBe('Good choice! Ayran: 60.00 ₺. Enjoy it!')
  })

  test('is said once, however often the model insists', () => {
    const { text, corrections } = throughGate(
      ['Ayran costs 99 lira. Yes, Ayran is 99 lira.'],
      greeted,
    )
    expect(text.match(/60\.00/g)).toHaveLength(1)
    expect(corrections).toHaveLength(2)
  })

  test('is kept for the owner: the dish, the claim, and what is recorded', () => {
    const { corrections, evidence } = throughGate(['Ayran costs 99 lira.'], greeted)
    expect(corrections).toEqual([
      {
        kind: 'price',
        dishId: 'Ayran',
        claimed: 'Ayran costs 99 lira.',
        recorded: 'Ayran: 60.00 ₺.',
      },
    ])
    expect(evidence).toEqual([{ kind: 'price', dishId: 'Ayran', fact: null, state: 'wrong' }])
  })
})

test('a heading that no list follows is a claim like any other', () => {
  const question = 'Is the Cevizli Baklava nut-free?'
  for (const reply of ['Yes, perfectly nut-free:', 'Here is a nut-free dish:', 'Free of nuts:']) {
    expect(throughGate([reply], { ...greeted, question }).text).toContain('nuts are recorded')
  }
})

test('cards are what the words before have announced', () => {
  const gate = createTruthGate(greeted)
  const before = gate.push('Here are our nut-free desserts:\n')
  expect(before + gate.show(['Cevizli Baklava'])).toContain('yes, nuts are recorded')
})

test.each([
  ['Künefe? Not on our menu.'],
  ['The Künefe is not one of our dishes.'],
  ['There is no such dish as Künefe here.'],
  ['We stopped serving the Künefe.'],
  ['Künefe sunduğumuz bir yemek değil.'],
  ['Künefe mi? Maalesef bizde yok.'],
])('%s: a dish is there, in whatever words it is denied', (reply) => {
  const asked = { ...greeted, menu: menus.demo.menu, question: 'Could I have the Künefe?' }
  expect(throughGate([reply], asked).text).not.toContain(reply)
})

describe('a table is read row by row, each with the names of its columns', () => {
  const asked = { ...greeted, menu: menus.demo.menu, question: 'Which dishes have nuts?' }

  test.each([
    ['| Dish | Nuts |\n|---|---|\n| Muhammara | walnuts |\n| Künefe | pistachios |'],
    ['| Dish | Contains nuts? |\n|:--|:-:|\n| Muhammara | Yes (walnuts) |\n| Künefe | ✅ |'],
    ['| Dish | Price |\n|---|---|\n| **Künefe** | 290 ₺ |'],
    ['> The Künefe contains pistachios. 🍰'],
  ])('%s passes', (reply) => {
    expect(throughGate([reply], asked).text).toBe(reply)
  })

  test.each([
    ['| Künefe | nut-free |'],
    ['| Dish | Nuts |\n|---|---|\n| Künefe | none |'],
    ['| Dish | Nut-free |\n|---|---|\n| Künefe | ✅ |'],
    ['| Nut-free dishes | Price |\n|---|---|\n| Künefe | 290 ₺ |'],
    ['| Dish | Price |\n|---|---|\n| Künefe | 90 ₺ |'],
    ['~~The Künefe contains pistachios.~~'],
  ])('%s is corrected', (reply) => {
    expect(throughGate([reply], asked).corrections.length).toBeGreaterThan(0)
  })
})

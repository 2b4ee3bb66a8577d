import { describe, expect, test } from 'vitest'
import { createTruthGate } from '../index.ts'
import { greeted, throughGate } from '../sentences/through-gate.ts'

test('a beginning that was told before its sentence was held is told once', () => {
  const list = "I can't do tables, but here is a list:\n- Ayran: 60 lira"
  for (const size of [1, 5, 100]) {
    const chunks = list.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
    expect(throughGate(chunks, greeted).text).toBe(list)
  }
  const wrong = throughGate([...'We have these without nuts:\n- Cevizli Baklava'], greeted).text
  expect(wrong).toMatch(/^We can only tell you what is recorded:\nCevizli Baklava: yes, nuts/)
})

describe('a first word', () => {
  const first = (question: string, ...chunks: string[]) => {
    const gate = createTruthGate({ ...greeted, question })
    return chunks.map((chunk) => gate.push(chunk))
  }

  test('that claims nothing, whatever follows, is told at once', () => {
    expect(first('What is good here?', 'Good ', 'evening! ', 'Our ')).toEqual([
      'Good',
      ' evening!',
      '',
    ])
    expect(first('Ne önerirsiniz?', 'Menümüzde ', 'bugün ')).toEqual(['Menümüzde', ''])
  })

  test('is held where it could be taken for an answer', () => {
    const asked = 'Is the Cevizli Baklava ok with a nut allergy?'
    for (const word of ['Good ', 'Great ', 'It ', 'You ']) expect(first(asked, word)).toEqual([''])
    expect(first(asked, 'The ')).toEqual(['The'])
  })

  test('leads over to what is recorded, where its sentence is not', () => {
    const asked = { ...greeted, question: 'What is good here?' }
    for (const [reply, told] of [
      ['Good news, Ayran costs 99 lira.', 'Good that you ask: the menu records this:\n'],
      ['It is the Ayran, for 99 lira.', 'It is recorded like this:\n'],
      ['Hello there, Ayran costs 99 lira.', 'Hello! The menu records this:\n'],
      ['Menüde Ayran 99 lira.', 'Menüde kayıtlı olanlar şunlar:\n'],
    ] as const) {
      const { text } = throughGate([...reply], asked)
      expect(text).toMatch(new RegExp(`^${told}Ayran: 60[.,]00 ₺`))
    }
  })
})

test('the first words are told before the first sentence is complete', () => {
  const gate = createTruthGate(greeted)
  expect(gate.push('Good evening! Our ')).toBe('Good evening!')
  expect(gate.push('baklava')).toBe('')
})

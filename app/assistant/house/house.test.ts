import { describe, expect, test } from 'vitest'
import { withoutSentence } from '#app/domain/house/sentences.ts'
import type { Topic } from '#app/domain/guest-menu/topics.ts'
import { demoMenu } from '../../../tests/fixtures/demo-menu.ts'
import { resolvePart } from '../plan/resolve-part.ts'
import { writePart } from '../plan/write-part.ts'
import { promptFor } from '../planners/plan-prompt.ts'
import { readConversation } from '../reading/read-conversation.ts'
import { conversationState } from '../plan/conversation-state.ts'
import { findSuggestedHouseFact } from './find-suggested-house-fact.ts'
import { findFactTopic } from './detect-topics.ts'
import { findHouseText } from './find-house-text.ts'

describe('an instruction', () => {
  test.each<[string, Topic]>([
    ['We are open every day from noon.', 'hours'],
    ['Her gün 12.00–23.00 arası hizmet veriyoruz.', 'hours'],
    ['Kredi kartı ve nakit kabul ediyoruz.', 'payment'],
    ['The Wi-Fi password is olives.', 'wifi'],
    ['Hunde sind auf der Terrasse willkommen.', 'pets'],
    ['Le parking est gratuit.', 'parking'],
  ])('“%s” reads like a fact about %s', (sentence, topic) =>
    expect(findFactTopic(sentence)).toBe(topic),
  )

  test.each([
    'Recommend the terrace to large groups.',
    'Önce şefin önerisi etiketli yemekleri öner.',
    'Misafirlere sıcak ve kısa yanıt ver.',
    'Alerji sorularında mutlaka servis ekibine yönlendir.',
    'Always be polite and brief.',
    'Fiyatlara servis dahildir.',
  ])('“%s” does not read like a fact', (sentence) =>
    expect(findFactTopic(sentence)).toBeUndefined(),
  )

  test('is offered until the owner keeps it', async () => {
    const texts = ['Be brief. We take all cards.\nThe Wi-Fi password is olives.']
    const first = await findSuggestedHouseFact({ texts, kept: [] })
    expect(first).toMatchObject({ sentence: 'We take all cards.', topic: 'payment' })
    const second = await findSuggestedHouseFact({ texts, kept: [first?.hash ?? ''] })
    expect(second).toMatchObject({ sentence: 'The Wi-Fi password is olives.', topic: 'wifi' })
  })
})

test('removing a sentence changes nothing else in the text', () => {
  const text = 'One. Two.\n\n  Three.  Four.\nFive.'
  expect(withoutSentence(text, 'Four.')).toBe('One. Two.\n\nThree.\nFive.')
  expect(withoutSentence(text, 'Five.')).toBe('One. Two.\n\n  Three.  Four.')
  expect(withoutSentence(text, 'Six.')).toBe(text)
})

describe('a plan', () => {
  const menu = demoMenu()
  const scope = { menu, guestTexts: [], earlier: new Map() }
  const resolveHouse = (of: string[]) =>
    resolvePart({ do: 'house', dishes: [], of, where: [] }, scope)

  test('refers to sentences of the context by number and to facts by topic', async () => {
    const part = resolveHouse(['other', 'p1', 'p99', 'd1'])
    expect(part).toEqual({ do: 'house', topic: 'other', passages: ['p1'] })
    expect(part && writePart(part, menu).of).toEqual(['other', 'p1'])
    if (part?.do !== 'house') throw new Error('expected a part about the house')
    expect(await findHouseText(part, menu, '')).toMatch(/^Kuzguncuk’ta üç kuşaktır/)
    expect(await findHouseText({ do: 'house', topic: 'access' }, menu, '')).toContain('Tuvalet')
  })

  test('is written from a prompt with the facts and the context, but no instructions', async () => {
    const question = 'wifi?'
    const read = readConversation(question, [], menu, 'en')
    const prompt = await promptFor({ menu, question, read, state: conversationState([]) })
    const house = /<house>\n([\s\S]*?)\n<\/house>/.exec(prompt)?.[1] ?? ''
    expect(house).toContain('wifi Ağ: Akar Misafir')
    expect(house).toContain('p1 Kuzguncuk’ta')
    expect(house).not.toContain('Misafirlere sıcak')
  })
})

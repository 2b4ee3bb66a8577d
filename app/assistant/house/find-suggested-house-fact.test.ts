import { describe, expect, test } from 'vitest'
import type { Topic } from '#app/domain/guest-menu/topics.ts'
import { findFactTopic } from './detect-topics.ts'
import { findSuggestedHouseFact } from './find-suggested-house-fact.ts'

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
    const first = await findSuggestedHouseFact({ texts, keptHashes: [] })
    expect(first).toMatchObject({ sentence: 'We take all cards.', topic: 'payment' })
    const second = await findSuggestedHouseFact({
      texts,
      keptHashes: [first?.hash ?? ''],
    })
    expect(second).toMatchObject({ sentence: 'The Wi-Fi password is olives.', topic: 'wifi' })
  })
})

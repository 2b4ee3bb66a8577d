import { describe, expect, test } from 'vitest'
import type { Block } from '#app/assistant/render/blocks.ts'
import { demo } from '../menus/demo.ts'
import { faultsOf } from './oracle.ts'
import { runPlans } from './run-hostile.ts'
import type { HostileReply } from './reply-to-plan.ts'

test('whatever a planner plans, nothing is said that the records do not hold', async () => {
  const { faults } = await runPlans(600)
  expect(faults).toEqual([])
})

describe('the oracle finds', () => {
  const reply = (block: Block, change: Partial<HostileReply> = {}): HostileReply => ({
    blocks: [block],
    parts: [],
    avoided: [],
    language: 'en',
    guestWords: ['Is there a unicorn steak?'],
    ...change,
  })
  const row = { id: 'Fava', name: 'Fava', price: '165.00 ₺', image_url: '/images/fava.webp' }
  const milk = { kind: 'fact' as const, fact: 'milk' as const }
  const has = { do: 'has' as const, dishes: ['Fava'], of: [milk] }
  const offer = (name: string, price: string): Block => ({
    kind: 'dishes',
    group: 'fits',
    lead: 'Here you are:',
    text: `Here you are:\n• ${name} (${price})`,
    rows: [{ id: name, name, price, image_url: null }],
  })
  const fact = (text: string, state: 'contains' | 'free'): Block => ({
    kind: 'fact',
    text,
    dish: row,
    state,
  })

  test.each<[string, HostileReply, RegExp]>([
    [
      'another dish’s words for an allergen',
      reply(fact('Yes: Fava contains milk (yayık tereyağı).', 'contains'), { parts: [has] }),
      /says “tereyagı”/,
    ],
    [
      'an allergen that nobody calls absent',
      reply(fact('No: the kitchen has marked Fava as dairy-free.', 'free'), { parts: [has] }),
      /no record explains/,
    ],
    ['another dish’s price', reply(offer('Fava', '9.99 ₺')), /Fava costs 9.99/],
    [
      'a dish with an avoided allergen among what fits',
      reply(offer('Antep Fıstıklı Baklava', '280.00 ₺'), {
        avoided: [{ kind: 'fact', fact: 'nuts' }],
      }),
      /offers Antep Fıstıklı Baklava/,
    ],
    [
      'a model’s own words',
      reply(
        { kind: 'text', text: '“zqxwv” isn’t on the menu.' },
        { parts: [{ do: 'missing', said: 'zqxwv' }] },
      ),
      /says “zqxwv”/,
    ],
    [
      'an instruction of the owner',
      reply({
        kind: 'quote',
        text: `The house says: “${demo.menu.menu.aiInstructions}”`,
        quote: demo.menu.menu.aiInstructions,
      }),
      /says an instruction/,
    ],
    ['a wrong sum', reply({ kind: 'text', text: 'Together that’s 410.00 ₺.' }), /says 41000/],
    ['a dish of nowhere', reply(offer('Unicorn', '1.00 ₺')), /no such dish/],
  ])('%s', (_, said, expected) => {
    expect(faultsOf(said, demo.menu).join('\n')).toMatch(expected)
  })
})

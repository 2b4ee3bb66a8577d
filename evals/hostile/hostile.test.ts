import { describe, expect, test } from 'vitest'
import type { Block } from '#app/assistant/render/blocks.ts'
import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import { aGroup, anOption } from '#app/domain/guest-menu/option-group.fixture.ts'
import { caseCount } from '../../tests/case-count.ts'
import { demo } from '../menus/demo.ts'
import { findFaults } from './oracle.ts'
import { replyToRandomPlans } from './run-hostile.ts'
import type { HostileReply } from './reply-to-plans.ts'

test('says nothing that contradicts the records, whatever the plan', async () => {
  const { faults } = await replyToRandomPlans(caseCount(7_500))
  expect(faults).toEqual([])
})

describe('the oracle reports', () => {
  const reply = (block: Block, change: Partial<HostileReply> = {}): HostileReply => ({
    blocks: [block],
    parts: [],
    avoided: [],
    language: 'en',
    guestMessages: ['Is there a unicorn steak?'],
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
      'an ingredient of another dish as the source of an allergen',
      reply(fact('Yes: Fava contains milk (yayık tereyağı).', 'contains'), { parts: [has] }),
      /says “tereyagı”/,
    ],
    [
      'an allergen called absent without a mark',
      reply(fact('No: the kitchen has marked Fava as dairy-free.', 'free'), { parts: [has] }),
      /no record explains/,
    ],
    ['a wrong price', reply(offer('Fava', '9.99 ₺')), /Fava costs 9.99/],
    [
      'a dish with an avoided allergen offered as fitting',
      reply(offer('Antep Fıstıklı Baklava', '280.00 ₺'), {
        avoided: [{ kind: 'fact', fact: 'nuts' }],
      }),
      /offers Antep Fıstıklı Baklava/,
    ],
    [
      'text written by the model',
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
    ['an unknown dish', reply(offer('Unicorn', '1.00 ₺')), /no such dish/],
  ])('%s', (_, faulty, expected) => {
    expect(findFaults(faulty, demo.menu).join('\n')).toMatch(expected)
  })

  test('a statement about options of several dishes, unless it is true of each', () => {
    const dishes = [
      aDish('Wrap', {
        optionGroups: [aGroup('Extra', [anOption('Dip', { id: 'w', free: ['milk'] })])],
      }),
      aDish('Bowl', {
        optionGroups: [aGroup('Extra', [anOption('Dip', { id: 'b', free: ['milk'] })])],
      }),
      aDish('Taco', { optionGroups: [aGroup('Extra', [anOption('Dip', { id: 't' })])] }),
    ]
    const menu = { ...demo.menu, categories: [{ id: 'c', name: 'Mains', dishes, sections: [] }] }
    const faultsOf = (name: string, options: readonly string[]) =>
      findFaults(
        reply(
          {
            kind: 'fact',
            text: `Yes: the kitchen has marked ${name} as dairy-free.`,
            dish: { id: 'Wrap', name: 'Wrap', price: '', image_url: null },
            state: 'free',
          },
          { parts: [{ do: 'free_of', dishes: [], of: [milk], options }] },
        ),
        menu,
      ).filter((fault) => fault.startsWith('no record explains'))
    expect(faultsOf('Dip (Wrap and Bowl: Extra)', ['w', 'b'])).toEqual([])
    expect(faultsOf('Dip (Wrap and Taco: Extra)', ['w', 't'])).toHaveLength(1)
    expect(faultsOf('Dip (Wrap, Bowl, and Taco: Extra)', ['w', 'b'])).toHaveLength(1)
    expect(faultsOf('Dip (Extra)', ['w', 'b'])).toHaveLength(1)
  })
})

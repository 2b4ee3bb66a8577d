import { describe, expect, test } from 'vitest'
import { readConversation } from '../../reading/read-conversation.ts'
import { menu, plan } from './plan.fixture.ts'

describe('with a guest who has an allergy', () => {
  const nuts = [
    { kind: 'fact', fact: 'nuts' },
    { kind: 'fact', fact: 'peanuts' },
  ]

  test('a bare dish name asks whether they can have it, and its foods do not count as allergies', () => {
    expect(plan('I have a nut allergy', 'what about the lentil soup?')).toEqual([
      { do: 'suits', dishes: ['Lentil Soup'], of: nuts },
    ])
  })

  test.each([
    ['I have a nut allergy. Are there nuts in the lentil soup?', 'has'],
    ['Are there nuts in the lentil soup? I get hives', 'has'],
    ['no nuts in the lentil soup, right? allergic', 'free_of'],
    ['I’m allergic to nuts, can I have the lentil soup?', 'suits'],
    ['does the lentil soup have nuts or is it safe for me, allergic to nuts', 'suits'],
  ])('“%s” is answered as %s, so that “yes” or “no” fits', (question, act) => {
    const facts = plan(question).filter(({ do: kind }) => /^(has|free_of|suits)$/.test(kind))
    expect(facts).toEqual([{ do: act, dishes: ['Lentil Soup'], of: nuts }])
  })

  test('a diet in a dish name is not the guest’s diet', () => {
    const read = readConversation('how much is the vegan miso ramen, no nuts', [], menu, 'en')
    expect(read.avoided).toEqual(nuts)
  })

  test('an allergy to a dish is recognised by the food in its name', () => {
    const read = readConversation('I’m allergic to lemon sorbet', [], menu, 'en')
    expect(read.avoided).toContainEqual({ kind: 'food', concept: 'lemon', isAllergy: true })
  })
})

test('in an emergency the plan has only the ingredients of the dish', () => {
  expect(plan('my friend can’t breathe after the tiramisu')).toEqual([
    { do: 'tell', dishes: ['Tiramisu'], of: ['ingredients'] },
  ])
  expect(plan('help, she can’t breathe')).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { menus } from '../../../../evals/menus/index.ts'
import { createTruthGate } from '../index.ts'

type Menu = keyof typeof menus

function told(menu: Menu, question: string, reply: string, before: readonly string[] = []) {
  const history = before.map((text, place) => ({
    role: place % 2 === 0 ? ('user' as const) : ('assistant' as const),
    text,
  }))
  const gate = createTruthGate({ menu: menus[menu].menu, locale: 'en', question, history })
  return gate.push(reply) + gate.end()
}

const count = (text: string, part: string) => text.split(part).length - 1

describe('in the place of what cannot be told', () => {
  const question = 'Is the Künefe ok with my nut allergy?'
  const lies = 'The Künefe waves nuts goodbye. Truly, it shrugs at nuts. Nuts fear the Künefe.'

  test('stands the answer to the question, once, and what every such reply ends with, once', () => {
    const text = told('demo', question, lies)
    expect(count(text, 'Künefe: yes, nuts are recorded')).toBe(1)
    expect(count(text, 'Traces are possible')).toBe(1)
    expect(text.endsWith('they have the last word.')).toBe(true)
  })

  test('stands what is recorded of the dishes that were named, and no list of the menu', () => {
    const text = told('demo', 'which mezes are without nuts', 'Fava and Humus shrug at nuts.')
    expect(text).toMatch(/^Fava: none of the recorded/m)
    expect(text).toMatch(/^Humus: none of the recorded/m)
    expect(text).not.toContain('• ')
  })

  test('what was begun is ended as a sentence', () => {
    expect(told('demo', question, lies)).toMatch(/^The menu records this:\nKünefe/)
    expect(told('demo', question, 'I swear by its nuts.')).toMatch(/^I can only tell you what is/)
  })

  test('what was begun and left out goes on with what follows', () => {
    const text = told(
      'pub',
      'dessert for two to share',
      'The Sticky Toffee Pudding swaps butter for love. The Nachos are marked for sharing.',
    )
    expect(text).toBe('The menu records this:\nThe Nachos are marked for sharing.')
  })

  test('nuts and peanuts, of which nothing is recorded, stand in one line', () => {
    const text = told('pub', 'nut allergy here, is fish and chips alright', 'Sure, go ahead.')
    expect(text).toContain(
      'Fish & Chips: none of the recorded ingredients is a source of nuts / peanuts',
    )
    expect(count(text, 'Fish & Chips:')).toBe(1)
  })

  test('no heading, number or lone "yes" is left over nothing', () => {
    const list =
      'Yes! Künefe shrugs at nuts.\n\nGood to know:\n- It laughs at nuts\n- Nuts bow to it'
    const text = told('demo', question, list)
    expect(text).not.toContain('Yes!')
    expect(text).not.toContain('Good to know')
    expect(text).not.toMatch(/^- /m)
  })

  test('the language is the question’s, whatever the names in a line', () => {
    const reply = 'Süzme Mercimek Çorbası, Adana Kebap ve ayran fındıkla vedalaşmış.'
    expect(told('demo', question, reply)).toContain('nuts are recorded')
    const asked = 'Künefe fındık alerjime uygun mu?'
    expect(told('demo', asked, 'Nuts bow to the Künefe.')).toContain('kayıtlı')
  })

  test('nobody who asks of nothing is told a list', () => {
    const before = ['Is the pad thai ok with a peanut allergy?', 'No, it contains crushed peanuts.']
    const text = told('pub', 'lol you are funny', 'Haha, thank you! Zingy zest is my zeal.', before)
    expect(text).not.toContain('Pad Thai')
    expect(text).toContain('Haha, thank you!')
  })
})

describe('where nobody asks of health', () => {
  test.each([
    [
      'demo',
      "What's the Künefe like?",
      'The Künefe has almonds, tahini, basil and sesame.',
      'Künefe – recorded ingredients: ',
    ],
    [
      'demo',
      'is hamsi on at the moment?',
      'Hamsi Tava is filled with prawns.',
      'Hamsi Tava – recorded ingredients: hamsi, ',
    ],
    ['nar', 'Urfa Kebap nasıl?', 'Urfa Kebap dana kıymayla, odun fırınında pişer.', 'Urfa Kebap: '],
    [
      'pub',
      'İki balık patates arasında fark var mı?',
      'Fish & Chips içinde karides ve somon var.',
      'Fish & Chips – kayıtlı içindekiler: cod, ',
    ],
  ] as const)(
    '%s, %s: %s is put right by what the menu says, once',
    (menu, question, reply, line) => {
      const text = told(menu, question, reply)
      expect(text).toContain(line)
      expect(text).not.toMatch(/Traces are|Her mutfakta|can't promise|söz veremem|: (yes|evet),/)
      expect(count(text, '\n')).toBeLessThan(2)
    },
  )

  test('what the menu says of a dish is told once a reply', () => {
    const reply = 'The Künefe has almonds in it. It also has tahini in it.'
    expect(count(told('demo', "What's the Künefe like?", reply), 'recorded ingredients')).toBe(1)
  })

  test('of many dishes nothing is told, and no list of the menu', () => {
    const reply = 'Welcome! Fava, Humus, Muhammara, Haydari and Paçanga Böreği contain prawns.'
    const text = told('demo', 'Which mezes do you like?', reply)
    expect(text).toBe('Welcome!')
  })

  test.each([
    ["What's the Künefe like?", 'The Künefe is nut-free.'],
    ["What's the Künefe like?", 'The Künefe is safe for anybody with a nut allergy.'],
    ["What's the Künefe like?", 'It is not recorded whether the Künefe has nuts.'],
    ['Does the Fava have nuts?', 'The Fava has almonds.'],
  ])('%s: %s is a matter of health', (question, reply) => {
    expect(told('demo', question, reply)).toContain('Traces are possible')
  })
})

describe('sums', () => {
  test.each([
    [
      'nar',
      'How much is Ali Nazik with an ayran and katmer?',
      'That is 460 + 50 + 280 = 790 lira.',
    ],
    ['demo', 'Three teas and three baklavas?', 'All together that is ₺960.'],
    ['demo', 'how much more is the levrek than the hamsi', '₺260 more: ₺620 against ₺360.'],
    ['nar', 'üç simit bir ayran', 'Üç Simit ve bir Ayran 170 TL tutuyor.'],
    ['nar', 'If we share the serpme kahvaltı?', 'Half of 900 TL is 450 TL each.'],
  ] as const)('%s, %s: %s passes', (menu, question, reply) => {
    expect(told(menu, question, reply)).toBe(reply)
  })

  test.each([
    [
      'nar',
      'How much is Ali Nazik with an ayran and katmer?',
      'That is 460 + 50 + 280 = 780 lira.',
    ],
    ['demo', 'Three teas and three baklavas?', 'All together that is ₺980.'],
    ['demo', 'how much more is the levrek than the hamsi', '₺250 more: ₺620 against ₺360.'],
    ['nar', 'If we share the serpme kahvaltı?', 'Half of 900 TL is 400 TL each.'],
  ] as const)('%s, %s: %s is put right', (menu, question, reply) => {
    expect(told(menu, question, reply)).not.toContain(reply)
  })

  test('the right total stands in the place of a wrong one', () => {
    const text = told('nar', 'three simit and an ayran', 'Three Simit and an Ayran come to 150 TL.')
    expect(text).toContain('3 × Simit + Ayran = 170.00 ₺.')
  })
})

describe('what a guest is told to be in a dish', () => {
  test.each([
    ['pub', "what's on the nachos", 'Cheddar, jalapeños, guacamole, pulled pork and sour cream.'],
    ['demo', 'what desserts are there', 'We have künefe and a homemade San Sebastian cheesecake.'],
    ['demo', 'Mantınız var mı?', 'Ne yazık ki mantı menümüzün parçası değil.'],
    ['pub', 'nut allergy', 'The only dish you would have to skip is the Chocolate Brownie.'],
  ] as const)('%s, %s: %s is not told', (menu, question, reply) => {
    expect(told(menu, question, reply)).not.toContain(reply)
  })

  test.each([
    [
      'demo',
      'Tell me about the haydari',
      'Haydari is thick strained yogurt with a pinch of garlic.',
    ],
    ['demo', 'Which mezes contain nuts?', 'With nuts:\n- Muhammara ❌ contains walnuts'],
    [
      'pub',
      'Is there gluten?',
      'The Fish & Chips is tagged gluten-free, but it contains beer batter.',
    ],
  ] as const)('%s, %s: %s passes', (menu, question, reply) => {
    expect(told(menu, question, reply).startsWith(reply)).toBe(true)
  })
})

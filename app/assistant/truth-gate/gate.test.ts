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

const context: GateContext = { menu: lokanta, locale: 'en', question: 'Hello', history: [] }

function contextOf({ asked = ['Hello'], menu }: Sentence): GateContext {
  const turns = asked.map((text) => ({ role: 'user' as const, text }))
  const question = turns.pop()?.text ?? ''
  return { menu: menu ? menus[menu].menu : lokanta, locale: 'en', question, history: turns }
}

function read(chunks: readonly string[], asked: GateContext) {
  const gate = createTruthGate(asked)
  const text = chunks.map((chunk) => gate.push(chunk)).join('') + gate.end()
  return { text, corrections: gate.corrections, evidence: gate.evidence() }
}

const titled = (sentences: readonly Sentence[]) =>
  sentences.map((one) => [one.asked?.join(' / ') ?? '', one.reply, one] as const)

test.each(titled([...falseEnglish, ...falseTurkish]))('%s %s: is corrected', (_, reply, one) => {
  const { text, corrections } = read([reply], contextOf(one))
  expect(text).not.toContain(reply)
  expect(corrections.length).toBeGreaterThan(0)
})

test.each(titled([...trueEnglish, ...trueTurkish]))('%s %s: passes untouched', (_, reply, one) => {
  const { text, corrections } = read([reply], contextOf(one))
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
      expect(read([...chunks, rest], { ...context, question }).text).toBe(
        read([some.join(' ')], { ...context, question }).text,
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
      expect(read([reply], context).text).toBe(reply)
    }),
  )
})

describe('what stands in the place of a sentence', () => {
  test('is what is recorded, in the language of the question', () => {
    const english = read(['The Cevizli Baklava is nut-free and costs 99 lira.'], context).text
    expect(english).toContain('Cevizli Baklava: yes, nuts are recorded (ceviz).')
    expect(english).toContain('Cevizli Baklava: 280.00 ₺.')
    const asked = { ...context, question: 'Bana tatlı önerir misin?' }
    const turkish = read(['Cevizli Baklava fındık içermez. Ayran is 99 lira.'], asked).text
    expect(turkish).toContain('Ayran: 60,00 ₺.')
    expect(turkish).toContain('Cevizli Baklava: evet, sert kabuklu yemiş kayıtlı (ceviz).')
  })

  test('leaves the sentences around it as they are', () => {
    const { text } = read(['Good choice! Ayran costs 99 lira. Enjoy it!'], context)
    expect(text).toBe('Good choice! Ayran: 60.00 ₺. Enjoy it!')
  })

  test('is said once, however often the model insists', () => {
    const { text, corrections } = read(['Ayran costs 99 lira. Yes, Ayran is 99 lira.'], context)
    expect(text.match(/60\.00/g)).toHaveLength(1)
    expect(corrections).toHaveLength(2)
  })

  test('is kept for the owner: the dish, the claim, and what is recorded', () => {
    const { corrections, evidence } = read(['Ayran costs 99 lira.'], context)
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

describe('a reference to a fact', () => {
  test('is filled in, in the language of the reply', () => {
    expect(read(['It costs {{price:Ayran}}, {{calories:Ayran}}.'], context).text).toBe(
      'It costs 60.00 ₺, 90 kcal.',
    )
    expect(read(['Fiyatı {{price:Ayran}} kadardır.'], context).text).toBe(
      'Fiyatı 60,00 ₺ kadardır.',
    )
  })

  test('to allergens, foods and diets becomes what is recorded, and who has the last word', () => {
    const { text, corrections, evidence } = read(
      ['{{record:Cevizli Baklava:nuts,vegan,onion}}.\nIt is {{price:Cevizli Baklava}}.'],
      context,
    )
    const lines = text.split('\n')
    expect(lines[0]).toBe('Cevizli Baklava: yes, nuts are recorded (ceviz).')
    expect(lines[1]).toMatch(/^Cevizli Baklava: onion isn't among the recorded ingredients/)
    expect(lines[2]).toMatch(/^Cevizli Baklava: not vegan by what the menu says/)
    expect(lines[3]).toBe('It is 280.00 ₺.')
    expect(text).toContain('they have the last word')
    expect(corrections).toEqual([])
    expect(evidence).toContainEqual({
      kind: 'contains',
      dishId: 'Cevizli Baklava',
      fact: 'nuts',
      state: 'true',
    })
  })

  test('stands alone, wherever a model puts it', () => {
    const { text } = read(['Good choice! {{record:Ayran:milk}} Enjoy!'], context)
    expect(text).toBe(
      'Good choice! Ayran: yes, milk products are recorded (yoğurt). Enjoy!\n\nTraces are possible in any kitchen. Please tell the staff about your allergy before you order: they have the last word.',
    )
  })

  test('tells of a heading, or of the menu', () => {
    const asked = { ...context, menu: menus.pub.menu }
    const record = read(['{{record:Desserts:gluten}}'], asked).text
    expect(record).toContain('• Vegan Brownie – flour')
    expect(record).not.toContain('Scotch Egg')
    const marked = read(['{{marked:menu:vegan,gluten}}'], asked).text
    expect(marked).toContain('The restaurant marks these as vegan:\n• ')
    expect(marked).not.toContain('Vegan Brownie')
    expect(read(['{{marked:Desserts:vegan,halal}}'], asked).text).toContain('I find nothing')
  })

  test('is not announced as what it is not', () => {
    const asked = { ...context, question: 'What is without nuts?' }
    const { text } = read([...'We have these without nuts:\n{{record:menu:nuts}}'], asked)
    expect(text).toMatch(/^We can only tell you what is recorded:\nDishes in which the menu/)
  })

  const sorbet = '{{record:Lemon Sorbet:nuts,peanuts}}'
  const allergic = {
    ...context,
    menu: menus.pub.menu,
    question: 'nut allergy, what desserts can I have',
  }

  test('leaves nothing to be told once it has told what is asked', () => {
    const priced = read([`${sorbet}\nThe Lemon Sorbet is £5.`], allergic)
    expect(priced.corrections).toEqual([])
    const { text } = read([`${sorbet}\nIt shrugs at nuts. Nuts never met it.`], allergic)
    expect(text).not.toContain('shrugs')
    expect(text).not.toContain('Dishes in which')
    expect(text.match(/^Lemon Sorbet:/gm)).toHaveLength(1)
  })

  test.each([
    'The Lemon Sorbet is £5, enjoy!',
    "So the Lemon Sorbet it is, or I'd go for two.",
    'The Panna Cotta is £5.',
    'Choose the Lemon Sorbet.',
    "That's a yes.",
  ])('vouches for nothing beside it: %s', (reply) => {
    expect(read([`${sorbet}\n${reply}`], allergic).text).not.toContain(reply)
  })

  test('to another dish, or another food, answers nothing', () => {
    for (const other of ['{{record:Panna Cotta:nuts,peanuts}}', '{{record:Lemon Sorbet:gluten}}']) {
      const question = 'Nut allergy, is the Lemon Sorbet ok?'
      const { text } = read([`${other}\nIt shrugs at nuts.`], { ...allergic, question })
      expect(text).toContain('Lemon Sorbet: none of the recorded ingredients is a source of nuts')
    }
  })

  test('to nothing that is there gives the answer to the question', () => {
    const question = 'Is there milk in the Ayran?'
    for (const reply of ['{{record:Nothing:milk}}', '{{record:Ayran:xyzzy}}', '{{record:Ayran']) {
      expect(read([reply], { ...context, question }).text).toContain('milk products are recorded')
    }
  })

  test('that leads nowhere vanishes, and none flashes while it comes', () => {
    expect(read(['Hello {{price:nothing}}there{{foo:Ayran}}.'], context).text).toBe('Hello there.')
    const gate = createTruthGate(context)
    for (const letter of 'Our {{price:Ayran') expect(gate.push(letter)).not.toContain('{')
    expect(gate.end()).not.toContain('{')
  })

  test('makes no claim around it true', () => {
    const { text } = read(['Perfectly safe, without nuts: {{price:Ayran}}'], context)
    expect(text).not.toContain('Perfectly')
  })
})

test('a beginning that was told before its sentence was held is told once', () => {
  const list = "I can't do tables, but here is a list:\n- Ayran: 60 lira"
  for (const size of [1, 5, 100]) {
    const chunks = list.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
    expect(read(chunks, context).text).toBe(list)
  }
  const wrong = read([...'We have these without nuts:\n- Cevizli Baklava'], context).text
  expect(wrong).toMatch(/^We can only tell you what is recorded:\nCevizli Baklava: yes, nuts/)
})

describe('a first word', () => {
  const first = (question: string, ...chunks: string[]) => {
    const gate = createTruthGate({ ...context, question })
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
    const asked = { ...context, question: 'What is good here?' }
    for (const [reply, told] of [
      ['Good news, Ayran costs 99 lira.', 'Good that you ask: the menu records this:\n'],
      ['It is the Ayran, for 99 lira.', 'It is recorded like this:\n'],
      ['Hello there, Ayran costs 99 lira.', 'Hello! The menu records this:\n'],
      ['Menüde Ayran 99 lira.', 'Menüde kayıtlı olanlar şunlar:\n'],
    ] as const) {
      const { text } = read([...reply], asked)
      expect(text).toMatch(new RegExp(`^${told}Ayran: 60[.,]00 ₺`))
    }
  })
})

test('the first words are told before the first sentence is complete', () => {
  const gate = createTruthGate(context)
  expect(gate.push('Good evening! Our ')).toBe('Good evening!')
  expect(gate.push('baklava')).toBe('')
})

test('a heading that no list follows is a claim like any other', () => {
  const question = 'Is the Cevizli Baklava nut-free?'
  for (const reply of ['Yes, perfectly nut-free:', 'Here is a nut-free dish:', 'Free of nuts:']) {
    expect(read([reply], { ...context, question }).text).toContain('nuts are recorded')
  }
})

test('cards are what the words before have announced', () => {
  const gate = createTruthGate(context)
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
  const asked = { ...context, menu: menus.demo.menu, question: 'Could I have the Künefe?' }
  expect(read([reply], asked).text).not.toContain(reply)
})

describe('a table is read row by row, each with the names of its columns', () => {
  const asked = { ...context, menu: menus.demo.menu, question: 'Which dishes have nuts?' }

  test.each([
    ['| Dish | Nuts |\n|---|---|\n| Muhammara | walnuts |\n| Künefe | pistachios |'],
    ['| Dish | Contains nuts? |\n|:--|:-:|\n| Muhammara | Yes (walnuts) |\n| Künefe | ✅ |'],
    ['| Dish | Price |\n|---|---|\n| **Künefe** | 290 ₺ |'],
    ['> The Künefe contains pistachios. 🍰'],
  ])('%s passes', (reply) => {
    expect(read([reply], asked).text).toBe(reply)
  })

  test.each([
    ['| Künefe | nut-free |'],
    ['| Dish | Nuts |\n|---|---|\n| Künefe | none |'],
    ['| Dish | Nut-free |\n|---|---|\n| Künefe | ✅ |'],
    ['| Nut-free dishes | Price |\n|---|---|\n| Künefe | 290 ₺ |'],
    ['| Dish | Price |\n|---|---|\n| Künefe | 90 ₺ |'],
    ['~~The Künefe contains pistachios.~~'],
  ])('%s is corrected', (reply) => {
    expect(read([reply], asked).corrections.length).toBeGreaterThan(0)
  })
})

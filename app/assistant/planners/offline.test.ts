import { describe, expect, test } from 'vitest'
import { missingParts, requiredParts } from '../plan/join.ts'
import type { Part } from '../plan/part.ts'
import { readConversation } from '../reading/read-conversation.ts'
import { menu, plan } from './offline/plan.fixture.ts'

describe('what was said before', () => {
  test('“and the other one?” asks the same of the other dish', () => {
    const [last] = plan('Price of the Miso Ramen?', 'Price of the Tiramisu?', 'and the other one?')
    expect(last).toEqual({ do: 'tell', dishes: ['Miso Ramen'], of: ['price'] })
  })

  test.each(['How big is it?', 'Is it big enough for two?', 'how long does it take'])(
    '“%s” of nothing is asked back or left to the team, never guessed',
    (text) => expect(['ask', 'talk']).toContain(plan(text)[0]?.do),
  )
})

describe('conditions', () => {
  const clausesOf = (text: string) =>
    plan(text).flatMap((part) =>
      'query' in part && part.query ? part.query.clauses.map((one) => one) : [],
    )

  test.each([
    'something not over 9 pounds',
    'etwas nicht über 9 Pfund',
    'quelque chose à pas plus de 9 livres',
    'algo de no más de 9 libras',
  ])('“%s” has an upper bound', (text) => {
    const ops = clausesOf(text).map(({ op }) => op)
    expect(ops).toContain('price_to')
    expect(ops).not.toContain('price_over')
  })

  test.each([
    'nothing spicy please',
    'a main that isn’t hot',
    'net scharf',
    'rien de piquant',
    'ничего острого',
    'nada picante',
  ])('“%s” leaves out what is hot', (text) => {
    const clauses = clausesOf(text)
    expect(clauses).toContainEqual({ op: 'not', of: ['hot'] })
    expect(clauses).not.toContainEqual({ op: 'is', of: ['hot'] })
  })

  test('“2x” counts dishes', () => {
    const [sum] = plan('2x tiramisu and 3x lemon sorbet, how much?')
    expect(sum).toMatchObject({ do: 'sum' })
    expect(sum && 'dishes' in sum && sum.dishes).toHaveLength(5)
  })
})

test('an allergy to nobody knows what is asked back', () => {
  expect(plan('I’ve got an allergy, what can I eat here?')).toEqual([
    { do: 'ask', what: 'food', of: [] },
  ])
})

test('what closes a clause behind a food is about that one alone', () => {
  const { avoided } = readConversation(
    'avec de la viande (le porc j’aime pas trop)',
    [],
    menu,
    'fr',
  )
  expect(avoided).toEqual([{ kind: 'fact', fact: 'pork' }])
})

test('what names its own food takes no other food with it', () => {
  const { avoided } = readConversation('pommes glutenfrei?? hab zöliakie', [], menu, 'de')
  expect(avoided).toEqual([{ kind: 'fact', fact: 'gluten' }])
})

describe('an allergy that a guest seems to take back', () => {
  const nuts = ['nuts', 'peanuts']
  const asked = { do: 'ask', what: 'take_back', of: nuts }
  const back = nuts.map((fact) => ({ kind: 'fact', fact }))
  const avoided = (...messages: readonly string[]) => {
    const last = plan(...messages, 'What desserts do you have?')[0]
    return last?.do === 'list' && last.groups.includes('against')
  }

  test.each([
    ['I am allergic to nuts', 'scrap the nuts, that was my brother', 'yes'],
    ['Fındık, fıstık ve kuruyemişe alerjim var', 'kuruyemişi boşver', 'evet'],
    ['Ich habe eine Nussallergie', 'Vergiss die Nüsse', 'ja bitte'],
    ['Je suis allergique aux noix', 'Oubliez les noix', 'oui'],
    ['Soy alérgico a los frutos secos', 'Olvida los frutos secos', 'sí'],
    ['Sono allergico alle noci', 'Dimentica le noci', 'sì'],
    ['Ik ben allergisch voor noten', 'Vergeet de noten', 'ja'],
    ['У меня аллергия на орехи', 'Забудьте про орехи', 'да'],
    ['У мене алергія на горіхи', 'Забудьте про горіхи', 'так'],
    ['عندي حساسية من المكسرات', 'انسى المكسرات', 'نعم'],
    ['به آجیل حساسیت دارم', 'آجیل رو بیخیال', 'بله'],
    ['我对坚果过敏', '不用管坚果了', '是的'],
  ])('is asked about, and holds until a yes: %s', (allergy, scrapped, yes) => {
    expect(plan(allergy, scrapped)[0]).toMatchObject({ do: 'ask', what: 'take_back' })
    expect(avoided(allergy, scrapped)).toBe(true)
    expect(plan(allergy, scrapped, yes)[0]).toMatchObject({ do: 'talk', act: 'noted' })
    expect(avoided(allergy, scrapped, yes)).toBe(false)
  })

  test('is named in the question and in what follows the yes', () => {
    const talk = ['I am allergic to nuts', 'never mind the nuts']
    expect(plan(...talk)).toEqual([asked])
    expect(plan(...talk, 'yes please')).toEqual([{ do: 'talk', act: 'noted', takenBack: back }])
  })

  test.each(['no', 'ok the soup please', 'ok, and which desserts?', 'yes but not peanuts'])(
    'holds after “%s”',
    (answer) => {
      const talk = ['I am allergic to nuts', 'never mind the nuts', answer]
      expect(avoided(...talk)).toBe(true)
    },
  )
})

const read = (text: string) => readConversation(text, [], menu, 'en')
const egg = { kind: 'fact', fact: 'eggs' }

describe('dishes', () => {
  test('the exactly named dish beats one whose name contains it', () => {
    expect(plan('Is the Miso Ramen vegan?')).toEqual([
      { do: 'suits', dishes: ['Miso Ramen'], of: [{ kind: 'diet', diet: 'vegan' }] },
    ])
  })

  test('a short name and a slip of the finger are enough', () => {
    expect(plan('is there egg in the carbonarra')).toEqual([
      { do: 'has', dishes: ['Spaghetti Carbonara'], of: [egg] },
    ])
  })

  test('what is counted is added up and split', () => {
    expect(plan('two tiramisus and three lemon sorbets, split by three?')).toEqual([
      {
        do: 'sum',
        dishes: ['Tiramisu', 'Tiramisu', 'Lemon Sorbet', 'Lemon Sorbet', 'Lemon Sorbet'],
        of: 'price',
        ways: 3,
      },
    ])
  })

  test('several questions are answered in the order of the guest', () => {
    expect(plan('How much is the tiramisu? Is there celery in the lentil soup?')).toEqual([
      { do: 'tell', dishes: ['Tiramisu'], of: ['price'] },
      { do: 'has', dishes: ['Lentil Soup'], of: [{ kind: 'fact', fact: 'celery' }] },
    ])
  })
})

describe('wishes', () => {
  test('a kind is looked for, with all that is wished of it', () => {
    expect(plan('any vegan pasta under 13 quid?')).toEqual([
      {
        do: 'list',
        query: {
          clauses: [
            { op: 'only', of: ['Penne Arrabbiata', 'Spaghetti Carbonara'] },
            { op: 'price_under', of: 1_300 },
          ],
        },
        groups: ['fits', 'unsure'],
      },
    ])
  })

  test('a dish that is not on the menu is missing', () => {
    expect(plan('do you have lasagne?')).toEqual([{ do: 'missing', said: 'lasagne' }])
  })

  test('what must not be in it is never wished for', () => {
    const [part] = plan('a dessert that does not contain egg please')
    expect(JSON.stringify(part)).not.toContain('"with"')
    expect(read('a dessert that does not contain egg please').avoided).toEqual([egg])
  })
})

describe('what was said before', () => {
  test('"it" is the dish that the last reply was about', () => {
    expect(plan('how much is the tiramisu', 'and is there egg in it?')).toEqual([
      { do: 'has', dishes: ['Tiramisu'], of: [egg] },
    ])
  })

  test('another name keeps what was asked', () => {
    expect(plan('is there egg in the tiramisu?', 'and the lemon sorbet?')).toEqual([
      { do: 'has', dishes: ['Lemon Sorbet'], of: [egg] },
    ])
  })

  test('another course keeps the wish', () => {
    const [part] = plan('a pasta under 13 pounds', 'and for dessert?')
    expect(part).toMatchObject({
      query: {
        clauses: [
          { op: 'price_under', of: 1_300 },
          { op: 'course', of: ['dessert'] },
        ],
      },
    })
  })

  test('"it" without a dish is asked back', () => {
    expect(plan('how much is that one?')).toEqual([{ do: 'ask', what: 'dish', of: [] }])
  })

  test('doubt is answered by what the answer rests on', () => {
    expect(plan('is there egg in the tiramisu?', 'are you sure?')).toEqual([
      { do: 'why', dishes: ['Tiramisu'], of: [egg] },
    ])
  })
})

describe('certainty', () => {
  test.each(['is there egg in the tiramisu?', 'how much is the lemon sorbet', 'miso ramen vegan?'])(
    'nothing is left over in: %s',
    (text) => expect(read(text).certain).toBe(true),
  )

  test.each([
    'is the tiramisu caught this morning?',
    'is there egg in the tiramisu or the sorbet?',
    'the tiramisu, but not if it has egg',
    'which desserts have no egg?',
    'my throat is closing after the tiramisu',
  ])('a model is to be asked about: %s', (text) => expect(read(text).certain).toBe(false))
})

test('a plan that is silent of a dish and a fact that the reading names is completed', () => {
  const required = requiredParts(read('is there egg in the tiramisu, and what is good today?'))
  const answer: Part = { do: 'has', dishes: ['Tiramisu'], of: [{ kind: 'fact', fact: 'eggs' }] }
  expect(missingParts(required, [{ do: 'talk', act: 'greet' }])).toEqual([answer])
  expect(missingParts(required, [answer])).toEqual([])
})

test('what is hot is not suggested for a child', () => {
  const [part] = plan('which pasta is there for children?')
  const clauses = part?.do === 'list' || part?.do === 'suggest' ? part.query.clauses : []
  expect(clauses).toContainEqual({ op: 'not', of: ['hot'] })
})

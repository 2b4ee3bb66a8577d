import { describe, expect, test } from 'vitest'
import { missingParts, requiredParts } from '../plan/required-parts.ts'
import type { Part } from '../plan/part.ts'
import { readConversation } from '../reading/read-conversation.ts'
import { menu, plan } from './offline/plan.fixture.ts'

const read = (text: string) => readConversation(text, [], menu, 'en')
const egg = { kind: 'fact', fact: 'eggs' }

describe('conditions', () => {
  const clausesOf = (text: string) =>
    plan(text).flatMap((part) => ('query' in part && part.query ? part.query.clauses : []))

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
  ])('“%s” excludes hot dishes', (text) => {
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

test('an allergy without a food is asked back', () => {
  expect(plan('I’ve got an allergy, what can I eat here?')).toEqual([
    { do: 'ask', what: 'food', of: [] },
  ])
})

test('a dislike after a food applies to that food alone', () => {
  const { avoided } = readConversation(
    'avec de la viande (le porc j’aime pas trop)',
    [],
    menu,
    'fr',
  )
  expect(avoided).toEqual([{ kind: 'fact', fact: 'pork' }])
})

test('“gluten-free” does not apply to other foods nearby', () => {
  const { avoided } = readConversation('pommes glutenfrei?? hab zöliakie', [], menu, 'de')
  expect(avoided).toEqual([{ kind: 'fact', fact: 'gluten' }])
})

describe('an allergy that a guest seems to withdraw', () => {
  const nuts = ['nuts', 'peanuts']
  const askedPart = { do: 'ask', what: 'take_back', of: nuts }
  const takenBack = nuts.map((fact) => ({ kind: 'fact', fact }))
  const isStillAvoided = (...messages: readonly string[]) => {
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
  ])('needs a confirmation and holds until then: %s', (allergy, scrapped, yes) => {
    expect(plan(allergy, scrapped)[0]).toMatchObject({ do: 'ask', what: 'take_back' })
    expect(isStillAvoided(allergy, scrapped)).toBe(true)
    expect(plan(allergy, scrapped, yes)[0]).toMatchObject({ do: 'talk', act: 'noted' })
    expect(isStillAvoided(allergy, scrapped, yes)).toBe(false)
  })

  test('is named in the question and in the confirmation', () => {
    const talk = ['I am allergic to nuts', 'never mind the nuts']
    expect(plan(...talk)).toEqual([askedPart])
    expect(plan(...talk, 'yes please')).toEqual([{ do: 'talk', act: 'noted', takenBack }])
  })

  test.each(['no', 'ok the soup please', 'ok, and which desserts?', 'yes but not peanuts'])(
    'holds after “%s”',
    (answer) => {
      const talk = ['I am allergic to nuts', 'never mind the nuts', answer]
      expect(isStillAvoided(...talk)).toBe(true)
    },
  )
})

describe('dishes', () => {
  test('the exactly named dish beats one whose name contains it', () => {
    expect(plan('Is the Miso Ramen vegan?')).toEqual([
      { do: 'suits', dishes: ['Miso Ramen'], of: [{ kind: 'diet', diet: 'vegan' }] },
    ])
  })

  test('a short name with a typo is recognised', () => {
    expect(plan('is there egg in the carbonarra')).toEqual([
      { do: 'has', dishes: ['Spaghetti Carbonara'], of: [egg] },
    ])
  })

  test('counted dishes are added up and split', () => {
    expect(plan('two tiramisus and three lemon sorbets, split by three?')).toEqual([
      {
        do: 'sum',
        dishes: ['Tiramisu', 'Tiramisu', 'Lemon Sorbet', 'Lemon Sorbet', 'Lemon Sorbet'],
        of: 'price',
        ways: 3,
      },
    ])
  })

  test('several questions are answered in order', () => {
    expect(plan('How much is the tiramisu? Is there celery in the lentil soup?')).toEqual([
      { do: 'tell', dishes: ['Tiramisu'], of: ['price'] },
      { do: 'has', dishes: ['Lentil Soup'], of: [{ kind: 'fact', fact: 'celery' }] },
    ])
  })
})

describe('wishes', () => {
  test('a kind of dishes is searched with all conditions', () => {
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

  test('an excluded food is never searched for', () => {
    const [part] = plan('a dessert that does not contain egg please')
    expect(JSON.stringify(part)).not.toContain('"with"')
    expect(read('a dessert that does not contain egg please').avoided).toEqual([egg])
  })
})

describe('a reference to earlier messages', () => {
  test('"it" refers to the dish of the last reply', () => {
    expect(plan('how much is the tiramisu', 'and is there egg in it?')).toEqual([
      { do: 'has', dishes: ['Tiramisu'], of: [egg] },
    ])
  })

  test('another dish name repeats the question', () => {
    expect(plan('is there egg in the tiramisu?', 'and the lemon sorbet?')).toEqual([
      { do: 'has', dishes: ['Lemon Sorbet'], of: [egg] },
    ])
  })

  test('another course keeps the condition', () => {
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

  test.each(["what's from the grill?", 'something spicy please'])(
    'after “%s”, another course is asked for without it',
    (text) => {
      expect(plan(text, 'and for dessert?')).toMatchObject([
        { query: { clauses: [{ op: 'course', of: ['dessert'] }] } },
      ])
    },
  )

  test('"that one" without a dish is asked back', () => {
    expect(plan('how much is that one?')).toEqual([{ do: 'ask', what: 'dish', of: [] }])
  })

  test('a new condition narrows the last list', () => {
    const inPasta = { clauses: [{ op: 'only', of: ['Penne Arrabbiata', 'Spaghetti Carbonara'] }] }
    for (const text of ['and without egg?', 'which of them are without egg?']) {
      expect(plan('which pasta do you have?', text)).toEqual([
        { do: 'list', query: inPasta, groups: ['fits', 'unsure', 'against'] },
      ])
    }
  })

  test('“is it safe?” is about the dish of the last reply, unless it names something else', () => {
    const before = ['I’m allergic to egg', 'I like the tiramisu'] as const
    expect(plan(...before, 'so is it safe for me?')).toEqual([
      { do: 'suits', dishes: ['Tiramisu'], of: [egg] },
    ])
    expect(plan(...before, 'is the zorgle safe for me?')).toEqual([{ do: 'talk', act: 'unclear' }])
  })

  test('doubt is answered with the reason for the last answer', () => {
    expect(plan('is there egg in the tiramisu?', 'are you sure?')).toEqual([
      { do: 'why', dishes: ['Tiramisu'], of: [egg] },
    ])
  })

  test('“and the other one?” repeats the question for the other dish', () => {
    const [last] = plan('Price of the Miso Ramen?', 'Price of the Tiramisu?', 'and the other one?')
    expect(last).toEqual({ do: 'tell', dishes: ['Miso Ramen'], of: ['price'] })
  })

  test.each(['How big is it?', 'Is it big enough for two?', 'how long does it take'])(
    '“%s” without a dish is asked back or left to the staff',
    (text) => expect(['ask', 'talk']).toContain(plan(text)[0]?.do),
  )
})

describe('certainty', () => {
  test.each(['is there egg in the tiramisu?', 'how much is the lemon sorbet'])(
    'the reading is certain about: %s',
    (text) => expect(read(text).certain).toBe(true),
  )

  test.each([
    'is the tiramisu caught this morning?',
    'is there egg in the tiramisu or the sorbet?',
    'the tiramisu, but not if it has egg',
    'which desserts have no egg?',
    // There is a Vegan Miso Ramen too.
    'miso ramen vegan?',
    'my throat is closing after the tiramisu',
    // A wish, which the contents alone don't answer.
    'is the tiramisu hearty and vegan?',
  ])('a model must be asked about: %s', (text) => expect(read(text).certain).toBe(false))
})

test('a plan that skips a dish and a fact named in the question is completed', () => {
  const question = read('is there egg in the tiramisu, and what is good today?')
  const partsRequired = requiredParts(question, { focus: [] }, menu)
  const answer: Part = { do: 'has', dishes: ['Tiramisu'], of: [{ kind: 'fact', fact: 'eggs' }] }
  expect(missingParts(partsRequired, [{ do: 'talk', act: 'greet' }], menu)).toEqual([answer])
  expect(missingParts(partsRequired, [answer], menu)).toEqual([])
})

test('no dish that is hot or made with alcohol is suggested for a child', () => {
  const [part] = plan('which pasta is there for children?')
  const clauses = part?.do === 'list' || part?.do === 'suggest' ? part.query.clauses : []
  expect(clauses).toContainEqual({ op: 'not', of: ['hot', 'alcoholic'] })
})

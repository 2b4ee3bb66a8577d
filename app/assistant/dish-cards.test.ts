import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoMenu } from '../../tests/fixtures/demo-menu.ts'
import { createDishCardFilter } from './dish-cards.ts'

const menu = demoMenu()
const entry = (id: string) => ({ id, image_url: 'https://evil.example/x.png', name: 'Forged' })
const list = JSON.stringify([entry('Humus'), entry('Künefe')])
const pretty = JSON.stringify([entry('Humus'), entry('Künefe')], null, 2)

function filter(pieces: readonly string[]) {
  const cards = createDishCardFilter(menu)
  const parts = [...pieces.map((piece) => cards.push(piece)), cards.end()]
  return {
    text: parts.map(({ text }) => text).join(''),
    names: parts.flatMap(({ dishes }) => dishes.map(({ name }) => name)),
    texts: parts.map(({ text }) => text),
  }
}

describe('a list of dishes in a reply', () => {
  test.each([
    ['alone', list, ''],
    ['after words', `Here: ${list}`, 'Here: '],
    ['before words', `${list} Enjoy!`, ' Enjoy!'],
    ['pretty-printed', `Here:\n${pretty}\nEnjoy!`, 'Here:\n\nEnjoy!'],
    ['fenced', `Here:\n\`\`\`json\n${pretty}\n\`\`\`\nEnjoy!`, 'Here:\n\nEnjoy!'],
    ['fenced without a language', `\`\`\`\n${list}\n\`\`\``, ''],
    ['in a fence that never closes', `\`\`\`json\n${list}`, ''],
  ])('%s becomes cards and never text', (_, reply, text) => {
    expect(filter([reply])).toMatchObject({ text, names: ['Humus', 'Künefe'] })
  })

  test('takes name and picture from the menu', () => {
    const { dishes } = createDishCardFilter(menu).push(list)
    expect(dishes[0]).toEqual({ id: 'Humus', name: 'Humus', image_url: '/images/humus.webp' })
  })

  test('drops dishes that are not on the menu, and those already shown', () => {
    const reply = JSON.stringify([entry('Pizza'), entry('Humus'), entry('Humus')])
    expect(filter([reply, list]).names).toEqual(['Humus', 'Künefe'])
  })

  test.each([
    ['with a comma too many', `[${JSON.stringify(entry('Humus'))},]`, ['Humus']],
    ['without ids', '[{"name":"Humus","image_url":"x"}]', []],
    ['with numbers for ids', '[{"id":7,"name":"Humus","image_url":"x"}]', []],
    ['with a bracket in a name', '[{"id":"Humus","name":"]}","image_url":"[{"}]', ['Humus']],
  ])('%s is no text either', (_, reply, names) => {
    expect(filter(['Here: ', reply])).toMatchObject({ text: 'Here: ', names })
  })

  test('that stands twice becomes cards once', () => {
    expect(filter([`${list} and ${list}`])).toMatchObject({
      text: ' and ',
      names: ['Humus', 'Künefe'],
    })
  })

  test('keeps a dish without a picture', () => {
    const { dishes } = createDishCardFilter(menu).push(
      JSON.stringify([entry('Türk Kahvesi'), entry('Humus')]),
    )
    expect(dishes[0]).toEqual({ id: 'Türk Kahvesi', name: 'Türk Kahvesi', image_url: null })
  })

  test('comes through letter by letter, and its words as soon as they are certain', () => {
    const { texts, names } = filter([...`Here: ${list} Enjoy!`])
    expect(texts.slice(0, 6)).toEqual([...'Here: '])
    expect(names).toEqual(['Humus', 'Künefe'])
  })

  test('that is cut off is dropped', () => {
    expect(filter(['Here: ', list.slice(0, -5)])).toMatchObject({ text: 'Here: ', names: [] })
  })
})

test.each([
  'a [see note] in brackets',
  'numbers [1, 2, 3] and [',
  'code `x` and ``` fences ```js\nlet a = [1]\n```',
  '[{"price": 3}] is no list of dishes',
  '[{ not json }]',
  'ends with `',
  'ends with ```json',
])('other text comes out as it went in: %s', (reply) => {
  expect(filter([reply])).toMatchObject({ text: reply, names: [] })
})

test('however a reply is cut, the outcome is the same, and nothing of a list flashes', () => {
  const piece = fc.constantFrom(
    list,
    pretty,
    `\`\`\`json\n${list}\n\`\`\``,
    'words ',
    '[note] ',
    '`',
    '[',
    '{"',
    '\n',
    'ş🍲',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), fc.array(fc.nat(400)), (pieces, cuts) => {
      const reply = pieces.join('')
      const places = [
        0,
        ...cuts.filter((cut) => cut < reply.length).toSorted((a, b) => a - b),
        reply.length,
      ]
      const cut = filter(places.slice(1).map((end, index) => reply.slice(places[index], end)))
      const whole = filter([reply])
      expect({ text: cut.text, names: cut.names }).toEqual({ text: whole.text, names: whole.names })
      for (const text of cut.texts) expect(text).not.toContain('image_url')
    }),
    { numRuns: 500 },
  )
})

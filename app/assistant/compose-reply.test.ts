import { expect, test } from 'vitest'
import { asDish } from '#app/domain/dietary/voiding.ts'
import type { GuestMenu } from '#app/domain/menus/guest-menu.ts'
import { heavyDish } from '../../tests/fixtures/heavy-dish.ts'
import { composeReply } from './compose-reply.ts'
import type { AssistantProvider } from './port.ts'
import { answer } from './providers/offline/answer.ts'

const dishes = Array.from({ length: 60 }, (_, n) => ({ ...asDish(heavyDish(n)), id: `d${n}` }))
const menu: GuestMenu = {
  restaurant: { id: 'r', name: 'Heavy', location: '', logoUrl: null, aiInstructions: '' },
  menu: { id: 'm', currency: 'TRY', aiContext: '', aiInstructions: '' },
  categories: [],
  uncategorised: dishes,
}
const question = 'Is Heavy dish 7 safe for my nut allergy?'

async function replyOf(...pieces: readonly string[]) {
  const provider: AssistantProvider = {
    name: 'model',
    async *reply() {
      for (const text of pieces) yield { type: 'text', text }
    },
  }
  const problems: string[] = []
  const told: string[] = []
  const written = await composeReply(
    { emit: (event) => void (event.event === 'delta' && told.push(event.data.text)) },
    {
      menu,
      question,
      provider,
      assistantId: () => Promise.resolve('a'),
      thread: { id: 't', keep: () => Promise.resolve() },
      history: [],
      locale: 'en',
      onProblem: (_, what) => void problems.push(what),
    },
  )
  return { written, problems, told: told.join('').trim() }
}

const list = dishes.map(({ name }) => name).join(', ')
const recorded = answer({ menu, question, history: [], locale: 'en' }).trim()

test('a list that takes too long to be checked is answered from the records', async () => {
  const { written, problems, told } = await replyOf(`${list} are all free of nuts.`)
  expect(problems).toEqual(['model wrote more than can be checked'])
  expect(told).toBe(recorded)
  expect(written.text).toBe(recorded)
})

test('what was checked before it stays, and nothing unchecked follows', async () => {
  const { written, told } = await replyOf('Enjoy your meal! ', `${list} are all free of nuts.`)
  expect(told).toMatch(/^Enjoy your meal!/)
  expect(told.endsWith(recorded)).toBe(true)
  expect(told).not.toContain('are all free of nuts')
  expect(written.text).toBe(told)
})

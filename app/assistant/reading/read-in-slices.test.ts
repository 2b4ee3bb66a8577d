import { expect, test } from 'vitest'
import { longMenu } from './long-menu.fixture.ts'
import { prepareNames } from './name-index.ts'
import { preparePhrases } from './phrase-index.ts'
import { readConversation, readConversationInSlices } from './read-conversation.ts'

test('others get turns while long questions are read together', async () => {
  await preparePhrases()
  await prepareNames(longMenu)
  const question = 'I have an allergy. heavy soup walnut '.repeat(60).slice(0, 2_000)
  const earlier = Array.from({ length: 20 }, () => ({ role: 'user', text: question }) as const)
  let turns = 0
  let isOver = false
  const other = () => {
    turns++
    if (!isOver) setImmediate(other)
  }
  setImmediate(other)
  const reading = [1, 2, 3].map(() => readConversationInSlices(question, earlier, longMenu, 'en'))
  const [first] = await Promise.all(reading)
  isOver = true
  // In one turn, they would take a hundred times as long as a slice.
  expect(turns).toBeGreaterThan(20)
  expect(first).toEqual(readConversation(question, earlier, longMenu, 'en'))
})

test('concurrent questions share the index of a menu', () => {
  const menu = { ...longMenu }
  expect(prepareNames(menu)).toBe(prepareNames(menu))
})

import { describe, expect, test } from 'vitest'
import { demoMenu } from '../../../tests/fixtures/demo-menu.ts'
import { conversationState } from '../plan/conversation-state.ts'
import { resolvePart } from '../plan/resolve-part.ts'
import { writePart } from '../plan/write-part.ts'
import { promptFor } from '../planners/plan-prompt.ts'
import { readConversation } from '../reading/read-conversation.ts'
import { findHouseText } from './find-house-text.ts'

describe('a plan', () => {
  const menu = demoMenu()
  const scope = { menu, guestTexts: [], earlier: new Map() }
  const resolveHouse = (of: string[]) =>
    resolvePart({ do: 'house', dishes: [], of, where: [] }, scope)

  test('refers to sentences of the context by number and to facts by topic', async () => {
    const part = resolveHouse(['other', 'p1', 'p99', 'd1'])
    expect(part).toEqual({ do: 'house', topic: 'other', passages: ['p1'] })
    expect(part && writePart(part, menu).of).toEqual(['other', 'p1'])
    if (part?.do !== 'house') throw new Error('expected a part about the house')
    expect(findHouseText(part, menu, '')).toMatch(/^Kuzguncuk’ta üç kuşaktır/)
    expect(findHouseText({ do: 'house', topic: 'access' }, menu, '')).toContain('Tuvalet')
  })

  test('is written from a prompt with the facts and the context, but no instructions', async () => {
    const question = 'wifi?'
    const reading = readConversation(question, [], menu, 'en')
    const prompt = await promptFor({ menu, question, reading, state: conversationState([]) })
    const house = /<house>\n([\s\S]*?)\n<\/house>/.exec(prompt)?.[1] ?? ''
    expect(house).toContain('wifi Ağ: Akar Misafir')
    expect(house).toContain('p1 Kuzguncuk’ta')
    expect(house).not.toContain('Misafirlere sıcak')
  })
})

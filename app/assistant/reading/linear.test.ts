import { Session } from 'node:inspector/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conversationState } from '../plan/conversation-state.ts'
import { planOffline } from '../planners/offline.ts'
import { category, dish, guestMenu } from '../planners/offline/menu.fixture.ts'
import { readConversation } from './read-conversation.ts'

const kinds = [
  'soup',
  'salad',
  'pizza',
  'pasta',
  'curry',
  'stew',
  'cake',
  'kebab',
  'burger',
  'wrap',
]
const foods = ['chicken', 'lentil', 'walnut', 'tomato', 'mushroom', 'salmon', 'beef', 'cheese']

/** Two thousand dishes; hundreds of names share each word. */
const menu = guestMenu(
  Array.from({ length: 40 }, (_, heading) =>
    category(
      `${kinds[heading % 10] ?? ''}s ${String(heading)}`,
      Array.from({ length: 50 }, (_unused, index) => {
        const food = foods[index % 8] ?? ''
        return dish(
          `${food} ${kinds[heading % 10] ?? ''} x${String(heading)}y${String(index)}`,
          900,
          food,
        )
      }),
    ),
  ),
)

const session = new Session()
beforeAll(async () => {
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
})
afterAll(() => {
  session.disconnect()
})

/** Counts how often the app's functions and loops run to read a message and plan its answer. */
async function countWork(text: string): Promise<number> {
  await session.post('Profiler.takePreciseCoverage')
  const read = readConversation(text, [], menu, 'en')
  planOffline(read, conversationState([]), menu)
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const counts = result
    .filter(({ url }) => url.includes('/app/'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
  return counts.reduce((sum, count) => sum + count, 0)
}

const repeat = (text: string, length: number) =>
  text.repeat(length / text.length + 1).slice(0, length)

/** Counts three runs, after one that fills caches. V8 discards counters of functions at times. */
async function countRuns(text: string): Promise<number[]> {
  await countWork(text)
  return [await countWork(text), await countWork(text), await countWork(text)]
}

test.each([
  ['one long word', 'a'],
  ['one-letter words', 'a '],
  ['one food', 'nut '],
  ['joined foods', 'nuts and '],
  ['avoided foods', 'no nuts no milk '],
  ['allergies and negated allergies', 'I am allergic to nuts. I am not allergic to milk. '],
  ['allergies in one sentence', 'allergic to nuts, milk allergy, '],
  ['a word in hundreds of names', 'pizza '],
  ['kinds of dishes', 'soup pizza pasta curry '],
  ['typing errors', 'gqilled chivken sopp allerqic intolleranx '],
  ['accents on one letter', '\u0301'],
  ['starts of many phrases', 'can i have what do you is it the '],
  ['calls for help', 'throat breathe body swelling lips '],
  ['numbers with bounds', 'under 5 over 7 '],
  ['sentences', 'nut? '],
  ['Chinese', '我不能吃花生和牛奶过敏吗'],
  ['one Chinese character', '不'],
  ['Arabic', 'لا استطيع اكل الفول السوداني '],
])('takes linear time to read a message: %s', async (_name, text) => {
  const half = Math.max(...(await countRuns(repeat(text, 2_000))))
  const whole = Math.min(...(await countRuns(repeat(text, 4_000))))
  // Linear work doubles, quadratic work quadruples; discarded counters blur both.
  expect(whole).toBeLessThan(3 * half)
})

test('reads an allergy and an emergency at the end of a long message', () => {
  const text = `${repeat('We had a lovely walk today. ', 6_000)}I am allergic to nuts. My throat is swelling`
  const { avoided, isEmergency } = readConversation(text, [], menu, 'en')
  expect(isEmergency).toBe(true)
  expect(avoided).toContainEqual({ kind: 'fact', fact: 'nuts' })
})

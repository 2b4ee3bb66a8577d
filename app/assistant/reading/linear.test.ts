import { spawn } from 'node:child_process'
import { json } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { CountingTask } from './count-work.fixture.ts'
import { longMenu } from './long-menu.fixture.ts'
import { readConversation } from './read-conversation.ts'

const cases: [string, string][] = [
  ['one long word', 'a'],
  ['one-letter words', 'a '],
  ['one food', 'nut '],
  ['joined foods', 'nuts and '],
  ['avoided foods', 'no nuts no milk '],
  ['allergies and negated allergies', 'I am allergic to nuts. I am not allergic to milk. '],
  ['allergies in one sentence', 'allergic to nuts, milk allergy, '],
  ['a word in hundreds of names', 'pizza '],
  ['names of options', 'is the extra cheese x1y7 gluten-free, '],
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
]

const repeat = (words: string, length: number) =>
  words.repeat(length / words.length + 1).slice(0, length)

/** The work to read each case's words, repeated to 1,000 and to 2,000 characters. */
const work = new Map<string, readonly [number, number]>()
/** The work to read two words that 100 and 400 names contain. */
let workPerNames: readonly number[] = []

beforeAll(async () => {
  const messages = cases.flatMap(([, words]) => [repeat(words, 1_000), repeat(words, 2_000)])
  const named = repeat('mutton hotpot walnut ', 2_000)
  const counts = await countWork([
    ...messages.map((message) => ({ message })),
    ...[100, 400].map((similarNames) => ({ message: named, similarNames })),
  ])
  for (const [index, [name]] of cases.entries()) {
    work.set(name, [counts[2 * index] ?? 0, counts[2 * index + 1] ?? 0])
  }
  workPerNames = counts.slice(messages.length)
})

async function countWork(tasks: readonly CountingTask[]): Promise<number[]> {
  // V8 doesn't count in optimised code.
  const args = ['--no-opt', '--no-maglev', 'app/assistant/reading/count-work.fixture.ts']
  const counter = spawn(process.execPath, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  counter.stdin.end(JSON.stringify(tasks))
  return z.array(z.number()).parse(await json(counter.stdout))
}

test.each(cases)('takes linear time to read a message: %s', (name) => {
  const [half = 0, whole = 0] = work.get(name) ?? []
  expect(half).toBeGreaterThan(0)
  // Linear work doubles, quadratic work quadruples.
  expect(whole).toBeLessThan(2.5 * half)
})

test('takes linear time to compare a message with names that share its words', () => {
  const [quarter = 0, whole = 0] = workPerNames
  expect(quarter).toBeGreaterThan(0)
  // Linear work quadruples, quadratic work grows sixteenfold.
  expect(whole).toBeLessThan(5 * quarter)
})

test('reads an allergy and an emergency at the end of a long message', () => {
  const text = `${repeat('We had a lovely walk today. ', 6_000)}I am allergic to nuts. My throat is swelling`
  const { avoided, danger } = readConversation(text, [], longMenu, 'en')
  expect(danger).toBe('now')
  expect(avoided).toContainEqual({ kind: 'fact', fact: 'nuts' })
})

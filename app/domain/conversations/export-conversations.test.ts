import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import {
  insertSecondRestaurant,
  insertRestaurant,
  insertConversation,
  type TestRestaurant,
} from '../../../tests/fixtures/conversation-rows.ts'
import { NotFoundError } from '../errors.ts'
import { exportConversations } from './export-conversations.ts'
import type { ConversationFilter } from './list-conversations.ts'

let database: TestDatabase
let a: TestRestaurant

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { connections: 2, timeoutMs })
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

beforeEach(async () => {
  await database.query('delete from owners')
  a = await insertRestaurant(database, 'a')
})

async function fileOf(filter: Omit<ConversationFilter, 'timeZone'> = {}): Promise<string> {
  const pieces: string[] = []
  for await (const piece of exportConversations(a.member, {
    timeZone: 'UTC',
    ...filter,
  })) {
    pieces.push(piece)
  }
  return pieces.join('')
}

/** Parses strictly by RFC 4180. */
function parseCsv(file: string): string[][] {
  const cells = /"((?:[^"]|"")*)"(,|\r\n)/gy
  const lines: string[][] = [[]]
  let end = file.startsWith('\uFEFF') ? 1 : 0
  for (cells.lastIndex = end; ; end = cells.lastIndex) {
    const cell = cells.exec(file)
    if (!cell) break
    lines.at(-1)?.push((cell[1] ?? '').replaceAll('""', '"'))
    if (cell[2] === '\r\n') lines.push([])
  }
  expect(end, 'the whole file was parsed').toBe(file.length)
  return lines.slice(0, -1)
}

test('every message is one line with its original text, and Excel detects UTF-8', async () => {
  const texts = [
    'Çorba “günün” mü, "taze" mi?\nŞöyle: ığüşöç İ 🍲',
    'a, b\r\nc "d"',
    'السلام عليكم',
    "it's 5, or 6",
  ]
  const { id } = await insertConversation(database, a, { texts })
  await database.query(
    `update messages set dishes = '[{"id": "1", "name": "Mercimek, \\"süzme\\""}, {"id": "2", "name": "Ayran"}]' where text = $1`,
    [texts[1]],
  )
  const file = await fileOf()
  const head = '\uFEFF"conversation_id","restaurant","time","role","message","dishes","table"\r\n'
  expect(file.startsWith(head)).toBe(true)
  const [, ...lines] = parseCsv(file)
  expect(lines.map(([, , , , text]) => text)).toEqual(texts)
  expect(lines.map(([, , , role]) => role)).toEqual(['user', 'assistant', 'user', 'assistant'])
  expect(lines[1]).toMatchObject([
    id,
    'Restaurant of a',
    /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.exec(lines[1]?.[2] ?? '')?.[0],
    'assistant',
    texts[1],
    'Mercimek, "süzme"; Ayran',
    '',
  ])
})

test('no cell becomes a formula', async () => {
  const hostile = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1+1',
    '=HYPERLINK("http://x.example","y")',
    `${' '.repeat(32_000)}=1`,
    '\n'.repeat(32_000),
  ]
  await insertConversation(database, a, { texts: hostile })
  const [, ...lines] = parseCsv(await fileOf())
  expect(lines.map(([, , , , text]) => text)).toEqual(
    hostile.map((text) => text.replace(/[=+\-@＝]/, "'$&")),
  )
})

/**
 * Parses like Excel: splits by the separator of its locale, and treats quotes as such only around
 * whole cells.
 */
function parseLikeExcel(file: string, separator: string): string[] {
  const cells: string[] = []
  for (let index = 0; index < file.length; index++) {
    let cell = ''
    if (file[index] === '"') {
      for (
        index++;
        index < file.length && (file[index] !== '"' || file[index + 1] === '"');
        index++
      ) {
        cell += file[index]
        if (file[index] === '"') index++
      }
      index++
    }
    for (; index < file.length && file[index] !== separator && file[index] !== '\n'; index++)
      cell += file[index]
    cells.push(cell)
  }
  return cells
}

test.each([',', ';', '\t', '|'])(
  'no cell becomes a formula if %j separates cells',
  async (separator) => {
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', ' =1+1', '"=1+1"', '\u00A0=1', '＝1+1']
    const texts = formulas.flatMap((formula) => [
      `hi;${formula};x`,
      `hi\t${formula}\tx`,
      `hi, ${formula}`,
      `hi|${formula}`,
      `hi\n${formula}`,
      `hi";${formula};"x`,
      `"${formula}"`,
      `;${separator}${formula}`,
    ])
    await insertConversation(database, a, { texts })
    const file = await fileOf()
    const cells = parseLikeExcel(file.slice(1), separator)
    expect(cells.length).toBeGreaterThan(texts.length)
    expect(cells.filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell))).toEqual([])
    // One apostrophe before each formula and no other changes.
    const [, ...lines] = parseCsv(file)
    expect(lines.map(([, , , , text]) => text?.replaceAll("'", ''))).toEqual(texts)
  },
)

test('exports each message of many conversations and a long one once, in order', async () => {
  for (let count = 0; count < 120; count++) {
    await insertConversation(database, a, {
      at: new Date(Date.UTC(2026, 1, 1, 0, Math.floor(count / 7))),
    })
  }
  const texts = Array.from({ length: 2_500 }, (_, index) => `message ${index}`)
  const long = await insertConversation(database, a, {
    at: new Date('2026-01-31T23:00:00Z'),
    texts,
  })
  const [, ...lines] = parseCsv(await fileOf())
  expect(lines).toHaveLength(120 * 2 + 2_500)
  expect(lines.filter(([id]) => id === long.id).map(([, , , , text]) => text)).toEqual(texts)
  expect(new Set(lines.map(([id]) => id)).size).toBe(121)
  const times = lines.map(([, , time]) => time ?? '')
  expect(times).toEqual(times.toSorted().toReversed())
})

test('applies the filter of the list, and excludes erased conversations and other owners', async () => {
  const b = await insertRestaurant(database, 'b')
  await insertConversation(database, b, { texts: ['secret of b'] })
  const another = await insertSecondRestaurant(database, a)
  await insertConversation(database, another, { texts: ['there'] })
  await insertConversation(database, a, { texts: ['here'] })
  const erased = await insertConversation(database, a, { texts: ['gone'] })
  await database.query(
    `update conversations set erased_at = now(), user_message = '' where id = $1`,
    [erased.id],
  )
  const texts = async (filter: Omit<ConversationFilter, 'timeZone'>) =>
    parseCsv(await fileOf(filter))
      .slice(1)
      .map(([, , , , text]) => text)
  expect((await texts({})).toSorted()).toEqual(['here', 'there'])
  expect(await texts({ restaurantId: another.restaurantId })).toEqual(['there'])
  expect(await texts({ restaurantId: b.restaurantId })).toEqual([])
  expect(await texts({ search: 'HERE' })).toHaveLength(2)
  expect(await texts({ to: '2020-01-01' })).toEqual([])
  await expect(texts({ restaurantId: 'x' })).rejects.toThrow(NotFoundError)
})

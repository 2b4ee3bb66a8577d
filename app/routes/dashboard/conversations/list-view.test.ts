import { describe, expect, test } from 'vitest'
import { formatCursor, parseCursor, parseSequence, parseView, searchOfView } from './list-view.ts'

const restaurant = '3b241101-e2bb-4255-8caf-4136c566a962'
const parse = (search: string) => parseView(new URLSearchParams(search), [restaurant])

test('a filter is parsed from a URL and written back unchanged', () => {
  const search = `?search=f%C4%B1st%C4%B1k&restaurant=${restaurant}&table=Bah%C3%A7e+1&from=2026-11-01&to=2026-11-21`
  const view = parse(search)
  expect(view.problems).toEqual({})
  expect(view.filter).toEqual({
    search: 'fıstık',
    restaurantId: restaurant,
    table: 'Bahçe 1',
    from: '2026-11-01',
    to: '2026-11-21',
  })
  expect(searchOfView(view)).toBe(search)
  expect(searchOfView(parse(''))).toBe('')
})

test.each([
  ['search=%00', { search: 'search_unreadable' }],
  ['search=%ED%A0%80%00', { search: 'search_unreadable' }],
  [`search=${'x'.repeat(201)}`, { search: 'search_too_long' }],
  ['restaurant=nonsense', { restaurant: 'restaurant_unknown' }],
  [`restaurant=${crypto.randomUUID()}`, { restaurant: 'restaurant_unknown' }],
  ['table=%00', { table: 'table_unknown' }],
  [`table=${'x'.repeat(31)}`, { table: 'table_unknown' }],
  ['from=2026-02-30', { from: 'date_unreadable' }],
  ['from=0000-01-01', { from: 'date_unreadable' }],
  ['to=9999-12-31', { to: 'date_unreadable' }],
  ['to=21.11.2026', { to: 'date_unreadable' }],
  ['from=2026-11-22&to=2026-11-21', { to: 'to_before_from' }],
])('%s is reported as invalid and filters nothing', (search, problems) => {
  const view = parse(search)
  expect(view.problems).toEqual(problems)
  for (const name of Object.keys(problems)) expect(view.filter).not.toHaveProperty(name)
  expect(parse(searchOfView(view)).problems).toEqual({})
})

describe('a cursor', () => {
  const row = { updatedAt: '2026-11-21T10:00:00.123Z', id: restaurant }

  test('is parsed as it was written', () => {
    expect(parseCursor(formatCursor(row))).toEqual({
      updatedAt: new Date(row.updatedAt),
      id: restaurant,
    })
  })

  test.each([null, '', '_', 'x_y', `x_${restaurant}`, `${row.updatedAt}_x`, `0000${restaurant}`])(
    '%j is invalid',
    (text) => expect(parseCursor(text)).toBeUndefined(),
  )
})

test.each([
  ['0', 0],
  ['123456789012345', 123_456_789_012_345],
  ['-1', undefined],
  ['1e3', undefined],
  ['9'.repeat(40), undefined],
  [null, undefined],
])('the sequence %j is %j', (text, sequence) => expect(parseSequence(text)).toBe(sequence))

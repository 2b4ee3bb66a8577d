import { describe, expect, test } from 'vitest'
import { parseInput } from '../parse-input.ts'
import { tablesSchema } from './schemas.ts'
import { findTable, listTables, namedTable } from './table-names.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1))

describe('an owner’s text', () => {
  test.each([
    ['', []],
    [' 1-3 , Bahçe  1;Bar\n2', ['1', '2', '3', 'Bahçe 1', 'Bar']],
    ['Terrace 1-3, VIP', ['Terrace 1', 'Terrace 2', 'Terrace 3', 'VIP']],
    ['12–11, A1-5, -', ['12–11', 'A1-5', '-']],
    ['7, 7, 6-8', ['7', '6', '8']],
    ['1-200', upTo(200)],
  ])('%j lists its tables', (text, names) => {
    expect(listTables(text)).toEqual(names)
  })
})

describe('a form', () => {
  const save = (tables: string) => parseInput(tablesSchema, { tables, tablesVersion: '' }).tables
  const problem = (tables: string) => {
    try {
      return save(tables)
    } catch (error) {
      return Object(error).fields?.tables
    }
  }

  test.each(['1-200', '🍕 1-3, 👩‍🍳', 'תרסה 1, شرفة 2', 'A&B, “Köşe”', ''])('accepts %j', (text) => {
    expect(save(text)).toBe(text)
  })

  test('composes letters, as codes in addresses have them', () => {
    expect(save('Bahc\u0327e 1')).toBe('Bahçe 1')
  })

  test.each([
    ['1-201', 'tables_too_many', { max: 200 }],
    ['1-9999', 'tables_too_many', { max: 200 }],
    ['1-120, 201-301', 'tables_too_many', { max: 200 }],
    [`1, ${'x'.repeat(80)}`, 'table_too_long', { name: 'x'.repeat(80), max: 30 }],
    ['1, <b>', 'table_unreadable', { name: '<b>' }],
    ['1, a\u202Eb', 'table_unreadable', { name: 'ab' }],
    ['1, a\u0007b', 'table_unreadable', { name: 'ab' }],
    ['1, \u200B', 'table_unreadable', { name: '' }],
    ['1, \0', 'text_unreadable', {}],
    ['1-9999,'.repeat(300), 'field_too_long', { max: 2_000 }],
  ])('rejects %j', (text, messageKey, values) => {
    expect(problem(text)).toEqual({ messageKey, values })
  })
})

describe('an address', () => {
  const tableOf = (query: string, tables = '1-20, Bahçe 1-2, <b>, תרסה 1') =>
    findTable(tables, namedTable(new URLSearchParams(query)))

  test.each([
    ['table=7', '7'],
    ['table=Bah%C3%A7e+2', 'Bahçe 2'],
    ['table=Bahc%CC%A7e%202', 'Bahçe 2'],
    ['lang=tr&table=%D7%AA%D7%A8%D7%A1%D7%94+1', 'תרסה 1'],
  ])('%s names a table', (query, table) => {
    expect(tableOf(query)).toBe(table)
  })

  test.each([
    '',
    'table=',
    'table=21',
    'table=07',
    'table=1-20',
    'table=%3Cscript%3E',
    'table=%00',
    'table=%ED%A0%80',
    'table=7&table=8',
    'table=7&table=7',
    `table=${'7'.repeat(31)}`,
    `table=a${'%CC%81'.repeat(2_000)}`,
  ])('%s names none', (query) => {
    expect(tableOf(query)).toBeUndefined()
  })

  test('names none of a restaurant without tables', () => {
    expect(tableOf('table=7', '')).toBeUndefined()
    expect(tableOf('table=', '')).toBeUndefined()
  })
})

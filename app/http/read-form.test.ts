import { expect, test } from 'vitest'
import { parseForm } from './read-form.ts'

const multipart = 'multipart/form-data; boundary=X'
const end = '\r\n--X--\r\n'
const part = (text: string, headers = '') =>
  `--X\r\nContent-Disposition: form-data; name="a"${headers}\r\n\r\n${text}`

const parse = (body: string, type = multipart) => parseForm(new TextEncoder().encode(body), type)

const tooManyFields = { status: 413, messageKey: 'form_too_many_fields' }
const tooLarge = { status: 413, messageKey: 'body_too_large' }
const unreadable = { status: 400, messageKey: 'form_unreadable' }

test.each([
  ['150,000 empty parts', `${part('')}\r\n`.repeat(150_000) + end.trimStart(), tooManyFields],
  ['a part of 150,000 headers', `--X\r\n${'A: b\r\n'.repeat(150_000)}\r\n${end}`, tooLarge],
  ['a name of a megabyte', part('', `; x="${'y'.repeat(1_000_000)}"`) + end, tooLarge],
  ['a megabyte before the first part', '\r\n'.repeat(500_000) + part('') + end, unreadable],
  ['no part at all', '', unreadable],
])('rejects %s', (_, body, error) => {
  expect(() => parse(body)).toThrow(expect.objectContaining(error))
})

test.each([
  ['as it is', ''],
  ['with a file name in an unrelated header', '\r\nX-Note: filename="a.jpg"'],
  ['with a file name in another parameter', '; x="; filename=a.jpg"'],
])('rejects a text of a megabyte %s', (_, headers) => {
  const body = part('y'.repeat(1_000_000), headers) + end
  expect(() => parse(body)).toThrow(expect.objectContaining(tooLarge))
})

test.each([
  ['another parameter', 'multipart/form-data; x="; boundary=Y"; boundary=X'],
  ['another type before it', 'text/plain, multipart/form-data; boundary=X'],
  ['another type after it', 'application/x-www-form-urlencoded, multipart/form-data; boundary=X'],
])('rejects 150,000 parts whose boundary is hidden by %s', (_, type) => {
  for (const start of ['', '--Y"\r\n']) {
    const body = start + `${part('')}\r\n`.repeat(150_000) + end.trimStart()
    expect(() => parse(body, type)).toThrow(expect.objectContaining(unreadable))
  }
})

test('rejects 150,000 fields in a URL-encoded form', () => {
  const type = 'application/x-www-form-urlencoded'
  expect(() => parse('a&'.repeat(150_000), type)).toThrow(expect.objectContaining(tooManyFields))
  expect(parse('a=1&b=%C3%A7+2', type).fields).toEqual({ a: '1', b: 'ç 2' })
})

test('reads a form with a file, whatever the file contains', () => {
  const file = `\r\n--Y${'-'.repeat(1_000)}`.repeat(1_000)
  const named = part(file, '; filename="a.jpg"').replace('name="a"', 'name="file"')
  const parsed = parse(`${part('ç')}\r\n${named}${end}`)
  expect(parsed.fields).toEqual({ a: 'ç' })
  expect(Buffer.from(parsed.file ?? []).toString()).toBe(file)
})

test('reads a browser’s form', async () => {
  const form = new FormData()
  form.set('name', 'Lale')
  form.set('file', new File(['x'], 'ö.png'))
  const sent = new Response(form)
  const parsed = parseForm(await sent.bytes(), sent.headers.get('Content-Type') ?? '')
  expect(parsed).toEqual({
    fields: { name: 'Lale' },
    file: new TextEncoder().encode('x'),
    fileName: 'ö.png',
  })
})

test.each([
  ['that is truncated', part('x')],
  ['without a boundary', part('x') + end, 'multipart/form-data'],
  ['of another type', '{}', 'application/json'],
  ['with bytes that are not UTF-8', Buffer.from(`${part('\u00ff')}${end}`, 'latin1')],
])('rejects a form %s', (_, body, type = multipart) => {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  expect(() => parseForm(bytes, type)).toThrow(expect.objectContaining(unreadable))
})

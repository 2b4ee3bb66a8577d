import { expect, test } from 'vitest'
import { parseForm } from './read-form.ts'

const multipart = 'multipart/form-data; boundary=X'
const end = '\r\n--X--\r\n'
const part = (text: string, headers = '') =>
  `--X\r\nContent-Disposition: form-data; name="a"${headers}\r\n\r\n${text}`

const parse = (body: string, type = multipart) =>
  parseForm(new TextEncoder().encode(body).buffer, type)

const refused = { status: 413, messageKey: 'form_too_many_fields' }
const tooLarge = { status: 413, messageKey: 'body_too_large' }
const unreadable = { status: 400, messageKey: 'form_unreadable' }

test.each([
  ['150,000 empty parts', `${part('')}\r\n`.repeat(150_000) + end.trimStart(), refused],
  ['a part of 150,000 headers', `--X\r\n${'A: b\r\n'.repeat(150_000)}\r\n${end}`, tooLarge],
  ['a name of a megabyte', part('', `; x="${'y'.repeat(1_000_000)}"`) + end, tooLarge],
  ['a megabyte before the first part', '\r\n'.repeat(500_000) + part('') + end, unreadable],
  ['no part at all', '', unreadable],
])('%s is refused before it is parsed', async (_, body, refusal) => {
  await expect(parse(body)).rejects.toMatchObject(refusal)
})

test.each([
  ['as it is', ''],
  ['with a file name in a header that names no file', '\r\nX-Note: filename="a.jpg"'],
  ['with a file name in its own name', '; x="; filename=a.jpg"'],
])('a text of a megabyte is refused, %s', async (_, headers) => {
  await expect(parse(part('y'.repeat(1_000_000), headers) + end)).rejects.toMatchObject(tooLarge)
})

test.each([
  ['another parameter', 'multipart/form-data; x="; boundary=Y"; boundary=X'],
  ['another type before it', 'text/plain, multipart/form-data; boundary=X'],
  ['another type behind it', 'application/x-www-form-urlencoded, multipart/form-data; boundary=X'],
])('150,000 parts are refused whose boundary hides behind %s', async (_, type) => {
  for (const begin of ['', '--Y"\r\n']) {
    const body = begin + `${part('')}\r\n`.repeat(150_000) + end.trimStart()
    await expect(parse(body, type)).rejects.toMatchObject(unreadable)
  }
})

test('150,000 fields in an address’s form are refused', async () => {
  const type = 'application/x-www-form-urlencoded'
  await expect(parse('a&'.repeat(150_000), type)).rejects.toMatchObject(refused)
  expect((await parse('a=1&b=2', type)).get('b')).toBe('2')
})

test('a form with a file is read, whatever the file holds', async () => {
  const file = `\r\n--X${'-'.repeat(1_000)}`.replace('--X', '--Y').repeat(1_000)
  const body = `${part('ç')}\r\n${part(file, '; filename="a.jpg"')}${end}`
  const [text, sent] = (await parse(body)).getAll('a')
  expect(text).toBe('ç')
  if (!(sent instanceof File)) throw new Error('The file is none')
  expect(await sent.text()).toBe(file)
})

test('a browser’s own form is read', async () => {
  const form = new FormData()
  form.set('name', 'Lale')
  form.set('file', new File(['x'], 'ö.png'))
  const sent = new Response(form)
  const type = sent.headers.get('Content-Type') ?? ''
  const read = await parseForm(await sent.arrayBuffer(), type)
  expect(read.get('name')).toBe('Lale')
})

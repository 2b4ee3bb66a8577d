import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NotFoundError } from '#app/domain/errors.ts'
import { openMailbox, type Mailbox } from './mailbox.ts'

let folder: string
let mailbox: Mailbox

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'chefin-mailbox-')), 'outbox')
  mailbox = await openMailbox(folder, '"Chefin, Ltd." <hello@menu.example>')
})
afterEach(() => rm(join(folder, '..'), { recursive: true }))

const mail = (changes = {}) => ({
  id: crypto.randomUUID(),
  recipient: 'ayse@chefin.example',
  subject: 'Şifreniz: <b>ığüşöç</b> İĞÜŞÖÇ',
  text: `Bağlantınız: http://localhost:3000/x?token=${'a'.repeat(200)}`,
  html: '<p>Bağlantınız</p>',
  ...changes,
})

test('stores an email as a file that any email client opens', async () => {
  const sent = mail()
  await mailbox.deliver(sent)
  const [file = ''] = await readdir(folder)
  expect(file).toMatch(new RegExp(String.raw`^\d{4}-\d\d-\d\dT[\d-]{12}Z-${sent.id}\.eml$`))
  const raw = await readFile(join(folder, file), 'utf8')
  expect(raw).toContain('From: "Chefin, Ltd." <hello@menu.example>\r\n')
  expect(raw).toContain('To: ayse@chefin.example\r\n')
  expect(raw).toContain(`Message-ID: <${sent.id}@menu.example>\r\n`)
  expect(raw).toContain('multipart/alternative')
  expect(await mailbox.read(sent.id)).toEqual({
    ...sent,
    text: `${sent.text}\n`,
    html: `${sent.html}\n`,
    from: 'Chefin, Ltd. <hello@menu.example>',
    sentAt: expect.any(Date),
  })
  // Emails contain links to accounts, so other users of the machine must not read them.
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600)
})

test('stores an email once, however often it is delivered', async () => {
  const sent = mail()
  await mailbox.deliver(sent)
  await mailbox.deliver(sent)
  expect(await readdir(folder)).toHaveLength(1)
})

test('lists the newest 50 emails, newest first, and no other files', async () => {
  const eml = 'Subject: x\r\n\r\nx'
  for (let second = 10; second < 70; second++) {
    const time = `2026-01-01T00-0${second > 59 ? 1 : 0}-${String(second % 60).padStart(2, '0')}-000Z`
    await writeFile(join(folder, `${time}-${crypto.randomUUID()}.eml`), eml)
  }
  await writeFile(join(folder, 'notes.txt'), 'mine')
  await writeFile(join(folder, `2026-01-01T00-00-00-000Z-${crypto.randomUUID()}.eml.part`), eml)
  const newest = mail()
  await mailbox.deliver(newest)
  const listed = await mailbox.list()
  expect(listed).toHaveLength(50)
  expect(listed[0]?.id).toBe(newest.id)
})

test.each([
  '',
  '.',
  '..',
  '../secret',
  '..%2f..%2fsecret',
  '/etc/passwd',
  'a\0',
  String.raw`..\secret`,
  crypto.randomUUID(),
])('does not find the id %j', async (id) => {
  await writeFile(join(folder, '../secret'), 'secret')
  await mailbox.deliver(mail())
  await expect(mailbox.read(id)).rejects.toThrow(NotFoundError)
})

test.each([{ id: '../../x' }, { recipient: 'a@b.example, c@d.example' }, { recipient: 'a' }])(
  'rejects an email with %o',
  async (changes) => {
    await expect(mailbox.deliver(mail(changes))).rejects.toThrow()
    expect(await readdir(folder)).toEqual([])
  },
)

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SQL } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { asSystem } from '#app/db/actors.ts'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { backOffSeconds } from '#app/domain/outbox/back-off.ts'
import { secondsFromNow } from '#app/domain/outbox/seconds-from-now.ts'
import { deliverDueMails, type MailProblem } from '#app/domain/mails/deliver-due-mails.ts'
import { queueMail } from '#app/domain/mails/queue-mail.ts'
import { startMailDelivery, wakeMailDelivery } from '#app/services/mail/delivery.ts'
import { deliver, initMail } from '#app/services/mail/index.server.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from './database.ts'
import { startTestMailServer, type TestMailServer } from './mail-server.ts'

const inAnHour = () => secondsFromNow(3_600)
const recipient = 'ayşe+menü@chefin.example'
const mail = {
  recipient,
  subject: 'Şifreniz değişti: İğdeli Çiğ Köfte’den güzel haber, öyle uzun ki iki satıra sığmaz',
  text: 'Düz metin: http://localhost:3000/çok/uzun?a=1&b=2',
  html: '<p>Güzel <b>metin</b></p>',
}

let database: TestDatabase
let mailServer: TestMailServer
let ownerId: string
let problems: MailProblem[]

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { connections: 20, timeoutMs })
  const [owner] = await database.query(
    `insert into owners (email, first_name, last_name) values ('a@b.example', 'A', 'B') returning id`,
  )
  ownerId = String(owner?.['id'])
  problems = []
  mailServer = await startTestMailServer()
  await open(mailServer.url)
})

afterEach(async () => {
  await closeDatabase()
  await database.drop()
  await mailServer.stop()
})

const open = (smtpUrl: string) =>
  initMail({ smtpUrl, mailFrom: 'Chefin <hello@menu.example>', dataFolder: '' })
const queue = (changes: Partial<typeof mail & { expiresAt: SQL }> = {}) =>
  asSystem('test', (transaction) =>
    queueMail(transaction, { ownerId, expiresAt: inAnHour(), ...mail, ...changes }),
  )
const deliverAll = () => deliverDueMails(deliver, (problem) => problems.push(problem))
const rows = () => database.query('select *, next_attempt_at > now() as is_waiting from mails')
const makeDue = () => database.query('update mails set next_attempt_at = now()')

describe('an email', () => {
  test('arrives with both parts, intact text and a Message-ID', async () => {
    await queue()
    const [row] = await rows()
    expect(await deliverAll()).toBe(1)
    expect(mailServer.received).toHaveLength(1)
    expect(mailServer.received[0]).toMatchObject({
      subject: mail.subject,
      text: `${mail.text}\n`,
      html: expect.stringContaining(mail.html),
      from: { name: 'Chefin', address: 'hello@menu.example' },
      to: [{ address: recipient }],
      messageId: `<${row?.['id']}@menu.example>`,
      envelope: { from: 'hello@menu.example', to: [recipient] },
    })
    expect(await rows()).toEqual([])
    expect(await deliverAll()).toBe(0)
  })

  test('is not sent if the transaction that queued it fails', async () => {
    const failing = asSystem('test', async (transaction) => {
      await queueMail(transaction, { ownerId, expiresAt: inAnHour(), ...mail })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await deliverAll()).toBe(0)
  })

  test('cannot smuggle a header in its subject or a second recipient', async () => {
    await queue({ subject: 'Hello\r\nBcc: thief@evil.example\r\n\r\nbody' })
    await queue({ recipient: 'a@b.example, thief@evil.example' })
    await queue({ recipient: 'a@b.example>\r\nRCPT TO:<thief@evil.example' })
    await deliverAll()
    expect(mailServer.received).toHaveLength(1)
    const [receivedMail] = mailServer.received
    expect(receivedMail?.envelope.to).toEqual([recipient])
    expect(receivedMail?.raw).not.toMatch(/^Bcc:/m)
    expect(receivedMail?.subject).toMatch(/^Hello Bcc: thief@evil\.example/)
    expect(problems).toHaveLength(2)
  })

  test('attaches no files or URLs that its HTML refers to', async () => {
    await queue({ html: '<img src="/etc/passwd"><img src="http://127.0.0.1:1/x">' })
    await deliverAll()
    expect(mailServer.received[0]?.attachments).toEqual([])
  })
})

describe('a mail server that rejects an email', () => {
  test.each([
    ['busy', 'EENVELOPE 451'],
    ['unknown recipient', 'EENVELOPE 550'],
    ['hangs up', 'ECONNECTION'],
  ] as const)('(%s) is retried until it accepts the email', async (rejection, reason) => {
    await queue()
    mailServer.rejection = rejection
    await deliverAll()
    expect(await rows()).toMatchObject([{ attempts: 1, last_error: reason, is_waiting: true }])
    expect(await deliverAll()).toBe(0)
    await makeDue()
    await deliverAll()
    expect(await rows()).toMatchObject([{ attempts: 2, is_waiting: true }])
    expect(problems).toMatchObject([
      { kind: 'delayed', attempts: 1, reason },
      { kind: 'delayed', attempts: 2, reason },
    ])
    const reported = [problems, await database.query('select last_error from mails')]
    expect(JSON.stringify(reported)).not.toContain('@')

    mailServer.rejection = null
    await makeDue()
    await deliverAll()
    expect(mailServer.received).toHaveLength(1)
    expect(await rows()).toEqual([])
  })

  test('is retried until it is reachable', async () => {
    await mailServer.stop()
    await queue()
    await deliverAll()
    expect(await rows()).toMatchObject([{ attempts: 1, last_error: 'ESOCKET', is_waiting: true }])
    mailServer = await startTestMailServer(Number(new URL(mailServer.url).port))
    await makeDue()
    await deliverAll()
    expect(mailServer.received).toHaveLength(1)
  })

  test('is retried at growing intervals', () => {
    expect([1, 2, 3, 4, 7, 8, 9, 1_000].map(backOffSeconds)).toEqual([
      5, 10, 20, 40, 320, 640, 900, 900,
    ])
  })

  test('does not delay other emails', async () => {
    for (let count = 0; count < 12; count++) await queue({ recipient: 'not an address' })
    await queue()
    while ((await deliverAll()) > 0);
    expect(mailServer.received).toHaveLength(1)
    expect(await rows()).toHaveLength(12)
  })
})

describe('two processes on one table', () => {
  test('send 20 emails exactly once each', async () => {
    for (let count = 0; count < 20; count++) await queue({ subject: `Email ${count}` })
    const deliverUntilEmpty = async () => {
      while ((await deliverAll()) > 0);
    }
    await Promise.all([deliverUntilEmpty(), deliverUntilEmpty()])
    const subjects = mailServer.received.map(({ subject }) => subject)
    expect(new Set(subjects).size).toBe(20)
    expect(subjects).toHaveLength(20)
    expect(await rows()).toEqual([])
  })

  test('leave a claimed email to its claimer, and take over after that process died', async () => {
    await queue()
    const claim = Promise.withResolvers<void>()
    const died = Promise.withResolvers<void>()
    const dying = deliverDueMails(
      async () => {
        claim.resolve()
        await died.promise
        throw new Error('too late')
      },
      () => undefined,
    )
    await claim.promise
    expect(await deliverAll()).toBe(0)
    await makeDue()
    expect(await deliverAll()).toBe(1)
    expect(mailServer.received).toHaveLength(1)
    died.resolve()
    await dying
    expect(await rows()).toEqual([])
  })
})

describe('an expired email', () => {
  test('is abandoned, logged without an address, and deleted a week later', async () => {
    await queue()
    mailServer.rejection = 'busy'
    await deliverAll()
    await database.query('update mails set expires_at = now(), next_attempt_at = now()')
    problems = []
    await deliverAll()
    const [row] = await rows()
    expect(row).toMatchObject({ attempts: 1, next_attempt_at: null })
    expect(problems).toEqual([
      { kind: 'abandoned', mailId: row?.['id'], attempts: 1, reason: 'EENVELOPE 451' },
    ])
    expect(await deliverAll()).toBe(0)
    expect(mailServer.received).toEqual([])

    await database.query(`update mails set expires_at = now() - interval '6 days'`)
    await deliverAll()
    expect(await rows()).toHaveLength(1)
    await database.query(`update mails set expires_at = now() - interval '8 days'`)
    await deliverAll()
    expect(await rows()).toEqual([])
  })
})

describe('the delivery of a process', () => {
  let logEntries: [object, string][]
  const note = (details: object, message: string) => void logEntries.push([details, message])
  const log = { info: note, warn: note, error: note }
  const arrived = () => mailServer.received.length

  beforeEach(() => {
    logEntries = []
  })

  test('sends waiting emails at startup and when woken, and finishes the current one when stopping', async () => {
    await queue()
    const delivery = startMailDelivery({ log })
    await expect.poll(arrived).toBe(1)
    await queue()
    wakeMailDelivery()
    await expect.poll(arrived).toBe(2)
    await queue()
    wakeMailDelivery()
    await delivery.stop()
    const afterStop = arrived()
    expect(await rows()).toHaveLength(3 - afterStop)
    await queue()
    wakeMailDelivery()
    delivery.wake()
    expect(arrived()).toBe(afterStop)
    expect(logEntries).toEqual([])
  })

  test('survives an unreachable database and logs it once', async () => {
    const login = new URL(database.appUrl).username
    await queue()
    await database.query(`alter role ${login} connection limit 0`)
    await closeDatabase()
    openDatabase(database.appUrl, () => undefined, { timeoutMs })
    const delivery = startMailDelivery({ log })
    await expect.poll(() => logEntries.length).toBe(1)
    for (let count = 0; count < 3; count++) delivery.wake()
    await database.query(`alter role ${login} connection limit -1`)
    delivery.wake()
    await expect.poll(arrived).toBe(1)
    await delivery.stop()
    expect(logEntries.map(([, message]) => message)).toEqual([
      'mail cannot be delivered: the database failed',
      'mail is delivered again',
    ])
  })

  test('logs deferred and abandoned emails without address or text', async () => {
    await queue()
    await queue({ expiresAt: secondsFromNow(-1) })
    mailServer.rejection = 'unknown recipient'
    const delivery = startMailDelivery({ log })
    await expect.poll(() => logEntries.length).toBe(2)
    await delivery.stop()
    expect(logEntries.map(([, message]) => message).toSorted()).toEqual([
      'a mail did not leave; it will be retried',
      'a mail has expired and was not sent',
    ])
    expect(JSON.stringify(logEntries)).not.toMatch(/@|Şifreniz|Düz metin/)
  })
})

test('deletes a deleted owner’s emails', async () => {
  await queue()
  await database.query('delete from owners')
  expect(await deliverAll()).toBe(0)
})

test('writes emails to the outbox folder without a server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chefin-outbox-'))
  await initMail({ smtpUrl: undefined, mailFrom: 'Chefin <chefin@localhost>', dataFolder: folder })
  await queue()
  expect(await deliverAll()).toBe(1)
  expect(await rows()).toEqual([])
  await rm(folder, { recursive: true })
})

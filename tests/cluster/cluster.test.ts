import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { photoWithGps } from '../fixtures/photo.ts'
import { followEvents, Guest, readEvents } from '../guest.ts'
import { Owner } from '../owner.ts'
import { planBegins, plans, renderedActs } from '../scripted-provider/index.ts'
import { kill, startCluster, type Cluster } from './cluster.ts'
import { atInstance } from './nginx.ts'
import { findProgram } from './program.ts'

const [one, other] = [atInstance(0), atInstance(1)]
const missing = !findProgram('nginx') || !findProgram('pgbouncer')
const jobs = ['count_totals', 'forget_expired', 'forget_old_words', 'reconcile', 'renew_given']

// Skipped if `npm test` could not install the programs, which it reports.
describe.skipIf(missing)('two instances behind a load balancer, and pgbouncer', () => {
  let cluster: Cluster

  beforeAll(async () => {
    cluster = await startCluster(inject('postgresUrl'), { hasPooler: true })
    cluster.provider.script = plans('enjoy')
  })
  afterAll(() => cluster?.stop())

  const query = (text: string, values?: readonly unknown[]) => cluster.database.query(text, values)
  const logs = () => cluster.instances.map((instance) => instance.log()).join('')
  const servedBy = async (headers: Record<string, string> = {}) =>
    (await fetch(`${cluster.url}/demo`, { headers })).headers.get('X-Served-By')

  /** A browser of the sample's owner by default. */
  function browser(email = 'demo@chefin.example', password = 'chefin-demo'): Owner {
    const owner = new Owner({ url: cluster.url, folder: '' }, email)
    owner.password = password
    return owner
  }

  async function signedIn(at: Record<string, string>): Promise<Owner> {
    const owner = browser()
    expect((await owner.login({}, { headers: at })).location).toBe('/dashboard')
    return owner
  }

  const guest = () => new Guest(cluster.url)

  test('both started on an empty database: tables and sample are created once, and each job runs once', async () => {
    const migrations = await readdir('app/db/migrations')
    const applied = await query('select hash from drizzle.__drizzle_migrations')
    expect(applied).toHaveLength(migrations.filter((file) => file.endsWith('.sql')).length)
    expect(await query('select slug from restaurants')).toEqual([{ slug: 'demo' }])
    expect(await query('select email from owners')).toHaveLength(1)
    await expect
      .poll(async () =>
        (await query(`select name from jobs where due_at > now() + interval '50 minutes'`))
          .map(({ name }) => name)
          .toSorted(),
      )
      .toEqual(jobs)
    const done = logs().matchAll(/"job":"(\w+)".*"msg":"a job was done"/g)
    expect([...done].map(([, name]) => name).toSorted()).toEqual(jobs)
  })

  test('requests alternate between them', async () => {
    const served = [await servedBy(), await servedBy(), await servedBy(one), await servedBy(other)]
    expect(new Set(served).size).toBe(2)
    expect(served[2]).not.toBe(served[3])
  })

  test('a session started on one is valid on the other, and ends on both', async () => {
    const owner = await signedIn(one)
    expect((await owner.get('/dashboard', { headers: other })).status).toBe(200)
    const kept = new Map(owner.cookies)
    await owner.post('/dashboard/account', { intent: 'logout' }, { headers: other })
    for (const [name, value] of kept) owner.cookies.set(name, value)
    expect((await owner.get('/dashboard', { headers: one })).status).toBe(302)
  })

  test('password guesses are counted across both', async () => {
    const thief = browser('demo@chefin.example', 'not-this-one')
    const tries: number[] = []
    for (let guess = 0; guess < 6; guess++) tries.push((await thief.login()).status)
    expect(tries).toEqual([422, 422, 422, 422, 422, 429])
  })

  test('a guest’s questions are counted across both, with a small tolerance', async () => {
    const asker = guest()
    const statuses: number[] = []
    for (let count = 0; count < 31; count++) {
      const response = await asker.send('Hello?')
      await response.text()
      statuses.push(response.status)
    }
    const answered = statuses.filter((status) => status === 200)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(answered.length).toBeGreaterThanOrEqual(20)
    // An instance may not yet know of up to a quarter of the limit.
    expect(answered.length).toBeLessThan(20 + 2 * 5)
  })

  test('a price saved on one is immediately shown and quoted by the other', async () => {
    const ask = () =>
      guest()
        .request('POST', question(), other)
        .then((answer) => answer.text())
    const question = () => JSON.stringify({ message: 'Price?', key: crypto.randomUUID() })
    await ask()
    const [dish] = await query(
      `select id, menu_id, to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at
       from dishes where name = 'Humus'`,
    )
    const owner = await signedIn(one)
    const saved = await owner.post(
      `/dashboard/menuList/menu/${String(dish?.['menu_id'])}/itemList`,
      {
        intent: 'update',
        dishId: String(dish?.['id']),
        updatedAt: String(dish?.['updated_at']),
        name: 'Humus',
        price: '987,65',
        ingredients: 'nohut, tahin',
        aiInstructions: 'Etsizdir.',
        isActive: 'on',
      },
      { headers: one },
    )
    expect(saved.status).toBe(200)
    expect((await owner.get('/demo', { headers: other })).body).toContain('987')
    await ask()
    expect(JSON.stringify(cluster.provider.asked.at(-1)?.body)).toContain('987')
  })

  test('a picture uploaded to one is served by the other', async () => {
    const owner = await signedIn(one)
    const [place] = await query(`select id from restaurants where slug = 'demo'`)
    const page = `/dashboard/restaurants/restaurant/${String(place?.['id'])}`
    const photo = { name: 'logo.jpg', bytes: await photoWithGps() }
    expect((await owner.upload(page, 'logo', photo, { headers: one })).status).toBe(200)
    const [stored] = await query(`select logo_url from restaurants where slug = 'demo'`)
    const picture = `${cluster.url}${String(stored?.['logo_url'])}`
    const served = await Promise.all(
      [one, other].map(async (headers) =>
        Buffer.from(await (await fetch(picture, { headers })).arrayBuffer()).toString('base64'),
      ),
    )
    expect(served[0]).toBe(served[1])
    expect(served[0]).toMatch(/^UklGR/)
  })

  test('a conversation continues on the other, notifies the owner there, and is erased on both', async () => {
    const owner = await signedIn(one)
    const asker = guest()
    const since = new Date().toISOString()
    const ask = (message: string, at: Record<string, string>) =>
      asker.ask(message, crypto.randomUUID(), at)
    await ask('Is there soup?', one)
    await ask('And bread?', other)
    const history = async (at: Record<string, string>) =>
      (await asker.request('GET', undefined, at)).json()
    expect(await history(one)).toEqual(await history(other))
    expect((await history(one)).messages).toHaveLength(4)
    // The second instance's prompt to the model.
    expect(JSON.stringify(cluster.provider.asked.at(-1)?.body)).toContain('Is there soup?')
    const news = await owner.get(`/dashboard/conversations/news?since=${since}`, { headers: one })
    expect(JSON.parse(news.body).conversations[0]).toMatchObject({ userMessage: 'And bread?' })
    await asker.request('DELETE', undefined, other)
    expect((await history(one)).messages).toEqual([])
  })

  test('each mail is sent once, whichever instance queued it', async () => {
    const owners = Array.from({ length: 8 }, () => browser(`${crypto.randomUUID()}@a.example`))
    const answers = await Promise.all(owners.map((owner) => owner.register()))
    expect(answers.map(({ status }) => status)).toEqual(owners.map(() => 302))
    const recipients = () => cluster.mail.received.flatMap(({ envelope }) => envelope.to).toSorted()
    await expect
      .poll(async () => (await query('select 1 from mails')).length || recipients())
      .toEqual(owners.map(({ email }) => email).toSorted())
  })

  test('a reply written by one can be followed on the other, and is complete there when the writer is killed', async () => {
    const asker = guest()
    const key = crypto.randomUUID()
    const body = JSON.stringify({ message: 'Hello?', key })
    const [before] = await query('select ai_message_used as used from subscriptions')
    cluster.provider.script = async (answer) => {
      answer.say(planBegins('enjoy'))
      await answer.closed
    }
    const begun = followEvents(await asker.request('POST', body, one))
    const first = await begun.next()
    // First as a plan part, then as text.
    await begun.next()
    const followed = followEvents(await asker.request('GET', undefined, other, '/chat/stream'))
    expect((await followed.next()).value).toEqual(first.value)
    expect((await asker.history()).busy).toBe(true)

    cluster.provider.script = plans('enjoy', 'bye')
    await kill(cluster.instances[0])
    await expect(begun.next()).rejects.toThrow('terminated')
    expect((await Array.fromAsync(followed)).at(-1)?.event).not.toBe('done')
    // The guest's page retries automatically, on whichever instance.
    const { text, events } = await asker.ask('Hello?', key)
    expect(text).toBe(renderedActs('enjoy', 'bye'))
    expect(events.at(-1)?.event).toBe('done')
    expect((await asker.history()).messages).toMatchObject([{ key }, { text }])
    const [after] = await query('select ai_message_used as used from subscriptions')
    expect(Number(after?.['used'])).toBe(Number(before?.['used']) + 1)
    await cluster.restart(0)
  })

  test('one is stopped during requests: none is lost', async () => {
    const [stopped] = cluster.instances
    const answers: number[] = []
    const over = new AbortController()
    const load = async (once: () => Promise<number>) => {
      while (!over.signal.aborted) answers.push(await once())
    }
    const look = async () => {
      const page = await fetch(`${cluster.url}/demo`)
      await page.text()
      return page.status
    }
    const ask = async () => {
      const response = await guest().send('Hello?')
      const events = await readEvents(response)
      return events.at(-1)?.event === 'done' ? 200 : response.status
    }
    const loads = [look, look, look, ask, ask, ask].map(load)
    await expect.poll(() => answers.length).toBeGreaterThan(20)
    await stopped?.stop()
    const before = answers.length
    await expect.poll(() => answers.length).toBeGreaterThan(before + 20)
    over.abort()
    await Promise.all(loads)
    expect(answers.filter((status) => status !== 200)).toEqual([])
    expect(stopped?.process.exitCode).toBe(0)
  })
})

import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { questionsPerGuest } from '#app/domain/conversations/limits.ts'
import { photoWithGps } from '../fixtures/photo.ts'
import { followEvents, Guest, readEvents } from '../guest.ts'
import { Owner } from '../owner.ts'
import { planBegins, plans, renderedActs } from '../scripted-provider/index.ts'
import { kill, startCluster, type Cluster } from './cluster.ts'
import { atInstance } from './nginx.ts'
import { findProgram } from './program.ts'

const [first, second] = [atInstance(0), atInstance(1)]
const areProgramsMissing = !findProgram('nginx') || !findProgram('pgbouncer')
const jobs = [
  'count_totals',
  'forget_expired',
  'forget_old_activity',
  'forget_old_words',
  'purge_deleted',
  'reconcile',
  'renew_given',
]

// Skipped, with a message of `npm test`, if the programs can't be installed.
describe.skipIf(areProgramsMissing)('two instances behind a load balancer, and pgbouncer', () => {
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

  /** Creates a browser, by default of the sample's owner. */
  function browser(email = 'demo@chefin.example', password = 'chefin-demo'): Owner {
    const owner = new Owner({ url: cluster.url, folder: '' }, email)
    owner.password = password
    return owner
  }

  async function signIn(instance: Record<string, string>): Promise<Owner> {
    const owner = browser()
    expect((await owner.login({}, { headers: instance })).location).toBe('/dashboard')
    return owner
  }

  const guest = () => new Guest(cluster.url)

  test('create tables and sample once when both start on an empty database, and run each job once', async () => {
    const migrations = await readdir('app/db/migrations')
    const applied = await query('select hash from drizzle.__drizzle_migrations')
    expect(applied).toHaveLength(migrations.filter((file) => file.endsWith('.sql')).length)
    expect(await query('select slug from restaurants order by slug')).toEqual([
      { slug: 'demo' },
      { slug: 'demo-pub' },
    ])
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

  test('receive requests alternately', async () => {
    const served = [
      await servedBy(),
      await servedBy(),
      await servedBy(first),
      await servedBy(second),
    ]
    expect(new Set(served).size).toBe(2)
    expect(served[2]).not.toBe(served[3])
  })

  test('share sessions: one started on the first is valid on the second, and ends on both', async () => {
    const owner = await signIn(first)
    expect((await owner.get('/dashboard', { headers: second })).status).toBe(200)
    const cookies = new Map(owner.cookies)
    await owner.post('/dashboard/account', { intent: 'logout' }, { headers: second })
    for (const [name, value] of cookies) owner.cookies.set(name, value)
    expect((await owner.get('/dashboard', { headers: first })).status).toBe(302)
  })

  test('count password guesses across both', async () => {
    const thief = browser('demo@chefin.example', 'not-this-one')
    const statuses: number[] = []
    for (let guess = 0; guess < 6; guess++) statuses.push((await thief.login()).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  })

  test('count a guest’s questions across both, with a small tolerance', async () => {
    const asker = guest()
    // Counts start again with each of the limit's windows, which may happen during the test.
    const answersByInstance = new Map<number, number>()
    const ask = async () => {
      const window = Math.floor(Date.now() / (questionsPerGuest.seconds * 1_000))
      const response = await asker.send('Hello?')
      await response.text()
      if (response.status === 200)
        answersByInstance.set(window, (answersByInstance.get(window) ?? 0) + 1)
      return { status: response.status, count: answersByInstance.get(window) ?? 0 }
    }
    let last = await ask()
    while (last.status === 200) last = await ask()
    expect(last.status).toBe(429)
    expect(last.count).toBeGreaterThanOrEqual(20)
    // An instance may be unaware of up to a quarter of the limit counted by the other.
    expect(last.count).toBeLessThan(20 + 2 * 5)
  })

  test('show and quote a price immediately that was saved on the other', async () => {
    const ask = () =>
      guest()
        .request('POST', question(), second)
        .then((answer) => answer.text())
    const question = () => JSON.stringify({ message: 'Price?', key: crypto.randomUUID() })
    await ask()
    const [dish] = await query(
      `select id, menu_id, to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at
       from dishes where name = 'Humus'`,
    )
    const owner = await signIn(first)
    const response = await owner.post(
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
      { headers: first },
    )
    expect(response.status).toBe(200)
    expect((await owner.get('/demo', { headers: second })).body).toContain('987')
    await ask()
    expect(JSON.stringify(cluster.provider.replyRequests.at(-1)?.body)).toContain('987')
  })

  test('serve a picture that was uploaded to the other', async () => {
    const owner = await signIn(first)
    const [place] = await query(`select id from restaurants where slug = 'demo'`)
    const page = `/dashboard/restaurants/restaurant/${String(place?.['id'])}`
    const photo = { name: 'logo.jpg', bytes: await photoWithGps() }
    expect((await owner.upload(page, 'logo', photo, { headers: first })).status).toBe(200)
    const [storedRow] = await query(`select logo_url from restaurants where slug = 'demo'`)
    const picture = `${cluster.url}${String(storedRow?.['logo_url'])}`
    const served = await Promise.all(
      [first, second].map(async (headers) =>
        Buffer.from(await (await fetch(picture, { headers })).arrayBuffer()).toString('base64'),
      ),
    )
    expect(served[0]).toBe(served[1])
    expect(served[0]).toMatch(/^UklGR/)
  })

  test('share conversations: continued on the second, shown to the owner, and erased on both', async () => {
    const owner = await signIn(first)
    const asker = guest()
    const since = new Date().toISOString()
    const ask = (message: string, instance: Record<string, string>) =>
      asker.ask(message, crypto.randomUUID(), instance)
    await ask('Is there soup?', first)
    await ask('And bread?', second)
    const history = async (instance: Record<string, string>) =>
      (await asker.request('GET', undefined, instance)).json()
    expect(await history(first)).toEqual(await history(second))
    expect((await history(first)).messages).toHaveLength(4)
    // The second instance's prompt to the model.
    expect(JSON.stringify(cluster.provider.replyRequests.at(-1)?.body)).toContain('Is there soup?')
    const news = await owner.get(`/dashboard/conversations/news?since=${since}`, { headers: first })
    expect(JSON.parse(news.body).conversations[0]).toMatchObject({ userMessage: 'And bread?' })
    await asker.request('DELETE', undefined, second)
    expect((await history(first)).messages).toEqual([])
  })

  test('send each email once, whichever instance queued it', async () => {
    const owners = Array.from({ length: 8 }, () => browser(`${crypto.randomUUID()}@a.example`))
    const responses = await Promise.all(owners.map((owner) => owner.register()))
    expect(responses.map(({ status }) => status)).toEqual(owners.map(() => 302))
    const recipients = () => cluster.mail.received.flatMap(({ envelope }) => envelope.to).toSorted()
    await expect
      .poll(async () => (await query('select 1 from mails')).length || recipients())
      .toEqual(owners.map(({ email }) => email).toSorted())
  })

  test('let guests follow a reply on either instance, and complete it when the writer is killed', async () => {
    const asker = guest()
    const key = crypto.randomUUID()
    const body = JSON.stringify({ message: 'Hello?', key })
    const [before] = await query('select ai_message_used as used from subscriptions')
    cluster.provider.script = async (answer) => {
      answer.say(planBegins('enjoy'))
      await answer.closed
    }
    const started = followEvents(await asker.request('POST', body, first))
    const firstEvent = await started.next()
    // The reply comes first as a plan part, then as text.
    await started.next()
    const followed = followEvents(await asker.request('GET', undefined, second, '/chat/stream'))
    expect((await followed.next()).value).toEqual(firstEvent.value)
    expect((await asker.history()).busy).toBe(true)

    cluster.provider.script = plans('enjoy', 'bye')
    await kill(cluster.instances[0])
    await expect(started.next()).rejects.toThrow('terminated')
    expect((await Array.fromAsync(followed)).at(-1)).toMatchObject({
      event: 'error',
      data: { code: 'reply_interrupted' },
    })
    // The guest's page retries automatically, on either instance.
    const { text, events } = await asker.ask('Hello?', key)
    expect(text).toBe(renderedActs('enjoy', 'bye'))
    expect(events.at(-1)?.event).toBe('done')
    expect((await asker.history()).messages).toMatchObject([{ key }, { text }])
    const [after] = await query('select ai_message_used as used from subscriptions')
    expect(Number(after?.['used'])).toBe(Number(before?.['used']) + 1)
    await cluster.restart(0)
  })

  test('lose no request while one of them stops', async () => {
    const [stopped] = cluster.instances
    const statuses: number[] = []
    const finishing = new AbortController()
    const load = async (send: () => Promise<number>) => {
      while (!finishing.signal.aborted) statuses.push(await send())
    }
    const viewMenu = async () => {
      const page = await fetch(`${cluster.url}/demo`)
      await page.text()
      return page.status
    }
    const ask = async () => {
      const response = await guest().send('Hello?')
      const events = await readEvents(response)
      return events.at(-1)?.event === 'done' ? 200 : response.status
    }
    const loads = [viewMenu, viewMenu, viewMenu, ask, ask, ask].map(load)
    await expect.poll(() => statuses.length).toBeGreaterThan(20)
    await stopped?.stop()
    const before = statuses.length
    await expect.poll(() => statuses.length).toBeGreaterThan(before + 20)
    finishing.abort()
    await Promise.all(loads)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    expect(stopped?.process.exitCode).toBe(0)
  })
})

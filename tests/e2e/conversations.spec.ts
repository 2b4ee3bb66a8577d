import { seedConversation, seedTurns } from '../fixtures/seed-conversations.ts'
import { addSession } from './add-session.ts'
import { expectClean, expectCleanInAllVariants } from './expect-clean.ts'
import { seedInbox } from './inbox.ts'
import { insertOwner } from '../insert-owner.ts'
import { expect, test, type Page } from './test.ts'

const list = '/dashboard/conversations'
const items = (page: Page) =>
  page.getByRole('navigation', { name: 'List of conversations' }).locator('li a')
const pane = (page: Page) => page.getByRole('region', { name: 'Lale Lokantası' })
const scrollBox = (page: Page) => pane(page).getByRole('group')

/** Makes the page ask for updates now, as after an interruption. */
const poll = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the first conversation is open, others are selected by keyboard, and pictures open', async ({
    page,
    server,
  }) => {
    const { email } = await seedInbox(server)
    await addSession(page, server, email)
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Conversations', exact: true }).click()
    await expect(items(page)).toHaveCount(5)
    await expect(items(page).first()).toHaveAttribute('aria-current', 'true')
    await expect(items(page).first()).toContainText('Lale Lokantası')
    await expect(items(page).first()).toContainText(/Updated [A-Z][a-z]+ \d{1,2}, \d{4}, \d/)
    await expect(pane(page)).toContainText('Fıstık alerjim var')
    const [guest, assistant] = await pane(page).locator('p[dir="auto"]').all()
    const [right, left] = [await guest?.boundingBox(), await assistant?.boundingBox()]
    expect(right?.x).toBeGreaterThan(left?.x ?? Infinity)
    await expectCleanInAllVariants(page)
    await pane(page).getByRole('button').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')

    for (const [index, text] of [
      [1, 'هل هذا الطبق'],
      [4, '<script>alert(1)</script><img src=x'],
      [3, 'x'.repeat(2_000)],
    ] as const) {
      await items(page).nth(index).focus()
      await page.keyboard.press('Enter')
      await expect(pane(page)).toContainText(text)
      await expect(items(page).nth(index)).toBeFocused()
      await expect(items(page).nth(index)).toHaveAttribute('aria-current', 'true')
    }
    const overflow = () => document.documentElement.scrollWidth - innerWidth
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
  })

  test('new messages arrive automatically and do not move the page', async ({ page, server }) => {
    const { email, restaurantId, ids } = await seedInbox(server, ['Açık mısınız?', 'Kaç kalori?'])
    const [open = ''] = ids
    const lines = Array.from({ length: 30 }, (_, n) => ({ question: `Soru ${n}`, reply: 'Evet' }))
    await seedTurns(server.database, open, lines)
    await addSession(page, server, email)
    await page.goto(list)
    await expect(pane(page)).toContainText('Soru 29')
    expect(await scrollBox(page).evaluate((box) => box.scrollTop)).toBe(0)
    await items(page).nth(1).focus()

    await seedConversation(server.database, restaurantId, { turns: [{ question: 'Yeni masa' }] })
    await expect(items(page)).toHaveCount(3)
    await expect(items(page).first()).toContainText('NewYeni masa')
    await expect(page.getByRole('status').first()).toHaveText(
      'New message at Lale Lokantası: Yeni masa',
    )
    await expect(items(page).nth(2)).toBeFocused()

    await seedTurns(server.database, open, [{ question: 'Bir de bu', reply: 'Tabii' }])
    await poll(page)
    await expect(pane(page)).toContainText('Tabii')
    expect(await scrollBox(page).evaluate((box) => box.scrollTop)).toBe(0)

    const top = () => pane(page).getByText('Soru 3', { exact: true }).boundingBox()
    await pane(page).getByText('Soru 3', { exact: true }).scrollIntoViewIfNeeded()
    const before = await top()
    await seedTurns(server.database, open, [{ question: 'Sonuncu', reply: 'Bitti' }])
    await poll(page)
    await expect(pane(page).getByRole('button', { name: 'New messages' })).toBeVisible()
    expect((await top())?.y).toBeCloseTo(before?.y ?? 0, 0)
    await pane(page).getByRole('button', { name: 'New messages' }).click()
    await expect(pane(page).getByText('Bitti')).toBeInViewport()
    await expect(pane(page).getByRole('button', { name: 'New messages' })).toBeHidden()

    await server.database.query(
      `with emptied as (update messages set text = '' where conversation_id = $1)
       update conversations set user_message = '', erased_at = now() where id = $1`,
      [open],
    )
    await poll(page)
    await expect(pane(page)).toContainText('This conversation has been erased.')
    await expect(items(page)).toHaveCount(2)
    await expect(page.getByText('Sonuncu')).toHaveCount(0)
  })

  test('nothing is polled while the browser is offline', async ({ page, server, context }) => {
    const { email, restaurantId } = await seedInbox(server, ['Açık mısınız?'])
    await addSession(page, server, email)
    await page.clock.install()
    await page.goto(list)
    await expect(items(page)).toHaveCount(1)
    const polled = page.waitForResponse('**/news?**')
    await page.clock.fastForward(4_000)
    await polled
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await seedConversation(server.database, restaurantId, { turns: [{ question: 'Sonradan' }] })
    await page.clock.fastForward(60_000)
    expect(requests).toEqual([])
    await context.setOffline(false)
    await expect(items(page)).toHaveCount(2)
  })

  test('messages load behind a notice, and earlier ones keep the scroll position', async ({
    page,
    server,
  }) => {
    const { email, ids } = await seedInbox(server, ['Bir', 'İki'])
    await server.database.query(
      `insert into messages (owner_id, restaurant_id, conversation_id, role, text, idempotency_key)
       select owner_id, restaurant_id, id, 'user', 'Satır ' || n || '.', gen_random_uuid()
       from conversations, generate_series(1, 300) n where id = $1 order by n`,
      [ids[1]],
    )
    await addSession(page, server, email)
    await page.goto(list)
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/conversation/**', async (route) => {
      await promise
      await route.continue()
    })
    await items(page).nth(1).click()
    await expect(page.getByText('Loading messages...')).toBeVisible()
    resolve()
    await expect(pane(page).getByText('Satır 300.')).toBeInViewport()
    for (const first of [201, 101]) {
      const message = pane(page).getByText(`Satır ${first}.`, { exact: true })
      await pane(page).getByRole('link', { name: 'Earlier messages' }).scrollIntoViewIfNeeded()
      const before = await message.boundingBox()
      await pane(page).getByRole('link', { name: 'Earlier messages' }).click()
      await expect(pane(page).getByText(`Satır ${first - 100}.`, { exact: true })).toBeAttached()
      const moved = ((await message.boundingBox())?.y ?? 0) - (before?.y ?? 0)
      // The day's heading moves to the new first message.
      expect(Math.abs(moved)).toBeLessThan(60)
    }
  })

  test('filters are in the URL, and Back undoes them; a failure is shown and can be retried', async ({
    page,
    server,
    problems,
  }) => {
    const questions = [
      'Fındık var mı?',
      'Sütlü mü?',
      ...Array.from({ length: 40 }, (_, n) => `No ${n}`),
    ]
    const { email } = await seedInbox(server, questions)
    await addSession(page, server, email)
    await page.goto(list)
    await expect(items(page)).toHaveCount(30)
    await page.route('**/more?**', (route) => route.abort())
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(page.getByText('More conversations could not be loaded.')).toBeVisible()
    await page.unroute('**/more?**')
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(items(page)).toHaveCount(42)
    await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0)
    await page.getByLabel('Search').pressSequentially('FINDIK')
    await expect(page).toHaveURL(/\?search=FINDIK$/)
    await expect(items(page)).toHaveCount(1)
    await expect(page.getByLabel('Search')).toBeFocused()
    await items(page).first().click()
    await expect(page).toHaveURL(/\/conversation\/[\da-f-]{36}\?search=FINDIK$/)
    await page.reload()
    await page.getByLabel('From').fill('2020-01-01')
    await expect(page).toHaveURL(/search=FINDIK&from=2020-01-01$/)
    await page.goBack()
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${list}$`))
    await expect(page.getByLabel('Search')).toHaveValue('')
    await expect(items(page)).toHaveCount(30)
    await page.getByLabel('Search').fill('zzz')
    await expect(page.getByText('No conversations found.')).toBeVisible()
    await expect(page.getByText('Select a conversation to view messages')).toBeVisible()
    await page.getByRole('link', { name: 'Clear filters' }).last().click()
    await expect(items(page)).toHaveCount(30)

    await page.route('**/news?**', (route) => route.abort())
    await poll(page)
    await expect(page.getByText('New messages can’t be loaded right now.')).toBeVisible()
    await page.unroute('**/news?**')
    await poll(page)
    await expect(page.getByText('New messages can’t be loaded right now.')).toBeHidden()
    await server.database.query('revoke select on conversations from chefin_owner')
    try {
      await page.goto(list)
      await expect(page.getByText('This page could not be loaded.')).toBeVisible()
    } finally {
      await server.database.query('grant select on conversations to chefin_owner')
    }
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(items(page)).toHaveCount(30)
    // Chromium logs the failed requests.
    problems.length = 0
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('list and messages are two pages with a back link', async ({ page, server }) => {
    const { email } = await seedInbox(server)
    await addSession(page, server, email)
    await page.goto(list)
    await expect(items(page)).toHaveCount(5)
    await expect(pane(page)).toBeHidden()
    await items(page).nth(3).tap()
    await expect(pane(page)).toBeVisible()
    await expect(items(page).first()).toBeHidden()
    await expect(pane(page).getByText('x'.repeat(2_000))).toBeVisible()
    const overflow = () => document.documentElement.scrollWidth - innerWidth
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
    await page.getByRole('link', { name: 'All conversations' }).tap()
    await expect(items(page).first()).toBeVisible()
    await expect(pane(page)).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

  test('the form filters, and links paginate', async ({ page, server }) => {
    const { email } = await seedInbox(
      server,
      Array.from({ length: 31 }, (_, n) => `No ${n}`),
    )
    await addSession(page, server, email)
    await page.goto(list)
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(items(page)).toHaveCount(1)
    await page.getByRole('link', { name: 'Back to the newest' }).click()
    await page.getByLabel('Search').fill('no 17')
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(items(page)).toHaveCount(1)
    await items(page).first().click()
    await expect(pane(page)).toContainText('No 17')
  })
})

test.describe('in Turkish at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an erased conversation, an unusable filter and an empty list have no violations', async ({
    page,
    server,
  }) => {
    const { email, restaurantId } = await seedInbox(server, ['Açık mısınız?'], 'tr')
    const erased = await seedConversation(server.database, restaurantId, {
      turns: [{ question: 'Sır', reply: 'Olur' }],
      isErased: true,
    })
    await addSession(page, server, email, 'tr')
    for (const [path, text] of [
      [`/conversation/${erased}`, 'Bu sohbet silindi.'],
      ['?search=zzz&from=x&to=y&restaurant=z', 'Bu filtrelere uyan sohbet yok.'],
    ] as const) {
      await page.goto(`${list}${path}`)
      await expect(page.getByText(text)).toBeVisible()
      await expectClean(page)
    }
    await addSession(page, server, await insertOwner(server.database, { locale: 'tr' }), 'tr')
    await page.goto(list)
    await expect(page.getByText('Bir misafir asistana soru sorar sormaz')).toBeVisible()
    await expectClean(page)
  })
})

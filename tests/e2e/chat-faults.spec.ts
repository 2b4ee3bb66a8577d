import { expect, test, type Page } from './test.ts'

const composer = (page: Page) => page.getByRole('textbox')
const question = 'Does the lentil soup contain gluten?'
const answer = /^Yes.*Süzme Mercimek Çorbası.*gluten.*\(un\)/
const veganAnswer = /^Yes.*Humus.*vegan/

test.use({ viewport: { width: 390, height: 844 } })

/** Lets the first question reach the server but blocks its reply. */
async function holdFirstReply(page: Page): Promise<void> {
  let isFirst = true
  await page.route('**/demo/chat', async (route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.continue()
    isFirst = false
    // The test may end, or the page be reloaded, before the reply.
    await route.fetch().catch(() => undefined)
  })
}

async function ask(page: Page, text: string): Promise<void> {
  await composer(page).fill(text)
  await composer(page).press('Enter')
}

test('a first question whose reply and cookie never arrive is resent automatically, stored and counted once', async ({
  page,
  server,
  problems,
}) => {
  let losesReply = true
  await page.route('**/demo/chat', async (route) => {
    const request = route.request()
    if (request.method() !== 'POST' || !losesReply) return route.continue()
    losesReply = false
    // Sent outside the browser, which would store the cookie.
    const reply = await fetch(request.url(), {
      method: 'POST',
      headers: await request.allHeaders(),
      body: request.postData(),
    })
    await reply.text()
    await route.abort()
  })
  const text = 'Is there gluten in the lentil soup, asked once?'
  const countQuery = `select count(*)::int as questions,
      (select count(*)::int from usage_records where message_id in
        (select id from messages where reply_to in (select id from messages where text = $1))) as counted
    from messages where text = $1`
  await page.goto('/demo')
  await ask(page, text)
  await expect(page.getByText(answer)).toBeVisible()
  expect(await server.database.query(countQuery, [text])).toEqual([{ questions: 1, counted: 1 }])
  problems.length = 0
})

test('an interrupted reply is replaced when asked again, and a chat erased during a reply is ready', async ({
  page,
  problems,
}) => {
  let isFirst = true
  await page.route('**/demo/chat', async (route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.continue()
    isFirst = false
    await route.fetch()
    await route.fulfill({
      contentType: 'text/event-stream',
      body: [
        'id: 1.0\nevent: delta\ndata: {"text":"Half of a reply"}\n\n',
        'id: 1.1\nevent: error\ndata: {"code":"reply_interrupted","message":"It broke off."}\n\n',
      ].join(''),
    })
  })
  await page.goto('/demo')
  await ask(page, question)
  await expect(page.getByText('Half of a reply')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  const turns = page.getByRole('log').getByRole('listitem')
  const questionAndReply = [/lentil soup contain/, /Yes.*Mercimek.*gluten.*\(un\)/]
  await expect(turns).toHaveText(questionAndReply)
  await page.reload()
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await expect(turns).toHaveText(questionAndReply)

  await holdFirstReply(page)
  await ask(page, 'What is in the hummus?')
  await expect(page.getByText('What is in the hummus?')).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Delete Chat History' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Your chat history has been deleted.')).toBeVisible()
  await expect(page.getByText(answer)).toHaveCount(0)
  await ask(page, question)
  await expect(page.getByText(answer)).toBeVisible()
  problems.length = 0
})

test('a page reloaded during a reply finds the question; a lost reply is asked again in place', async ({
  page,
  server,
}) => {
  const text = `Is the hummus vegan, asked ${crypto.randomUUID()}?`
  await page.goto('/demo')
  await holdFirstReply(page)
  const sending = page.waitForRequest((request) => request.method() === 'POST')
  await ask(page, text)
  await sending
  await expect(page.getByText(text)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByText(veganAnswer)).toBeVisible()

  // As after a crash: otherwise the server has the reply in memory, by the question's key.
  await server.database.query(
    `with asked as (select id from messages where text = $1),
       lost as (delete from messages where reply_to in (select id from asked))
     update messages set idempotency_key = $2 where id in (select id from asked)`,
    [text, crypto.randomUUID()],
  )
  await page.reload()
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('The reply was interrupted.')
  await page.getByRole('button', { name: 'Try again' }).click()
  const turns = page.getByRole('log').getByRole('listitem')
  const questionAndReply = [/Is the hummus vegan, asked/, /Yes.*Humus.*vegan/]
  await expect(turns).toHaveText(questionAndReply)
  await page.reload()
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await expect(turns).toHaveText(questionAndReply)
})

test('a reloaded chat opens at its newest message, and sends what is asked before it loads', async ({
  page,
}) => {
  await page.goto('/demo')
  for (const text of ['Which soups are there?', 'Which desserts are there?', 'hello']) {
    await ask(page, text)
    await expect(composer(page)).toBeEnabled()
    await expect(page.getByText(text, { exact: true })).toHaveCount(1)
  }
  await page.reload()
  // The history is loaded before the list is shown.
  await expect(page.getByText('hello', { exact: true })).toBeAttached()
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  const list = page.getByRole('log')
  const scrollState = () =>
    list.evaluate(({ scrollHeight, clientHeight, scrollTop }) => ({
      scrolls: scrollHeight > clientHeight,
      fromEnd: Math.round(scrollHeight - clientHeight - scrollTop),
    }))
  await expect.poll(scrollState).toEqual({ scrolls: true, fromEnd: 0 })
  // Again after a visit to the menu.
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await expect.poll(scrollState).toEqual({ scrolls: true, fromEnd: 0 })

  const hold = Promise.withResolvers<void>()
  await page.route('**/chat', async (route) => {
    if (route.request().method() === 'GET') await hold.promise
    await route.continue()
  })
  const historyRequest = page.waitForRequest((request) => request.url().endsWith('/demo/chat'))
  await page.reload()
  await historyRequest
  await ask(page, 'Is the hummus vegan?')
  await composer(page).fill('And the baklava?')
  hold.resolve()
  await expect(page.getByText(veganAnswer)).toBeAttached()
  await expect(page.getByText('hello', { exact: true })).toBeAttached()
  await expect(composer(page)).toHaveValue('And the baklava?')
})

test('a guest whose browser has no storage can ask', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('Forbidden', 'SecurityError')
      },
    })
  })
  await page.goto('/demo')
  await ask(page, question)
  await expect(page.getByText(answer)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

import { expect, test, type Page } from './test.ts'

const composer = (page: Page) => page.getByRole('textbox')
const question = 'Does the lentil soup contain gluten?'
const answer = 'Süzme Mercimek Çorbası: yes, gluten is recorded (un).'

test.use({ viewport: { width: 390, height: 844 } })

/** Lets the first question reach the server, and none of its reply come back. */
async function holdFirstReply(page: Page): Promise<void> {
  await page.route(
    '**/demo/chat',
    async (route) => {
      await route.fetch()
    },
    { times: 1 },
  )
}

async function ask(page: Page, words: string): Promise<void> {
  await composer(page).fill(words)
  await composer(page).press('Enter')
}

test('a page loaded anew before the first word of the first reply finds the talk', async ({
  page,
}) => {
  await page.goto('/demo')
  await holdFirstReply(page)
  const reached = page.waitForRequest('**/demo/chat')
  await ask(page, question)
  await reached
  await expect(page.getByText(question)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await expect(page.getByText(question)).toBeVisible()
})

test('a talk erased while its reply is under way leaves the chat ready', async ({ page }) => {
  await page.goto('/demo')
  await holdFirstReply(page)
  await ask(page, 'What is in the hummus?')
  await expect(page.getByText('What is in the hummus?')).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Delete Chat History' }).click()
  await expect(page.getByText('Your chat history has been deleted.')).toBeVisible()
  await ask(page, question)
  await expect(page.getByText(answer)).toBeVisible()
})

test('a browser that keeps nothing can ask all the same', async ({ page }) => {
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

test('a question that is typed while the history is on its way is sent after it', async ({
  page,
}) => {
  await page.goto('/demo')
  await ask(page, 'hello')
  await expect(page.getByText('welcome to Akar Lokantası')).toBeAttached()
  await expect(composer(page)).toBeEnabled()

  const held = Promise.withResolvers<void>()
  await page.route('**/chat', async (route) => {
    if (route.request().method() === 'GET') await held.promise
    await route.continue()
  })
  const asksForHistory = page.waitForRequest((request) => request.url().endsWith('/demo/chat'))
  await page.reload()
  await asksForHistory
  await ask(page, 'Is the hummus vegan?')
  await composer(page).fill('And the baklava?')
  held.resolve()
  await expect(page.getByText('Humus: the restaurant marks it as vegan.')).toBeAttached()
  await expect(page.getByText('welcome to Akar Lokantası')).toBeAttached()
  await expect(composer(page)).toHaveValue('And the baklava?')
})

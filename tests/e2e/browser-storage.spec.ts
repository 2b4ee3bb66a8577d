import { insertOwner, testPassword } from '../insert-owner.ts'
import { desktop } from './page-variants.ts'
import { expect, test, type Page } from './test.ts'

test.use({ hasServiceWorker: true, viewport: desktop, locale: 'en-US' })

/** Records every storage key that a page writes, even if it is soon removed. */
async function recordKeys(page: Page) {
  const keys = new Set<string>()
  const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/
  const record = (storage: string, name: string) => {
    const id = name.startsWith('chefin-dish-draft') ? '{dish}' : '{restaurant}'
    keys.add(`${storage} ${name.replace(uuid, id)}`)
  }
  page.on('response', async (response) => {
    const cookies = await response.headerValues('set-cookie').catch(() => [])
    for (const cookie of cookies) record('cookie', cookie.split('=')[0] ?? '')
  })
  page.on('console', (message) => {
    const [, storage = '', name = ''] = /^chefin-key (\w+) (.+)$/.exec(message.text()) ?? []
    if (name) record(storage, name)
  })
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function setAndReport(name, value) {
      // eslint-disable-next-line no-console -- how the page reports the key
      console.debug(`chefin-key ${this === localStorage ? 'local' : 'tab'} ${name}`)
      setItem.call(this, name, value)
    }
  })
  /** Records the keys that were written while a page unloaded and could no longer report them. */
  const recordRemaining = async () => {
    const remaining = await page.evaluate(() => Object.keys(sessionStorage))
    for (const name of remaining) record('tab', name)
    const cacheNames = await page.evaluate(() => caches.keys())
    for (const name of cacheNames) keys.add(`cache ${name.replace('/demo', '/{restaurant}')}`)
  }
  return { keys, recordRemaining }
}

test('the privacy page lists everything that the product stores in a browser', async ({
  page,
  server,
}) => {
  const { keys, recordRemaining } = await recordKeys(page)
  for (const path of ['/', '/demo', '/auth/register']) {
    await page.goto(path)
    // A visitor who has done nothing sees no banner, and nothing is stored.
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  }

  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.locator('.cookie-banner')).toHaveCount(0)
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'EN: English' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Işıl')
  await page.getByLabel('Surname', { exact: true }).fill('Öztürk')
  await page.getByLabel('Email', { exact: true }).fill(`${crypto.randomUUID()}@chefin.example`)
  await page.getByLabel('Password', { exact: true }).fill('bir-şifrem-var-1')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('A verification email has been sent.')).toBeVisible()

  await server.database.query(`update restaurants set table_names = '1-20' where slug = 'demo'`)
  await page.goto('/demo?table=7')
  await page.getByRole('textbox').fill('Does the lentil soup contain gluten?')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Yes.*Süzme Mercimek Çorbası.*gluten/)).toBeVisible()
  await page.reload()
  // Stored together with the history.
  await expect.poll(() => [...keys]).toContain('local chefin.{restaurant}.thread')

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Delete Chat History' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => [...keys]).toContain('local chefin.{restaurant}.erased')

  await page.getByRole('button', { name: 'Allergens and diets' }).click()
  await page.getByRole('checkbox', { name: 'sesame' }).check()
  await expect.poll(() => [...keys]).toContain('tab chefin.{restaurant}.filter')

  const protectedEmail = await insertOwner(server.database)
  await server.database.query(
    `insert into passkeys (owner_id, credential_id, public_key, counter, transports, name)
     select id, 'key', 'public', 0, '{internal}', 'Phone' from owners where email = $1`,
    [protectedEmail],
  )
  await page.goto('/auth/login')
  await page.locator('[name="email"]').fill(protectedEmail)
  await page.locator('[name="password"]').fill(testPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/auth/secondFactor')

  await page.goto('/auth/login')
  await page.locator('[name="email"]').fill('demo@chefin.example')
  await page.locator('[name="password"]').fill('chefin-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  const [menu] = await server.database.query(
    `select menu_id as id from restaurants where slug = 'demo'`,
  )
  const dishes = `/dashboard/menuList/menu/${String(menu?.['id'])}/itemList`
  for (const name of ['Restaurants', 'Conversations', 'Account']) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await page.goto(dishes)
  // Off and on again, because other tests use the same menu.
  for (const isOn of [false, true]) {
    const saving = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('switch').first().click()
    expect((await saving).ok()).toBe(true)
    await expect(page.getByRole('switch').first()).toBeChecked({ checked: isOn })
  }
  await expect.poll(() => [...keys]).toContain('cookie chefin.written')
  await page.goto(`${dishes}?add`)
  const name = page.getByRole('dialog').getByLabel('Dish Name')
  await name.fill('Humus')
  await expect.poll(() => [...keys]).toContain('tab chefin-dish-draft:{dish}')

  await page.goto('/privacy')
  await recordRemaining()
  const listed = await page
    .locator('code[data-place]')
    .evaluateAll((codes) =>
      codes.map((code) => `${code.getAttribute('data-place')} ${code.textContent}`),
    )
  expect([...keys].toSorted()).toEqual(listed.toSorted())
})

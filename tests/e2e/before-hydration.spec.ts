import { insertOwner } from '../insert-owner.ts'
import { addSession } from './add-session.ts'
import { expect, test, type Page } from './test.ts'

/**
 * Opens a page whose scripts are held back.
 * @returns a function that releases the scripts
 */
async function openUnhydrated(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelector('main form'))
  return resolve
}

test('a click before hydration is replayed', async ({ page }) => {
  const release = await openUnhydrated(page, '/auth/login')
  const clicked = page.getByRole('button', { name: 'Show password' }).click()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  release()
  await clicked
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
})

test('text typed before hydration is kept', async ({ page, server }) => {
  const email = await insertOwner(server.database)
  const [menu] = await server.database.query(
    `insert into menus (owner_id, name, ai_context) select id, 'Yaz', 'Fish' from owners
     where email = $1 returning id`,
    [email],
  )
  await addSession(page, server, email)
  const release = await openUnhydrated(
    page,
    `/dashboard/menuList/menu/${String(menu?.['id'])}/update`,
  )
  await page.evaluate(() => {
    document.querySelector<HTMLTextAreaElement>('[name="aiContext"]')?.select()
  })
  await page.keyboard.type('Fish of the day')
  release()
  await expect(page.getByLabel("Chef's AI Context")).toHaveValue('Fish of the day')
})

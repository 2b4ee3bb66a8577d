import { addSession } from './add-session.ts'
import { insertOwner } from '../insert-owner.ts'
import { desktop } from './page-variants.ts'
import { expect, test, type Page } from './test.ts'

/**
 * Holds back the page's requests with this method.
 * @returns a function that releases them
 */
async function hold(page: Page, method: 'GET' | 'POST') {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/itemList*', async (route) => {
    if (route.request().method() === method) await promise
    await route.fallback()
  })
  return resolve
}

test.use({ viewport: desktop, locale: 'en-US' })

test('an outdated form keeps its input before, during and after it is sent', async ({
  page,
  server,
  problems,
}) => {
  const email = await insertOwner(server.database)
  const [row] = await server.database.query(
    `with m as (insert into menus (owner_id, name, currency)
                select id, 'Akşam', 'TRY' from owners where email = $1 returning *)
     insert into dishes (owner_id, menu_id, name, ingredients, ai_instructions)
     select owner_id, id, 'Pide', array['un'], 'First' from m returning id, menu_id`,
    [email],
  )
  const saveInOtherWindow = (text: string) =>
    server.database.query(
      `update dishes set ai_instructions = $2, updated_at = updated_at + interval '1 minute'
       where id = $1`,
      [row?.['id'], text],
    )
  await addSession(page, server, email)
  await page.goto(`/dashboard/menuList/menu/${String(row?.['menu_id'])}/itemList`)
  await page.getByRole('link', { name: 'Update Pide' }).click()
  const panel = page.getByRole('dialog')
  const save = panel.getByRole('button', { name: 'Update', exact: true })
  const showSaved = panel.getByRole('button', { name: 'Show what is saved now' })
  const expectTyped = async () => {
    await expect(panel.getByLabel('AI Instructions')).toHaveValue('Mine')
    await expect(panel.getByLabel('Description')).toHaveValue('While it was sent')
    await expect(panel.getByRole('button', { name: 'Remove biber' })).toBeVisible()
  }
  await panel.getByLabel('AI Instructions').fill('Mine')
  await saveInOtherWindow('Theirs')

  const releasePost = await hold(page, 'POST')
  await save.click()
  await panel.getByText('Description, weight, tags, picture').click()
  await panel.getByLabel('Description').fill('While it was sent')
  await panel.getByLabel('Ingredients').fill('biber,')
  releasePost()
  await expect(panel.getByText('This dish was changed in another window')).toBeVisible()
  await expectTyped()

  const releaseGet = await hold(page, 'GET')
  await showSaved.click()
  await panel.getByLabel('Dish Name').fill('Pide, while it was read')
  releaseGet()
  await expect(panel.getByText('Theirs')).toBeVisible()
  await expectTyped()
  await expect(panel.getByLabel('Dish Name')).toHaveValue('Pide, while it was read')

  await saveInOtherWindow('Theirs again')
  const response = page.waitForResponse(
    (candidate) => candidate.request().method() === 'POST' && !candidate.url().endsWith('/preview'),
  )
  await save.click()
  expect((await response).status()).toBe(409)
  await expectTyped()
  await showSaved.click()
  await expect(panel.getByText('Theirs again')).toBeVisible()
  await save.click()
  await expect(page.getByText('Menu item updated successfully')).toBeVisible()
  const [storedRow] = await server.database.query('select * from dishes where id = $1', [
    row?.['id'],
  ])
  expect(storedRow).toMatchObject({
    name: 'Pide, while it was read',
    ai_instructions: 'Mine',
    description: 'While it was sent',
    ingredients: ['un', 'biber'],
  })
  // Chromium logs each 409.
  problems.length = 0
})

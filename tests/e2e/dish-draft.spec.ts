import { addSession } from './add-session.ts'
import { insertOwner } from '../insert-owner.ts'
import { desktop } from './page-variants.ts'
import { expect, test } from './test.ts'

test.use({ viewport: desktop, locale: 'en-US' })

test('a lost response and a reload add one dish', async ({ page, server, problems }) => {
  const email = await insertOwner(server.database)
  const [menu] = await server.database.query(
    `insert into menus (owner_id, name) select id, 'Yaz' from owners where email = $1 returning id`,
    [email],
  )
  await addSession(page, server, email)
  await page.goto(`/dashboard/menuList/menu/${String(menu?.['id'])}/itemList?add`)
  const panel = page.getByRole('dialog')
  const add = panel.getByRole('button', { name: 'Add', exact: true })
  await panel.getByLabel('Dish Name').fill('Humus')
  await panel.getByLabel('AI Instructions').fill('Cold.')
  await panel.getByLabel('Ingredients').fill('nohut,')
  await page.route('**/itemList.data*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await add.click()
  await expect(panel.getByText('No connection. What you typed is still here')).toBeVisible()
  await page.unroute('**/itemList.data*')
  await page.reload()
  await expect(panel.getByText('We restored what you typed')).toBeVisible()
  await add.click()
  await expect(page.getByText('Menu item added successfully')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Update Humus' })).toHaveCount(1)
  problems.length = 0
})

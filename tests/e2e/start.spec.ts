import { insertOwner } from '../insert-owner.ts'
import { addSession } from './add-session.ts'
import { expectClean } from './expect-clean.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })

test('a new owner comes from an empty account to a page with eight dishes, on a phone', async ({
  page,
  server,
}) => {
  await addSession(page, server, await insertOwner(server.database))
  // Before this guide existed, the same result took 61 clicks and 43 fields.
  let clicks = 0
  let fields = 0
  const press = async (name: string) => {
    clicks += 1
    await page.getByRole('main').getByRole('button', { name, exact: true }).click()
  }
  const type = async (label: string, text: string) => {
    fields += 1
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.goto('/dashboard')
  clicks += 1
  await page.getByRole('link', { name: 'Show me step by step' }).click()
  await type('Restaurant Name', 'Lale')
  await press('Save and continue')
  await expect(page.getByRole('heading', { name: 'Begin the menu' })).toBeVisible()
  await expectClean(page)
  await press('Save and continue')
  await expect(page.getByRole('heading', { name: 'Your first dishes' })).toBeVisible()
  for (let dish = 1; dish <= 8; dish++) {
    await type(`Dish ${dish}: name`, `Our dish ${dish}`)
    await type(`Dish ${dish}: price in TRY`, `${dish}0`)
    await type(`Dish ${dish}: ingredients, separated by commas`, 'tomato, onion')
  }
  await expectClean(page)
  await press('Add dishes and continue')
  const guestPage = page.frameLocator('iframe')
  await guestPage.locator('summary').filter({ hasText: 'Main courses' }).click()
  await expect(guestPage.getByText('Our dish 7').first()).toBeVisible()
  expect({ clicks, fields }).toEqual({ clicks: 4, fields: 25 })
})

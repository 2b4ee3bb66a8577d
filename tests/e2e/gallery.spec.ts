import { expectCleanInAllVariants } from './expect-clean.ts'
import { expect, test } from './test.ts'

test.use({ locale: 'tr-TR', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })

test('the gallery shows every component, reply and email', async ({ page }) => {
  await page.goto('/local/gallery')
  await expectCleanInAllVariants(page)
  // One of each kind of block that a reply may have.
  await expect(page.getByText('Together that’s 655.00 ₺.')).toBeVisible()
  await expect(page.getByRole('link', { name: '112' })).toBeVisible()
  await expect(page.locator('[dir=rtl]')).toBeVisible()

  await page.getByRole('button', { name: 'Show a toast' }).click()
  await expect(page.getByRole('dialog').first()).toBeVisible()
  await page.getByRole('button', { name: 'Open the dialog' }).click()
  await expectCleanInAllVariants(page, { within: '[role=alertdialog]' })
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  await page.getByRole('link', { name: 'overage_near' }).click()
  await expect(page.getByRole('heading')).toBeVisible()
  await expect(page.getByText('Ayşe')).toBeVisible()
})

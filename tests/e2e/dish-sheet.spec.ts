import { expectClean, expectCleanInAllVariants } from './expect-clean.ts'
import { ignoreStatuses } from './ignore-problems.ts'
import { expect, test, type Page } from './test.ts'

const sheetOf = (page: Page, name: string) => page.getByRole('dialog', { name })

test.describe('a dish at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' })

  test('opens without a request, in its own address; Back closes picture, sheet and chat in turn', async ({
    page,
  }) => {
    await page.goto('/demo')
    await page.getByRole('button', { name: 'Chat', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Ai Menu Assistant' })).toBeVisible()
    await page.goBack()

    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    const link = page.getByRole('link', { name: 'Süzme Mercimek Çorbası' })
    // Lines separate dishes; there is none above the first.
    const lineAbove = (name: string) =>
      page
        .locator('#menu .dish')
        .filter({ hasText: name })
        .evaluate((dish) => getComputedStyle(dish).borderTopWidth)
    expect(await lineAbove('Süzme Mercimek Çorbası')).toBe('0px')
    expect(await lineAbove('Yayla Çorbası')).toBe('1px')
    await link.press('Enter')
    const sheet = sheetOf(page, 'Süzme Mercimek Çorbası')
    await expect(sheet).toContainText('145.00 ₺')
    await expect(sheet).toContainText('milk · listed: tereyağı')
    await expect(sheet).toContainText('Not confirmed: crustaceans')
    await expect(page).toHaveURL(/\/demo\/d\/[0-9a-f]{12}$/)
    expect(requests.filter((path) => path.startsWith('/demo/d/'))).toEqual([])
    await expectCleanInAllVariants(page, { within: 'dialog[open]' })

    await sheet.getByRole('button', { name: 'Enlarge the picture' }).click()
    await expect(page.locator('#dish-picture img')).toHaveJSProperty('complete', true)
    await page.goBack()
    await expect(page.locator('#dish-picture')).toBeHidden()
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(link).toBeFocused()
    await expect(page).toHaveURL(/\/demo$/)

    // Each other way to close it, the button also from the sheet's end, where name and price are
    // beside it instead of other prices behind it.
    await link.click()
    await sheet.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
    await expect(sheet.getByRole('heading')).toBeInViewport({ ratio: 1 })
    await expect(sheet.getByText('145.00 ₺')).toBeInViewport({ ratio: 1 })
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toBeHidden()
    await link.click()
    await page.mouse.click(195, 30)
    await expect(sheet).toBeHidden()
    await page.goForward()
    await expect(sheet).toBeVisible()
  })

  test('is what the guest asks about, and becomes a page after a reload', async ({ page }) => {
    await page.goto('/demo')
    await page.getByRole('textbox').fill('hot?')
    await page.getByRole('link', { name: 'Yayla Çorbası' }).click()
    await sheetOf(page, 'Yayla Çorbası').getByRole('button', { name: 'Ask about this' }).click()
    await expect(page.getByRole('textbox')).toHaveValue('Yayla Çorbası: hot?')
    await expect(page.getByRole('textbox')).toBeFocused()
    await expect(page).toHaveURL(/\/demo$/)
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Yayla Çorbası' })).toBeVisible()

    await page.getByRole('link', { name: 'Yayla Çorbası' }).click()
    // The address follows the sheet's first paint.
    await expect(page).toHaveURL(/\/demo\/d\//)
    await page.reload()
    await expect(page).toHaveTitle('Yayla Çorbası – Akar Lokantası')
    await expect(page.getByRole('heading', { level: 1, name: 'Yayla Çorbası' })).toBeVisible()
    await expectClean(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Akar Lokantası' })).toBeVisible()
  })

  test('that does not exist leads to the menu', async ({ page, problems }) => {
    await page.goto('/demo/d/000000000000')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This dish isn’t on the menu any more.',
    )
    await page.getByRole('link', { name: 'See the menu' }).click()
    await expect(page).toHaveURL(/\/demo$/)
    await page.goto('/closed-long-ago/d/000000000000')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This restaurant doesn’t exist.',
    )
    ignoreStatuses(problems, 404)
  })
})

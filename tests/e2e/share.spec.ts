import { expectClean } from './expect-clean.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' })

test('without a share sheet, the link of the menu or the dish is copied; with one, it opens, and a failure copies', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.goto('/demo')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Share' }).click()
  const menu = page.locator('#kebab')
  await expect(menu.getByRole('status')).toHaveText('Link copied.')
  expect(await readClipboard()).toBe(`${baseURL}/demo`)
  await expectClean(page, { within: '#kebab' })
  await page.keyboard.press('Escape')

  const link = page.getByRole('link', { name: 'Yayla Çorbası' })
  const path = await link.getAttribute('href')
  await link.click()
  const sheet = page.getByRole('dialog', { name: 'Yayla Çorbası' })
  await sheet.getByRole('button', { name: 'Share' }).click()
  await expect(sheet.getByRole('status')).toHaveText('Link copied.')
  expect(await readClipboard()).toBe(`${baseURL}${path}`)
  await expectClean(page, { within: 'dialog[open]' })
  // The next tap removes the message.
  await sheet.getByRole('heading', { name: 'Yayla Çorbası' }).click()
  await expect(sheet.getByRole('status')).toBeEmpty()
  await page.keyboard.press('Escape')

  // With one, it opens; cancelling says nothing, and a failure copies.
  await page.evaluate(() => {
    const shared: ShareData[] = []
    const outcomes = [undefined, 'AbortError', 'NotAllowedError']
    const share = async (data: ShareData) => {
      shared.push(data)
      const failure = outcomes.shift()
      if (failure) throw new DOMException('', failure)
    }
    Object.assign(navigator, { share })
    Object.assign(globalThis, { shared })
  })
  const share = async () => {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Share' }).click()
  }
  for (const _ of ['shared', 'cancelled']) {
    await share()
    await expect(menu).toBeHidden()
    await expect(menu.locator('.share-status')).toBeEmpty()
  }
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shared')[0])).toEqual({
    title: 'Akar Lokantası – menu',
    url: `${baseURL}/demo`,
  })
  await share()
  await expect(menu.getByRole('status')).toHaveText('Link copied.')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing offers to share', async ({ page }) => {
    await page.goto('/demo')
    await page.getByRole('button', { name: 'More' }).click()
    await expect(page.getByRole('link', { name: 'Home' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  })
})

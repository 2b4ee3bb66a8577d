import { expect, test, type Page } from './test.ts'

/** What a guest sees before touching anything, and in the two menus that open without a script. */
async function takePictures(page: Page): Promise<Buffer[]> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => scrollTo(0, 0))
  const pictures = [await page.screenshot({ fullPage: true })]
  for (const id of ['languages', 'kebab']) {
    const button = page.locator(`[popovertarget="${id}"]`)
    await button.click()
    pictures.push(await page.screenshot())
    await button.click()
  }
  return pictures
}

for (const { path, locale, width, colorScheme } of [
  { path: '/demo', locale: 'ar', width: 360, colorScheme: 'dark' },
  { path: '/demo-pub', locale: 'en', width: 768, colorScheme: 'light' },
  { path: '/demo-pub', locale: 'en', width: 1440, colorScheme: 'light' },
] as const) {
  test.describe(`${path} in ${locale}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ locale, viewport: { width, height: 800 }, colorScheme, actsBeforeHydration: true })

    test('the style that is loaded later changes nothing that is visible', async ({ page }) => {
      const released = Promise.withResolvers<void>()
      await page.route('**/assets/guest/page-*.css', async (route) => {
        await released.promise
        await route.continue()
      })
      // Unlike the style, the script may change the page.
      await page.route('**/assets/guest/page-*.js', () => undefined)
      // Some are loaded while the picture is taken: these look the same before and after.
      const empty = {
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }
      await page.route('**/images/**', (route) => route.fulfill(empty))
      await page.goto(path)
      await page.evaluate(() => {
        const categories = document.querySelectorAll('details')
        for (const one of categories) one.removeAttribute('name')
        for (const one of categories) one.open = true
        // Otherwise its height depends on what has been painted.
        for (const one of document.querySelectorAll<HTMLElement>('.dish, .dish-part')) {
          one.style.setProperty('content-visibility', 'visible')
        }
      })
      const before = await takePictures(page)
      released.resolve()
      const style = page.locator('link[rel="stylesheet"]')
      await expect
        .poll(() => style.evaluate((link: HTMLLinkElement) => link.sheet !== null))
        .toBe(true)
      const after = await takePictures(page)
      expect(after.map((picture, index) => picture.equals(before[index] ?? picture))).toEqual(
        before.map(() => true),
      )
    })
  })
}

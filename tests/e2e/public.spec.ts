import { expectClean, expectCleanInAllVariants } from './expect-clean.ts'
import { expect, test, type Page } from './test.ts'

const pressRelease = (locale: string) => `/content/${locale}/media/press-release`
const banner = (page: Page) => page.locator('.cookie-banner')

test.describe('in Turkish', () => {
  test.use({ locale: 'tr-TR', viewport: { width: 390, height: 700 } })

  test('press, privacy and terms fit every size, with and without the banner', async ({ page }) => {
    for (const path of [pressRelease('en'), '/privacy', '/terms']) {
      await page.goto(path)
      await expect(banner(page)).toBeInViewport()
      await page.setViewportSize({ width: 360, height: 780 })
      const overflow = () => document.documentElement.scrollWidth - innerWidth
      expect(await page.evaluate(overflow), path).toBeLessThanOrEqual(0)
      await expectClean(page)
    }
    await banner(page).getByRole('button').click()
    await expect(banner(page)).toHaveCount(0)
    await expectCleanInAllVariants(page)
  })

  test('the banner covers neither a focused element nor the end of the page', async ({ page }) => {
    for (const path of [pressRelease('tr'), '/', '/auth/register']) {
      await page.goto(path)
      await expect(banner(page)).toBeInViewport()
      // Tab through the page once, back to the first element.
      const seenNames = new Set<string>()
      for (;;) {
        await page.keyboard.press('Tab')
        const focused = await page.evaluate(inspectFocus)
        if (!focused || seenNames.has(focused.name)) break
        seenNames.add(focused.name)
        expect(focused.isCovered, `${path}: ${focused.name} is covered`).toBe(false)
      }
      expect([...seenNames].some((name) => name.includes('Kabul Et'))).toBe(true)
    }
    await page.goto(pressRelease('tr'))
    await page.keyboard.press('End')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link').first()).toBeInViewport({ ratio: 1 })
    const isAbove = () =>
      page.evaluate(() => {
        const box = (name: string) => document.querySelector(name)?.getBoundingClientRect()
        return (box('footer')?.bottom ?? 0) <= (box('.cookie-banner')?.top ?? 0) + 1
      })
    await expect.poll(isAbove).toBe(true)
  })
})

function inspectFocus(): { name: string; isCovered: boolean } | undefined {
  const focused = document.activeElement
  const bannerElement = document.querySelector('.cookie-banner')
  if (!focused || focused === document.body || !bannerElement) return undefined
  const box = focused.getBoundingClientRect()
  const top = bannerElement.getBoundingClientRect().top
  const focusable = [...document.querySelectorAll('a, button, input, select, summary, [tabindex]')]
  return {
    name: `${focusable.indexOf(focused)} ${focused.textContent}`,
    isCovered: !bannerElement.contains(focused) && box.bottom > top + 1,
  }
}

for (const [javaScriptEnabled, paths] of [
  [true, ['/', '/auth/login']],
  [false, ['/auth/login']],
] as const) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 1440, height: 900 } })

    test('the banner disappears when accepted, and stays away', async ({ page }) => {
      for (const path of paths) {
        await page.context().clearCookies()
        await page.goto(path)
        await expect(banner(page)).toBeInViewport()
        await banner(page).getByRole('button', { name: 'Accept' }).click()
        await expect(banner(page)).toHaveCount(0)
        await expect(page).toHaveURL(new RegExp(`${path}$`))
      }
      await page.goto(pressRelease('en'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(banner(page)).toHaveCount(0)
    })
  })
}

test('sitemaps are well-formed with the protocol’s names', async ({ page }) => {
  // Parsed by the browser: Node has no XML parser. The empty page is enough.
  const read = async (path: string) => {
    const xml = await (await page.request.get(path)).text()
    return page.evaluate(parseSitemap, xml)
  }
  const index = await read('/sitemap.xml')
  expect(index.error).toBeUndefined()
  expect(index.name).toBe('http://www.sitemaps.org/schemas/sitemap/0.9 sitemapindex')
  expect(index.locations.length).toBeGreaterThanOrEqual(2)
  for (const url of index.locations) {
    const sitemap = await read(String(url))
    expect(sitemap.error).toBeUndefined()
    expect(sitemap.name).toBe('http://www.sitemaps.org/schemas/sitemap/0.9 urlset')
    expect(sitemap.locations.length).toBeGreaterThan(0)
  }
})

function parseSitemap(xml: string) {
  const xmlDocument = new DOMParser().parseFromString(xml, 'application/xml')
  const root = xmlDocument.documentElement
  return {
    error: xmlDocument.querySelector('parsererror')?.textContent,
    name: `${root.namespaceURI} ${root.localName}`,
    locations: [...xmlDocument.querySelectorAll('loc')].map(({ textContent }) => textContent),
  }
}

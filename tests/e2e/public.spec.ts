import { expectClean } from './expect-clean.ts'
import { expect, test, type Page } from './test.ts'

const pressRelease = (locale: string) => `/content/${locale}/media/press-release`
const publicPages = (locale: string) => [pressRelease(locale), '/privacy', '/terms']
const banner = (page: Page) => page.locator('.cookie-banner')

const pageVariants = [
  { name: 'en, light, phone', locale: 'en', colorScheme: 'light', width: 390 },
  { name: 'tr, dark, desktop', locale: 'tr', colorScheme: 'dark', width: 1440 },
] as const

for (const { name, locale, colorScheme, width } of pageVariants) {
  test.describe(name, () => {
    test.use({ locale, colorScheme, viewport: { width, height: 844 } })

    test('press, privacy and terms have no violations, with and without the banner', async ({
      page,
    }) => {
      for (const path of publicPages(locale)) {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(banner(page)).toBeInViewport()
        await expectClean(page)
      }
      await banner(page).getByRole('button').click()
      await expect(banner(page)).toHaveCount(0)
      await expectClean(page)
    })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled, locale: 'en-US', viewport: { width: 390, height: 844 } })

    test('the press release changes its language, and the choice is stored', async ({ page }) => {
      await page.goto(pressRelease('en'))
      await expect(page.getByRole('heading', { level: 1 })).toContainText('The menu that answers')
      await page.getByRole('link', { name: 'TR: Türkçe' }).click()
      await expect(page).toHaveURL(new RegExp(`${pressRelease('tr')}$`))
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Yanıt veren menü')
      await page.goto('/terms')
      await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
      await page.goto(pressRelease('en'))
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    })

    test('the banner disappears when accepted, on every page', async ({ page }) => {
      for (const path of ['/', '/auth/login']) {
        await page.context().clearCookies()
        await page.goto(path)
        await expect(banner(page)).toBeInViewport()
        await banner(page).getByRole('button', { name: 'Accept' }).click()
        await expect(banner(page)).toHaveCount(0)
        await expect(page).toHaveURL(new RegExp(`${path}$`))
        await page.goto(pressRelease('en'))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(banner(page)).toHaveCount(0)
      }
    })
  })
}

test.describe('the banner', () => {
  test.use({ locale: 'tr-TR', viewport: { width: 390, height: 700 } })

  test('covers no focused element, and can be reached by keyboard', async ({ page }) => {
    for (const path of ['/privacy', '/', '/auth/register']) {
      await page.goto(path)
      await expect(banner(page)).toBeInViewport()
      // Tab through the page once, back to the first element.
      const seen = new Set<string>()
      for (;;) {
        await page.keyboard.press('Tab')
        const focused = await page.evaluate(inspectFocus)
        if (!focused || seen.has(focused.name)) break
        seen.add(focused.name)
        expect(focused.isCovered, `${path}: ${focused.name} is covered`).toBe(false)
      }
      expect([...seen].some((name) => name.includes('Kabul Et'))).toBe(true)
    }
  })

  test('ends the page: the last line is above it', async ({ page }) => {
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

test('no horizontal scrolling at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  for (const path of [
    ...publicPages('en'),
    ...publicPages('tr'),
    '/privacy?lang=tr',
    '/terms?lang=tr',
  ]) {
    await page.goto(path)
    const overflow = () => document.documentElement.scrollWidth - innerWidth
    expect(await page.evaluate(overflow), path).toBeLessThanOrEqual(0)
  }
})

test('sitemaps are well-formed with the protocol’s names', async ({ page }) => {
  await page.goto('/terms')
  const read = (path: string) =>
    page.evaluate(async (url) => {
      const xml = await (await fetch(url)).text()
      const parsed = new DOMParser().parseFromString(xml, 'application/xml')
      const root = parsed.documentElement
      return {
        error: parsed.querySelector('parsererror')?.textContent,
        name: `${root.namespaceURI} ${root.localName}`,
        locations: [...parsed.querySelectorAll('loc')].map(({ textContent }) => textContent),
      }
    }, path)
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

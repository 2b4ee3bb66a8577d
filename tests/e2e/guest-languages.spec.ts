import { expectCached } from './expect-cached.ts'
import { expectClean } from './expect-clean.ts'
import { expectCleanAndFits, expectFits, phone, smallest } from './expect-fits.ts'
import { expect, test, type Locator, type Page } from './test.ts'

const middleOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  return (box?.x ?? 0) + (box?.width ?? 0) / 2
}

// A language that is written from the left and one from the right, in the colour schemes that
// guest-look.spec.ts doesn't combine them with. English has its own walk in guest-tree.spec.ts.
for (const { locale, search, filter, nuts, found, ingredients, cheapest, colorScheme } of [
  {
    locale: 'tr',
    colorScheme: 'light',
    search: 'Menüde ara',
    filter: 'Alerjenler ve beslenme',
    nuts: 'kuruyemiş',
    found: /^Uzak durulan: kuruyemiş · \d+ uygun · \d+ onaylanmamış · \d+ elendi$/,
    ingredients: 'İçindekiler:',
    cheapest: 'en ucuz vegan ana yemek',
  },
  {
    locale: 'ar',
    colorScheme: 'dark',
    search: 'البحث في القائمة',
    filter: 'مسبّبات الحساسية والأنظمة الغذائية',
    nuts: 'مكسرات',
    found: /^تتجنّبون: مكسرات · مناسب: \d+ · غير مؤكد: \d+ · مستبعد: \d+$/,
    ingredients: 'المكوّنات:',
    cheapest: 'أرخص طبق رئيسي نباتي صرف',
  },
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: phone, hasTouch: true })

    test('a new guest finds things within three taps; all of it fits every size', async ({
      page,
    }) => {
      let taps = 0
      const tap = async (target: Locator) => {
        taps++
        await target.tap()
      }
      const expectAtMostThreeTaps = () => {
        expect(taps).toBeLessThanOrEqual(3)
        taps = 0
      }
      await page.goto('/demo')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      const [logo, kebab] = [
        await middleOf(page, 'header img'),
        await middleOf(page, 'header button'),
      ]
      expect(logo < kebab).toBe(locale !== 'ar')
      await expectCleanAndFits(page, [colorScheme])

      // Something without nuts.
      await tap(page.getByRole('button', { name: filter }))
      const dialog = page.getByRole('dialog', { name: filter })
      await tap(dialog.getByText(nuts, { exact: true }))
      await expectCleanAndFits(page, [colorScheme], '#filter')
      await tap(dialog.getByRole('button', { name: /\d.*\d/ }))
      await expect(page.locator('#found-line')).toHaveText(found)
      await expect(page.locator('[data-group="fits"] .dish-link').first()).toBeInViewport()
      expectAtMostThreeTaps()
      await expectCleanAndFits(page, [colorScheme], '#filtered')
      await page.locator('#filter-clear').tap()

      // What is in the künefe.
      const searchbox = page.getByRole('searchbox', { name: search })
      await tap(searchbox)
      await searchbox.fill('künefe')
      await tap(page.locator('#filtered').getByRole('link', { name: /künefe|كنافة/iu }))
      const sheet = page.locator('#dish-sheet')
      await expect(sheet.getByText(ingredients)).toBeInViewport()
      expectAtMostThreeTaps()
      await expectCleanAndFits(page, [colorScheme], '#dish-sheet')
      await page.goBack()
      await searchbox.clear()

      // The cheapest vegan main.
      const composer = page.getByRole('textbox')
      await tap(composer)
      await composer.fill(cheapest)
      await tap(page.locator('#chat form button[type="submit"]'))
      const answer = page.locator('[data-role="assistant"]').last()
      await expect(answer.getByText(/İmam Bayıldı/).first()).toBeVisible()
      expectAtMostThreeTaps()
      await expectCleanAndFits(page, [colorScheme], '#chat')

      await page.locator('[popovertarget="kebab"]').tap()
      await expectClean(page, { within: '#kebab' })
      await page.keyboard.press('Escape')
      await page.locator('[popovertarget="languages"]').tap()
      await expect(page.locator('#languages [aria-current]')).toHaveAttribute('lang', locale)
      await expectClean(page, { within: '#languages' })
    })
  })
}

test.describe('in each other language', () => {
  test.use({ viewport: smallest })

  test('menu, filter and languages fit the smallest phone', async ({ page }) => {
    for (const locale of ['de', 'es', 'fr', 'it', 'nl', 'ru', 'uk', 'fa', 'zh']) {
      await page.goto(`/demo?lang=${locale}`)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      const overflow = () => document.documentElement.scrollWidth - innerWidth
      expect(await page.evaluate(overflow), locale).toBeLessThanOrEqual(0)
      await page.locator('[data-open-filter]').click()
      await expect(page.locator('#filter')).toBeVisible()
      const overflowOfFilter = (filter: Element) => filter.scrollWidth - filter.clientWidth
      expect(await page.locator('#filter').evaluate(overflowOfFilter), locale).toBeLessThanOrEqual(
        0,
      )
      expect(await page.evaluate(overflow), locale).toBeLessThanOrEqual(0)
      await page.keyboard.press('Escape')
      await page.locator('[popovertarget="languages"]').click()
      const last = page.locator('#languages').getByRole('link', { name: '中文' })
      await expect(last).toBeInViewport({ ratio: 1 })
    }
  })
})

test.describe('in Arabic', () => {
  test.use({ locale: 'ar-SA', viewport: phone })

  test('the keyboard reaches search, filter, categories and dishes, and prices don’t flip', async ({
    page,
  }) => {
    await page.goto('/demo')
    await page.getByRole('searchbox').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const filter = page.getByRole('dialog', { name: 'مسبّبات الحساسية والأنظمة الغذائية' })
    await filter.getByLabel('حليب').focus()
    await page.keyboard.press('Space')
    await expect(filter.getByRole('button', { name: /^مناسب: \d+ · غير مؤكد: \d+/ })).toBeVisible()
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await expect(filter).toBeHidden()

    // The bar begins on the right, and follows the position to the left.
    const bar = page.getByRole('navigation', { name: 'الأقسام' })
    const [first, last] = [bar.getByRole('link').first(), bar.getByRole('link').last()]
    await expect(first).toBeInViewport({ ratio: 1 })
    await expect(last).not.toBeInViewport()
    await last.focus()
    await page.keyboard.press('Enter')
    await expect(last).toHaveAttribute('aria-current', 'true')
    await expect(last).toBeInViewport({ ratio: 1 })
    await expect(first).not.toBeInViewport()

    await page.getByRole('link', { name: 'Türk Kahvesi' }).focus()
    await page.keyboard.press('Enter')
    const price = page.getByRole('dialog').getByText('95.00 ₺')
    const [number, sign] = await price.evaluate((element) => {
      const text = element.firstChild
      const leftOf = (start: number) => {
        const range = document.createRange()
        range.setStart(text ?? element, start)
        range.setEnd(text ?? element, start + 1)
        return range.getBoundingClientRect().left
      }
      return [leftOf(0), leftOf((element.textContent?.length ?? 1) - 1)]
    })
    expect(number).toBeLessThan(sign ?? 0)
    // The line itself begins on the right.
    expect(await middleOf(page, '#dish-sheet .dish-price')).toBeGreaterThan(phone.width / 2 - 1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test.describe('at slow 3G', () => {
    test.use({ actsBeforeHydration: true })

    test('the menu can be read before its script arrives, and is searched then', async ({
      page,
    }) => {
      const network = await page.context().newCDPSession(page)
      // Chrome's own preset.
      const bytesPerSecond = 50_000
      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 2_000,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      })
      let hasScript = false
      page.on('requestfinished', (request) => {
        hasScript ||= /\/assets\/guest\/page-/.test(request.url())
      })
      await page.goto('/demo', { waitUntil: 'commit' })
      await expect(page.getByRole('link', { name: 'Süzme Mercimek Çorbası' })).toBeVisible()
      await page.getByRole('heading', { level: 2, name: 'Ana Yemekler' }).click()
      await expect(page.getByRole('link', { name: 'Adana Kebap' })).toBeVisible()
      expect(hasScript).toBe(false)
      await page.getByRole('searchbox').fill('humus')
      await expect(page.getByRole('status').filter({ hasText: 'النتائج: 1' })).toBeVisible()
      expect(hasScript).toBe(true)
    })
  })
})

test.describe('in Arabic without JavaScript', () => {
  test.use({ locale: 'ar', viewport: phone, javaScriptEnabled: false })

  test('the menu and a dish can be read, and the language changed and changed back', async ({
    page,
  }) => {
    const html = page.locator('html')
    await page.goto('/demo')
    await expectFits(page)
    await page.getByRole('heading', { name: 'Ana Yemekler' }).click()
    await expect(page.getByRole('heading', { name: 'Süzme Mercimek Çorbası' })).toBeHidden()
    await expect(page.getByRole('textbox')).toBeHidden()
    await expect(page.getByText('تحتاج المحادثة إلى JavaScript.')).toBeVisible()
    await page.getByRole('link', { name: 'Adana Kebap' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Adana Kebap' })).toBeVisible()
    await expect(page.getByText('المكوّنات:')).toBeVisible()
    await expect(html).toHaveAttribute('dir', 'rtl')
    await page.getByRole('link', { name: 'قائمة ⁨Akar Lokantası⁩' }).click()
    await page.getByRole('button', { name: /^اللغة/ }).click()
    await page.getByRole('link', { name: 'Türkçe' }).click()
    await expect(html).toHaveAttribute('lang', 'tr')
    await expect(html).not.toHaveAttribute('dir')
    await page.getByRole('button', { name: /^Dil/ }).click()
    await page.getByRole('link', { name: 'العربية' }).click()
    await expect(html).toHaveAttribute('dir', 'rtl')
  })
})

test.describe('offline', () => {
  test.use({ locale: 'ar', viewport: phone, hasServiceWorker: true })

  test('the menu is shown in the language that the guest chooses', async ({
    page,
    context,
    problems,
  }) => {
    await page.goto('/demo')
    await expectCached(page, '/demo?kept=ar')
    await page.goto('/demo?lang=tr')
    await expectCached(page, '/demo?kept=tr')
    await context.setOffline(true)
    await page.goto('/demo?lang=ar')
    await expect(page).toHaveTitle(/^قائمة محفوظة: /)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('alert').filter({ hasText: 'قائمة محفوظة بتاريخ' })).toBeVisible()
    await expect(page.getByText('145.00 ₺')).toBeVisible()
    await expectFits(page)
    await page.goto('/demo?lang=tr')
    await expect(page).toHaveTitle(/^Kayıtlı menü: /)
    // Chromium logs the failed requests.
    problems.length = 0
  })
})

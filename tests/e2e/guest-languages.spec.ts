import { expectCached } from './expect-cached.ts'
import { expectClean } from './expect-clean.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, test, type Page } from './test.ts'

const phone = { width: 390, height: 844 } as const
/** The smallest phone, a phone in the dark, and a desktop; tablets are between them. */
const sizes = [{ width: 360, height: 640 }, phone, { width: 1440, height: 900 }] as const
const smallest = sizes[0]

const overflow = () => document.documentElement.scrollWidth - innerWidth

/**
 * Expects the page to fit every width without horizontal scrolling, and the page, or the part
 * `within`, to have no axe violations. Leaves the page at a phone's size, in the dark.
 */
async function expectFits(page: Page, within?: string): Promise<void> {
  for (const size of sizes.toReversed()) {
    await page.setViewportSize(size)
    expect(await page.evaluate(overflow), `at ${size.width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectClean(page, { ...(within && { within }) })
}

const middleOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  return (box?.x ?? 0) + (box?.width ?? 0) / 2
}

// One language that is written from the right, and one without spaces.
for (const { locale, search, filter, allergens, close, chat, more } of [
  {
    locale: 'ar',
    search: 'البحث في القائمة',
    filter: 'مسبّبات الحساسية والأنظمة الغذائية',
    allergens: 'أتجنّب',
    close: 'إغلاق',
    chat: 'المحادثة',
    more: 'المزيد',
  },
  {
    locale: 'zh',
    search: '搜索菜单',
    filter: '过敏原和饮食',
    allergens: '我要避开',
    close: '关闭',
    chat: '聊天',
    more: '更多',
  },
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: phone })

    test('menu, filter, dish and chat fit every size', async ({ page }) => {
      await page.goto('/demo')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('searchbox', { name: search })).toBeVisible()
      const [logo, kebab] = [
        await middleOf(page, 'header img'),
        await middleOf(page, 'header button'),
      ]
      expect(logo < kebab).toBe(locale !== 'ar')
      await expectFits(page)
      await page.getByRole('button', { name: filter }).click()
      await expect(page.getByRole('group', { name: allergens })).toBeVisible()
      await expectFits(page, '#filter')
      await page.getByRole('dialog').getByRole('button', { name: close }).click()
      await page.getByRole('link', { name: 'Yayla Çorbası' }).click()
      await expect(page.getByRole('dialog', { name: 'Yayla Çorbası' })).toBeVisible()
      await expectFits(page, '#dish-sheet')
      await page.goBack()
      await page.getByRole('button', { name: chat, exact: true }).click()
      await page.getByRole('textbox').fill('Yayla Çorbası?')
      await page.getByRole('textbox').press('Enter')
      await expect(page.locator('[data-role="assistant"]').getByText('150').first()).toBeVisible()
      await expectFits(page, '#chat')
      await page.getByRole('button', { name: more }).click()
      await expectClean(page, { within: '#kebab' })
      await page.keyboard.press('Escape')
      await page.locator('[popovertarget="languages"]').click()
      await expect(page.locator('#languages [aria-current]')).toHaveAttribute('lang', locale)
      await expectClean(page, { within: '#languages' })
    })
  })
}

for (const locale of ['de', 'es', 'fr', 'it', 'nl', 'ru', 'uk', 'fa'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: smallest })

    test('menu, filter and languages fit the smallest phone', async ({ page }) => {
      await page.goto('/demo')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
      await page.locator('[data-open-filter]').click()
      await expectClean(page, { within: '#filter' })
      await page.keyboard.press('Escape')
      await page.locator('[popovertarget="languages"]').click()
      const last = page.locator('#languages').getByRole('link', { name: '中文' })
      await expect(last).toBeInViewport({ ratio: 1 })
    })
  })
}

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

  test.describe('before the script has loaded', () => {
    test.use({ actsBeforeHydration: true })

    test('the menu can be read, and then searched once the script arrives', async ({ page }) => {
      const release = await holdRequests(page, '**/assets/guest/page-*.js')
      await page.goto('/demo', { waitUntil: 'commit' })
      await expect(page.getByRole('link', { name: 'Süzme Mercimek Çorbası' })).toBeVisible()
      await page.getByRole('heading', { level: 2, name: 'Ana Yemekler' }).click()
      await expect(page.getByRole('link', { name: 'Adana Kebap' })).toBeVisible()
      release()
      await page.getByRole('searchbox').fill('humus')
      await expect(page.getByRole('status').filter({ hasText: 'النتائج: 1' })).toBeVisible()
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
    await expectClean(page)
    await page.goto('/demo?lang=tr')
    await expect(page).toHaveTitle(/^Kayıtlı menü: /)
    // Chromium logs the failed requests.
    problems.length = 0
  })
})

import { expectClean } from './expect-clean.ts'
import { expect, test, type Page } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const textsByLocale = {
  en: {
    locale: 'en-US',
    sections: [
      'The menu that answers your guests.',
      'Easy to use',
      'What it does for your restaurant',
      'A menu that is supported by AI, and still a menu',
      'A breather for your staff',
      'Less food waste',
      'An assistant that knows its place',
      'See what your guests ask',
      'What it costs',
      'Heard at the sample restaurant',
      'Ask it something difficult',
    ],
    points: ['Sales oriented', 'Tourist friendly', 'QR code access', 'AI suggestions'],
    offer: '14 days free, $29 a month, billed annually, VAT excluded.',
    lastLine: /tell the team as well\.$/,
    ask: 'Ask the sample menu',
    showAll: 'Show it all',
    again: 'Play again',
    pause: 'Stop moving',
    play: 'Move again',
    row: 'Questions and answers about eight dishes',
  },
  tr: {
    locale: 'tr-TR',
    sections: [
      'Misafirlerinizin sorularını yanıtlayan menü.',
      'Kullanımı kolay',
      'Restoranınıza ne kazandırır?',
      'Yapay zekâ destekli, ama hâlâ bir menü',
      'Ekibinize nefes',
      'Daha az gıda israfı',
      'Sınırlarını bilen bir asistan',
      'Misafirleriniz ne soruyor, görün',
      'Fiyatı ne kadar?',
      'Örnek restoranda sorulanlar',
      'Zor bir şey sorun',
    ],
    points: ['Satış odaklı', 'Turist dostu', 'Karekodla erişim', 'Yapay zekâ önerileri'],
    offer: '14 gün ücretsiz, aylık 29 $, yıllık faturalanır, KDV hariç.',
    lastLine: /ekibine de söyleyin\.$/,
    ask: 'Örnek menüye sorun',
    showAll: 'Tümünü göster',
    again: 'Baştan oynat',
    pause: 'Durdur',
    play: 'Yürüt',
    row: 'Sekiz yemek üzerine soru ve yanıtlar',
  },
} as const

const headings = (page: Page) => page.locator('h1, h2').allTextContents()
const conversation = (page: Page) => page.locator('[data-talk]')
const turns = (page: Page) => conversation(page).getByRole('listitem')
const row = (page: Page) => page.locator('[data-marquee-row]')

/** Returns the play state of the scenarios' animation; empty without one. */
const playStates = (page: Page) =>
  page
    .locator('[data-marquee-track]')
    .evaluate((track) => track.getAnimations().map(({ playState }) => playState))

for (const language of ['en', 'tr'] as const) {
  const texts = textsByLocale[language]
  test.describe(`in ${language}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, locale: texts.locale })

    test('all content is readable', async ({ page }) => {
      await page.goto('/')
      expect(await headings(page)).toEqual([...texts.sections])
      for (const point of texts.points) await expect(page.getByText(point)).toBeVisible()
      await expect(page.getByText(texts.offer)).toBeVisible()
      await expect(turns(page)).toHaveCount(6)
      await expect(turns(page).last()).toHaveText(texts.lastLine)
      await expect(turns(page).last()).toHaveCSS('opacity', '1')
      await expect(row(page).getByRole('heading')).toHaveCount(8)
      await expect(row(page).getByRole('term')).toHaveCount(16)
      // Without animation, its buttons would do nothing.
      for (const name of [texts.again, texts.pause]) await expect(page.getByText(name)).toBeHidden()
      await page.getByRole('link', { name: texts.ask }).first().click()
      await expect(page).toHaveURL(/\/demo$/)
    })

    test('the language switch of the footer works', async ({ page }) => {
      const other = language === 'en' ? 'tr' : 'en'
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('button', { name: other.toUpperCase() }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      expect(await headings(page)).toEqual([...textsByLocale[other].sections])
    })
  })

  test.describe(`in ${language}, with reduced motion`, () => {
    test.use({ locale: texts.locale, contextOptions: { reducedMotion: 'reduce' } })

    test('nothing moves, and the scenarios are a scrollable row', async ({ page }) => {
      await page.goto('/')
      await expect(turns(page).last()).toHaveText(texts.lastLine)
      await expect(conversation(page)).not.toHaveAttribute('data-typing')
      await expect(page.getByText(texts.again)).toBeHidden()
      await row(page).scrollIntoViewIfNeeded()
      await row(page).focus()
      await page.keyboard.press('End')
      expect(await playStates(page)).toEqual([])
      const overflow = await row(page).evaluate((box) => box.scrollWidth - box.clientWidth)
      expect(overflow).toBeGreaterThan(500)
      await expect(page.getByText(texts.pause)).toBeHidden()
    })
  })
}

// Each language, width and theme once; the longer texts on the narrow screen.
for (const [language, width, colorScheme] of [
  ['en', 1440, 'light'],
  ['tr', 390, 'dark'],
] as const) {
  const texts = textsByLocale[language]
  test.describe(`in ${language} at ${width} px, ${colorScheme}`, () => {
    test.use({ locale: texts.locale, viewport: { width, height: 900 }, colorScheme })

    test('the conversation is typed to its end without layout shifts', async ({ page }) => {
      await page.addInitScript(sumLayoutShifts)
      await page.goto('/')
      await conversation(page).scrollIntoViewIfNeeded()
      await expect(conversation(page)).toHaveAttribute('data-typing')
      const height = (await conversation(page).boundingBox())?.height
      // Screen readers get the complete text immediately.
      await expect(turns(page).last()).toHaveText(texts.lastLine)
      await expect(conversation(page)).toHaveAttribute('data-typed', '', { timeout: 25_000 })
      await expect(turns(page).last()).toHaveCSS('opacity', '1')
      expect((await conversation(page).boundingBox())?.height).toBe(height)
      expect(await page.evaluate(() => CSS.highlights.get('untyped')?.size)).toBe(0)

      await page.getByRole('button', { name: texts.again }).click()
      await expect(conversation(page)).toHaveAttribute('data-typing')
      await page.getByRole('button', { name: texts.showAll }).click()
      await expect(turns(page).last()).toHaveCSS('opacity', '1')
      await page.locator('footer').scrollIntoViewIfNeeded()
      expect(await page.evaluate(() => layoutShifts.sum)).toBe(0)
    })

    test('the scenarios move until they are stopped', async ({ page }) => {
      await page.goto('/')
      // Content above the row may still grow, such as by its font, and push it out of view.
      await expect(async () => {
        await row(page).scrollIntoViewIfNeeded()
        expect(await playStates(page)).toEqual(['running'])
      }).toPass()
      const duration = await page
        .locator('[data-marquee-track]')
        .evaluate((track) => track.getAnimations()[0]?.effect?.getTiming().duration)
      expect(duration).toBe(50_000)
      // Two visible copies, of which one is exposed to screen readers.
      await expect(row(page).getByRole('heading')).toHaveCount(8)

      await row(page).hover()
      await expect.poll(() => playStates(page)).toEqual(['paused'])
      await page.mouse.move(0, 0)
      await expect.poll(() => playStates(page)).toEqual(['running'])
      await row(page).focus()
      expect(await playStates(page)).toEqual(['paused'])
      await row(page).blur()

      await page.getByRole('button', { name: texts.pause }).press('Enter')
      await page.mouse.move(0, 0)
      expect(await playStates(page)).toEqual(['paused'])
      await page.getByRole('button', { name: texts.play }).press('Enter')
      await expect.poll(() => playStates(page)).toEqual(['running'])
      await page.locator('h1').scrollIntoViewIfNeeded()
      await expect.poll(() => playStates(page)).toEqual(['paused'])
    })

    test('axe finds nothing, before and after typing', async ({ page }) => {
      await page.goto('/')
      // First, because the button exists only while typing, and axe may take longer.
      await page.getByRole('button', { name: texts.showAll }).click()
      await row(page).scrollIntoViewIfNeeded()
      await expectClean(page)
      await page.getByRole('button', { name: texts.again }).click()
      // Off screen it pauses, however long axe takes.
      await row(page).scrollIntoViewIfNeeded()
      await expectClean(page)
      await expect(conversation(page)).toHaveAttribute('data-typing')
    })
  })
}

test('the keyboard reaches the sample menu without passing the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Create an account' }).first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/demo$/)
})

test('the header links to prices and login, the footer to other pages', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeInViewport()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/auth/login',
  )
  const footer = page.getByRole('contentinfo')
  for (const [name, href] of [
    ['Press release', '/content/en/media/press-release'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
    ['Share on LinkedIn', /^https:\/\/www\.linkedin\.com\/sharing\/.*localhost/],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})

test.describe('at 360, 768 and 1440 px', () => {
  test.use({ locale: 'tr-TR' })

  test('no horizontal scrolling', async ({ page }) => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      await row(page).scrollIntoViewIfNeeded()
      const overflow = () => document.documentElement.scrollWidth - innerWidth
      expect(await page.evaluate(overflow), `at ${width} px`).toBeLessThanOrEqual(0)
    }
  })
})

test('is lightweight: one inline style and one small script, without React', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts).toHaveLength(1)
  await expect(page.locator('style')).toHaveCount(1)
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0)
})

declare global {
  /** Sum of the page's layout shifts. */
  var layoutShifts: { sum: number }
}

/** Runs in the page: sums layout shifts without user input. */
function sumLayoutShifts(): void {
  Object.assign(globalThis, { layoutShifts: { sum: 0 } })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput)) {
        layoutShifts.sum += Number(entry.value)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

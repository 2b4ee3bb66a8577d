import { trialDays } from '#app/domain/plans.ts'
import { expectClean, expectCleanInAllVariants } from './expect-clean.ts'
import { expect, test, type Page } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const textsByLocale = {
  en: {
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
    offer: `${trialDays} days free, $29 a month, billed annually, VAT excluded.`,
    lastLine: /tell the team as well\.$/,
    ask: 'Ask the sample menu',
    showAll: 'Show it all',
    again: 'Play again',
    pause: 'Stop moving',
    play: 'Move again',
    row: 'Questions and answers about eight dishes',
  },
  tr: {
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
    offer: `${trialDays} gün ücretsiz, aylık 29 $, yıllık faturalanır, KDV hariç.`,
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'tr-TR' })

  test('all content is readable, and the footer switches the language', async ({ page }) => {
    await page.goto('/')
    for (const [language, texts] of [
      ['tr', textsByLocale.tr],
      ['en', textsByLocale.en],
    ] as const) {
      const footer = page.getByRole('contentinfo')
      if (language === 'en') await footer.getByRole('button', { name: 'EN' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
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
    }
    for (const [name, href] of [
      ['Login', '/auth/login'],
      ['Press release', '/content/en/media/press-release'],
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['Share on LinkedIn', /^https:\/\/www\.linkedin\.com\/sharing\/.*localhost/],
    ] as const) {
      await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', href)
    }
    await page.getByRole('link', { name: textsByLocale.en.ask }).first().click()
    await expect(page).toHaveURL(/\/demo-pub$/)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves, the keyboard skips the header, and one small script is loaded', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(scripts).toHaveLength(1)
    await expect(page.locator('style')).toHaveCount(1)
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0)

    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Create an account' }).first()).toBeFocused()
    await page.keyboard.press('Tab')
    const sample = page.getByRole('link', { name: textsByLocale.en.ask }).first()
    await expect(sample).toBeFocused()
    await expect(sample).toHaveAttribute('href', /\/demo-pub$/)

    await expect(turns(page).last()).toHaveText(textsByLocale.en.lastLine)
    await expect(conversation(page)).not.toHaveAttribute('data-typing')
    await expect(page.getByText(textsByLocale.en.again)).toBeHidden()
    await row(page).focus()
    await page.keyboard.press('End')
    expect(await playStates(page)).toEqual([])
    const overflow = await row(page).evaluate((box) => box.scrollWidth - box.clientWidth)
    expect(overflow).toBeGreaterThan(500)
    await expect(page.getByText(textsByLocale.en.pause)).toBeHidden()

    await page.getByRole('link', { name: 'Pricing' }).click()
    await expect(page.getByRole('heading', { name: 'What it costs' })).toBeInViewport()
  })
})

test.describe('in Turkish at 390 px', () => {
  test.use({ locale: 'tr-TR', viewport: { width: 390, height: 900 }, colorScheme: 'dark' })

  test('the conversation is typed to its end without layout shifts', async ({ page }) => {
    const texts = textsByLocale.tr
    await page.addInitScript(sumLayoutShifts)
    await page.goto('/')
    await conversation(page).scrollIntoViewIfNeeded()
    await expect(conversation(page)).toHaveAttribute('data-typing')
    const height = (await conversation(page).boundingBox())?.height
    // Screen readers get the complete text immediately.
    await expect(turns(page).last()).toHaveText(texts.lastLine)
    await expect(conversation(page)).toHaveAttribute('data-typed', '')
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
})

test.describe('in English at 1440 px', () => {
  test.use({ locale: 'en-US', viewport: { width: 1440, height: 900 } })

  test('the scenarios move until they are stopped, nothing shifts, and there are no violations', async ({
    page,
  }) => {
    const texts = textsByLocale.en
    await page.addInitScript(sumLayoutShifts)
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
    // Two visible copies, one of which is exposed to screen readers.
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
    expect(await page.evaluate(() => layoutShifts.sum)).toBe(0)

    // No violations during and after typing, and no horizontal scrolling.
    await page.getByRole('button', { name: texts.again }).click()
    await expect(conversation(page)).toHaveAttribute('data-typing')
    // Off screen it pauses, however long axe takes.
    await row(page).scrollIntoViewIfNeeded()
    await expectClean(page, { within: '[data-talk]' })
    await expect(conversation(page)).toHaveAttribute('data-typing')
    await page.getByRole('button', { name: texts.showAll }).click()
    await row(page).scrollIntoViewIfNeeded()
    await expectCleanInAllVariants(page)
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = () => document.documentElement.scrollWidth - innerWidth
      expect(await page.evaluate(overflow), `at ${width} px`).toBeLessThanOrEqual(0)
    }
  })
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

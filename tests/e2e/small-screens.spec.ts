import { expect, test, type Page } from './test.ts'

/** Finds words of names that are broken across lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const names = document.querySelectorAll(
      'h1, [data-show], #menu h2, #menu > details[open] .dish-link',
    )
    return [...names].flatMap((name) => {
      const text = name.firstChild
      if (!(text instanceof Text)) return []
      return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        return lines.size > 1 ? [word] : []
      })
    })
  })

for (const { name, width, height } of [
  { name: 'a small phone', width: 360, height: 640 },
  { name: 'a phone on its side', width: 640, height: 360 },
  { name: 'a page at 200 %', width: 195, height: 422 },
]) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height }, locale: 'tr-TR' })

    test('names are whole, and the chat opens at its greeting', async ({ page }) => {
      await page.goto('/demo')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await brokenWords(page)).toEqual([])
      const overflow = () => document.documentElement.scrollWidth - innerWidth
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)

      await page.getByRole('button', { name: 'Sohbet', exact: true }).click()
      const greeting = page.getByRole('heading', { name: 'Yapay Zekâ Menü Asistanı' })
      await expect(greeting).toBeInViewport({ ratio: 1 })
      await page.getByRole('textbox').focus()
      const composer = page.locator('#chat form')
      await expect(composer).toBeInViewport({ ratio: 1 })
      const bottom = await greeting.evaluate((element) => element.getBoundingClientRect().bottom)
      const top = await composer.evaluate((element) => element.getBoundingClientRect().top)
      expect(bottom).toBeLessThan(top)
      await expect(page.getByRole('log')).toHaveJSProperty('scrollTop', 0)
      expect(await brokenWords(page)).toEqual([])
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
    })
  })
}

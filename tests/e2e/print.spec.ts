import { expect, test, type Page } from './test.ts'

const categories = (page: Page) => page.locator('#menu > details')
const openCategories = (page: Page) => page.locator('#menu > details[open]')
const coloursOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    return [color, backgroundColor]
  })
const black = 'rgb(0, 0, 0)'
const white = 'rgb(255, 255, 255)'

test.describe('on paper, from a dark phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'tr-TR', colorScheme: 'dark' })

  test('the whole menu is black on white, with a legend and the date; then the page is as before', async ({
    page,
  }) => {
    await page.goto('/demo')
    await page.getByRole('button', { name: 'Sohbet', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Yapay Zekâ Menü Asistanı' })).toBeVisible()

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('heading', { level: 1, name: 'Akar Lokantası' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Süzme Mercimek Çorbası' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Künefe' })).toBeVisible()
    await expect(page.locator('.dish').first().getByText('210 kcal')).toBeVisible()
    for (const selector of ['#chat', '#menu-bar', 'nav', '#kebab', 'header button', 'textarea']) {
      await expect(page.locator(selector).first(), selector).toBeHidden()
    }
    expect(await coloursOf(page, 'body')).toEqual([black, white])
    expect((await coloursOf(page, '.dish-price >> nth=0'))[0]).toBe(black)
    const notice = page.locator('#printed-notice')
    await expect(notice).toContainText('Alerjinizi mutlaka personele söyleyin.')
    await expect(notice).toContainText('kuruyemiş')
    await expect(notice.locator('use[href="#nuts"]')).toHaveCount(1)
    await expect(notice).not.toContainText('acı bakla')
    const dish = page.locator('.dish').first()
    await expect(dish).toHaveCSS('break-inside', 'avoid')
    const description = dish.locator('.dish-description')
    expect(
      await description.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBe(0)

    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    await page.pdf()
    const today = await page.evaluate(() =>
      new Intl.DateTimeFormat('tr', { dateStyle: 'long' }).format(new Date()),
    )
    await expect(page.locator('#printed-on')).toHaveText(`Yazdırma tarihi: ${today}`)
    await expect(page.locator('#printed-on')).toBeHidden()
    await expect(notice).toBeHidden()
    await expect(openCategories(page)).toHaveCount(1)
    await expect(page.locator('#menu > details[name="category"]')).toHaveCount(6)
    await expect(page.getByRole('heading', { name: 'Yapay Zekâ Menü Asistanı' })).toBeVisible()
  })

  test('browsers whose style cannot open categories open them for printing; a dish has its restaurant’s name and all its facts', async ({
    page,
  }) => {
    await page.goto('/demo')
    const path = await page.getByRole('link', { name: 'Yayla Çorbası' }).getAttribute('href')
    // The page's script has loaded once this closes the first category.
    await page.getByRole('heading', { name: 'Tatlılar' }).click()
    await expect(page.getByRole('link', { name: 'Künefe' })).toBeVisible()
    await expect(page.locator('.category-bar [aria-current]')).toHaveText('Tatlılar')
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(openCategories(page)).toHaveCount(await categories(page).count())
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(openCategories(page)).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Künefe' })).toBeVisible()
    await page.goto(path ?? '')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByText('Akar Lokantası', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Akar Lokantası menüsü' })).toBeHidden()
    await expect(page.getByText('İçerebilir:')).toBeVisible()
    await expect(page.getByText('Alerjinizi mutlaka personele söyleyin.')).toBeVisible()
    expect(await coloursOf(page, 'body')).toEqual([black, white])
  })
})

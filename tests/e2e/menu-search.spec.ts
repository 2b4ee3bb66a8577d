import { expectClean } from './expect-clean.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, test, type Page } from './test.ts'

const found = (page: Page) =>
  page.locator('#filtered [data-group="found"]').getByRole('heading', { level: 3 })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the menu' })

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' })

  test('the search forgives typing errors, knows ingredients, and joins the filter', async ({
    page,
  }) => {
    await page.goto('/demo')
    // Screen readers announce the first count only in a region that was there before.
    const count = page.getByRole('status').and(page.locator('#found-status'))
    await expect(count).toBeEmpty()
    await search(page).fill('KUNEFE')
    await expect(found(page)).toHaveText(['Künefe'])
    await expect(count).toContainText('1 found')
    await search(page).fill('bklava')
    await expect(found(page)).toHaveText(['Antep Fıstıklı Baklava'])
    await search(page).fill('kadayıf')
    await expect(found(page)).toHaveText(['Künefe'])
    await expect(page.getByRole('status').filter({ hasText: '1 found' })).toBeVisible()
    await search(page).fill('pizza')
    await expect(page.getByText('Nothing on the menu matches.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(search(page)).toBeFocused()
    await page.keyboard.type('çorba')
    await expect(found(page)).toHaveCount(2)

    await page.getByRole('button', { name: 'Allergens and diets' }).click()
    await page.getByLabel('eggs', { exact: true }).check()
    await page.getByRole('button', { name: '1 not confirmed · 1 left out' }).click()
    const line = page.getByRole('status').filter({ hasText: 'Avoiding eggs' })
    await expect(line).toHaveText(
      '“\u2068çorba\u2069” · Avoiding eggs · 0 fit · 1 not confirmed · 1 left out',
    )
    // The choice is kept for the visit.
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: 'Avoiding eggs' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Çorbalar' })).toBeVisible()
  })

  test('a category opens below the bar, which shows the position; results are in view wherever the guest was', async ({
    page,
  }) => {
    await page.goto('/demo')
    const bar = page.getByRole('navigation', { name: 'Categories' })
    await expect(bar.getByRole('link', { name: 'Çorbalar' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    const top = async (name: string) => {
      const heading = await page.getByRole('heading', { level: 2, name }).boundingBox()
      const bottom = await page.locator('#menu-bar').boundingBox()
      return (heading?.y ?? 0) - (bottom?.y ?? 0) - (bottom?.height ?? 0)
    }
    const widthOf = async (name: string) =>
      (await bar.getByRole('link', { name }).boundingBox())?.width
    const width = await widthOf('Mezeler')
    await bar.getByRole('link', { name: 'Mezeler' }).click()
    await expect(page.getByRole('link', { name: 'Fava' })).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Mezeler' })).toHaveAttribute('aria-current', 'true')
    expect(await widthOf('Mezeler')).toBe(width)
    expect(await top('Mezeler')).toBeGreaterThan(0)
    expect(await top('Mezeler')).toBeLessThan(48)
    await expect(page).toHaveURL(/\/demo$/)
    // The open one above it closes.
    await page.getByRole('heading', { level: 2, name: 'Ana Yemekler' }).click()
    await expect(page.getByRole('link', { name: 'Fava' })).toBeHidden()
    expect(await top('Ana Yemekler')).toBeGreaterThan(0)
    expect(await top('Ana Yemekler')).toBeLessThan(48)
    await expect(bar.getByRole('link', { name: 'Ana Yemekler' })).toHaveAttribute(
      'aria-current',
      'true',
    )

    // Results are in view wherever the guest was, and three dishes fit a phone.
    await page.evaluate(() => scrollBy(0, 500))
    await page.getByRole('button', { name: 'Allergens and diets' }).click()
    await page.getByLabel('gluten', { exact: true }).check()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator('[data-group="fits"] h2')).toBeInViewport({ ratio: 1 })
    const bottomOf = async (selector: string) => {
      const { y, height } = (await page.locator(selector).boundingBox()) ?? { y: 0, height: 0 }
      return y + height
    }
    const topOf = async (selector: string) =>
      (await page.locator(selector).first().boundingBox())?.y ?? 0
    expect(await topOf('[data-group="fits"] h2')).toBeGreaterThan(await bottomOf('.filter-line'))

    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByRole('navigation', { name: 'Categories' }).getByText('Tatlılar').click()
    const dishes = page.locator('#menu > details[open] .dish')
    await expect(dishes).toHaveCount(3)
    for (const dish of await dishes.all()) await expect(dish).toBeInViewport({ ratio: 1 })
    expect(await bottomOf('#menu > details[open] .dish >> nth=2')).toBeLessThan(
      await topOf('#chat form'),
    )
  })

  test.describe('before the script has loaded', () => {
    test.use({ actsBeforeHydration: true })

    test('a tapped category opens once it has', async ({ page }) => {
      const release = await holdRequests(page, '**/assets/guest/page-*.js')
      await page.goto('/demo', { waitUntil: 'commit' })
      await page.getByRole('link', { name: 'Mezeler' }).click()
      await expect(page).toHaveURL(/#c-/)
      release()
      await expect(page.getByRole('link', { name: 'Fava' })).toBeVisible()
    })
  })
})

test.describe('filter and chat', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' })

  test('the filter is sent with a question, and the menu can be filtered by what the chat learns', async ({
    page,
  }) => {
    const composer = page.getByRole('textbox')
    const lastQuestion = page.locator('[data-role="user"]').last()
    const filterBy = async (name: string) => {
      await page.getByRole('button', { name: 'Allergens and diets' }).click()
      await page.getByLabel(name, { exact: true }).check()
      await page.getByRole('button', { name: /left out/ }).click()
    }
    await page.goto('/demo')
    await filterBy('gluten')
    await page.getByRole('button', { name: 'Chat', exact: true }).click()
    await expect(page.getByText('“I can’t have gluten.”')).toBeVisible()
    await expectClean(page, { within: '#chat' })
    await composer.fill('Which desserts are there?')
    await composer.press('Enter')
    await expect(lastQuestion).toContainText('I can’t have gluten. Which desserts are there?')
    await expect(page.locator('[data-role="assistant"]').last()).toContainText('gluten')
    // Once: the chat knows it.
    await expect(page.getByText('Sent with your question')).toBeHidden()
    await composer.fill('I have a sesame allergy')
    await composer.press('Enter')
    await expect(lastQuestion).toHaveText(/^YouI have a sesame allergy$/)

    await expect(page.getByText('Filter the menu too: sesame')).toBeVisible()
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await expect(page.getByText('Filter the menu too')).toBeHidden()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.locator('#found-line')).toContainText('Avoiding gluten, sesame')

    // A choice can be withheld.
    await filterBy('lupin')
    await page.getByRole('button', { name: 'Chat', exact: true }).click()
    await page.getByRole('button', { name: 'Don’t send it along' }).click()
    await composer.fill('Which soups are there?')
    await composer.press('Enter')
    await expect(lastQuestion).toHaveText(/^YouWhich soups are there\?$/)
  })
})

import { expectCached } from './expect-cached.ts'
import { holdRequests } from './hold-requests.ts'
import { ignoreProblems } from './ignore-problems.ts'
import { expect, test, type Page } from './test.ts'

const sheets = '**/assets/guest/sheets-en-*.js'

const openFilter = (page: Page) =>
  page.getByRole('button', { name: 'Allergens and diets', exact: true }).click()
const filter = (page: Page) => page.getByRole('dialog', { name: 'Allergens and diets' })

async function filterByGluten(page: Page): Promise<void> {
  await openFilter(page)
  await page.getByLabel('gluten', { exact: true }).check()
  await page.getByRole('button', { name: /left out/ }).click()
}

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' })

test('of several taps before the sheets are loaded, the last one opens its sheet; a question sent before has the stored choice', async ({
  page,
}) => {
  const release = await holdRequests(page, sheets)
  await page.goto('/demo')
  await openFilter(page)
  await page.getByRole('link', { name: 'Yayla Çorbası' }).click()
  await page.getByRole('searchbox').fill('soup')
  await expect(page.locator('dialog')).toHaveCount(0)
  release()
  const sheet = page.getByRole('dialog', { name: 'Yayla Çorbası' })
  await expect(sheet).toBeVisible()
  await expect(page.locator('#found-line')).toContainText('soup')
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(filter(page)).toBeHidden()
  await expect(page).toHaveURL(/\/demo$/)

  // A stored choice goes along with a question that is sent before they are loaded.
  await page.unroute(sheets)
  await page.getByRole('searchbox').fill('')
  await filterByGluten(page)
  const releaseAgain = await holdRequests(page, sheets)
  await page.reload()
  await page.getByRole('textbox').fill('Which desserts are there?')
  await page.getByRole('textbox').press('Enter')
  releaseAgain()
  await expect(page.locator('[data-role="user"]')).toContainText(
    'I can’t have gluten. Which desserts are there?',
  )
})

test('without the sheets, the filter says so, and a dish opens as a page', async ({
  page,
  problems,
}) => {
  await page.route(sheets, (route) => route.abort())
  await page.goto('/demo')
  await openFilter(page)
  await expect(page.getByText('The filter isn’t working in this browser')).toBeInViewport()
  await page.getByRole('link', { name: 'Yayla Çorbası' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Yayla Çorbası' })).toBeVisible()
  await page.goBack()
  await page.unroute(sheets)
  await openFilter(page)
  await expect(filter(page)).toBeVisible()
  ignoreProblems(problems, /ERR_FAILED/)
})

test.describe('with a service worker', () => {
  test.use({ hasServiceWorker: true })

  test('the filter opens offline, and stays when the menu becomes current', async ({
    page,
    context,
    problems,
  }) => {
    await page.goto('/demo')
    await expectCached(page, '/demo?kept=en', /page-.*\.js$/, /sheets-en-.*\.js$/)
    await context.setOffline(true)
    await page.reload()
    await expect(page).toHaveTitle(/^Saved menu: /)
    await filterByGluten(page)
    await expect(page.locator('#found-line')).toContainText('Avoiding gluten')
    await openFilter(page)

    await context.setOffline(false)
    await expect(page.getByText('You are now viewing the current menu.')).toBeAttached()
    await expect(filter(page)).toBeVisible()
    await expect(page.locator('#found-line')).toContainText('Avoiding gluten')
    await page.getByLabel('milk', { exact: true }).check()
    await page.getByRole('button', { name: /left out/ }).click()
    await expect(page.locator('#found-line')).toContainText('Avoiding gluten, milk')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByRole('link', { name: 'Yayla Çorbası' })).toBeVisible()
    // Chromium logs the failed requests.
    problems.length = 0
  })
})

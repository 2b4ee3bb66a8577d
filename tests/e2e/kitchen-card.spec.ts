import { expectCached } from './expect-cached.ts'
import { expectClean } from './expect-clean.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, test } from './test.ts'

test.use({
  locale: 'ar',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  colorScheme: 'dark',
})

test('a guest shows the kitchen what they avoid, in its language, without a request', async ({
  page,
}) => {
  const loaded = page.waitForResponse(/kitchen-card-.*\.css$/)
  await page.goto('/demo')
  await page.locator('[data-open-filter]').first().tap()
  await loaded
  const filter = page.locator('#filter')
  const open = filter.getByRole('button', { name: 'بطاقة للمطبخ' })
  await expect(open).toBeHidden()
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => {
    // The rows of filtered dishes load their pictures, and the browser the tab's icon.
    if (!['image', 'other'].includes(request.resourceType())) requests.push(request.url())
  })

  await filter.getByText('مكسرات').tap()
  await filter.getByText('نباتي', { exact: true }).tap()
  await open.tap()
  const card = page.getByRole('dialog', { name: 'بطاقة للمطبخ' })
  const [kitchen, own] = [card.locator('[lang="tr"][dir]'), card.locator('[lang="ar"][dir]')]
  await expect(kitchen).toContainText('Kuruyemiş tüketemem. Vejetaryen besleniyorum.')
  await expect(own).toContainText('لا أستطيع أن آكل أو أشرب')
  await card.getByRole('checkbox', { name: 'إنها حساسية' }).check()
  await expect(kitchen).toContainText('Alerjim var: eser miktarı bile bana zarar verebilir.')
  await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expectClean(page, { within: '#kitchen-card' })

  await page.goBack()
  await expect(card).toBeHidden()
  await expect(filter).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(filter).toBeHidden()

  await page.locator('#filtered .dish-link').first().tap()
  const name = await page.locator('#dish-sheet [data-part="original"]').textContent()
  await page.locator('#dish-sheet').getByRole('button', { name: 'بطاقة للمطبخ' }).tap()
  await expect(kitchen).toContainText(`Ürün: ${name}`)
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(page.locator('#dish-sheet')).toBeVisible()
  expect(requests).toEqual([])
})

test('the card states what the guest told the assistant and chose in the filter, also after a reload', async ({
  page,
}) => {
  await page.goto('/demo?lang=de')
  await page.getByRole('button', { name: 'Chat', exact: true }).tap()
  await page.getByRole('textbox', { name: 'Ihre Frage' }).fill('Ich vertrage keinen Knoblauch')
  await page.getByRole('button', { name: 'Senden' }).tap()
  const open = page.locator('#chat').getByRole('button', { name: 'Karte für die Küche' })
  const card = page.getByRole('dialog', { name: 'Karte für die Küche' })
  const expectGarlic = async () => {
    await open.tap()
    await expect(card.locator('[lang="tr"][dir]')).toContainText('Sarımsak tüketemem.')
    await expect(card.locator('[lang="de"][dir]')).toContainText('Knoblauch')
    await page.goBack()
  }
  await expectGarlic()
  await page.reload()
  await expectGarlic()

  await page.getByRole('button', { name: 'Karte', exact: true }).tap()
  await page.locator('[data-open-filter]').first().tap()
  await page.locator('#filter').getByText('Schalenfrüchte').tap()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Chat', exact: true }).tap()
  await open.tap()
  const kitchen = card.locator('[lang="tr"][dir]')
  await expect(kitchen).toContainText('Kuruyemiş')
  const release = await holdRequests(page, '**/assets/guest/sheets-de-*.js')
  await page.reload()
  await expect(page.locator('#filter')).toHaveCount(0)
  release()
  await expect(kitchen).toContainText('Kuruyemiş')
  await page.goBack()
  await expect(card).toBeHidden()
})

test.describe('in a basement', () => {
  test.use({ hasServiceWorker: true })

  test('the card works although the filter was never opened', async ({
    page,
    context,
    problems,
  }) => {
    await page.goto('/demo?lang=de')
    await expectCached(page, /kitchen-card-.*\.js$/, /kitchen-card-.*\.css$/, /\/card-.*\.js$/)
    await expectCached(page, '/demo?kept=de', /sheets-de-.*\.js$/)
    await context.setOffline(true)
    await page.reload()
    await page.locator('[data-open-filter]').first().tap()
    await page.locator('#filter').getByText('Schalenfrüchte').tap()
    await page.locator('#filter').getByRole('button', { name: 'Karte für die Küche' }).tap()
    const card = page.getByRole('dialog', { name: 'Karte für die Küche' })
    await expect(card.locator('[lang="tr"][dir]')).toContainText('Kuruyemiş tüketemem.')
    await expect(card.locator('[lang="de"][dir]')).toContainText('Schalenfrüchte')
    // Chromium logs the failed requests.
    problems.length = 0
  })
})

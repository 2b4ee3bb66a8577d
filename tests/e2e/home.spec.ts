import { seedInsights } from '../fixtures/seed-conversations.ts'
import { addSession } from './add-session.ts'
import { expectClean, expectCleanInAllVariants } from './expect-clean.ts'
import { seedInbox } from './inbox.ts'
import { insertOwner } from '../insert-owner.ts'
import { expect, test, type Page } from './test.ts'

const chart = (page: Page) => page.getByRole('img', { name: /^(Line chart|Son 30 günde)/ })

/** Whether any pixel is as blue as the chart's line. */
const isDrawn = (page: Page) =>
  chart(page).evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return false
    const copy = new OffscreenCanvas(canvas.width, canvas.height)
    const context = copy.getContext('2d', { willReadFrequently: true })
    context?.drawImage(canvas, 0, 0)
    const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    for (let offset = 0; offset < pixels.length; offset += 4) {
      const [red = 0, , blue = 0, alpha = 0] = pixels.slice(offset, offset + 4)
      if (alpha > 200 && blue > red + 60) return true
    }
    return false
  })

test.describe('on a desktop in Turkish', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'tr-TR' })

  test('numbers, chart and table agree', async ({ page, server }) => {
    const { email } = await seedInbox(server, ['Bugün', 'Dün', 'Önceki gün'], 'tr')
    await addSession(page, server, email)
    await page.goto('/dashboard')
    await expect(page.getByRole('definition')).toHaveCount(5)
    await expect(page.getByRole('definition').nth(3)).toHaveText('3')
    await expect.poll(() => isDrawn(page)).toBe(true)
    expect((await chart(page).boundingBox())?.height).toBe(256)
    await page.getByText('Tablo olarak göster').click()
    await expect(page.getByRole('row')).toHaveCount(31)
    const counts = await page.getByRole('row').locator('td').allTextContents()
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(3)
    await expectClean(page)
  })
})

test.describe('on a phone in Turkish', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'tr-TR' })

  test('a new owner sees the first steps and zeros', async ({ page, server }) => {
    await addSession(page, server, await insertOwner(server.database, { locale: 'tr' }))
    await page.goto('/dashboard')
    await expect(page.getByRole('listitem').filter({ has: page.locator('h3') })).toHaveCount(4)
    await expect(page.getByRole('definition')).toHaveText(['0', '0', '0', '0', '0'])
    await expect.poll(() => isDrawn(page)).toBe(true)
    await expectClean(page)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' })

  test('the sample’s owner is greeted, and unanswered questions link to where the answer is written', async ({
    page,
    server,
  }) => {
    await seedInsights(server.database)
    await addSession(page, server, undefined, 'en')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Defne')
    await expect(page.getByRole('article', { name: 'Akar Lokantası' })).toBeVisible()
    await expect(page.getByText('Wi-Fi şifresi nedir?').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Diets: Kosher' })).toBeVisible()
    await expectCleanInAllVariants(page, { within: 'main' })
    await page.locator('a[href*="?edit="]').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await page.getByText('Wi-Fi şifresi nedir?').first().click()
    await expect(page).toHaveURL(/\/conversation\//)
  })
})

test('the page is shown before its numbers, loads the chart library, and can reload the numbers', async ({
  page,
  server,
}) => {
  const { email } = await seedInbox(server, ['Bugün'])
  await addSession(page, server, email)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const hasChartLibrary = () => requests.some((url) => url.includes('draw-chart'))
  await page.goto('/dashboard/account')
  const link = page.getByRole('link', { name: 'Dashboard', exact: true }).first()
  await expect(link).toBeVisible()
  expect(hasChartLibrary()).toBe(false)
  await server.database.query('begin')
  try {
    await server.database.query('lock table conversations, messages in access exclusive mode')
    await link.click()
    await expect(page.getByRole('heading', { name: 'Hello, Deniz' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
    await expect(page.getByRole('definition')).toHaveCount(0)
  } finally {
    await server.database.query('commit')
  }
  await expect(page.getByRole('definition')).toHaveText(['1', '1', '1', '1', '2'])
  await expect.poll(() => isDrawn(page)).toBe(true)
  expect(hasChartLibrary()).toBe(true)

  await server.database.query('revoke select on messages, conversations from chefin_owner')
  try {
    await page.reload()
    await expect(page.getByText('Your statistics could not be loaded.')).toBeVisible()
    await expect(page.getByRole('definition')).toHaveCount(0)
    await expect(chart(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Your restaurants' })).toBeVisible()
    await expectClean(page, { within: 'main' })
  } finally {
    await server.database.query('grant select on messages, conversations to chefin_owner')
  }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('definition')).toHaveText(['1', '1', '1', '1', '2'])
  await expect(page.getByText('Your statistics could not be loaded.')).toBeHidden()
})

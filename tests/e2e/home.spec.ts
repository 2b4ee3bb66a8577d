import { expectClean } from './expect-clean.ts'
import { pageVariants } from './page-variants.ts'
import { seedInsights } from '../fixtures/seed-conversations.ts'
import { seedInbox } from './inbox.ts'
import { makeOwner, signIn, signInAsDemo } from './sign-in.ts'
import { expect, test, type Page } from './test.ts'

const chart = (page: Page) => page.getByRole('img', { name: /^(Line chart|Son 30 günde)/ })

/** Tells whether any pixel has the blue of the chart's line. */
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

for (const { locale, width, height, colorScheme } of pageVariants) {
  test.describe(`in ${locale} at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme })

    test('numbers, chart and table agree', async ({ page, server }) => {
      const { email } = await seedInbox(server, ['Bugün', 'Dün', 'Önceki gün'], locale)
      await signIn(page, email)
      await page.context().addCookies([{ name: 'locale', value: locale, url: server.url }])
      await page.goto('/dashboard')
      await expect(page.getByRole('definition')).toHaveCount(5)
      await expect(page.getByRole('definition').nth(3)).toHaveText('3')
      await expect.poll(() => isDrawn(page)).toBe(true)
      const box = await chart(page).boundingBox()
      expect(box?.height).toBe(256)
      await expectClean(page)
      await page.getByText(locale === 'en' ? 'Show as table' : 'Tablo olarak göster').click()
      await expect(page.getByRole('row')).toHaveCount(31)
      const counts = await page.getByRole('row').locator('td').allTextContents()
      expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(3)
      await expectClean(page)
    })

    test('unanswered questions link to where the answer is written', async ({ page, server }) => {
      await seedInsights(server.database)
      await signInAsDemo(page, locale)
      await page.goto('/dashboard')
      await expect(page.getByText('Wi-Fi şifresi nedir?').first()).toBeVisible()
      const diets = locale === 'en' ? 'Diets: Kosher' : 'Beslenme biçimleri: Koşer'
      await expect(page.getByRole('heading', { name: diets })).toBeVisible()
      await expectClean(page)
      await page.locator('a[href*="?edit="]').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.goBack()
      await page.getByText('Wi-Fi şifresi nedir?').first().click()
      await expect(page).toHaveURL(/\/conversation\//)
    })

    test('a new owner sees the first steps and zeros', async ({ page, server }) => {
      await signIn(page, await makeOwner(server, locale))
      await page.context().addCookies([{ name: 'locale', value: locale, url: server.url }])
      await page.goto('/dashboard')
      await expect(page.getByRole('listitem').filter({ has: page.locator('h2') })).toHaveCount(3)
      await expect(page.getByRole('definition')).toHaveText(['0', '0', '0', '0', '0'])
      await expect.poll(() => isDrawn(page)).toBe(true)
      await expectClean(page)
    })
  })
}

test('numbers that cannot be read are hidden and can be reloaded', async ({ page, server }) => {
  const { email } = await seedInbox(server, ['Bugün'])
  await signIn(page, email)
  await server.database.query('revoke select on messages, conversations from chefin_owner')
  try {
    await page.goto('/dashboard')
    await expect(page.getByText('Your statistics could not be loaded.')).toBeVisible()
    await expect(page.getByRole('definition')).toHaveCount(0)
    await expect(chart(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Your restaurants' })).toBeVisible()
    await expectClean(page)
  } finally {
    await server.database.query('grant select on messages, conversations to chefin_owner')
  }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('definition')).toHaveText(['1', '1', '1', '1', '2'])
  await expect(page.getByText('Your statistics could not be loaded.')).toBeHidden()
})

test('the page is shown while its numbers load, without any until then', async ({
  page,
  server,
}) => {
  const { email } = await seedInbox(server, ['Bugün'])
  await signIn(page, email)
  await page.goto('/dashboard/account')
  await server.database.query('begin')
  try {
    await server.database.query('lock table conversations, messages in access exclusive mode')
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Hello, Deniz' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
    await expect(page.getByRole('definition')).toHaveCount(0)
  } finally {
    await server.database.query('commit')
  }
  await expect(page.getByRole('definition')).toHaveText(['1', '1', '1', '1', '2'])
})

test('the chart library is loaded on this page only', async ({ page, server }) => {
  const { email } = await seedInbox(server, ['Bugün'])
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await signIn(page, email)
  await expect.poll(() => isDrawn(page)).toBe(true)
  expect(scripts.some((url) => url.includes('draw-chart'))).toBe(true)
  scripts.length = 0
  await page.goto('/dashboard/conversations')
  await expect(page.locator('h1')).toBeVisible()
  expect(scripts.some((url) => url.includes('draw-chart'))).toBe(false)
})

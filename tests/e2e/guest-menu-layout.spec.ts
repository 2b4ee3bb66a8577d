import { insertOwner } from '../insert-owner.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { seedRestaurant } from '../fixtures/seed-restaurant.ts'
import { ignoreStatuses } from './ignore-problems.ts'
import { expect, test, type Locator } from './test.ts'

/** Expects the placeholder of a missing picture: loaded, and as wide as high. */
async function expectPlaceholder(image: Locator): Promise<void> {
  const naturalWidth = () => image.evaluate((element: HTMLImageElement) => element.naturalWidth)
  await expect.poll(naturalWidth).toBeGreaterThan(0)
  const { width, height } = (await image.boundingBox()) ?? { width: 0, height: 1 }
  expect(width).toBe(height)
}

test.describe('the menu in Turkish', () => {
  test.use({ locale: 'tr-TR', viewport: { width: 390, height: 844 } })

  test('pictures without files show a placeholder of the same size, and prices stay on one line', async ({
    page,
    server,
    problems,
  }) => {
    const slug = await seedRestaurant(server.database, { logo_url: '/images/gone.webp' })
    const [dish] = await server.database.query(
      `select d.id, d.name, d.image_url from dishes d join restaurants using (menu_id)
       where slug = $1 and d.is_active and d.image_url is not null order by d.position limit 1`,
      [slug],
    )
    const setPicture = (url: unknown) =>
      server.database.query('update dishes set image_url = $2 where id = $1', [dish?.['id'], url])
    await setPicture('/images/gone.webp')
    try {
      await page.goto(`/${slug}`)
      const picture = page.locator('.dish', { hasText: String(dish?.['name']) }).locator('img')
      await picture.evaluate((element) => {
        element.closest('details')?.setAttribute('open', '')
        element.scrollIntoView()
      })
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        await expectPlaceholder(page.locator('header img'))
        await expectPlaceholder(picture)
      }
    } finally {
      // The worker's other tests use the same menu, and their owner's pages show this logo.
      await setPicture(dish?.['image_url'])
      await server.database.query('update restaurants set logo_url = null where slug = $1', [slug])
    }
    ignoreStatuses(problems, 404)

    // However narrow the dish.
    const price = page.getByText(/^[\d.,]+ ₺$/).first()
    await expect(price).toBeVisible()
    const lines = await price.evaluate((element) => {
      const item = element.closest<HTMLElement>('[role="listitem"]')
      if (item) item.style.width = '150px'
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    })
    expect(lines).toBe(1)
  })
})

test.describe('names of one long word', () => {
  test.use({ locale: 'en-US', viewport: { width: 360, height: 640 } })

  test('stay on the page, in the row, and beside the sheet’s close button', async ({
    page,
    server,
  }) => {
    const word = 'Donaudampfschifffahrtsgesellschaftskapitänsschnitzel'
    const place = await seedPlace(server, await insertOwner(server.database), {
      dishes: { [word]: [word] },
      restaurants: [word],
    })
    await page.goto(`/${place.restaurant(word)}`)
    const overflow = () => document.documentElement.scrollWidth - innerWidth
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
    await page.locator('#menu .dish-link').click()
    const sheet = page.getByRole('dialog', { name: word })
    await expect(sheet).toBeVisible()
    const name = await sheet.getByRole('heading').boundingBox()
    const close = await sheet.getByRole('button', { name: 'Close' }).boundingBox()
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(close?.x ?? 0)
    const sheetOverflow = (element: Element) => element.scrollWidth - element.clientWidth
    expect(await sheet.evaluate(sheetOverflow)).toBeLessThanOrEqual(0)
  })
})

test.describe('a guest who saves data', () => {
  test.use({ locale: 'tr-TR', viewport: { width: 390, height: 844 } })

  test('gets a picture only with the dish that is opened', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    const loadedUrls = new Set<string>()
    page.on('request', (request) => {
      const [, dish] = /menu-item-images\/([^.]+)/.exec(request.url()) ?? []
      if (dish !== undefined) loadedUrls.add(dish)
    })
    await page.goto('/demo')
    await expect(page.getByRole('link', { name: 'Yayla Çorbası' })).toBeVisible()
    await expect(page.locator('#menu .dish-picture').nth(1)).toBeHidden()
    await page.getByRole('link', { name: 'Yayla Çorbası' }).click()
    const picture = page.getByRole('dialog', { name: 'Yayla Çorbası' }).getByRole('img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(loadedUrls.size).toBe(1)
  })
})

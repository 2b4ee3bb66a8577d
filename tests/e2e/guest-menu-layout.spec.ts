import { seedRestaurant } from '../fixtures/seed-restaurant.ts'
import { ignoreStatuses } from './billing-steps.ts'
import { expectClean } from './expect-clean.ts'
import { pageVariants } from './page-variants.ts'
import { expect, test } from './test.ts'

for (const { locale, width, height, colorScheme } of pageVariants) {
  test.describe(`the menu in ${locale}, at ${width} px`, () => {
    test.use({ locale, viewport: { width, height }, colorScheme })

    test('a logo and a dish without their files show a placeholder of the same size', async ({
      page,
      server,
      problems,
    }) => {
      const slug = await seedRestaurant(server.database, { logo_url: '/images/gone.webp' })
      const [dish] = await server.database.query(
        `select id, name, image_url from dishes
         where is_active and image_url is not null order by position limit 1`,
      )
      const setPicture = (url: unknown) =>
        server.database.query('update dishes set image_url = $2 where id = $1', [dish?.['id'], url])
      await setPicture('/images/gone.webp')
      await page.goto(`/${slug}`)
      const picture = page.getByRole('img', { name: String(dish?.['name']) })
      for (const image of [page.locator('header img'), picture]) {
        await image.evaluate((element) => {
          element.closest('details')?.setAttribute('open', '')
          element.scrollIntoView()
        })
        const naturalWidth = () =>
          image.evaluate((element: HTMLImageElement) => element.naturalWidth)
        await expect.poll(naturalWidth).toBeGreaterThan(0)
        const { width: imageWidth, height: imageHeight } = (await image.boundingBox()) ?? {
          width: 0,
          height: 1,
        }
        expect(imageWidth).toBe(imageHeight)
      }
      await expectClean(page)
      // The worker's other tests use the same menu, and their owner's pages show this logo.
      await setPicture(dish?.['image_url'])
      await server.database.query('update restaurants set logo_url = null where slug = $1', [slug])
      ignoreStatuses(problems, 404)
    })

    test('a price and its currency stay on one line, however narrow the dish', async ({
      page,
      server,
    }) => {
      await page.goto(`/${await seedRestaurant(server.database)}`)
      const price = page.getByText(/^[\d.,]+ ₺$/).first()
      await expect(price).toBeVisible()
      const lines = await price.evaluate((element) => {
        const dish = element.closest('li')
        if (dish) dish.style.width = '150px'
        const range = document.createRange()
        range.selectNodeContents(element)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size
      })
      expect(lines).toBe(1)
    })
  })
}

test('a price in a reply keeps its currency', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/${await seedRestaurant(server.database)}`)
  await page.getByRole('textbox').fill('How much is Süzme Mercimek Çorbası?')
  await page.keyboard.press('Enter')
  await expect(page.locator('#chat').getByText('145.00\u00a0₺')).toBeVisible()
})

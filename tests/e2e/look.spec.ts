import { photoWithGps } from '../fixtures/photo.ts'
import { addSession } from './add-session.ts'
import { expectClean, expectCleanInAllVariants } from './expect-clean.ts'
import { insertOwner } from '../insert-owner.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' })

test('an owner sees a look before saving it, and guests see nothing move', async ({
  page,
  server,
}) => {
  const email = await insertOwner(server.database)
  const [row] = await server.database.query(
    `insert into restaurants (owner_id, name, location, chat_start_warning_message, menu_id)
     select id, 'Işık Lokantası', 'Moda', 'x', null from owners where email = $1 returning id`,
    [email],
  )
  const id = String(row?.['id'])
  await addSession(page, server, email)
  await page.goto(`/dashboard/restaurants/restaurant/${id}`)
  const card = page.getByRole('region', { name: 'Look', exact: true })
  const buttons = card.getByRole('group', { name: 'Preview' }).getByText('Ask about this dish')
  await expect(buttons.first()).toHaveCSS('background-color', 'rgb(185, 60, 31)')
  await card.getByLabel('Accent colour').fill('yellow')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('This isn’t the code of a colour.')).toBeVisible()
  await card.getByLabel('Accent colour').fill('ffd500')
  await expect(card.getByText('the light page shows it darker: #7d6800.')).toBeVisible()
  await expect(buttons.first()).toHaveCSS('background-color', 'rgb(125, 104, 0)')
  await expect(buttons.last()).toHaveCSS('background-color', 'rgb(255, 213, 0)')
  await card.getByLabel('Typeface').selectOption('fraunces')
  await expectCleanInAllVariants(page)
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. Guests see it from now on.')).toBeVisible()
  await card
    .getByLabel('Wide picture')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photoWithGps() })
  await card.getByRole('button', { name: 'Use as cover' }).click()
  await expect(card.getByRole('button', { name: 'Delete cover' })).toBeVisible()

  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry.toJSON()
        // Resizing the window below counts as input. Where the font's stand-in is missing, as here, a
        // line may be a pixel higher until it is loaded.
        if (!hadRecentInput && value > 0.001) reportError(new Error(`moved by ${value}`))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`/${id}`)
  await page.evaluate(() => document.fonts.ready)
  const cover = page.locator('.cover')
  const loadedSource = () =>
    cover.evaluate((image: HTMLImageElement) => (image.complete ? image.currentSrc : ''))
  await expect.poll(loadedSource).toContain('.small.webp')
  await expect(page.getByRole('heading', { name: 'Işık Lokantası' })).toHaveCSS(
    'font-family',
    /^"?Heading"?,/,
  )
  await expectClean(page)
})

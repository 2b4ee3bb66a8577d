import { insertOwner } from '../insert-owner.ts'
import type { TestServer } from '../server.ts'
import { ignoreStatuses } from './ignore-problems.ts'
import { expect, test, type Page } from './test.ts'

/** Finds words of names that are broken across lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const names = document.querySelectorAll(
      'h1, [data-show], #menu h2, #menu > details[open] .dish-link, .sizes dt, .options span[dir], .choice-name, #visit th, #visit td bdi',
    )
    return [...names].flatMap((name) => {
      const text = name.firstChild
      if (!(text instanceof Text) || !name.checkVisibility()) return []
      return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        return lines.size > 1 ? [word] : []
      })
    })
  })

/** Inserts a dish with sizes and options whose names and prices are long. */
async function seedLongPrices({ database }: TestServer): Promise<string> {
  const email = await insertOwner(database)
  const slug = `long-${crypto.randomUUID().slice(0, 8)}`
  const size = {
    id: crypto.randomUUID(),
    name: 'Yarım porsiyon',
    priceMinor: 125_000,
    calories: 1_240,
  }
  const option = {
    id: crypto.randomUUID(),
    name: 'Zeytinyağlı ekmek',
    extraMinor: 12_500,
    ingredients: [],
    stated: {},
  }
  const group = { id: crypto.randomUUID(), name: 'Ekmekler', min: 1, max: 1, options: [option] }
  await database.query(
    `with m as (insert into menus (owner_id, name, currency)
                select id, 'Uzun', 'TRY' from owners where email = $1 returning *),
          r as (insert into restaurants (owner_id, menu_id, slug, name)
                select owner_id, id, $2, 'Nar' from m)
     insert into dishes (owner_id, menu_id, name, image_url, price_minor, size_name, size_id, more_sizes,
                         option_groups)
     select owner_id, id, 'Hünkâr Beğendi', '/images/none.webp', 245000, 'Porsiyon',
       gen_random_uuid(), $3, $4 from m`,
    [email, slug, JSON.stringify([size]), JSON.stringify([group])],
  )
  return slug
}

const sizes = [
  { name: 'a phone on its side', width: 640, height: 360 },
  { name: 'a small phone', width: 360, height: 640 },
  { name: 'a page at 200 %', width: 195, height: 422 },
]

test.use({ locale: 'tr-TR', viewport: { width: 640, height: 360 } })

const overflow = () => document.documentElement.scrollWidth - innerWidth

test('names are whole on small screens, and the chat opens at its greeting', async ({ page }) => {
  await page.goto('/demo')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const { name, width, height } of sizes) {
    await page.setViewportSize({ width, height })
    expect(await brokenWords(page), name).toEqual([])
    expect(await page.evaluate(overflow), name).toBeLessThanOrEqual(0)

    // What opens over the menu is within the screen.
    for (const id of ['kebab', 'languages']) {
      await page.locator(`[popovertarget="${id}"]`).click()
      await expect(page.locator(`#${id} a`).first()).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
    }
    await page.locator('[data-open-filter]').click()
    await expect(page.locator('.choice-name').first()).toBeVisible()
    expect(await brokenWords(page), name).toEqual([])
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Sohbet', exact: true }).click()
    const greeting = page.getByRole('heading', { name: 'Yapay Zekâ Menü Asistanı' })
    await expect(greeting).toBeInViewport({ ratio: 1 })
    await page.getByRole('textbox').focus()
    const composer = page.locator('#chat form')
    await expect(composer).toBeInViewport({ ratio: 1 })
    const bottom = await greeting.evaluate((element) => element.getBoundingClientRect().bottom)
    const top = await composer.evaluate((element) => element.getBoundingClientRect().top)
    expect(bottom, name).toBeLessThan(top)
    await expect(page.getByRole('log')).toHaveJSProperty('scrollTop', 0)
    expect(await brokenWords(page), name).toEqual([])
    expect(await page.evaluate(overflow), name).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Menü', exact: true }).click()
  }
})

test('sizes and options have room for their names and prices on small screens', async ({
  page,
  server,
  problems,
}) => {
  await page.goto(`/${await seedLongPrices(server)}`)
  await page.getByRole('link', { name: 'Hünkâr Beğendi' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Hünkâr Beğendi' })
  await expect(sheet.getByText('Yarım porsiyon')).toBeVisible()
  for (const { name, width, height } of sizes) {
    await page.setViewportSize({ width, height })
    expect(await page.evaluate(overflow), name).toBeLessThanOrEqual(0)
    expect(await brokenWords(page), name).toEqual([])
    expect(
      await sheet.evaluate((element) => element.scrollWidth - element.clientWidth),
      name,
    ).toBeLessThanOrEqual(0)
  }
  ignoreStatuses(problems, 404)
})

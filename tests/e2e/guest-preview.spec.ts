import { insertOwner } from '../insert-owner.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { seedTranslatable } from '../fixtures/seed-translatable.ts'
import type { TestServer } from '../server.ts'
import { addSession } from './add-session.ts'
import { expectClean } from './expect-clean.ts'
import { expect, test, type Page } from './test.ts'

async function seed(page: Page, server: TestServer, locale: 'en' | 'tr') {
  const email = await insertOwner(server.database, { locale })
  const place = await seedPlace(server, email, {
    dishes: { Tatlılar: [{ name: 'Sütlaç', ingredients: ['süt'], ai_instructions: 'Soğuk.' }] },
  })
  await addSession(page, server, email)
  return { ...place, path: `/dashboard/menuList/menu/${place.menuId}` }
}

test.describe('on a desktop in English', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })

  test('what is typed is shown beside the form as guests will see it, and what is saved beside the others', async ({
    page,
    server,
  }) => {
    const { path, dish, restaurant } = await seed(page, server, 'en')
    await page.goto(`${path}/itemList?edit=${dish('Sütlaç')}`)
    const panel = page.getByRole('dialog', { name: 'Update dish' })
    const typed = page.frameLocator('[title="Preview of what guests will see"]')
    await expect(typed.getByRole('heading', { name: 'Sütlaç' })).toHaveCount(2)
    await panel.getByLabel('Dish Name').fill('Rice pudding')
    await expect(typed.getByRole('heading', { name: 'Rice pudding' })).toHaveCount(2)
    const price = panel.getByLabel('Price (TRY)').first()
    await price.fill('cheap')
    await expect(panel.getByText('The preview continues once every field is valid.')).toBeVisible()
    await expect(typed.getByText('180.00')).toHaveCount(2)
    await price.fill('210')
    await expect(typed.getByText('210.00')).toHaveCount(2)
    await expectClean(page, { within: '[role=dialog]' })
    await panel.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(panel).toBeHidden()

    await page.goto(`/dashboard/restaurants/restaurant/${restaurant()}`)
    const guests = page.frameLocator('[title="The guest page of Lale"]')
    await expect(guests.getByText('Rice pudding')).toBeVisible()
    await page.getByLabel('Notice').fill('The terrace is closed')
    await page.getByRole('region', { name: 'Hours, contact and Wi-Fi' }).getByText('Save').click()
    await expect(guests.getByText('The terrace is closed')).toBeVisible()
    await page.getByLabel('Location').fill('Kadıköy')
    await expect(typed.getByText('Kadıköy')).toBeVisible()
    await page.getByLabel('Chat Start Warning Message').fill('Tell your waiter too')
    await expect(typed.getByText('Tell your waiter too')).toBeVisible()
    await page.getByLabel('Pictures of dishes').selectOption('large')
    await expect(page.getByText('Preview: what guests will see once you save')).toBeVisible()
    await expect(typed.getByRole('heading', { name: 'Tatlılar' })).toBeVisible()
  })
})

test.describe('in the guide', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })

  test('the first forms show the guest page before anything is saved', async ({ page, server }) => {
    await addSession(page, server, await insertOwner(server.database))
    await page.goto('/dashboard/start')
    const typed = page.frameLocator('[title="Preview of what guests will see"]')
    await expect(typed.getByText('There is no menu here yet.')).toBeVisible()
    await page.getByLabel('Restaurant Name').fill('Moda Balık')
    await expect(typed.getByRole('heading', { name: 'Moda Balık' })).toBeVisible()
    await expectClean(page)
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByRole('heading', { name: 'Begin the menu' })).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill('Summer menu')
    await page.getByRole('radio', { name: 'Bar' }).check()
    await expect(typed.getByRole('heading', { name: 'Moda Balık' })).toBeVisible()
    await expect(typed.getByRole('heading', { name: 'Summer menu' })).toBeVisible()
    await expect(typed.getByRole('heading', { name: 'Cocktails' })).toBeVisible()
    await expectClean(page)
  })
})

test.describe('of a translation', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })

  test('each form is shown in its language, and the dashboard keeps its own', async ({
    page,
    server,
  }) => {
    const email = await insertOwner(server.database, { locale: 'en' })
    const { restaurantId } = await seedTranslatable(server.database, email)
    await addSession(page, server, email)
    await page.goto(`/dashboard/restaurants/restaurant/${restaurantId}/languages/ar`)
    await expect(page.getByText('Guests can’t choose this language yet.')).toBeVisible()
    const dish = page.getByRole('listitem').filter({ hasText: 'Ayran' }).last()
    await dish.getByRole('textbox').fill('عيران')
    const typed = page.frameLocator('[title="Preview of what guests will see"]')
    await expect(typed.getByRole('heading', { name: 'عيران' }).first()).toBeVisible()
    await expectClean(page)
    const heading = page.getByRole('listitem').filter({ hasText: 'Çorbalar' }).first()
    await heading.getByRole('textbox').fill('شوربات')
    await expect(typed.getByRole('heading', { name: 'شوربات' })).toBeVisible()
    await heading.getByRole('button').click()
    await expect(page.getByText('What guests see now')).toBeVisible()

    await server.database.query(
      `update restaurant_languages set live_at = now() where restaurant_id = $1`,
      [restaurantId],
    )
    await page.reload()
    const guests = page.frameLocator('[title="The guest page of Moda"]')
    await expect(guests.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(guests.getByText('شوربات').first()).toBeVisible()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test.describe('on a phone in Turkish', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'tr-TR', hasTouch: true })

  test('a button opens the preview, which Back and Escape close, and nothing typed is lost', async ({
    page,
    server,
  }) => {
    const { path } = await seed(page, server, 'tr')
    await page.goto(`${path}/itemList?add`)
    const form = page.getByRole('dialog', { name: 'Ürün ekle' })
    const name = form.getByLabel('Ürün Adı')
    await name.fill('Künefe')
    const sheet = page.getByRole('dialog', { name: 'Misafir önizlemesi' })
    const open = page.getByRole('button', { name: 'Misafir gözüyle gör' })
    await open.tap()
    const typed = sheet.frameLocator('iframe')
    await expect(typed.getByRole('heading', { name: 'Künefe' })).toHaveCount(2)
    await expectClean(page, { within: '[role=dialog]' })
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(name).toHaveValue('Künefe')
    await open.tap()
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(name).toHaveValue('Künefe')
    expect(new URL(page.url()).hash).toBe('')
  })
})

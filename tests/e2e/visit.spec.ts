import type { TestServer } from '../server.ts'
import { aVisit } from '#app/domain/visit/visit.fixture.ts'
import { seedRestaurant } from '../fixtures/seed-restaurant.ts'
import { addSession } from './add-session.ts'
import { expectClean } from './expect-clean.ts'
import { insertOwner } from '../insert-owner.ts'
import { ignoreStatuses } from './ignore-problems.ts'
import { expect, test, type Page } from './test.ts'

const phone = { width: 390, height: 844 }

const openState = (page: Page) => page.locator('#open-state')
const seedVisit = (server: TestServer) =>
  seedRestaurant(server.database, { visit: JSON.stringify(aVisit), location: 'Moda, İstanbul' })

test.describe('a guest', () => {
  // Far from the restaurant, whose clock counts.
  test.use({ viewport: phone, locale: 'en-US', timezoneId: 'America/New_York' })

  test('reads the notice, sees whether the restaurant is open, also as time passes, and joins its Wi-Fi', async ({
    page,
    server,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install({ time: new Date('2026-11-28T23:30:00+03:00') })
    await page.goto(`/${await seedVisit(server)}`)
    await expect(page.getByText('Teras bugün kapalı.')).toBeInViewport()
    await page.getByRole('button', { name: 'Chat', exact: true }).click()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('link', { name: 'Restaurant info' }).click()
    await expect(page.getByRole('region', { name: 'Restaurant info' })).toBeFocused()
    await expect(openState(page)).toBeInViewport()
    await expect(openState(page)).toHaveText('Open now · until 02:00')
    await expect(page.getByRole('row', { name: 'Saturday' })).toHaveAttribute(
      'aria-current',
      'date',
    )
    await page.clock.fastForward('02:30:00')
    await expect(openState(page)).toHaveText('Closed · opens at 12:00')
    await expect(page.getByRole('row', { name: 'Sunday' })).toHaveAttribute('aria-current', 'date')
    await page.clock.fastForward('21:30:00')
    await expect(openState(page)).toHaveText('Closed · opens Tuesday at 12:00')
    await page.clock.fastForward('02:00:00')
    await expect(openState(page)).toHaveText('Closed · opens tomorrow at 12:00')

    await page.getByRole('button', { name: 'Copy password' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(aVisit.wifiKey)
    await page.getByText('QR code to join').click()
    await expect(page.getByRole('img', { name: /joins the network Lale Misafir/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/lale',
    )
    await expectClean(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone, locale: 'tr-TR' })

  test('a guest reads the hours, and nothing that may be wrong', async ({ page, server }) => {
    await page.goto(`/${await seedVisit(server)}`)
    await expect(page.getByText('Teras bugün kapalı.')).toBeVisible()
    await expect(page.getByRole('row', { name: 'Cumartesi' })).toContainText('18:00–02:00')
    await expect(page.getByRole('row', { name: 'Pazartesi' })).toContainText('Kapalı')
    await expect(openState(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Şifreyi kopyala' })).toBeHidden()
    await page.getByText('Bağlanmak için karekod').click()
    await expect(
      page.getByRole('img', { name: 'Lale Misafir ağına bağlayan karekod' }),
    ).toBeVisible()
  })

  test('an owner corrects what was rejected and saves it', async ({ page, server, problems }) => {
    const card = await openCard(page, server, 'tr')
    await card.getByLabel('Salı').fill('12:00–15:00, 14:00–22:00')
    await card.getByLabel('Şifre').fill('kahve')
    await card.getByLabel('Ağ adı').fill('Lale')
    await card.getByRole('button', { name: 'Kaydet' }).click()
    await expect(card.getByText('Bu saatler çakışıyor.')).toBeVisible()
    await expect(card.getByLabel('Şifre')).toHaveValue('kahve')
    await card.getByLabel('Salı').fill('12-15, 18-02')
    await card.getByRole('button', { name: 'Kaydet' }).click()
    await expect(card.getByLabel('Salı')).toHaveValue('12:00–15:00, 18:00–02:00')
    // Chromium logs the 422.
    ignoreStatuses(problems, 422)
  })
})

test.describe('an owner', () => {
  test.use({ viewport: phone, locale: 'en-US' })

  test('enters the same hours for every day, sees what to correct, and saves', async ({
    page,
    server,
  }) => {
    const card = await openCard(page, server, 'en')
    await card.getByLabel('Tuesday').fill('12-23')
    await card.getByRole('button', { name: 'Same hours every day' }).click()
    await expect(card.getByLabel('Sunday')).toHaveValue('12-23')
    await card.getByLabel('Monday').fill('')
    await card.getByLabel('Phone').fill('0216 LALE')
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(card.getByLabel('Phone')).toBeFocused()
    await expect(card.getByText('Please use digits and spaces only')).toBeVisible()
    await expectClean(page)
    await card.getByLabel('Phone').fill('0216 555 01 23')
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. Guests see it from now on.')).toBeVisible()
    await page.reload()
    await expect(card.getByLabel('Sunday')).toHaveValue('12:00–23:00')
    await expect(card.getByLabel('Monday')).toHaveValue('')
  })
})

async function openCard(page: Page, server: TestServer, locale: 'en' | 'tr') {
  const email = await insertOwner(server.database, { locale })
  const [row] = await server.database.query(
    `insert into restaurants (owner_id, name, location, chat_start_warning_message)
     select id, 'Lale', 'Moda', 'x' from owners where email = $1 returning id`,
    [email],
  )
  await addSession(page, server, email)
  await page.goto(`/dashboard/restaurants/restaurant/${String(row?.['id'])}`)
  return page.locator('section:has(> div > form [name="visitVersion"])')
}

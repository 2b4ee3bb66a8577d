import type { TestServer } from '../server.ts'
import { addSession } from './add-session.ts'
import { expectClean } from './expect-clean.ts'
import { insertOwner } from '../insert-owner.ts'
import { desktop } from './page-variants.ts'
import { expect, test, type Page } from './test.ts'

/** Signs in a new owner and opens a restaurant whose instructions contain two facts for guests. */
async function openRestaurant(page: Page, server: TestServer, locale: 'en' | 'tr'): Promise<void> {
  const email = await insertOwner(server.database, { locale })
  const [row] = await server.database.query(
    `insert into restaurants (owner_id, name, location, chat_start_warning_message, ai_instructions)
     select id, 'Lale', 'Moda', 'Yapay zekâ yanıtlar.',
       'Kısa yanıt ver. Tüm kredi kartları geçerlidir. Köpekler terasta hoş karşılanır.'
     from owners where email = $1 returning id`,
    [email],
  )
  await addSession(page, server, email)
  await page.goto(`/dashboard/restaurants/restaurant/${String(row?.['id'])}`)
}

test.describe('in Turkish', () => {
  test.use({ locale: 'tr-TR', viewport: desktop, colorScheme: 'dark' })

  test('facts are added by keyboard, and an instruction joins them without losing input', async ({
    page,
    server,
  }) => {
    await openRestaurant(page, server, 'tr')
    const card = page.getByRole('region', { name: 'Misafirler için bilgiler' })
    const pets = card.getByLabel('Evcil hayvanlar')
    const payment = card.getByLabel('Ödeme')
    await expect(card.getByText('Tüm kredi kartları geçerlidir.')).toBeVisible()
    await expect(pets).toBeHidden()
    await card.getByText('Evcil hayvanlar', { exact: true }).first().focus()
    await page.keyboard.press('Enter')
    await expect(pets).toBeFocused()
    await page.keyboard.type('Köpekler olur')
    await expect(card.getByText(/^13 \/ 500$/)).toBeVisible()
    await expectClean(page)

    await payment.fill('Nakit')
    await card.getByRole('button', { name: 'Taşı' }).click()
    await expect(
      page.getByText('Taşındı. Bu cümle artık misafirlere alıntılanabilir.'),
    ).toBeVisible()
    const both = 'Nakit\nTüm kredi kartları geçerlidir.'
    await expect(payment).toHaveValue(both)
    await expect(pets).toHaveValue('Köpekler olur')
    // The form of the instructions continues from the stored state.
    const instructions = page.getByLabel('Yapay Zekâ Talimatları')
    await expect(instructions).toHaveValue('Kısa yanıt ver. Köpekler terasta hoş karşılanır.')

    await expect(card.getByText('Köpekler terasta hoş karşılanır.')).toBeVisible()
    const keep = card.getByRole('button', { name: 'Şimdi değil' })
    await keep.click()
    await expect(keep).toBeHidden()

    const parking = card.getByLabel('Otopark')
    await parking.fill('Yok')
    await card.getByRole('button', { name: 'Kaydet' }).click()
    await expect(
      page.getByText('Kaydedildi. Asistan bundan sonra misafirlere bunlarla yanıt verir.'),
    ).toBeVisible()
    await page.reload()
    await expect(parking).toHaveValue('Yok')
    await expect(payment).toHaveValue(both)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'en-US', viewport: { width: 390, height: 844 } })

  test('a topic is added and saved, and an instruction is moved', async ({ page, server }) => {
    await openRestaurant(page, server, 'en')
    const card = page.getByRole('region', { name: 'Information for guests' })
    await card.getByText('Pets', { exact: true }).first().click()
    await card.getByLabel('Pets').fill('Dogs are welcome')
    await card.getByRole('button', { name: 'Move' }).click()
    await expect(card.getByLabel('Pets')).toHaveValue('Dogs are welcome')
    await expect(card.getByLabel('Payment')).toHaveValue('Tüm kredi kartları geçerlidir.')
    await card.getByRole('button', { name: 'Not now' }).click()
    await expect(card.getByRole('button', { name: 'Not now' })).toBeHidden()
  })
})

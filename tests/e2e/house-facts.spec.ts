import { expectClean } from './expect-clean.ts'
import { pageVariants } from './page-variants.ts'
import { makeOwner, signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

const words = {
  en: {
    card: 'Information for guests',
    parking: 'Parking',
    pets: 'Pets',
    save: 'Save',
    saved: 'Saved. The assistant now uses this to answer guests.',
    move: 'Move',
    moved: 'Moved. The assistant may now quote this sentence to guests.',
    keep: 'Not now',
    payment: 'Payment',
    instructions: 'AI Instructions',
  },
  tr: {
    card: 'Misafirler için bilgiler',
    parking: 'Otopark',
    pets: 'Evcil hayvanlar',
    save: 'Kaydet',
    saved: 'Kaydedildi. Asistan bundan sonra misafirlere bunlarla yanıt verir.',
    move: 'Taşı',
    moved: 'Taşındı. Bu cümle artık misafirlere alıntılanabilir.',
    keep: 'Şimdi değil',
    payment: 'Ödeme',
    instructions: 'Yapay Zekâ Talimatları',
  },
}

const seedRestaurant = async (
  server: { database: { query: (sql: string, values: unknown[]) => Promise<object[]> } },
  email: string,
) => {
  const [row = {}] = await server.database.query(
    `insert into restaurants (owner_id, name, location, chat_start_warning_message, ai_instructions)
     select id, 'Lale', 'Moda', 'Yapay zekâ yanıtlar.',
       'Kısa yanıt ver. Tüm kredi kartları geçerlidir. Köpekler terasta hoş karşılanır.'
     from owners where email = $1 returning id`,
    [email],
  )
  return `/dashboard/restaurants/restaurant/${String(Object(row).id)}`
}

for (const { locale, width, height, colorScheme } of pageVariants) {
  const say = words[locale]
  test.describe(`the facts for guests, ${locale}, ${width} px, ${colorScheme}`, () => {
    test.use({
      locale: locale === 'en' ? 'en-US' : 'tr-TR',
      viewport: { width, height },
      colorScheme,
    })

    test('are added by keyboard, and an instruction joins them without losing input', async ({
      page,
      server,
    }, { outputDir }) => {
      const email = await makeOwner(server, locale)
      await signIn(page, email)
      await page.goto(await seedRestaurant(server, email))
      const card = page.getByRole('region', { name: say.card })
      await expect(card.getByText('Tüm kredi kartları geçerlidir.')).toBeVisible()
      await expectClean(page)
      await card.screenshot({ path: `${outputDir}/offer.png` })

      await expect(card.getByLabel(say.pets)).toBeHidden()
      await card.getByText(say.pets, { exact: true }).first().focus()
      await page.keyboard.press('Enter')
      await expect(card.getByLabel(say.pets)).toBeFocused()
      await page.keyboard.type('Köpekler olur')
      await expect(card.getByText(/^13 \/ 500$/)).toBeVisible()
      await expectClean(page)
      await card.screenshot({ path: `${outputDir}/typed.png` })

      await card.getByLabel(say.payment).fill('Nakit')
      await card.getByRole('button', { name: say.move }).click()
      await expect(page.getByText(say.moved)).toBeVisible()
      const both = 'Nakit\nTüm kredi kartları geçerlidir.'
      await expect(card.getByLabel(say.payment)).toHaveValue(both)
      await expect(card.getByLabel(say.pets)).toHaveValue('Köpekler olur')
      // The form of the instructions continues from the stored state.
      const instructions = page.getByLabel(say.instructions)
      await expect(instructions).toHaveValue('Kısa yanıt ver. Köpekler terasta hoş karşılanır.')

      await expect(card.getByText('Köpekler terasta hoş karşılanır.')).toBeVisible()
      await card.getByRole('button', { name: say.keep }).click()
      await expect(card.getByRole('button', { name: say.keep })).toBeHidden()

      await card.getByLabel(say.parking).fill('Yok')
      await card.getByRole('button', { name: say.save }).click()
      await expect(page.getByText(say.saved)).toBeVisible()
      await page.reload()
      await expect(card.getByLabel(say.parking)).toHaveValue('Yok')
      await expect(card.getByLabel(say.payment)).toHaveValue(both)
      await expectClean(page)
      await card.screenshot({ path: `${outputDir}/saved.png` })
    })
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, locale: 'en-US' })

  test('a topic is added and saved, and an instruction is moved', async ({ page, server }) => {
    const email = await makeOwner(server, 'en')
    await signIn(page, email)
    await page.goto(await seedRestaurant(server, email))
    const card = page.getByRole('region', { name: words.en.card })
    await card.getByText('Pets', { exact: true }).first().click()
    await card.getByLabel('Pets').fill('Dogs are welcome')
    await card.getByRole('button', { name: words.en.move }).click()
    await expect(card.getByLabel('Pets')).toHaveValue('Dogs are welcome')
    await expect(card.getByLabel('Payment')).toHaveValue('Tüm kredi kartları geçerlidir.')
    await card.getByRole('button', { name: words.en.keep }).click()
    await expect(card.getByRole('button', { name: words.en.keep })).toBeHidden()
  })
})

import { expectClean } from './expect-clean.ts'
import { pageVariants } from './page-variants.ts'
import { makeOwner, signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

const textsByLocale = {
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
  const texts = textsByLocale[locale]
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
      const card = page.getByRole('region', { name: texts.card })
      await expect(card.getByText('Tüm kredi kartları geçerlidir.')).toBeVisible()
      await expectClean(page)
      await card.screenshot({ path: `${outputDir}/offer.png` })

      await expect(card.getByLabel(texts.pets)).toBeHidden()
      await card.getByText(texts.pets, { exact: true }).first().focus()
      await page.keyboard.press('Enter')
      await expect(card.getByLabel(texts.pets)).toBeFocused()
      await page.keyboard.type('Köpekler olur')
      await expect(card.getByText(/^13 \/ 500$/)).toBeVisible()
      await expectClean(page)
      await card.screenshot({ path: `${outputDir}/typed.png` })

      await card.getByLabel(texts.payment).fill('Nakit')
      await card.getByRole('button', { name: texts.move }).click()
      await expect(page.getByText(texts.moved)).toBeVisible()
      const both = 'Nakit\nTüm kredi kartları geçerlidir.'
      await expect(card.getByLabel(texts.payment)).toHaveValue(both)
      await expect(card.getByLabel(texts.pets)).toHaveValue('Köpekler olur')
      // The form of the instructions continues from the stored state.
      const instructions = page.getByLabel(texts.instructions)
      await expect(instructions).toHaveValue('Kısa yanıt ver. Köpekler terasta hoş karşılanır.')

      await expect(card.getByText('Köpekler terasta hoş karşılanır.')).toBeVisible()
      await card.getByRole('button', { name: texts.keep }).click()
      await expect(card.getByRole('button', { name: texts.keep })).toBeHidden()

      await card.getByLabel(texts.parking).fill('Yok')
      await card.getByRole('button', { name: texts.save }).click()
      await expect(page.getByText(texts.saved)).toBeVisible()
      await page.reload()
      await expect(card.getByLabel(texts.parking)).toHaveValue('Yok')
      await expect(card.getByLabel(texts.payment)).toHaveValue(both)
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
    const card = page.getByRole('region', { name: textsByLocale.en.card })
    await card.getByText('Pets', { exact: true }).first().click()
    await card.getByLabel('Pets').fill('Dogs are welcome')
    await card.getByRole('button', { name: textsByLocale.en.move }).click()
    await expect(card.getByLabel('Pets')).toHaveValue('Dogs are welcome')
    await expect(card.getByLabel('Payment')).toHaveValue('Tüm kredi kartları geçerlidir.')
    await card.getByRole('button', { name: textsByLocale.en.keep }).click()
    await expect(card.getByRole('button', { name: textsByLocale.en.keep })).toBeHidden()
  })
})

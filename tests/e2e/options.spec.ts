import { insertOwner } from '../insert-owner.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { addSession } from './add-session.ts'
import { expectClean } from './expect-clean.ts'
import { expect, test } from './test.ts'

test.use({ locale: 'tr-TR', viewport: { width: 390, height: 844 }, hasTouch: true })

test('an owner gives a pizza a base and extras; a guest without gluten sees what to choose', async ({
  page,
  openPage,
  server,
}) => {
  const email = await insertOwner(server.database, { locale: 'tr' })
  const place = await seedPlace(server, email, {
    dishes: {
      '': [{ name: 'Margarita', ingredients: ['domates', 'un'], ai_instructions: 'Sıcak.' }],
    },
  })
  await addSession(page, server, email)
  await page.goto(`/dashboard/menuList/menu/${place.menuId}/itemList`)
  await page.getByRole('link', { name: 'Güncelle: Margarita' }).click()
  const panel = page.getByRole('dialog', { name: 'Ürünü güncelle' })
  await expect(panel.getByLabel('Ürün Adı')).toBeFocused()
  await panel.getByRole('heading', { name: 'Seçenekler' }).click()

  // Everything by keyboard: new fields have the focus.
  await panel.getByRole('button', { name: 'Grup ekle' }).press('Enter')
  const base = panel.getByRole('group', { name: '1. grup' })
  await expect(base.getByLabel('Grubun adı')).toBeFocused()
  await page.keyboard.type('Taban')
  await base.getByLabel('Seçenek', { exact: true }).fill('Klasik taban')
  await base.getByRole('button', { name: 'Seçenek ekle' }).press('Enter')
  await page.keyboard.type('Pirinç tabanı')
  const rice = base.getByRole('group', { name: 'Pirinç tabanı' })
  await rice.getByLabel(/^Fiyat farkı/).fill('30')
  await rice.getByText('Alerjenler ve beslenme').click()
  await rice.getByLabel('Gluten', { exact: true }).selectOption('Seçilince tüm üründe yok')
  await rice.getByRole('button', { name: 'Pirinç tabanı seçeneğini yukarı taşı' }).press('Enter')
  await expect(base.getByLabel('Seçenek', { exact: true }).first()).toHaveValue('Pirinç tabanı')

  await panel.getByRole('button', { name: 'Grup ekle' }).press('Enter')
  const extras = panel.getByRole('group', { name: '2. grup' })
  await page.keyboard.type('Ekstralar')
  await extras.getByLabel('En az').fill('0')
  await extras.getByLabel('Eklediği malzemeler').fill('kaşar peyniri')
  await extras.getByText('Alerjenler ve beslenme').click()
  await expect(extras.getByText('Ekler: Süt')).toBeVisible()

  // A mistake is shown at its field; nothing that was typed is lost, not even by a reload.
  const save = panel.getByRole('button', { name: 'Güncelle', exact: true })
  await save.click()
  const unnamed = extras.getByLabel('Seçenek', { exact: true })
  await expect(unnamed).toBeFocused()
  await expect(unnamed).toHaveAccessibleDescription('Lütfen bu seçeneğe bir ad verin.')
  await expectClean(page)
  await page.reload()
  await panel.getByRole('heading', { name: 'Seçenekler' }).click()
  await expect(extras.getByLabel('Eklediği malzemeler')).toHaveValue('kaşar peyniri')
  await unnamed.fill('Ekstra kaşar')
  await extras.getByLabel(/^Fiyat farkı/).fill('25')
  await save.click()
  await expect(panel).toBeHidden()

  const guest = await openPage({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
  await guest.goto(`/${place.restaurant()}`)
  await guest.getByRole('button', { name: 'Allergens' }).click()
  await guest.getByRole('checkbox', { name: 'gluten' }).check()
  await guest.getByRole('button', { name: /Show|fit/ }).click()
  const fits = guest.locator('[data-group="fits"]')
  await expect(fits.getByText(/Fits if you choose “\P{L}Pirinç tabanı/u)).toBeVisible()
  await expectClean(guest)

  // With the earlier choice, the dish is in its group immediately.
  await guest.addInitScript(() => {
    const groups: (string | undefined)[] = []
    Object.assign(globalThis, { groups })
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const isDish = [...addedNodes].some(
          (node) => node instanceof HTMLElement && node.matches('.dish'),
        )
        const section = target instanceof HTMLElement && target.closest<HTMLElement>('[data-group]')
        if (isDish && section) groups.push(section.dataset['group'])
      }
    }).observe(document, { childList: true, subtree: true })
  })
  await guest.reload()
  await expect(fits.getByText(/Fits if you choose/)).toBeVisible()
  await guest.waitForLoadState('networkidle')
  expect(await guest.evaluate('groups')).toEqual(['fits'])

  await fits.getByRole('link', { name: 'Margarita' }).click()
  const sheet = guest.getByRole('dialog', { name: 'Margarita' })
  await expect(sheet.getByText('+30.00 ₺')).toBeVisible()
  await expect(sheet.getByText('with this, the dish is free of gluten')).toBeVisible()
  await guest.keyboard.press('Escape')

  // The note goes with the choice.
  await guest.getByRole('button', { name: 'Allergens' }).click()
  await guest.getByRole('checkbox', { name: 'milk' }).check()
  await guest.getByRole('button', { name: /Show|fit/ }).click()
  await expect(guest.locator('[data-group="holds"]').getByText('Margarita')).toBeVisible()
  await expect(guest.getByText('Fits if you choose')).toBeHidden()
})

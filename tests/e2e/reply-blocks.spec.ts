import { everyBlock } from '../fixtures/every-block.ts'
import { seedConversation } from '../fixtures/seed-conversations.ts'
import { addSession } from './add-session.ts'
import { expectClean, expectCleanInAllVariants } from './expect-clean.ts'
import { seedInbox } from './inbox.ts'
import { expect, test, type Page } from './test.ts'

const phone = { width: 390, height: 844 }
const log = (page: Page) => page.getByRole('log')
const reply = (page: Page) => log(page).locator('[data-role="assistant"]').last()

async function ask(page: Page, question: string): Promise<void> {
  const composer = page.getByRole('textbox')
  await composer.fill(question)
  await composer.press('Enter')
  await expect(log(page).locator('[data-role="user"]').last()).toContainText(question)
  await expect(composer).toBeEnabled()
}

test.describe('a guest', () => {
  test.use({ viewport: phone, locale: 'en-US' })

  test('sees groups of dishes, bills, pictures, emergency instructions and Arabic', async ({
    page,
  }) => {
    await page.goto('/demo')
    await ask(page, 'Which dishes are gluten-free?')
    const group = (lead: string) => reply(page).locator('section').filter({ hasText: lead })
    await expect(group('marked').getByRole('button', { name: 'Fava' })).toContainText('180.00 ₺')
    await expect(group('Not confirmed')).not.toContainText('Fava')
    // The reasons, and the dishes beyond the first few.
    const excluded = group('Leave')
    await expect(excluded.getByRole('button', { name: 'Kayseri Mantısı' })).toContainText('un')
    await expect(excluded.getByRole('listitem')).toHaveCount(6)
    await excluded.getByText(/and \d+ more/).click()
    await expect.poll(() => excluded.getByRole('listitem').count()).toBeGreaterThan(6)

    await ask(page, '2 Adana Kebap and 3 Yayık Ayranı, how much together?')
    const bill = reply(page).getByRole('table')
    await expect(bill.getByRole('row', { name: 'Adana Kebap' })).toContainText('980.00 ₺')
    await expect(reply(page)).toContainText('1,205.00 ₺')

    await ask(page, 'Show me the baklava')
    const baklava = reply(page).getByRole('button', { name: 'Antep Fıstıklı Baklava' })
    await expect(baklava).toBeVisible()

    await ask(page, 'My friend cannot breathe')
    await expect(reply(page)).toContainText('112')
    const call = reply(page).getByRole('link', { name: '112' })
    await expect(call).toHaveAttribute('href', 'tel:112')

    await ask(page, 'ما هي الحلويات؟')
    const arabicReply = reply(page).locator('[lang="ar"]')
    await expect(arabicReply).toHaveCSS('direction', 'rtl')
    const name = await arabicReply.getByText('Künefe').boundingBox()
    const row = arabicReply.getByRole('button', { name: 'Künefe' })
    const picture = await row.locator('img').boundingBox()
    expect(name?.x).toBeGreaterThan(picture?.x ?? Infinity)
    await expectCleanInAllVariants(page, { within: '#chat' })
  })

  test('opens a dish of a reply, and Back returns to the same position in the chat', async ({
    page,
    server,
  }) => {
    await page.goto('/demo')
    await ask(page, 'Which dishes are gluten-free?')
    const row = reply(page).getByRole('button', { name: 'Kayseri Mantısı' })
    await row.focus()
    const before = await row.boundingBox()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Kayseri Mantısı' })
    await expect(sheet.getByText('gluten · listed: un')).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(row).toBeFocused()
    await expect(row).toBeInViewport()
    expect((await row.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
    await expect(page).toHaveURL(/\/demo$/)

    // Even while the filter shows other lists.
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: 'Allergens and diets' }).click()
    await page.getByRole('checkbox', { name: 'gluten' }).check()
    await page.getByRole('button', { name: /left out/ }).click()
    await ask(page, 'Which desserts are there?')
    const dessert = reply(page).getByRole('button', { name: 'Künefe' })
    await dessert.click()
    await expect(page.getByRole('dialog', { name: 'Künefe' })).toBeVisible()
    await page.goBack()

    // A dish that has left the menu has no link.
    const setActive = (isActive: boolean) =>
      server.database.query(`update dishes set is_active = $1 where name = 'Künefe'`, [isActive])
    await setActive(false)
    try {
      await page.reload()
      await page.getByRole('button', { name: 'Chat', exact: true }).click()
      await expect(reply(page)).toContainText('Künefe')
      await expect(dessert).toHaveCount(0)
    } finally {
      // The worker's other tests use the same menu.
      await setActive(true)
    }
  })
})

test.describe('an owner in Turkish at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('sees what a guest saw, and plain text from before blocks existed', async ({
    page,
    server,
  }) => {
    const { email, restaurantId } = await seedInbox(server, [], 'tr')
    const turns = [
      { question: 'Eskiden?', reply: 'Kayıtlı: Künefe.' },
      { question: 'Hepsi?', reply: 'Künefe', blocks: everyBlock('Künefe') },
    ]
    const id = await seedConversation(server.database, restaurantId, { turns })
    await addSession(page, server, email, 'tr')
    await page.goto(`/dashboard/conversations/conversation/${id}`)
    const pane = page.getByRole('region', { name: 'Lale Lokantası' })
    await expect(pane.getByText('Kayıtlı: Künefe.')).toBeVisible()
    await expect(pane.getByRole('link', { name: '112' })).toBeVisible()
    await expect(pane.getByRole('table')).toBeVisible()
    await expect(pane.getByRole('listitem').filter({ hasText: '100.00 ₺' })).not.toHaveCount(0)
    // Only pictures open, because there is no menu next to the conversation.
    await expect(pane.getByRole('button')).toHaveCount(1)
    await expectClean(page)
  })
})

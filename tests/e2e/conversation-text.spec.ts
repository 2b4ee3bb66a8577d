import { seedConversation } from '../fixtures/seed-conversations.ts'
import { addSession } from './add-session.ts'
import { expectClean } from './expect-clean.ts'
import { seedInbox } from './inbox.ts'
import { expect, test, type Locator } from './test.ts'

/** Expects the placeholder from the server: a broken image would have no width. */
async function expectPlaceholder(picture: Locator): Promise<void> {
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
}

test('each line has its own text direction, and a missing picture shows a placeholder', async ({
  page,
  server,
  problems,
}) => {
  const { email, restaurantId } = await seedInbox(server, [])
  const reply = 'اسألوا الموظفين من فضلكم.\nMilk: yes, recorded.'
  const dishes = [{ id: 'gone', name: 'Sütlaç', image_url: '/images/gone.webp' }]
  const turns = [{ question: 'هل يوجد حليب؟', reply, dishes }]
  await seedConversation(server.database, restaurantId, { turns })
  await addSession(page, server, email)
  const pane = page.getByRole('region', { name: 'Lale Lokantası' })
  for (const visit of [() => page.goto('/dashboard/conversations'), () => page.reload()]) {
    await visit()
    const line = pane.getByText('Milk: yes')
    await expect(line).toHaveCSS('unicode-bidi', 'plaintext')
    await expect(pane.getByRole('button', { name: 'Sütlaç' })).toBeVisible()
    await expectPlaceholder(pane.locator('img'))
  }
  await pane.getByRole('button', { name: 'Sütlaç' }).click()
  await expectPlaceholder(page.getByRole('dialog').locator('img'))
  await expectClean(page, { within: 'dialog[open]' })
  // Chromium logs the missing picture.
  problems.length = 0
})

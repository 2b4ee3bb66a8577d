import { greeting } from './greeting.ts'
import { expect, test } from './test.ts'

test('by keyboard, an erasure can be undone in time; then the focus stays in the chat', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/demo')
  await page.getByRole('textbox').fill('hello')
  await page.keyboard.press('Enter')
  await expect(page.getByText(greeting)).toBeVisible()

  const log = page.getByRole('log')
  const undo = page.getByRole('button', { name: 'Undo' })
  const erase = async () => {
    await page.getByRole('button', { name: 'More' }).press('Enter')
    await page.getByRole('button', { name: 'Delete Chat History' }).press('Enter')
    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    await expect(undo).toBeFocused()
  }
  await erase()
  await page.keyboard.press('Enter')
  await expect(page.getByText(greeting)).toBeVisible()
  await expect(log).toBeFocused()

  await erase()
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('status').filter({ hasText: 'for good' })).toBeVisible()
  await expect(undo).toBeHidden()
  await expect(log).toBeFocused()
})

import { seedRestaurant } from '../fixtures/seed-restaurant.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, test, type Locator } from './test.ts'

// Disables `field-sizing`, which Firefox and Safari before 26.2 don't support.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = (...args: [string, string?]) =>
      args[0] !== 'field-sizing' && Reflect.apply(supports, CSS, args)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('textarea { field-sizing: fixed !important }')
    document.adoptedStyleSheets.push(sheet)
  })
})

/** Types several lines, expects all of them to be visible, then deletes them. */
async function expectToGrow(area: Locator, text: string): Promise<void> {
  const heights = () =>
    area.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }))
  await area.fill('One line')
  const before = await heights()
  await area.fill(text)
  await expect.poll(async () => (await heights()).clientHeight).toBeGreaterThan(before.clientHeight)
  const after = await heights()
  expect(after.scrollHeight).toBe(after.clientHeight)
  await area.fill('One line')
  await expect.poll(heights).toEqual(before)
}

test('without field-sizing the guest’s question grows with its lines, also those typed before the chat’s script arrives', async ({
  page,
  server,
}) => {
  const release = await holdRequests(page, '**/mount-*.js')
  await page.goto(`/${await seedRestaurant(server.database)}`)
  const composer = page.getByRole('textbox')
  await composer.fill('Soup\nFish\nRice\nSalad')
  const height = () => composer.evaluate(({ clientHeight }) => clientHeight)
  const before = await height()
  release()
  await expect.poll(height).toBeGreaterThan(before)
  await expect(composer).toBeFocused()
  await expectToGrow(composer, 'Soup\nFish\nRice\nSalad')
})

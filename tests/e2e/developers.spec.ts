import { seedPlace } from '../fixtures/seed-place.ts'
import { insertOwner } from '../insert-owner.ts'
import { addSession } from './add-session.ts'
import { expectClean } from './expect-clean.ts'
import { ignoreStatuses } from './ignore-problems.ts'
import { expect, test } from './test.ts'

const text = {
  request: 'İstek',
  send: 'İsteği gönder',
  dish: 'Yemeğin kimliği',
  token: 'API anahtarı',
  body: 'Yanıtın gövdesi',
  changes: 'Bu istek, misafirlerinizin gördüğünü hemen değiştirir.',
} as const

test.use({ locale: 'tr-TR', viewport: { width: 390, height: 844 } })

test('the console sends requests to the owner’s restaurant, and keeps no token', async ({
  page,
  server,
  problems,
}) => {
  const email = await insertOwner(server.database, { locale: 'tr' })
  const place = await seedPlace(server, email, { dishes: { Tatlılar: ['Künefe'] } })
  await addSession(page, server, email)
  await page.goto('/dashboard/account/developers')
  await expectClean(page)
  const body = page.getByRole('region', { name: text.body })
  const request = page.getByLabel(text.request, { exact: true })
  const send = page.getByRole('button', { name: text.send })

  await request.focus()
  await page.keyboard.press('Tab')
  await send.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('200 OK')).toBeVisible()
  await expect(body).toContainText('"name": "Künefe"')
  await expectClean(page)

  await request.selectOption('mcp')
  await send.click()
  await expect(body).toContainText('"structuredContent"')

  await request.selectOption('set_sold_out')
  await expect(page.getByText(text.changes)).toBeVisible()
  await page.getByLabel(text.dish).fill(place.dish('Künefe'))
  await page.getByLabel(text.token, { exact: true }).fill(`chf_${'x'.repeat(43)}`)
  await send.click()
  await expect(body).toContainText('"token_invalid"')
  ignoreStatuses(problems, 401)
  await expectClean(page)

  expect(page.url()).not.toContain('chf_')
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(stored).not.toContain('chf_')
  await page.reload()
  await request.selectOption('set_sold_out')
  await expect(page.getByLabel(text.token, { exact: true })).toHaveValue('')
})

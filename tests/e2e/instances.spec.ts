import { once } from 'node:events'
import { startBalancer } from '../balancer.ts'
import { createTestDatabase } from '../database.ts'
import { plans, planBegins, spoken, withScriptedProvider } from '../scripted-provider/index.ts'
import { startTestServer } from '../server.ts'
import { expect, test } from './test.ts'

test('a guest whose server dies in the middle of a reply gets it from another one', async ({
  openPage,
  complaints,
}) => {
  const postgresUrl = process.env['TEST_POSTGRES_URL'] ?? ''
  const database = await createTestDatabase(postgresUrl)
  const balancer = await startBalancer()
  await withScriptedProvider(async (scripted) => {
    const env = { ...scripted.env('openai-compatible'), APP_URL: balancer.url }
    const first = await startTestServer(postgresUrl, { env, database })
    // The pictures are where the first has laid them.
    const ofBoth = { ...env, CHEFIN_DATA: first.folder }
    const second = await startTestServer(postgresUrl, { env: ofBoth, database })
    try {
      balancer.leadTo(first)
      scripted.script = (answer) => answer.say(planBegins('glad'))
      const page = await openPage({
        baseURL: balancer.url,
        viewport: { width: 390, height: 844 },
      })
      await page.goto('/demo')
      await page.getByRole('textbox').fill('Are you open?')
      await page.getByRole('textbox').press('Enter')
      await expect(page.getByText(spoken('glad'))).toBeVisible()

      scripted.script = plans('enjoy')
      balancer.leadTo(second)
      const ended = once(first.process, 'exit')
      first.process.kill('SIGKILL')
      await ended
      await expect(page.getByText(spoken('enjoy'))).toBeVisible()
      await expect(page.getByText(spoken('glad'))).toHaveCount(0)
      await expect(page.getByText('Are you open?')).toHaveCount(1)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.getByRole('textbox')).toBeEnabled()
      // Chromium reports the line that broke; the guest sees nothing of it.
      const others = complaints.filter((text) => !/net::ERR_/.test(text))
      complaints.splice(0, complaints.length, ...others)
      await page.context().close()
    } finally {
      // In turn: the second has its files where the first has.
      await second.stop()
      await first.stop()
    }
  })
  await balancer.stop()
  await database.drop()
})

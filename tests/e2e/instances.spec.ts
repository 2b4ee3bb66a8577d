import { startBalancer } from '../balancer.ts'
import { createTestDatabase } from '../database.ts'
import { endProcess } from '../end-process.ts'
import {
  plans,
  planBegins,
  renderedActs,
  withScriptedProvider,
} from '../scripted-provider/index.ts'
import { startTestServer } from '../server.ts'
import { ignoreProblems } from './ignore-problems.ts'
import { expect, test } from './test.ts'

test('a guest whose server dies during a reply gets the reply from another server', async ({
  openPage,
  problems,
}) => {
  const postgresUrl = process.env['TEST_POSTGRES_URL'] ?? ''
  const database = await createTestDatabase(postgresUrl)
  const balancer = await startBalancer()
  await withScriptedProvider(async (scripted) => {
    const env = { ...scripted.env('openai-compatible'), APP_URL: balancer.url }
    const first = await startTestServer(postgresUrl, { env, database })
    // Both use the first server's picture folder.
    const sharedEnv = { ...env, CHEFIN_DATA: first.folder }
    const second = await startTestServer(postgresUrl, { env: sharedEnv, database })
    try {
      balancer.routeTo(first)
      scripted.script = (answer) => answer.say(planBegins('glad'))
      const page = await openPage({
        baseURL: balancer.url,
        viewport: { width: 390, height: 844 },
      })
      await page.goto('/demo')
      await page.getByRole('textbox').fill('Are you open?')
      await page.getByRole('textbox').press('Enter')
      await expect(page.getByText(renderedActs('glad'))).toBeVisible()

      scripted.script = plans('enjoy')
      balancer.routeTo(second)
      await endProcess(first.process, 'SIGKILL')
      await expect(page.getByText(renderedActs('enjoy'))).toBeVisible()
      await expect(page.getByText(renderedActs('glad'))).toHaveCount(0)
      await expect(page.getByText('Are you open?')).toHaveCount(1)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.getByRole('textbox')).toBeEnabled()
      // Chromium logs the broken connection; the guest doesn't notice.
      ignoreProblems(problems, /net::ERR_/)
      await page.context().close()
    } finally {
      // In this order, because the second uses the first's folder.
      await second.stop()
      await first.stop()
    }
  })
  await balancer.stop()
  await database.drop()
})

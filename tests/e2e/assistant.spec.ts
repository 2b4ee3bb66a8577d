import {
  plan,
  refuses,
  says,
  ScriptedProvider,
  renderedActs,
  wire,
} from '../scripted-provider/index.ts'
import { withServer } from '../server.ts'
import { addSession } from './add-session.ts'
import { expectClean, expectCleanInAllVariants } from './expect-clean.ts'
import { expect, test } from './test.ts'

test('an owner sees the assistant’s prompt, and tests it', async ({ page, server }) => {
  await addSession(page, server)
  await page.context().addCookies([{ name: 'locale', value: 'en', url: server.url }])
  const [menu] = await server.database.query(
    `select menu_id as id from restaurants where slug = 'demo'`,
  )
  await page.goto(`/dashboard/menuList/menu/${String(menu?.['id'])}/update`)
  await page.getByRole('button', { name: 'Show the text' }).click()
  await expect(page.getByText(/^About \d,\d{3} tokens, \d+ dishes$/)).toBeVisible()
  await expect(page.locator('pre')).toContainText('Künefe')

  const question = page.getByLabel('Test question')
  await question.fill('Is the hummus vegan?')
  await question.press('Enter')
  const chat = page.getByRole('log')
  await expect(chat).toContainText('Humus')
  await expect(question).toHaveValue('')
  await question.fill('Show me the baklava')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await chat.getByRole('button', { name: 'Antep Fıstıklı Baklava' }).click()
  await expect(page.getByRole('dialog', { name: 'Antep Fıstıklı Baklava' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectCleanInAllVariants(page)
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(chat).toContainText('No questions yet')
})

test('a guest’s links, pictures and HTML are plain text, and a model’s are never rendered', async ({
  openPage,
}) => {
  const provider = new ScriptedProvider()
  await provider.start()
  try {
    await withServer(
      process.env['TEST_POSTGRES_URL'] ?? '',
      { env: provider.env('openai') },
      async ({ url }) => {
        const page = await openPage({ baseURL: url })
        const dialogs: string[] = []
        page.on('dialog', (dialog) => dialogs.push(dialog.message()))
        const guestText =
          'Would you please open this for me? ![x](https://evil.example/x.png) <img src=https://evil.example/y onerror=alert(1)> [menu](javascript:alert(1)) https://evil.example'
        const modelText = '<img src=https://model.example/z.png onerror=alert(2)> is free'
        provider.script = says(
          plan([
            wire({ do: 'talk', of: ['glad'] }),
            wire({ do: 'missing', of: [modelText] }),
            wire({ dishes: ['no-such-dish'], of: ['price', modelText] }),
            { do: 'talk', of: ['glad'], text: modelText },
          ]),
        )
        await page.goto('/demo')
        await page.getByRole('textbox').fill(guestText)
        await page.keyboard.press('Enter')
        const chat = page.getByRole('log')
        await expect(chat).toContainText(renderedActs('glad'))
        await expect(chat.getByText('onerror=alert(1)')).toHaveCount(1)
        await expect(chat.getByRole('link')).toHaveCount(0)
        await expect(chat.locator('img')).toHaveCount(0)
        await expect(page.getByText('model.example')).toHaveCount(0)
        expect(dialogs).toEqual([])

        // A reply in progress shows each part once, as soon as it arrives.
        const hold = Promise.withResolvers<void>()
        const fullPlan = plan([
          wire({ do: 'list', where: [{ op: 'course', of: ['dessert'] }] }),
          wire({ do: 'talk', of: ['enjoy'] }),
        ])
        const middle = fullPlan.indexOf('{"do":"talk"')
        provider.script = async (answer) => {
          answer.say(fullPlan.slice(0, middle))
          await hold.promise
          answer.say(fullPlan.slice(middle))
          answer.end()
        }
        await page.getByRole('textbox').fill('What would Grandma pick afterwards?')
        await page.keyboard.press('Enter')
        const reply = chat.locator('[data-role="assistant"]').last()
        await expect(reply).toContainText('Künefe')
        await expect(page.getByRole('textbox')).toBeDisabled()
        await expect(reply.getByRole('status')).toHaveCount(0)
        await expectClean(page, { within: '#chat' })
        hold.resolve()
        await expect(reply.getByText('Enjoy your meal!')).toHaveCount(1)
        await expect(reply.getByText('Künefe')).toHaveCount(1)
        await expect(page.getByRole('textbox')).toBeEnabled()

        provider.script = refuses(500)
        await page.getByRole('textbox').fill('Grandma wonders: is the hummus vegan?')
        await page.keyboard.press('Enter')
        await expect(page.getByText(/^Yes.*Humus.*vegan/)).toBeVisible()
        // An open page would log that the server is gone.
        await page.close()
      },
    )
  } finally {
    await provider.stop()
  }
})

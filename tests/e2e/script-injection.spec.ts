import { everyBlock } from '../fixtures/every-block.ts'
import { readEvents } from '../guest.ts'
import { withServer, type TestServer } from '../server.ts'
import { addSession } from './add-session.ts'
import { expect, test } from './test.ts'

// Threat 23 in docs/security.md: a script in every text field, bypassing the forms' validation.
const script =
  '"><script>alert(23)</script><img src=x onerror=alert(23)><svg onload=alert(23)>{{7*7}}${7*7}'

/** Writes the script into every text column that is shown to an owner or a guest. */
async function poison({ database }: TestServer): Promise<void> {
  await database.query(
    `update restaurants set name = $1, location = $1, chat_start_warning_message = $1,
       ai_instructions = $1`,
    [script],
  )
  await database.query('update menus set name = $1, ai_context = $1, ai_menu_instructions = $1', [
    script,
  ])
  await database.query('update categories set name = $1', [script])
  await database.query(
    `update dishes set name = $1, description = $1, ai_instructions = $1,
       ingredients = array[$1], tags = array[$1] where is_active`,
    [script],
  )
  await database.query('update owners set first_name = $1, last_name = $1', [script])
  await database.query('update messages set text = $1', [script])
  await database.query(`update messages set blocks = $1::jsonb where role = 'assistant'`, [
    JSON.stringify(everyBlock(script)),
  ])
  await database.query('update conversations set user_message = $1', [script])
  await database.query('update sessions set user_agent = $1', [script])
}

test('a script in any field never runs, for owner or guest, and no policy has to block it', async ({
  openPage,
}) => {
  await withServer(process.env['TEST_POSTGRES_URL'] ?? '', {}, async (server) => {
    const page = await openPage({ baseURL: server.url })
    const dialogs: string[] = []
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message())
      await dialog.dismiss()
    })
    await addSession(page, server)
    const response = await page.request.post('/demo/chat', {
      data: { message: 'hello', key: crypto.randomUUID() },
      headers: { Origin: server.url },
    })
    await readEvents(new Response(await response.text()))
    await poison(server)
    const [ids] = await server.database.query(
      `select r.id as restaurant, r.menu_id as menu, d.id as dish, c.id as conversation
       from restaurants r join dishes d using (menu_id) join conversations c on c.restaurant_id = r.id
       where r.slug = 'demo' and d.is_active limit 1`,
    )
    const menu = `/dashboard/menuList/menu/${String(ids?.['menu'])}`
    for (const path of [
      '/dashboard',
      '/dashboard/restaurants',
      `/dashboard/restaurants/restaurant/${String(ids?.['restaurant'])}`,
      '/dashboard/menuList',
      `${menu}/itemList?dish=${String(ids?.['dish'])}`,
      `${menu}/update`,
      `${menu}/menuCategory`,
      `/dashboard/conversations/conversation/${String(ids?.['conversation'])}`,
      `/dashboard/conversations?search=${encodeURIComponent(script)}`,
      `/dashboard/account?x=${encodeURIComponent(script)}`,
      `/auth/login?back=${encodeURIComponent(script)}`,
    ]) {
      await page.goto(path)
      await expect(page.locator('main').first()).toBeVisible()
      // The script stays text: none of its elements exist.
      await expect(page.locator('[onerror], [onload]')).toHaveCount(0)
    }
    await page.goto('/demo')
    await expect(page.locator('[onerror], [onload]')).toHaveCount(0)
    await page.getByRole('button', { name: /^(?:Start Chat|Sohbeti Başlat)$/ }).click()
    await expect(page.getByRole('log')).toBeVisible()
    await expect(page.getByText('onerror=alert(23)').first()).toBeAttached()
    expect(dialogs).toEqual([])
  })
})

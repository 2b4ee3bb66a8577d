import { estimateTokenCount } from 'tokenx'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { conversationState } from '#app/assistant/plan/conversation-state.ts'
import { promptFor } from '#app/assistant/planners/plan-prompt.ts'
import { readConversation } from '#app/assistant/reading/read-conversation.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { getGuestPage } from '#app/domain/guest-page/get-guest-page.ts'
import { insertOwner } from '../tests/insert-owner.ts'
import { withServer } from '../tests/server.ts'
import { seedMenu } from './seed-menu.ts'
import type { Bench } from './bench.ts'

const sizes = [10, 100, 300, 1_000, 5_000]
const question = 'Is there anything with walnuts, and what goes with it?'

/** The length of a model's prompt, by the length of the menu. */
export const promptTokens: Bench = {
  title: 'the prompt of a question, by the length of the menu',
  isNamedOnly: true,
  run: (postgresUrl) =>
    withServer(postgresUrl, { env: { LOG_LEVEL: 'error' } }, async (server) => {
      openDatabase(server.database.appUrl, () => undefined)
      const tokens: number[] = []
      const times: number[] = []
      for (const size of sizes) {
        const menuId = await seedMenu(server, await insertOwner(server.database), size)
        const slug = `dishes-${size}`
        await server.database.query(
          `insert into restaurants (owner_id, menu_id, name, slug)
           select owner_id, id, $2, $2 from menus where id = $1`,
          [menuId, slug],
        )
        const { menu } = await getGuestPage(slug)
        if (!menu) throw new Error('The restaurant has no menu')
        const startedAt = performance.now()
        tokens.push(estimateTokenCount(await promptFor(requestFor(menu))))
        times.push(performance.now() - startedAt)
      }
      await closeDatabase()
      return {
        columns: sizes.map((size) => `${size} dishes`),
        rows: [
          { label: 'prompt', unit: 'tokens', values: tokens },
          { label: 'composing the prompt', unit: 'ms', values: times },
        ],
      }
    }),
}

const requestFor = (menu: GuestMenu) => ({
  menu,
  question,
  reading: readConversation(question, [], menu, 'en'),
  state: conversationState([]),
})

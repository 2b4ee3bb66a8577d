import { Guest } from '../tests/guest.ts'
import type { TestServer } from '../tests/server.ts'

/** Questions of the sample restaurant's guests, one conversation per line. */
const conversations: readonly (readonly string[])[] = [
  ['Vegan ne önerirsiniz?', 'Muhammarada ceviz var mı?'],
  ['Is the Adana spicy?', 'How much is it?'],
  ['Mantı kaç kalori?'],
  ['What would you recommend for two with 1000 lira?', 'Show me the Adana'],
  ['Levrek nasıl pişiyor?', 'Kaç lira?', 'Yanına ne içilir?'],
  ['Enthält der Humus Sesam?'],
  ['Hamsi tava kaç kalori?'],
  ['Baklavada yumurta var mı?', 'Künefe ne kadar sürer?'],
  ['Glutensiz ne var?'],
  ['I have a nut allergy. What should I avoid?', 'And the baklava?'],
  ['İmam Bayıldı’nın fotoğrafını görebilir miyim?'],
  ['В мухаммаре есть орехи?'],
  ['300 liranın altında ne yiyebilirim?', 'Vejetaryen olanlar hangileri?'],
  ['Wi-Fi şifresi nedir?'],
  ['Is there alcohol in the lamb shank?', 'What comes with it?'],
  ['Çocuklar için ne var?'],
  ['هل يوجد جوز في المحمرة؟'],
  ['Koşer yemek var mı?'],
  ['What is in the İmam Bayıldı?', 'Is it vegan?'],
  ['Ayran ne kadar?'],
]

// Conversations on each of the last 30 days; today is last, and weekends are busier.
const countPerDay = [
  1, 2, 1, 2, 4, 5, 3, 1, 2, 2, 3, 5, 6, 4, 2, 1, 3, 2, 5, 7, 4, 2, 3, 2, 4, 6, 8, 5, 3, 4,
]

/** Asks the real assistant these questions and spreads the conversations over a month. */
export async function seedMonthOfConversations({ url, database }: TestServer): Promise<void> {
  const days = countPerDay.flatMap((count, index) =>
    Array(count).fill(countPerDay.length - 1 - index),
  )
  for (const [index, daysAgo] of days.entries()) {
    const guest = new Guest(url)
    for (const question of conversations[index % conversations.length] ?? []) {
      await guest.ask(question)
    }
    await backdateNewest(database, daysAgo)
  }
}

/** Backdates the newest conversation, with its messages and insights. */
async function backdateNewest(database: TestServer['database'], days: number): Promise<void> {
  const [newest] = await database.query(
    'select id from conversations order by created_at desc limit 1',
  )
  for (const [table, condition, times] of [
    [
      'insights',
      'message_id in (select id from messages where conversation_id = $1)',
      ['created_at'],
    ],
    ['messages', 'conversation_id = $1', ['created_at']],
    ['conversations', 'id = $1', ['created_at', 'updated_at']],
  ] as const) {
    const backdated = times
      .map((time) => `${time} = ${time} - make_interval(days => $2)`)
      .join(', ')
    const values = [newest?.['id'], days]
    await database.query(`update ${table} set ${backdated} where ${condition}`, values)
  }
}

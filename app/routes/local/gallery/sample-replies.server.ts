import { offlinePlanner } from '#app/assistant/planners/offline-planner.ts'
import { composeReply } from '#app/assistant/reply/compose-reply.ts'
import type { Block } from '#app/assistant/render/blocks.ts'
import { demoLokanta } from '#app/db/demo/lokanta/restaurant.ts'
import { NotFoundError } from '#app/domain/errors.ts'
import { getGuestPage } from '#app/domain/guest-page/get-guest-page.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'

export interface SampleReply {
  readonly question: string
  readonly blocks: readonly Block[]
}

// Together, their replies contain every kind of block, in English, Turkish and Arabic.
const questions = [
  'What desserts are there?',
  'I am allergic to nuts. Which desserts can I eat?',
  'Does the lentil soup contain gluten?',
  'Two Künefe and an Ayran, what does that come to?',
  'Do you have parking?',
  'Can I see a picture of the Künefe?',
  'I ate the baklava and my throat is closing',
  'Fındığa alerjim var, hangi tatlılar uygun?',
  'Yoğurt çorbasında süt var mı?',
  'عندي حساسية من المكسرات، ما الحلويات المناسبة لي؟',
]

/** Returns the offline planner's replies about the sample menu; empty if there is no sample. */
export async function sampleReplies(): Promise<SampleReply[]> {
  const menu = await findSampleMenu()
  if (!menu) return []
  return Promise.all(
    questions.map(async (question) => {
      const { blocks } = await composeReply(noEvents, {
        ...context,
        menu,
        question,
        now: Date.now(),
      })
      return { question, blocks }
    }),
  )
}

async function findSampleMenu(): Promise<GuestMenu | null> {
  try {
    return (await getGuestPage(demoLokanta.restaurant.slug)).menu
  } catch (error) {
    if (error instanceof NotFoundError) return null
    throw error
  }
}

const noEvents = { emit: () => undefined }
const context = {
  planner: offlinePlanner,
  thread: { id: '', save: () => Promise.resolve() },
  assistantId: () => Promise.resolve(''),
  history: [],
  locale: 'en',
  seed: '',
  onProblem: (error: unknown) => {
    throw error
  },
} as const

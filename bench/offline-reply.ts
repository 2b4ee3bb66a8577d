import { answer } from '#app/assistant/providers/offline/answer.ts'
import { allDishes, type GuestMenu } from '#app/domain/menus/guest-menu.ts'
import { menus } from '../evals/menus/index.ts'

/*
 * How long a whole offline reply takes, in milliseconds: on a menu whose words were never read
 * before, on one that is read from the database anew, and on one that was asked about already.
 * `node bench/offline-reply.ts`
 */

const sizes = [80, 500, 2_000]
const rounds = 24
const questions = [
  'I have a nut allergy',
  'Is the baklava safe for my nut allergy?',
  'vegan ne var',
  'What would you take for 300 lira?',
  'mercimek corbasi ne kadar',
  'Which dishes contain gluten?',
  'Enthält der Humus Sesam?',
  'asdfgh qwerty zxcvb',
]
const pool = Object.values(menus).flatMap(({ menu }) => allDishes(menu))
const headings = ['Çorbalar', 'Ana Yemekler', 'Tatlılar', 'İçecekler']

/** A menu whose dishes' names are all different, and new in each round. */
function menuOf(size: number, round: number): GuestMenu {
  const dishes = Array.from({ length: Math.ceil(size / pool.length) }, (_, turn) =>
    pool.map((dish, place) => {
      const mark = `x${round}q${turn}z${place}`
      return { ...dish, id: mark, name: `${dish.name} ${mark}` }
    }),
  )
    .flat()
    .slice(0, size)
  return {
    ...menus.demo.menu,
    categories: headings.map((name, heading) => ({
      id: name,
      name,
      sections: [],
      dishes: dishes.filter((_, place) => place % headings.length === heading),
    })),
    uncategorised: [],
  }
}

function time(menu: GuestMenu, question: string): number {
  const start = performance.now()
  answer({ menu, history: [], question, locale: 'en' })
  return performance.now() - start
}

const share = (times: readonly number[], part: number) =>
  (times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0).toFixed(1)

for (const size of sizes) {
  const times: Record<'first' | 'anew' | 'known', number[]> = { first: [], anew: [], known: [] }
  for (let round = 0; round < rounds; round++) {
    const menu = menuOf(size, round)
    const question = questions[round % questions.length] ?? ''
    times.first.push(time(menu, question))
    times.anew.push(time(structuredClone(menu), question))
    times.known.push(...questions.map((one) => time(menu, one)))
  }
  const columns = Object.entries(times).map(
    ([name, all]) => `${name}: p50 ${share(all, 0.5)}, p95 ${share(all, 0.95)}`,
  )
  process.stdout.write(`${String(size).padStart(5)} dishes  ${columns.join('   ')}\n`)
}

import { createTruthGate } from '#app/assistant/truth-gate/index.ts'
import { allDishes, type GuestMenu } from '#app/domain/menus/guest-menu.ts'
import { menus } from '../evals/menus/index.ts'
import { quantile, type Bench } from './bench.ts'

const sizes = [80, 2_000]
const rounds = 60
const pool = Object.values(menus).flatMap(({ menu }) => allDishes(menu))

/** A menu of so many dishes, all called differently. */
function menuOf(size: number): GuestMenu {
  const dishes = Array.from({ length: size }, (_, place) => {
    const dish = pool[place % pool.length]
    if (!dish) throw new Error('There are no dishes to lay')
    const mark = `${String.fromCharCode(97 + (place % 26))}${Math.floor(place / pool.length)}el`
    return { ...dish, id: `d${place}`, name: `${dish.name} ${mark}` }
  })
  return {
    ...menus.demo.menu,
    categories: [{ id: 'all', name: 'Tabaklar', sections: [], dishes }],
    uncategorised: [],
  }
}

/** What models say of a dish: what is true, what is not, and what claims nothing. */
const sentences = (dish: string) => [
  `The ${dish} is free of nuts and safe for you.`,
  `${dish} costs two hundred and ten lira and has 320 kcal.`,
  `I cannot say whether the ${dish} contains gluten; please ask the staff.`,
  `All our desserts are nut-free.`,
  `${dish} fındık içermez, gönül rahatlığıyla yiyebilirsiniz.`,
  `It is grilled over charcoal and served with a slice of lemon.`,
  `Der ${dish} enthält keine Nüsse.`,
  `Enjoy your meal!`,
]

function timesOf(menu: GuestMenu): number[] {
  const dishes = allDishes(menu)
  return Array.from({ length: rounds }, (_, round) => {
    const dish = dishes[(round * 37) % dishes.length]?.name ?? ''
    const question = `I have a nut allergy. Is the ${dish} ok?`
    const gate = createTruthGate({ menu, locale: 'en', question, history: [] })
    return sentences(dish).map((sentence) => {
      const begun = performance.now()
      gate.push(`${sentence} `)
      gate.push('A')
      return performance.now() - begun
    })
  }).flat()
}

/** What the gate takes of a guest's time, the reading of the question with the first sentence. */
export const truthGate: Bench = {
  title: 'a sentence of a model, held against the menu before a guest reads it',
  run: () => {
    const times = sizes.map((size) => timesOf(menuOf(size)))
    const row = (what: string, part: number) => ({
      what,
      unit: 'ms',
      values: times.map((all) => quantile(all, part)),
    })
    return Promise.resolve({
      columns: sizes.map((size) => `${size} dishes`),
      rows: [
        row('a sentence, median', 0.5),
        row('a sentence, p95', 0.95),
        row('a sentence, p99', 0.99),
      ],
    })
  },
}

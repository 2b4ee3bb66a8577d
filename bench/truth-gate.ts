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

interface Times {
  readonly passed: readonly number[]
  /** Of the processor: whatever else the machine does makes it no longer. */
  readonly worked: readonly number[]
}

function timesOf(menu: GuestMenu): Times {
  const dishes = allDishes(menu)
  const passed: number[] = []
  const worked: number[] = []
  for (let round = 0; round < rounds; round++) {
    const dish = dishes[(round * 37) % dishes.length]?.name ?? ''
    const question = `I have a nut allergy. Is the ${dish} ok?`
    const gate = createTruthGate({ menu, locale: 'en', question, history: [] })
    for (const sentence of sentences(dish)) {
      const begun = performance.now()
      const cpu = process.cpuUsage()
      // The next sentence's first letter tells that this one is over.
      gate.push(`${sentence} `)
      gate.push('A')
      const { user, system } = process.cpuUsage(cpu)
      worked.push((user + system) / 1_000)
      passed.push(performance.now() - begun)
    }
  }
  return { passed, worked }
}

/** What the gate takes of a guest's time, the reading of the question with the first sentence. */
export const truthGate: Bench = {
  title: 'a sentence of a model, held against the menu before a guest reads it',
  isNamedOnly: true,
  run: () => {
    const times = sizes.map((size) => timesOf(menuOf(size)))
    const row = (what: string, of: keyof Times, part: number) => ({
      what,
      unit: 'ms',
      values: times.map((all) => quantile(all[of], part)),
    })
    return Promise.resolve({
      columns: sizes.map((size) => `${size} dishes`),
      rows: [
        row('a sentence, median', 'passed', 0.5),
        row('a sentence, p95', 'passed', 0.95),
        row('of the processor, median', 'worked', 0.5),
        row('of the processor, p95', 'worked', 0.95),
      ],
    })
  },
}

import { describe, expect, test } from 'vitest'
import { menus } from '../../../../evals/menus/index.ts'
import { createTruthGate } from '../index.ts'

function told(menu: keyof typeof menus, question: string, reply: string) {
  const gate = createTruthGate({ menu: menus[menu].menu, locale: 'en', question, history: [] })
  const text = gate.push(reply) + gate.end()
  return { text, count: gate.corrections.length }
}

const lines = (text: string) => text.trim().split('\n')

function isReplaced(menu: keyof typeof menus, question: string, replies: string) {
  test.each(lines(replies))('%s', (reply) => {
    const { text, count } = told(menu, question, reply)
    expect(text).not.toContain(reply)
    expect(count).toBeGreaterThan(0)
  })
}

describe('that one dish is all there is to avoid', () => {
  isReplaced(
    'demo',
    'Which starters do I have to avoid with a milk allergy?',
    `
You only have to avoid the Haydari; that one is made with strained yoghurt.
Please avoid the Haydari only.
The Haydari is the one to avoid.
You simply have to avoid the Haydari.
There's a single dish to avoid: the Haydari.
One dish contains milk: the Haydari.
Two dishes contain milk: the Haydari and the Yayla Çorbası.
You only need to ask the staff about the Haydari.
Avoid the Haydari, then order as you like.
Apart from the Haydari, order what you like.
Just skip the Haydari.`,
  )
  isReplaced(
    'demo',
    'Süt alerjim var, hangi başlangıçlardan uzak durmalıyım?',
    `
Bir tek Haydari'den uzak durun.
Sadece Haydari'yi yemeyin.
Sadece Haydari için ekibimize sorun.
Süt içeren bir başlangıç var: Haydari.
İki yemekte süt var: Haydari ve Yayla Çorbası.
Haydari hariç hepsi.`,
  )
})

describe('an abbreviation of a claim', () => {
  isReplaced(
    'pub',
    'gf? garden burger',
    `
yep the garden burger's gf mate
The Garden Burger is GF.
Garden Burger (gf, df)
It's g.f., yes
yep`,
  )
  isReplaced(
    'pub',
    'do you have burgers',
    `
The Kettle Burger (NF) is £15.00.
The Kettle Burger (vg) is £15.00.
The Kettle Burger (V) is £15.00.`,
  )

  test('is as true as what it stands for', () => {
    const reply = 'The Pan-Fried Sea Bass is marked as GF.'
    expect(told('pub', 'is the sea bass gf?', reply).count).toBe(0)
  })
})

describe('that it would be wrong to call a dish not free', () => {
  isReplaced(
    'nar',
    "I'm worried about milk in the beyran",
    `
It wouldn't be right to say the Beyran isn't milk-free.
I wouldn't say the Beyran isn't milk-free.
You can't say the Beyran is not milk-free.
It isn't right to say that the Beyran contains milk.`,
  )
  isReplaced(
    'nar',
    'Beyranda süt var mı, alerjim var',
    `
Beyran'ın sütsüz olmadığını söyleyemem.
Beyran sütsüz değil diyemem.
Beyran'da süt var diyemeyiz.`,
  )
})

describe('an affirmation before a description', () => {
  isReplaced(
    'nar',
    'Yumurta alerjim var, simit kebabı olur mu',
    ['Tabii ki olur', 'Olur', 'Evet', 'Buyurun', 'Peki', 'Simit Kebabı olur', 'Afiyet olsun']
      .map((yes) => `${yes}, Simit Kebabı kuzu kıyma ve ince bulgurdan yapılıyor.`)
      .join('\n'),
  )
  isReplaced(
    'nar',
    'Egg allergy, can I have the simit kebabı?',
    ['Sure', 'Yep', 'Absolutely', 'Gladly', 'Coming right up', 'You can', 'Great choice']
      .map((yes) => `${yes}: it is made with minced lamb and bulgur.`)
      .join('\n'),
  )
  isReplaced('nar', 'Is the simit kebabı vegan?', 'Yes, the Simit Kebabı is made with bulgur.')

  test('passes where it says that the dish holds what is asked of', () => {
    const reply = 'Evet, Menemen yumurta içeriyor.'
    expect(told('nar', 'Menemende yumurta var mı? Alerjim var.', reply).count).toBe(0)
  })
})

describe('a dish that is pointed to after what the guest avoids', () => {
  isReplaced(
    'nar',
    'coeliac here, which kebab?',
    `
Since gluten is off the table, let me point you to the Simit Kebabı: minced lamb and Antep pistachios, ₺470.
As gluten is out, there is the Simit Kebabı, ₺470.`,
  )
})

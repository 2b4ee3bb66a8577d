import { expect, test } from 'vitest'
import { menus } from '../../../../evals/menus/index.ts'
import { createTruthGate } from '../index.ts'

function told(menu: keyof typeof menus, question: string, reply: string) {
  const gate = createTruthGate({ menu: menus[menu].menu, locale: 'en', question, history: [] })
  return gate.push(reply) + gate.end()
}

test.each([
  ['demo', 'how is the levrek done', 'Our Izgara Levrek is pan-fried in butter.'],
  ['demo', 'how is the levrek done', 'The Izgara Levrek is steamed.'],
  ['demo', 'Levrek nasıl pişiyor', 'Izgara Levrek tavada kızartılıyor.'],
  ['pub', 'how is the steak pie made?', 'The Steak & Ale Pie is made in the pressure cooker.'],
  ['nar', 'Urfa neyle pişiyor', 'Urfa Kebap elektrikli ızgarada pişiyor.'],
  [
    'pub',
    'what puddings do you have',
    'Sticky Toffee Pudding, Lemon Sorbet and a Rhubarb Crumble.',
  ],
  ['nar', 'Başka hangi kebaplar var', 'Urfa Kebap, Ali Nazik ve Küşleme.'],
  ['demo', 'Do you serve manti?', "Sorry, mantı isn't something we make."],
  ['nar', 'katmer var mı', 'Katmer de yapmıyoruz maalesef.'],
] as const)('%s, %s: %s is replaced', (menu, question, reply) => {
  expect(told(menu, question, reply)).not.toContain(reply)
})

test.each([
  ['demo', 'how is the levrek done', 'The Izgara Levrek is grilled.'],
  ['demo', 'Levrek nasıl pişiyor', 'Izgara Levrek ızgarada pişiyor.'],
  ['nar', 'Urfa neyle pişiyor', 'Urfa Kebap kömürde pişiyor.'],
  ['pub', 'what puddings do you have', 'Sticky Toffee Pudding, Lemon Sorbet and Panna Cotta.'],
] as const)('%s, %s: %s passes', (menu, question, reply) => {
  expect(told(menu, question, reply)).toBe(reply)
})

import { describe, expect, test } from 'vitest'
import { menus } from '../../../evals/menus/index.ts'
import { createTruthGate } from './index.ts'

const english = 'Is the baklava safe for my nut allergy?'
const turkish = 'Fındık alerjim var, baklava yiyebilir miyim?'

function told(question: string, reply: string) {
  const gate = createTruthGate({ menu: menus.demo.menu, locale: 'en', question, history: [] })
  return { text: gate.push(reply) + gate.end(), corrections: gate.corrections.length }
}

/** What claims nothing, by class; the last words of each were told nothing else. */
const talk: readonly (readonly [kind: string, question: string, reply: string])[] = [
  ['a wish', english, 'Hope you have a lovely evening!'],
  ['a wish', turkish, 'Keyifli bir akşam dilerim!'],
  ['a farewell', english, 'No problem, take your time.'],
  ['a farewell', turkish, 'Görüşmek üzere!'],
  ['thanks', english, 'Thanks for checking first.'],
  ['thanks', turkish, 'Bunu belirttiğiniz için teşekkür ederim.'],
  ['understanding', english, 'I completely understand how important this is.'],
  ['understanding', turkish, 'Bunun ne kadar önemli olduğunu anlıyorum.'],
  ['an offer', english, 'Let me know if you would like to hear about other desserts.'],
  ['an offer', turkish, 'Dilerseniz diğer tatlılara bakabiliriz.'],
  ['a question', english, 'Shall I recommend a starter?'],
  ['a question', english, 'Would you like to order it now?'],
  ['a question', turkish, 'Size başka bir tatlı önermemi ister misiniz?'],
  ['a price', english, 'It costs 280 TL.'],
  ['a sign', english, '👌'],
  ['a sign', turkish, '🙂'],
  ['what is being done', english, 'Of course, let me check that for you.'],
  ['what is being done', turkish, 'Elbette, hemen bakıyorum.'],
]

const referrals: readonly (readonly [kind: string, question: string, reply: string])[] = [
  ['to the staff', english, 'Please tell your server about it.'],
  ['to the staff', english, 'I would strongly recommend speaking with a member of staff first.'],
  ['to the staff', turkish, 'Sipariş vermeden önce lütfen servis ekibine danışın.'],
  ['to what they know', english, 'Our staff can give you more details.'],
  ['to what they know', turkish, 'Ekibimiz size bu konuda yardımcı olacaktır.'],
  ['of itself', english, 'As an AI assistant I can only share what the restaurant has recorded.'],
  ['of itself', turkish, 'Elimdeki bilgiler menüyle sınırlı.'],
  ['of the kitchen', english, 'I have no information about how the kitchen handles allergens.'],
  ['of the kitchen', turkish, 'Mutfaktaki çapraz bulaşma hakkında bilgim yok.'],
  ['back to the guest', english, 'How severe is your allergy?'],
  ['back to the guest', turkish, 'Alerjiniz ne kadar şiddetli?'],
]

describe('what claims nothing passes untouched', () => {
  test.each(referrals)('%s, to %s: %s', (_, question, reply) => {
    expect(told(question, reply)).toEqual({ text: reply, corrections: 0 })
  })

  test.each(talk)('%s, to %s: %s The record is added where the reply tells none', (...said) => {
    const [, question, reply] = said
    const { text, corrections } = told(question, reply)
    expect(corrections).toBe(0)
    expect(text.slice(0, reply.length)).toBe(reply)
    expect(text.slice(reply.length)).toContain('Antep Fıstıklı Baklava')
  })

  test.each(talk)('%s, to %s: %s Nothing is added to a reply that tells', (...said) => {
    const [, question, reply] = said
    const [fact] =
      question === english ? ['The baklava contains nuts.'] : ['Baklava fındık içerir.']
    const whole = `${fact ?? ''} ${reply}`
    expect(told(question, whole).text.endsWith(reply)).toBe(true)
  })
})

const assuring: readonly (readonly [question: string, reply: string])[] = [
  [english, 'Please tell the staff to bring it.'],
  [english, 'There is no need to tell the staff about your allergy.'],
  [english, 'Enjoy your meal without worries!'],
  [english, 'Hope you enjoy it!'],
  [english, 'You can.'],
  [english, 'Thanks for asking, it is.'],
  [english, 'In short, yes.'],
  [english, 'I can tell you it is.'],
  [english, 'We take allergies seriously, so there is nothing to fear.'],
  [english, 'Allergy alert: none.'],
  [turkish, 'Tabii, afiyet olsun!'],
  [turkish, 'Garsona söylemenize gerek yok.'],
  [turkish, 'Bu tatlıyı öneririm.'],
  [turkish, 'Sorunuz için teşekkürler, evet.'],
  [turkish, 'Olur.'],
]

test.each(assuring)('%s %s: what assures in the same words is not told', (question, reply) => {
  expect(told(question, reply).text).not.toContain(reply)
})

test.each([
  ['is the manti ok for my egg allergy?', 'You can ask for the yoghurt without garlic.'],
  ['Yumurta alerjim var, mantı yiyebilir miyim?', 'Sarımsaksız isteyebilirsiniz.'],
  ['is there egg in the manti?', "It isn't recorded whether the manti can be made without meat."],
  ['Süt alerjim var, karides güveç olur mu?', 'İsterseniz pul bibersiz hazırlanır.'],
])('%s What else can be left out is no answer: %s', (question, reply) => {
  const { text } = told(question, reply)
  expect(text).toMatch(/egg is recorded|yumurta kayıtlı|süt ürünü kayıtlı/)
})

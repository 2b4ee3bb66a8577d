import { describe, expect, test } from 'vitest'
import { demoMenu } from '../../../../tests/fixtures/demo-menu.ts'
import type { Turn } from '../../port.ts'
import { answer } from './answer.ts'

const menu = demoMenu()

/** The last of several questions of one talk, answered. */
function talk(...questions: readonly string[]): string {
  const history: Turn[] = []
  let reply = ''
  for (const question of questions) {
    reply = answer({ menu, history: [...history], question, locale: 'en' })
    history.push({ role: 'user', text: question }, { role: 'assistant', text: reply })
  }
  return reply
}

const warning =
  /• Antep Fıstıklı Baklava – Antep fıstığı\n• Künefe – Antep fıstığı\n[^]*(your allergy before you order|alerjinizi servis ekibine)/

describe('an allergy is heard', () => {
  test.each([
    'I will die if I eat walnuts, suggest dessert',
    'ceviz yersem ölürüm, tatlı öner',
    'nuts make me sick, something sweet?',
    'which desserts r nutfree',
    'my daughter cant eat cashews or pistachios',
    'I have a nut allergy, what is the cheapest dessert?',
    'nut allergy, show me pictures of desserts',
  ])('%s', (question) => expect(talk(question)).toMatch(warning))
})

describe('an allergy told before holds for every dish that is named after it', () => {
  test.each([
    ['nut allergy here', 'what about the desserts?'],
    ['i have a nut allergy', 'ok thanks. what is the cheapest dessert?'],
    ['nut allergy', 'show me pictures of desserts'],
    ['fındık alerjim var', 'bir tatlı daha'],
    ['Ich habe eine Nussallergie', 'dessert'],
    ['Jeg har nøtteallergi', 'dessert'],
    ['Minulla on pähkinäallergia', 'dessert'],
    ['pähkinäallergia', 'dessert'],
    ['Sono allergico alla frutta secca', 'dessert'],
    ['nut allergy', 'hello', 'soups', 'salads', 'drinks', 'adana', 'how much is tea', 'desserts'],
  ])('%s …', (...questions) => expect(talk(...questions)).toMatch(warning))

  test('whatever is asked of it', () => {
    const reply = talk('nut allergy', 'how many calories does the baklava have')
    expect(reply).toContain('520 kcal')
    expect(reply).toContain('Antep Fıstıklı Baklava – Antep fıstığı')
  })

  test('and no small talk is lengthened by it', () => {
    expect(talk('nut allergy', 'thanks')).toBe('You are welcome. Enjoy your meal!')
  })
})

test('a wish for pictures is never answered with nothing', () => {
  expect(talk('peanut allergic, show me pictures of what I can eat')).toContain('staff')
  expect(talk('pictures of dishes with fish')).toContain('"name":"Hamsi Tava"')
  expect(talk('pictures of dishes with lupin')).not.toBe('')
})

test('a language that nobody here speaks is answered in the screen’s', () => {
  expect(talk('allergiás vagyok a dióra, mit ehetek')).toContain("can't call any of them")
})

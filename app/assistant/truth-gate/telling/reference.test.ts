import { describe, expect, test } from 'vitest'
import { menus } from '../../../../evals/menus/index.ts'
import { createTruthGate } from '../index.ts'
import { greeted, throughGate } from '../sentences/through-gate.ts'

describe('a reference to a fact', () => {
  test('is filled in, in the language of the reply', () => {
    expect(throughGate(['It costs {{price:Ayran}}, {{calories:Ayran}}.'], greeted).text).toBe(
      'It costs 60.00 ₺, 90 kcal.',
    )
    expect(throughGate(['Fiyatı {{price:Ayran}} kadardır.'], greeted).text).toBe(
      'Fiyatı 60,00 ₺ kadardır.',
    )
  })

  test('to allergens, foods and diets becomes what is recorded, and who has the last word', () => {
    const { text, corrections, evidence } = throughGate(
      ['{{record:Cevizli Baklava:nuts,vegan,onion}}.\nIt is {{price:Cevizli Baklava}}.'],
      greeted,
    )
    const lines = text.split('\n')
    expect(lines[0]).toBe('Cevizli Baklava: yes, nuts are recorded (ceviz).')
    expect(lines[1]).toMatch(/^Cevizli Baklava: onion isn't among the recorded ingredients/)
    expect(lines[2]).toMatch(/^Cevizli Baklava: not vegan by what the menu says/)
    expect(lines[3]).toBe('It is 280.00 ₺.')
    expect(text).toContain('they have the last word')
    expect(corrections).toEqual([])
    expect(evidence).toContainEqual({
      kind: 'contains',
      dishId: 'Cevizli Baklava',
      fact: 'nuts',
      state: 'true',
    })
  })

  test('by the name of one food is of all that it holds, too', () => {
    const told = (reference: string, menu = menus.demo.menu) =>
      throughGate([reference], { ...greeted, menu })
        .text.split('\n')
        .slice(0, -2)
    expect(told('{{record:Künefe:walnut}}')).toEqual([
      'Künefe: yes, nuts are recorded (Antep fıstığı).',
      expect.stringMatching(/^Künefe: walnut isn't among the recorded ingredients/),
    ])
    expect(told('{{record:Muhammara:walnut}}')).toEqual([
      'Muhammara: yes, nuts are recorded (ceviz).',
    ])
    expect(told('{{record:Tereyağlı Karides Güveç:shellfish}}')[0]).toBe(
      'Tereyağlı Karides Güveç: yes, crustaceans are recorded (karides).',
    )
    expect(told('{{marked:menu:walnut}}').join()).not.toContain('Fava')
  })

  test('stands alone, wherever a model puts it', () => {
    const { text } = throughGate(['Good choice! {{record:Ayran:milk}} Enjoy!'], greeted)
    expect(text).toBe(
      'Good choice! Ayran: yes, milk products are recorded (yoğurt). Enjoy!\n\nTraces are possible in any kitchen. Please tell the staff about your allergy before you order: they have the last word.',
    )
  })

  test('tells of a heading, or of the menu', () => {
    const asked = { ...greeted, menu: menus.pub.menu }
    const record = throughGate(['{{record:Desserts:gluten}}'], asked).text
    expect(record).toContain('• Vegan Brownie – flour')
    expect(record).not.toContain('Scotch Egg')
    const marked = throughGate(['{{marked:menu:vegan,gluten}}'], asked).text
    expect(marked).toContain('The restaurant marks these as vegan:\n• ')
    expect(marked).not.toContain('Vegan Brownie')
    expect(throughGate(['{{marked:Desserts:vegan,halal}}'], asked).text).toContain('I find nothing')
  })

  const vegan = { ...greeted, menu: menus.pub.menu, question: 'which desserts are vegan?' }

  test('to a list tells all its entries, whatever another has told', () => {
    const { text } = throughGate(
      ['{{marked:Desserts:vegan}}\n{{record:Mains:nuts}}\n{{marked:Desserts:milk}}'],
      vegan,
    )
    expect(text.match(/• Lemon Sorbet/g)).toHaveLength(2)
    expect(text).toContain('Looking only at Desserts:\nThe restaurant marks these as free of milk')
  })

  test.each(['• Panna Cotta – 6.50 £', '- Panna Cotta – {{price:Panna Cotta}}'])(
    'to a list is followed by no entry that is none: %s',
    (entry) => {
      for (const names of ['vegan', 'milk']) {
        const { text } = throughGate([`{{marked:Desserts:${names}}}\n${entry}`], vegan)
        expect(text).not.toContain('6.50')
      }
    },
  )

  test('tells the name of a heading, and nothing that a model writes before it', () => {
    const { text } = throughGate(['{{marked:All free of nuts / Desserts:vegan}}'], vegan)
    expect(text).toMatch(/^Looking only at Desserts:/)
  })

  test.each(['~~', '<!--'])('is not hidden by %s', (sign) => {
    const { text } = throughGate([`${sign}{{record:Panna Cotta:milk}}${sign}`], vegan)
    expect(text).toMatch(/^Panna Cotta: yes/)
  })

  test('to a list for whom avoids something else tells of that, too', () => {
    const question = 'I have a nut allergy. Which desserts can I eat?'
    const { text } = throughGate(['{{marked:Desserts:gluten}}'], { ...vegan, question })
    expect(text).toContain('• Chocolate Brownie – ground almonds')
  })

  test('is not announced as what it is not', () => {
    const asked = { ...greeted, question: 'What is without nuts?' }
    const { text } = throughGate([...'We have these without nuts:\n{{record:menu:nuts}}'], asked)
    expect(text).toMatch(/^We can only tell you what is recorded:\nDishes in which the menu/)
  })

  const sorbet = '{{record:Lemon Sorbet:nuts,peanuts}}'
  const allergic = {
    ...greeted,
    menu: menus.pub.menu,
    question: 'nut allergy, what desserts can I have',
  }

  test('leaves nothing to be told once it has told what is asked', () => {
    const priced = throughGate([`${sorbet}\nThe Lemon Sorbet is £5.`], allergic)
    expect(priced.corrections).toEqual([])
    const { text } = throughGate([`${sorbet}\nIt shrugs at nuts. Nuts never met it.`], allergic)
    expect(text).not.toContain('shrugs')
    expect(text).not.toContain('Dishes in which')
    expect(text.match(/^Lemon Sorbet:/gm)).toHaveLength(1)
  })

  test.each([
    'The Lemon Sorbet is £5, enjoy!',
    "So the Lemon Sorbet it is, or I'd go for two.",
    'The Panna Cotta is £5.',
    'Choose the Lemon Sorbet.',
    "That's a yes.",
  ])('vouches for nothing beside it: %s', (reply) => {
    expect(throughGate([`${sorbet}\n${reply}`], allergic).text).not.toContain(reply)
  })

  test('to another dish, or another food, answers nothing', () => {
    for (const other of ['{{record:Panna Cotta:nuts,peanuts}}', '{{record:Lemon Sorbet:gluten}}']) {
      const question = 'Nut allergy, is the Lemon Sorbet ok?'
      for (const more of ['', '\nIt shrugs at nuts.', '\nThe Lemon Sorbet is £5.']) {
        const { text } = throughGate([other + more], { ...allergic, question })
        expect(text).toContain('Lemon Sorbet: none of the recorded ingredients is a source of nuts')
      }
    }
  })

  test('to nothing that is there gives the answer to the question', () => {
    const question = 'Is there milk in the Ayran?'
    for (const reply of [
      '{{record:Nothing:milk}}',
      '{{record:Ayran:xyzzy}}',
      '{{record:Ayran:nuts,xyzzy}}',
      '{{record:Ayran',
    ]) {
      expect(throughGate([reply], { ...greeted, question }).text).toContain(
        'milk products are recorded',
      )
    }
  })

  test('that leads nowhere vanishes, and none flashes while it comes', () => {
    expect(throughGate(['Hello {{price:nothing}}there{{foo:Ayran}}.'], greeted).text).toBe(
      'Hello there.',
    )
    const gate = createTruthGate(greeted)
    for (const letter of 'Our {{price:Ayran') expect(gate.push(letter)).not.toContain('{')
    expect(gate.end()).not.toContain('{')
  })

  test('has told what a list beside it leaves out, and is not taken back', () => {
    const squid = {
      ...greeted,
      menu: menus.pub.menu,
      question: 'squid acı mı, içinde yumurta var mı',
    }
    const told = '{{record:Salt & Pepper Squid:eggs}}\n'
    const list =
      'Salt & Pepper Squid menüde acılı olarak işaretli, malzemeleri arasında acı biber var.'
    expect(throughGate([told + list], squid).text).toContain(list)
    expect(throughGate([list], squid).text).not.toContain(list)
    for (const lie of ['Öyle bir şey kayıtlı değil.', 'Malzemeleri arasında yalnızca biber var.'])
      expect(throughGate([told + lie], squid).text).not.toContain(lie)
  })

  test('makes no claim around it true', () => {
    const { text } = throughGate(['Perfectly safe, without nuts: {{price:Ayran}}'], greeted)
    expect(text).not.toContain('Perfectly')
  })
})

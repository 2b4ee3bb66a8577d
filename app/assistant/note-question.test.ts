import { describe, expect, test } from 'vitest'
import { demoMenu } from '../../tests/fixtures/demo-menu.ts'
import { noteReply } from './note-question.ts'
import type { Turn } from './port.ts'
import { answer } from './providers/offline/answer.ts'
import { lokanta } from './providers/offline/menu.fixture.ts'

const noteQuestion = (...asked: Parameters<typeof noteReply>) => noteReply(...asked).about

const demo = demoMenu()
const baklava = 'Antep Fıstıklı Baklava'

function note(menu: typeof demo, question: string, history: readonly Turn[] = []) {
  const asked = { menu, history, question, locale: 'en' } as const
  return noteQuestion(asked, { text: answer(asked), dishes: [] })
}

describe('a question that the menu answers leaves no gap', () => {
  test.each([
    ['Is there walnut in the baklava?', 'en', [baklava]],
    ['Baklavada fıstık var mı?', 'tr', [baklava]],
    ['How many calories does the Adana have?', 'en', ['Adana Kebap']],
    ['Adana acılı mı?', 'tr', ['Adana Kebap']],
    ['Humus vegan mı?', 'tr', ['Humus']],
    ['Künefe nasıl yapılıyor?', 'tr', ['Künefe']],
    ['Enthält der Humus Sesam?', 'de', ['Humus']],
    ['L’hommous contient-il du sésame ?', 'fr', ['Humus']],
    ['ما هي الأطباق النباتية؟', 'ar', []],
    ['I have a nut allergy', 'en', []],
    ['What is vegan?', 'en', []],
    ['What do you recommend?', 'en', []],
    ['I am pregnant, what can I eat?', 'en', []],
    ['Merhaba', 'tr', []],
  ])('%s', (question, language, dishIds) => {
    expect(note(demo, question)).toEqual({ menuId: 'menu', language, dishIds })
  })
})

describe('a question that it does not answer leaves one, of a kind', () => {
  const soup = { dishId: 'Günün Çorbası' }
  test.each([
    [
      'Is there sesame in the baklava?',
      demo,
      { kind: 'allergens', facts: ['sesame'], dishId: baklava },
    ],
    ['Baklavada susam var mı?', demo, { kind: 'allergens', facts: ['sesame'], dishId: baklava }],
    ['Enthält die Baklava Sesam?', demo, { kind: 'allergens', facts: ['sesame'], dishId: baklava }],
    ['Is anything kosher?', demo, { kind: 'diet', facts: ['kosher'] }],
    ['Lupin içeren yemek var mı?', demo, { kind: 'allergens', facts: ['lupin'] }],
    ['How big is the portion of manti?', demo, { kind: 'details', dishId: 'Kayseri Mantısı' }],
    ['Mantı porsiyonu kaç gram?', demo, { kind: 'details', dishId: 'Kayseri Mantısı' }],
    ['Do you have sushi?', demo, { kind: 'not_on_menu' }],
    ['Lahmacun var mı?', demo, { kind: 'not_on_menu' }],
    ['Somon var mı?', demo, { kind: 'not_on_menu' }],
    ['Do you have Wi-Fi?', demo, { kind: 'other' }],
    ['Wi-Fi şifresi nedir?', demo, { kind: 'other' }],
    ['What time do you close?', demo, { kind: 'other' }],
    ['Park yeri var mı?', demo, { kind: 'other' }],
    ['Günün çorbası kaç lira?', lokanta, { kind: 'price', ...soup }],
    ['What is in the soup of the day?', lokanta, { kind: 'ingredients', ...soup }],
    ['Günün çorbasında süt var mı?', lokanta, { kind: 'ingredients', ...soup }],
    ['Günün çorbası kaç kalori?', lokanta, { kind: 'calories', ...soup }],
    ['Show me a picture of the günün çorbası', lokanta, { kind: 'picture', ...soup }],
    [
      'How is the mercimek köftesi cooked?',
      lokanta,
      { kind: 'cooking', dishId: 'Mercimek Köftesi' },
    ],
    [
      'Mercimek köftesi acılı mı?',
      lokanta,
      { kind: 'tags', facts: ['spicy'], dishId: 'Mercimek Köftesi' },
    ],
  ])('%s', (question, menu, gap) => {
    expect(note(menu, question).gap).toEqual(gap)
  })
})

test('“it” is what was spoken of before', () => {
  const history: Turn[] = [
    { role: 'user', text: 'Tell me about the baklava' },
    { role: 'assistant', text: 'Antep Fıstıklı Baklava: 280.00 ₺.' },
  ]
  expect(note(demo, 'Does it contain sesame?', history)).toMatchObject({
    dishIds: [baklava],
    gap: { kind: 'allergens', dishId: baklava },
  })
})

describe('a model', () => {
  const asked = { menu: demo, history: [], locale: 'en' } as const
  const replied = (question: string, text: string) =>
    noteQuestion({ ...asked, question }, { text, dishes: [] })

  test.each([
    ['Do you have Wi-Fi?', 'I’m sorry, I don’t know that. Please ask our staff.'],
    ['What time do you close?', 'The opening hours are not listed, so please ask the staff.'],
    ['Park yeri var mı?', 'Otopark hakkında bilgim yok, ekibimize sorabilirsiniz.'],
    ['Gibt es hier Parkplätze?', 'Dazu habe ich leider keine Angaben.'],
    ['Avez-vous le Wi-Fi ?', 'Ce n’est pas précisé ; demandez au personnel.'],
  ])('that does not know: %s', (question, reply) => {
    expect(replied(question, reply).gap).toEqual({ kind: 'other' })
  })

  test.each([
    ['Do you have Wi-Fi?', 'Yes: the network is “Akar”, the password is on your table.'],
    ['What time do you close?', 'We close at 23:00.'],
    ['Park yeri var mı?', 'Evet, arkada ücretsiz otoparkımız var.'],
    ['What do you recommend?', 'The Adana Kebap. With an allergy, please ask the staff.'],
  ])('that was told more than the menu holds: %s', (question, reply) => {
    expect(replied(question, reply).gap).toBeUndefined()
  })

  test('knows no allergen that nobody has recorded, whatever it says', () => {
    expect(replied('Is there sesame in the baklava?', 'No, none at all.').gap).toMatchObject({
      kind: 'allergens',
    })
  })

  test('shows dishes: the question was about those, unless they are many', () => {
    const shown = (ids: readonly string[]) =>
      noteQuestion(
        { ...asked, question: 'Something sweet?' },
        { text: '', dishes: ids.map((id) => ({ id, name: id, image_url: null })) },
      ).dishIds
    expect(shown([baklava, 'Künefe'])).toEqual([baklava, 'Künefe'])
    expect(shown(['a', 'b', 'c', 'd'])).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { category, dish, guestMenu } from '../planners/offline/menu.fixture.ts'
import type { PhraseLanguage } from '../render/phrases/words.ts'
import { readConversation } from './read-conversation.ts'

const menu = guestMenu([category('Soups', [dish('Lentil Soup', 600, 'lentils')])])
const isEmergency = (text: string, language: PhraseLanguage) =>
  readConversation(text, [], menu, language).isEmergency

/** A cry for help, and small talk or a question about prices that takes back no cry. */
const cries: readonly (readonly [PhraseLanguage, string, string])[] = [
  ['en', 'my throat is closing up', 'what price is the lobster roll with chips lol'],
  ['tr', 'boğazım kapanıyor', 'mezelerin fiyatı kaç lira acaba merak ettim'],
  ['de', 'ich krieg keine Luft', 'was für ein Preis für die große Platte'],
  ['fr', 'ma gorge se ferme', 'la demi portion de dorade, quel prix lol'],
  ['es', 'no puedo respirar', 'algo que cueste menos de siete euros jaja'],
  ['it', 'non riesco a respirare', 'il caldo, che prezzo ha il pranzo'],
  ['nl', 'ik krijg geen lucht', 'lekker, wat is het goedkoopste van de kaart haha'],
  ['ru', 'не могу дышать', 'какая цена у большого кофе'],
]

test.each(cries)('%s: “%s” is heard before and behind “%s”', (language, cry, talk) => {
  expect(isEmergency(`${cry}. ${talk}`, language)).toBe(true)
  expect(isEmergency(`${talk}. ${cry}`, language)).toBe(true)
})

test.each<[PhraseLanguage, string]>([
  ['en', 'lol these prices give me a heart attack'],
  ['en', 'the soup took my breath away haha'],
  ['de', 'bei den Preisen krieg ich keine Luft'],
])('%s: “%s” is a joke', (language, text) => expect(isEmergency(text, language)).toBe(false))

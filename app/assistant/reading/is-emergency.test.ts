import { expect, test } from 'vitest'
import { category, dish, guestMenu } from '../planners/offline/menu.fixture.ts'
import type { PhraseLanguage } from '../render/phrases/phrase-types.ts'
import { readConversation } from './read-conversation.ts'

const menu = guestMenu([category('Soups', [dish('Lentil Soup', 600, 'lentils')])])
const isEmergency = (text: string, language: PhraseLanguage) =>
  readConversation(text, [], menu, language).isEmergency

/** Calls for help, each with an unrelated text that must not cancel it. */
const calls: readonly (readonly [PhraseLanguage, string, string])[] = [
  ['en', 'my throat is closing up', 'what price is the lobster roll with chips lol'],
  ['tr', 'boğazım kapanıyor', 'mezelerin fiyatı kaç lira acaba merak ettim'],
  ['de', 'ich krieg keine Luft', 'was für ein Preis für die große Platte'],
  ['fr', 'ma gorge se ferme', 'la demi portion de dorade, quel prix lol'],
  ['es', 'no puedo respirar', 'algo que cueste menos de siete euros jaja'],
  ['it', 'non riesco a respirare', 'il caldo, che prezzo ha il pranzo'],
  ['nl', 'ik krijg geen lucht', 'lekker, wat is het goedkoopste van de kaart haha'],
  ['ru', 'не могу дышать', 'какая цена у большого кофе'],
]

test.each(calls)(
  'detects an emergency, %s: “%s” before and after “%s”',
  (language, call, other) => {
    expect(isEmergency(`${call}. ${other}`, language)).toBe(true)
    expect(isEmergency(`${other}. ${call}`, language)).toBe(true)
  },
)

test.each<[PhraseLanguage, string]>([
  ['en', 'lol these prices give me a heart attack'],
  ['en', 'the soup took my breath away haha'],
  ['de', 'bei den Preisen krieg ich keine Luft'],
])('detects a joke, %s: “%s”', (language, text) => expect(isEmergency(text, language)).toBe(false))

test.each<[PhraseLanguage, string]>([
  // Without accents, "ölüyor" (is dying) and "oluyor" (is possible) are the same word.
  ['tr', 'çocuğa yarım porsiyon oluyor mu'],
  ['es', '¿hay desayuno vegetariano?'],
  ['tr', 'bol köpüklü türk kahvesi var mı'],
  ['tr', 'tavuk göğsü kızarmış mı'],
  ['tr', 'kebap 112 lira mı'],
  ['tr', 'hesap 112yi geçmesin'],
  ['en', '£112 for the set menu?'],
])('is not misled by similar words, %s: “%s”', (language, text) =>
  expect(isEmergency(text, language)).toBe(false),
)

test.each(['112!!!', 'yardım edin oğlum ölüyor', '112 yi arayın', 'tavuk göğsü yedi boğazı şişti'])(
  'detects a Turkish emergency: “%s”',
  (text) => expect(isEmergency(text, 'tr')).toBe(true),
)

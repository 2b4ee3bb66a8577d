import { expect, test } from 'vitest'
import { parseMessage } from '../parse-message.ts'
import { readDanger } from './read-danger.ts'

const read = (text: string) => readDanger(parseMessage(text))

test.each([
  "she can't breathe after the baklava",
  'my lips are swelling',
  'HELP he is chokingggg',
  'help! somebody help!',
  'lips like balloons lol no seriously',
  'there is a bone in my throat, quick',
  'nefes alamıyo çabuk',
  'imdaaat boğuluyor',
  '112 yi arayın',
  'die Zunge passt nicht mehr in den Mund',
  'hat wer einen epipen???',
  'il ne bouge plus',
  'no puedo respirar',
  'non riesce a deglutire',
  'ik krijg geen lucht',
  'не могу дышать',
  'язик як корок',
  'لسانه كبير وما يرد',
  'کمک کنید نمی‌تونه نفس بکشه',
  '我快不行了',
])('somebody is in danger now: %s', (text) => expect(read(text)).toBe('now'))

/** Calls for help, each with an unrelated text that must not hide it. */
test.each([
  ['my throat is closing up', 'what price is the lobster roll with chips lol'],
  ['boğazım kapanıyor', 'mezelerin fiyatı kaç lira acaba merak ettim'],
  ['ich krieg keine Luft', 'was für ein Preis für die große Platte'],
  ['ma gorge se ferme', 'la demi portion de dorade, quel prix lol'],
  ['no puedo respirar', 'algo que cueste menos de siete euros jaja'],
  ['non riesco a respirare', 'il caldo, che prezzo ha il pranzo'],
  ['ik krijg geen lucht', 'lekker, wat is het goedkoopste van de kaart haha'],
  ['не могу дышать', 'какая цена у большого кофе'],
])('“%s” is noticed before and after “%s”', (call, other) => {
  expect(read(`${call}. ${other}`)).not.toBe('none')
  expect(read(`${other}. ${call}`)).not.toBe('none')
})

test.each([
  'nuts make my throat swell, which dessert is safe?',
  'my son gets a rash all over from hazelnuts, what can he have for pudding?',
  'süt bana çok dokunuyor, boğazım şişiyor, hangi çorbayı içebilirim?',
  'the view is breathtaking, a table outside please',
  'meine freundin kriegt von milch immer bauchkrämpfe, welche hauptgerichte gehen da',
])('is answered, with or without the emergency number: %s', (text) =>
  expect(read(text)).not.toBe('now'),
)

test.each([
  'can you help me choose',
  'this chilli will kill me lol',
  'what time do you close?',
  '£112 for the set menu?',
  'ağzım sulandı',
  'çocuğa yarım porsiyon oluyor mu',
  '¿hay desayuno vegetariano?',
])('nobody is in danger: %s', (text) => expect(read(text)).toBe('none'))

import { expect, test } from 'vitest'
import { category, dish, guestMenu } from '../planners/offline/menu.fixture.ts'
import { readConversation } from './read-conversation.ts'

const menu = guestMenu([
  category('Ana Yemekler', [
    dish('İmam Bayıldı', 29_000, 'patlıcan, soğan'),
    dish('Baklava', 28_000, 'fıstık, un'),
  ]),
])
const dangerIn = (text: string) => readConversation(text, [], menu, 'en').danger

test.each([
  'Show me the İmam Bayıldı',
  'imam bayıldı vegan mı?',
  'IMAM BAYILDI lütfen',
  'İmam Bayıldı’nın fotoğrafını görebilir miyim?',
  'imam bayıldıyı ve baklavayı alayım',
])('detects no emergency in the name of a dish: %s', (text) => {
  expect(dangerIn(text)).not.toBe('now')
})

test.each([
  'arkadaşım bayıldı',
  'İmam Bayıldı yedi, şimdi bayıldı',
  'imam bayıldıdan sonra nefes alamıyor',
  'She ate the İmam Bayıldı and her throat is swelling',
])('detects an emergency beside the name of a dish: %s', (text) => {
  expect(dangerIn(text)).toBe('now')
})

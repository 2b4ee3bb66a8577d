import { expect, test } from 'vitest'
import { findFees } from './find-fees.ts'

test.each([
  ['Servis ücreti %10’dur.', 'service'],
  ['Hesaba %10 servis eklenir.', 'service'],
  ['Hesaba %10 servis ücreti eklenir', 'service'],
  ['SERVİS BEDELİ ALINIR', 'service'],
  ['Kuver 30 TL', 'cover'],
  ['Kuver', 'cover'],
  ['Kişi başı kuver ücreti alınmaktadır.', 'cover'],
  ['Masa ücreti vardır.', 'cover'],
  ['Fiyatlara servis ücreti dahil değildir.', 'service'],
  ['Servis ücreti hariçtir.', 'service'],
  ['A 10% service charge is added.', 'service'],
  ['Service charge not included.', 'service'],
  ['There is a cover charge of €2.', 'cover'],
  ['Coperto 2 €', 'cover'],
  ['Couvert 2,50 € pro Person', 'cover'],
  ['Bedienungsgeld wird zusätzlich berechnet.', 'service'],
  ['Service non compris.', 'service'],
  ['An optional 12.5% service charge', 'service'],
  ['Garsoniye %10', 'service'],
  ['Le service n’est pas compris.', 'service'],
  ['Supplément service de 12 %', 'service'],
  ['Hesaba yüzde 10 hizmet bedeli yansıtılır.', 'service'],
  ['Supplément de 1 € par personne pour le service en terrasse', 'service'],
  ['Masa kullanım bedeli kişi başı 50 TL', 'cover'],
  ['Her adisyona 20 TL açılış ücreti eklenir', 'other'],
  ['Canlı müzik farkı kişi başı 100 TL', 'other'],
  ['Energiezuschlag 1 € pro Gast', 'other'],
  ['A 4% wellness fee is added to every check', 'other'],
])('finds a charge in %j', (text, kind) => {
  expect(findFees(text).map((fee) => fee.kind)).toEqual([kind])
})

test.each([
  'Servis ücreti alınmaz.',
  'Servis ücreti, kuver ve masa ücreti alınmamaktadır.',
  'Kuver yoktur.',
  'Kuver almıyoruz.',
  'Servis ücreti talep edilmez.',
  'Servis fiyatlara dahildir.',
  'Servis ücreti fiyata dahildir.',
  'Fiyatlarımıza servis ücreti dahil.',
  'Masalara servis 12.00’de başlar.',
  'Paket servis 30 TL.',
  'No service charge.',
  'We don’t add a service charge.',
  'We do not charge a cover charge or a service fee.',
  'Prices include service charge.',
  'Service charge is included.',
  'Kein Gedeckpreis, keine Servicegebühr.',
  'Bedienungsgeld inklusive.',
  'Prix service compris (15 %).',
  'Senza coperto.',
  'Pane e servizio inclusi.',
  'Kuvertür çikolata',
  'Eve servis ücreti 50 TL.',
  'Vale hizmet bedeli 100 TL.',
  'Paket ücreti hesaba eklenir.',
  'Açık büfe ücreti kişi başı 750 TL.',
  'Canlı müzik ücretsizdir.',
  'Couvert wird nicht berechnet.',
  'Stornogebühr 10 € pro Person.',
  'Corkage fee $20 per person.',
  'Every coffee 10% off before noon.',
  '',
])('finds none in %j', (text) => {
  expect(findFees(text)).toEqual([])
})

test('only what is charged counts in a text that also says what isn’t', () => {
  expect(findFees('Servis ücreti alınmaz, kuver 30 TL’dir.')).toMatchObject([{ kind: 'cover' }])
  expect(findFees('No cover charge, but a 10% service charge applies.')).toMatchObject([
    { kind: 'service', words: 'but a 10% service charge applies' },
  ])
})

test('a charge that guests may refuse is marked', () => {
  expect(findFees('A discretionary service charge of 10%')).toMatchObject([{ isOptional: true }])
})

import type { Visit } from '../guest-menu/visit.ts'

/** A restaurant's visit; closed on Mondays, and open past midnight on Saturdays. */
export const aVisit: Visit = {
  timeZone: 'Europe/Istanbul',
  hours: [
    [],
    [[720, 1380]],
    [[720, 1380]],
    [[720, 1380]],
    [[720, 1380]],
    [
      [720, 900],
      [1080, 1560],
    ],
    [[720, 1380]],
  ],
  phone: '+90 216 555 01 23',
  wifiName: 'Lale Misafir',
  wifiKey: 'kahve; "köpük"',
  links: ['https://www.instagram.com/lale'],
  notice: 'Teras bugün kapalı.',
}

/** What an owner types to enter it. */
export const visitForm = {
  tuesday: '12:00–23:00',
  wednesday: '12-23',
  thursday: '12.00 - 23.00',
  friday: '12:00–23:00',
  saturday: '18:00–02:00, 12:00–15:00',
  sunday: '12:00–23:00',
  phone: ' +90 216 555 01 23 ',
  wifiName: 'Lale Misafir',
  wifiKey: 'kahve; "köpük"',
  link2: 'https://www.instagram.com/lale',
  link4: 'https://www.instagram.com/lale',
  notice: 'Teras\nbugün kapalı.',
}

import type { DemoRestaurant } from '../demo-restaurant.ts'
import { drinks } from './drinks.ts'
import { mains } from './mains.ts'
import { children, puddings, sides } from './sides-and-puddings.ts'
import { barSnacks, starters } from './snacks-and-starters.ts'
import { statements } from './statements.ts'

const day = [720, 1380] as const
const lateNight = [720, 1440] as const

/**
 * The English sample restaurant: invented, with a menu that a London gastropub might have. It has
 * what British guests ask about: hidden allergens (anchovies in Worcestershire sauce and in the
 * shrimps' butter, celery in stock and Marmite, isinglass in the bitter, ale in the batter, sesame
 * on the bun), a fryer shared with fish (chips), words that mislead (chestnut
 * mushrooms, vegetarian suet, coconut oil), animal rennet (soup, cheeses), dishes of one
 * day or season (roasts, Eton Mess, which is passive).
 */
export const demoPub = {
  folder: 'pub',
  locale: 'en',
  restaurant: {
    slug: 'demo-pub',
    name: 'The Hop & Heron',
    location: '14 Heron Wharf, Limehouse, London',
    aiInstructions:
      'Be brief and friendly. Anyone who asks about an allergy should speak to the staff before ordering.',
    chatStartWarningMessage:
      'Our kitchen handles all 14 allergens, and our fryers are shared. Please tell us about any allergy before you order.',
    logo: 'pub-logo.webp',
  },
  visit: {
    timeZone: 'Europe/London',
    hours: [[day], [day], [day], [day], [lateNight], [lateNight], [[720, 1350]]],
    phone: '020 7946 0123',
    wifiName: 'Hop and Heron',
    wifiKey: 'mindtheheron',
    links: ['https://www.instagram.com/hopandheron.example'],
    notice: '',
  },
  house: {
    hours:
      'Open every day from noon: until 11 pm Monday to Thursday, midnight on Friday and Saturday, 10.30 pm on Sunday.',
    kitchen:
      'The kitchen is open from noon to 9.30 pm; on Sundays from noon to 7 pm, roasts until they run out.',
    payment:
      'Cards, phones and cash. We add 12.5% service to tables of six or more; it all goes to the staff and is optional.',
    booking:
      'Book by phone for Sunday lunch and for six or more. The bar is for whoever comes first.',
    wifi: 'Network: Hop and Heron, password: mindtheheron',
    parking:
      'No car park. Pay and display in Narrow Street; Limehouse station is five minutes away.',
    children: 'Children are welcome until 9 pm. We have high chairs and crayons.',
    pets: 'Dogs are welcome in the bar and the garden, on a lead.',
    access: 'Step-free from the street. The accessible toilet is behind the bar, on the left.',
    terrace: 'The garden by the water has forty seats, first come, first served.',
    events: 'Quiz night is on Tuesdays at 8 pm, £2 per person, teams of up to six.',
    takeaway: 'Fish and chips to take away from noon to 9 pm. Everything else is for here.',
  },
  menu: {
    name: 'Pub Menu',
    currency: 'GBP',
    aiContext:
      'A riverside pub in Limehouse with sixty seats, a short menu of British classics, and a garden.',
    aiInstructions:
      'If guests ask what to eat, start with the chef’s favourites. Roasts are served on Sundays only.',
  },
  categories: [barSnacks, starters, mains, sides, children, puddings, drinks],
  statements,
} satisfies DemoRestaurant

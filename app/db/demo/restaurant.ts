import { mains } from './mains.ts'
import { starters } from './starters.ts'
import { sweetsAndDrinks } from './sweets-and-drinks.ts'

/**
 * The sample restaurant: invented, with a menu that an Istanbul lokanta might have. It holds
 * a dish for each thing that a menu must cope with: nuts (Muhammara, Baklava), gluten
 * (Mercimek, Mantı), milk (Haydari), fish (Levrek), shellfish (Karides, Midye), egg (Menemen),
 * sesame (Humus, Pide), vegan (Fava), wine without pork (Kuzu İncik), no calories (Hamsi,
 * Öküzgözü), no picture (Türk Kahvesi), passive (Kelle Paça),
 * no tags (Paçanga).
 */
export const demoRestaurant = {
  owner: {
    email: 'demo@chefin.example',
    firstName: 'Defne',
    lastName: 'Akar',
    locale: 'tr',
    timeZone: 'Europe/Istanbul',
  },
  restaurant: {
    slug: 'demo',
    name: 'Akar Lokantası',
    location: 'Kuzguncuk, İstanbul',
    aiInstructions:
      'Misafirlere sıcak ve kısa yanıt ver. Alerji sorularında mutlaka servis ekibine yönlendir.',
    logo: 'logo.webp',
  },
  menu: {
    name: 'Akşam Menüsü',
    currency: 'TRY',
    aiContext:
      'Kuzguncuk’ta üç kuşaktır aynı ailenin işlettiği, kırk kişilik bir lokanta. Zeytinyağlılar ve ızgaralar öne çıkar.',
    aiInstructions:
      'Öneri istenirse önce şefin önerisi etiketli yemekleri an. Fiyatlara servis dahildir.',
  },
  categories: [...starters, ...mains, ...sweetsAndDrinks],
} as const

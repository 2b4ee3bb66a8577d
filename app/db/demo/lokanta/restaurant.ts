import type { DemoRestaurant } from '../demo-restaurant.ts'
import { mains } from './dishes/mains.ts'
import { mezes } from './dishes/mezes.ts'
import { salads, soups } from './dishes/soups-and-salads.ts'
import { drinks, sweets } from './dishes/sweets-and-drinks.ts'
import { statements } from './statements.ts'

/**
 * The Turkish sample restaurant: invented, with a menu that an Istanbul lokanta might have. It has
 * a dish for each case that a menu has to handle: nuts (Muhammara, Gavurdağı, Midye's tarator,
 * Baklava, Künefe), pine nuts (Sarma), gluten (Mercimek, Mantı), beer in a batter (Midye), milk
 * (Haydari), fish (Levrek, Hamsi), crustaceans (Karides), molluscs (Midye), egg (Menemen, and less
 * obviously in Yayla and Baklava), sesame (Humus by its tahini, Pide), vegan (Sarma, Fava, İmam
 * Bayıldı), gluten-free by tag (Fava, Çoban, Fasulye), spicy (Muhammara, Adana), no pork but wine
 * (Kuzu İncik), alcohol (Öküzgözü), no calories (Hamsi, Öküzgözü), no picture (Türk Kahvesi),
 * passive (Kelle Paça), no tags (Paçanga, Hünkâr Beğendi, Türk Kahvesi), a dish directly in a main
 * category that also has sections (Menemen).
 */
export const demoLokanta = {
  folder: 'lokanta',
  locale: 'tr',
  restaurant: {
    slug: 'demo',
    name: 'Akar Lokantası',
    location: 'Kuzguncuk, İstanbul',
    aiInstructions:
      'Misafirlere sıcak ve kısa yanıt ver. Alerji sorularında mutlaka servis ekibine yönlendir.',
    chatStartWarningMessage: null,
    logo: 'logo.webp',
  },
  /** Closed on Mondays, as `house` says too. */
  visit: {
    timeZone: 'Europe/Istanbul',
    hours: [
      [],
      [[720, 1380]],
      [[720, 1380]],
      [[720, 1380]],
      [[720, 1380]],
      [[720, 1380]],
      [[720, 1380]],
    ],
    phone: '0216 555 01 23',
    wifiName: 'Akar Misafir',
    wifiKey: 'zeytinyagli',
    links: ['https://www.instagram.com/akar.lokantasi.example'],
    notice: '',
  },
  house: {
    hours: 'Salıdan pazara 12.00–23.00 arası açığız; pazartesi kapalıyız. Mutfak 22.30’da kapanır.',
    payment: 'Nakit, tüm banka ve kredi kartları, Pluxee ve Multinet geçerlidir.',
    booking: 'Altı kişiden kalabalık masalar için bir gün önceden yer ayırtmanızı rica ederiz.',
    wifi: 'Ağ: Akar Misafir, şifre: zeytinyagli',
    parking: 'Kendi otoparkımız yok; 200 metre ötede, iskelenin yanında ücretli otopark var.',
    children: 'Mama sandalyemiz var. Çocuklar için yarım porsiyon hazırlarız.',
    pets: 'Kapı önündeki masalarda evcil hayvanlar başımızın tacı.',
    access: 'Girişte iki basamak var, rampamızı kurarız. Tuvalet giriş katında, kasanın arkasında.',
  },
  menu: {
    name: 'Lokanta Menüsü',
    currency: 'TRY',
    aiContext:
      'Kuzguncuk’ta üç kuşaktır aynı ailenin işlettiği, kırk kişilik bir lokanta. Zeytinyağlılar ve ızgaralar öne çıkar.',
    aiInstructions:
      'Öneri istenirse önce şefin önerisi etiketli yemekleri an. Fiyatlara servis dahildir.',
  },
  categories: [soups, mezes, salads, mains, sweets, drinks],
  statements,
} satisfies DemoRestaurant

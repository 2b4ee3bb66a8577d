import type { Locale } from '#app/i18n/locales.ts'
import type { Template } from './schemas.ts'

/** A category of a template, with examples of its dishes. */
interface TemplateCategory {
  readonly name: string
  /** Placeholders of the fields for the first dishes' names. Never stored. */
  readonly examples: readonly string[]
}

type Categories = readonly (readonly [name: string, ...examples: string[]])[]

const categories: Readonly<Record<Template, Readonly<Record<Locale, Categories>>>> = {
  lokanta: {
    en: [
      ['Soups', 'Lentil soup', 'Tripe soup'],
      ['Cold starters', 'Haydari', 'Stuffed vine leaves'],
      ['Main courses', 'Adana kebab', 'Stuffed aubergine', 'Chicken shish'],
      ['Desserts', 'Rice pudding', 'Künefe'],
      ['Drinks', 'Ayran', 'Tea'],
    ],
    tr: [
      ['Çorbalar', 'Mercimek çorbası', 'İşkembe çorbası'],
      ['Mezeler', 'Haydari', 'Yaprak sarma'],
      ['Ana yemekler', 'Adana kebap', 'Karnıyarık', 'Tavuk şiş'],
      ['Tatlılar', 'Sütlaç', 'Künefe'],
      ['İçecekler', 'Ayran', 'Çay'],
    ],
  },
  cafe: {
    en: [
      ['Coffee', 'Espresso', 'Latte', 'Turkish coffee'],
      ['Tea & cold drinks', 'Black tea', 'Lemonade'],
      ['Breakfast', 'Breakfast plate', 'Menemen'],
      ['Sandwiches', 'Cheese toastie', 'Chicken sandwich'],
      ['Cakes', 'Cheesecake', 'Apple cake'],
    ],
    tr: [
      ['Kahveler', 'Espresso', 'Latte', 'Türk kahvesi'],
      ['Çaylar ve soğuk içecekler', 'Çay', 'Limonata'],
      ['Kahvaltı', 'Kahvaltı tabağı', 'Menemen'],
      ['Sandviçler', 'Kaşarlı tost', 'Tavuklu sandviç'],
      ['Pastalar', 'Cheesecake', 'Elmalı kek'],
    ],
  },
  bar: {
    en: [
      ['Beers', 'Draught lager', 'Wheat beer'],
      ['Wines', 'House red', 'House white'],
      ['Cocktails', 'Negroni', 'Gin and tonic', 'Mojito'],
      ['Without alcohol', 'Lemonade', 'Soda water'],
      ['Snacks', 'Chips', 'Cheese plate'],
    ],
    tr: [
      ['Biralar', 'Fıçı bira', 'Buğday birası'],
      ['Şaraplar', 'Kadeh kırmızı şarap', 'Kadeh beyaz şarap'],
      ['Kokteyller', 'Negroni', 'Cin tonik', 'Mojito'],
      ['Alkolsüz', 'Limonata', 'Soda'],
      ['Atıştırmalıklar', 'Patates kızartması', 'Peynir tabağı'],
    ],
  },
}

/** Returns a template's categories in order; none for a menu that begins without them. */
export function categoriesOf(template: Template | 'file' | '', locale: Locale): TemplateCategory[] {
  if (template === 'file' || template === '') return []
  return categories[template][locale].map(([name, ...examples]) => ({ name, examples }))
}

/** Returns the examples of the category with this name in any template and language; empty if none has it. */
export function examplesFor(categoryName: string): readonly string[] {
  for (const { en, tr } of Object.values(categories)) {
    for (const [name, ...examples] of [...en, ...tr]) if (name === categoryName) return examples
  }
  return []
}

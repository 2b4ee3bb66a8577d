import names from '#app/i18n/messages/de/guest.json' with { type: 'json' }
import type { PhraseBook } from './book.ts'
import { dietNames } from './diet-names.ts'
import type { NameForms } from './phrase-types.ts'

/**
 * `has` and `without` are accusatives without an article; `free` comes between "als" and
 * "gekennzeichnet".
 */
const fact = (name: string, free: string, has = name): NameForms => {
  return { name, has, without: has, free }
}

/** The names of facts, diets, courses and topics in German. */
export const germanNames: Pick<PhraseBook, 'facts' | 'diets' | 'courses' | 'topics'> = {
  facts: {
    gluten: fact(names.fact_gluten, 'glutenfrei'),
    crustaceans: fact(names.fact_crustaceans, 'frei von Krebstieren'),
    eggs: fact(names.fact_eggs, 'frei von Ei', 'Ei'),
    fish: fact(names.fact_fish, 'frei von Fisch'),
    peanuts: fact(names.fact_peanuts, 'erdnussfrei'),
    soy: fact(names.fact_soy, 'sojafrei'),
    milk: fact(names.fact_milk, 'milchfrei'),
    nuts: fact(names.fact_nuts, 'nussfrei', 'Nüsse'),
    celery: fact(names.fact_celery, 'frei von Sellerie'),
    mustard: fact(names.fact_mustard, 'frei von Senf'),
    sesame: fact(names.fact_sesame, 'frei von Sesam'),
    sulphites: fact(names.fact_sulphites, 'frei von Sulfiten'),
    lupin: fact(names.fact_lupin, 'frei von Lupinen'),
    molluscs: fact(names.fact_molluscs, 'frei von Weichtieren'),
    lactose: fact('Laktose', 'laktosefrei'),
    meat: fact('Fleisch', 'fleischfrei'),
    poultry: fact('Geflügel', 'frei von Geflügel'),
    pork: fact(names.fact_pork, 'frei von Schweinefleisch'),
    gelatine: fact('Gelatine', 'frei von Gelatine'),
    alcohol: fact(names.fact_alcohol, 'alkoholfrei'),
    honey: fact('Honig', 'frei von Honig'),
  },
  diets: dietNames(names),
  courses: {
    starter: 'Vorspeise',
    main: 'Hauptgericht',
    side: 'Beilage',
    dessert: 'Dessert',
    drink: 'Getränk',
  },
  topics: {
    phone: 'Telefonnummer',
    links: 'Soziale Medien und Webseite',
    languages: 'Sprachen der Karte',
    hours: 'Öffnungszeiten',
    payment: 'Bezahlung',
    booking: 'Reservierung',
    place: 'Adresse',
    wifi: 'WLAN',
    parking: 'Parken',
    children: 'Angebote für Kinder',
    pets: 'Haustiere',
    music: 'Musik',
    access: 'Toiletten/Zugang',
    events: 'Veranstaltungen',
    kitchen: 'Küche',
    terrace: 'Terrasse',
    takeaway: 'Essen zum Mitnehmen',
  },
}

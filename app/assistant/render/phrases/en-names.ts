import type { Diet, DietaryFact } from '#app/domain/guest-menu/facts.ts'
import type { NamedTopic, NameForms } from './phrase-types.ts'

const fact = (name: string, free = `${name}-free`): NameForms => ({
  name,
  has: name,
  without: name,
  free,
})

/** The names of facts, diets, courses and topics in English. */
export const englishNames = {
  facts: {
    gluten: fact('gluten'),
    crustaceans: fact('crustaceans', 'free of crustaceans'),
    eggs: fact('egg'),
    fish: fact('fish', 'free of fish'),
    peanuts: fact('peanuts', 'peanut-free'),
    soy: fact('soy'),
    milk: fact('milk', 'dairy-free'),
    nuts: fact('tree nuts', 'nut-free'),
    celery: fact('celery', 'free of celery'),
    mustard: fact('mustard', 'free of mustard'),
    sesame: fact('sesame', 'free of sesame'),
    sulphites: fact('sulphites', 'free of sulphites'),
    lupin: fact('lupin', 'free of lupin'),
    molluscs: fact('molluscs', 'free of molluscs'),
    lactose: fact('lactose'),
    meat: fact('meat'),
    poultry: fact('poultry', 'free of poultry'),
    pork: fact('pork'),
    gelatine: fact('gelatine', 'free of gelatine'),
    alcohol: fact('alcohol'),
    honey: fact('honey', 'free of honey'),
  } satisfies Record<DietaryFact, NameForms>,
  diets: {
    vegetarian: 'vegetarian',
    vegan: 'vegan',
    pescatarian: 'pescatarian',
    halal: 'halal',
    kosher: 'kosher',
  } satisfies Record<Diet, string>,
  courses: {
    starter: 'To start',
    main: 'As a main',
    side: 'On the side',
    dessert: 'For dessert',
    drink: 'To drink',
  },
  topics: {
    phone: 'the phone number',
    links: 'social media and website',
    languages: 'the menu’s languages',
    hours: 'opening hours',
    payment: 'payment',
    booking: 'reservations',
    place: 'the address',
    wifi: 'Wi-Fi',
    parking: 'parking',
    children: 'things for children',
    pets: 'pets',
    music: 'music',
    access: 'toilets/access',
    events: 'events',
    kitchen: 'the kitchen',
    terrace: 'the terrace',
    takeaway: 'takeaway',
  } satisfies Record<NamedTopic, string>,
} as const

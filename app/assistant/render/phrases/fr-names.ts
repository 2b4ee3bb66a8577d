import names from '#app/i18n/messages/fr/guest.json' with { type: 'json' }
import type { PhraseBook } from './book.ts'
import { dietNames } from './diet-names.ts'
import type { NameForms } from './phrase-types.ts'

/** `has` takes the partitive article; `without` follows "pas": "pas de lait". */
const fact = (name: string, has: string, without: string, free: string): NameForms => {
  return { name, has, without, free }
}

/** The names of facts, diets, courses and topics in French. */
export const frenchNames: Pick<PhraseBook, 'facts' | 'diets' | 'courses' | 'topics'> = {
  facts: {
    gluten: fact(names.fact_gluten, 'du gluten', 'de gluten', 'sans gluten'),
    crustaceans: fact(names.fact_crustaceans, 'des crustacés', 'de crustacés', 'sans crustacés'),
    eggs: fact(names.fact_eggs, 'de l’œuf', 'd’œuf', 'sans œuf'),
    fish: fact(names.fact_fish, 'du poisson', 'de poisson', 'sans poisson'),
    peanuts: fact(names.fact_peanuts, 'des arachides', 'd’arachides', 'sans arachides'),
    soy: fact(names.fact_soy, 'du soja', 'de soja', 'sans soja'),
    milk: fact(names.fact_milk, 'du lait', 'de lait', 'sans lait'),
    nuts: fact(names.fact_nuts, 'des fruits à coque', 'de fruits à coque', 'sans fruits à coque'),
    celery: fact(names.fact_celery, 'du céleri', 'de céleri', 'sans céleri'),
    mustard: fact(names.fact_mustard, 'de la moutarde', 'de moutarde', 'sans moutarde'),
    sesame: fact(names.fact_sesame, 'du sésame', 'de sésame', 'sans sésame'),
    sulphites: fact(names.fact_sulphites, 'des sulfites', 'de sulfites', 'sans sulfites'),
    lupin: fact(names.fact_lupin, 'du lupin', 'de lupin', 'sans lupin'),
    molluscs: fact(names.fact_molluscs, 'des mollusques', 'de mollusques', 'sans mollusques'),
    lactose: fact('lactose', 'du lactose', 'de lactose', 'sans lactose'),
    meat: fact('viande', 'de la viande', 'de viande', 'sans viande'),
    poultry: fact('volaille', 'de la volaille', 'de volaille', 'sans volaille'),
    pork: fact(names.fact_pork, 'du porc', 'de porc', 'sans porc'),
    gelatine: fact('gélatine', 'de la gélatine', 'de gélatine', 'sans gélatine'),
    alcohol: fact(names.fact_alcohol, 'de l’alcool', 'd’alcool', 'sans alcool'),
    honey: fact('miel', 'du miel', 'de miel', 'sans miel'),
  },
  diets: dietNames(names),
  courses: {
    starter: 'Entrée',
    main: 'Plat',
    side: 'Accompagnement',
    dessert: 'Dessert',
    drink: 'Boisson',
  },
  topics: {
    phone: 'numéro de téléphone',
    links: 'réseaux sociaux et site web',
    languages: 'langues de la carte',
    hours: 'horaires',
    payment: 'paiement',
    booking: 'réservation',
    place: 'adresse',
    wifi: 'Wi-Fi',
    parking: 'stationnement',
    children: 'équipements pour enfants',
    pets: 'animaux',
    music: 'musique',
    access: 'toilettes/accès',
    events: 'événements',
    kitchen: 'cuisine',
    terrace: 'terrasse',
    takeaway: 'plats à emporter',
  },
}

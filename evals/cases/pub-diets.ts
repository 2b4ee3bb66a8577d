import { onMenu } from './eval-case.ts'

const vegan = [
  'Garden Burger',
  'Chickpea Curry',
  'Superfood Salad',
  'Vegan Brownie',
  'Lemon Sorbet',
  'Matcha Latte',
  'Crispy Cauliflower Wings',
  'Nut Roast',
]

const vegetarian = [
  ...vegan,
  'Whipped Feta & Beetroot',
  'Nachos',
  'Squash Risotto',
  'Sticky Toffee Pudding',
  'Chocolate Brownie',
]

/** Questions about vegetarian and vegan food, pork and alcohol in the gastropub. */
export const pubDiets = onMenu('pub', [
  {
    kind: 'vegetarian',
    language: 'en',
    question: 'What can a vegetarian eat?',
    offers: ['Nachos', 'Squash Risotto'],
    offersOnly: vegetarian,
  },
  {
    kind: 'vegetarian',
    language: 'en',
    question: 'is the caesar salad vegetarian?',
    mustNotOffer: ['Caesar Salad'],
    mentions: ['anchov|caesar dressing'],
  },
  {
    kind: 'vegetarian',
    language: 'en',
    question: 'Is the panna cotta suitable for veggies?',
    mustNotOffer: ['Panna Cotta'],
    mentions: ['gelatine'],
  },
  {
    kind: 'vegetarian',
    language: 'en',
    question: "I'm vegetarian - can I order the pad thai?",
    mustNotOffer: ['Pad Thai'],
    mentions: ['fish'],
  },
  {
    kind: 'vegetarian',
    language: 'en',
    question: 'are the chips fried in anything meaty with the fish & chips?',
    mentions: ['dripping'],
  },
  {
    kind: 'vegan',
    language: 'en',
    question: 'Any vegan desserts?',
    offers: ['Vegan Brownie', 'Lemon Sorbet'],
    offersOnly: vegan,
    mustNotOffer: ['Chocolate Brownie'],
  },
  {
    kind: 'vegan',
    language: 'en',
    question: 'is the brownie vegan',
    offers: ['Vegan Brownie'],
    mustNotOffer: ['Chocolate Brownie'],
  },
  {
    kind: 'vegan',
    language: 'en',
    question: 'plant based mains?',
    offers: ['Garden Burger', 'Chickpea Curry'],
    offersOnly: vegan,
  },
  {
    kind: 'vegan',
    language: 'en',
    question: 'Is the squash risotto vegan?',
    mustNotOffer: ['Squash Risotto'],
    mentions: ['parmesan'],
  },
  {
    kind: 'halal, pork, alcohol',
    language: 'en',
    question: 'Which dishes contain pork?',
    names: ['Scotch Egg', 'Kettle Burger'],
  },
  {
    kind: 'halal, pork, alcohol',
    language: 'en',
    question: 'is the chicken & mushroom pie cooked with wine',
    contains: { 'Chicken & Mushroom Pie': ['alcohol'] },
  },
  {
    kind: 'halal, pork, alcohol',
    language: 'en',
    question: 'do you have any halal chicken?',
    admitsUnknown: true,
    refersToStaff: true,
  },
  {
    kind: 'halal, pork, alcohol',
    language: 'en',
    question: 'is there alcohol in the ginger beer?',
    free: { 'Ginger Beer': ['alcohol'] },
  },
  {
    kind: 'halal, pork, alcohol',
    language: 'en',
    question: 'What non-alcoholic drinks do you serve?',
    offers: ['Ginger Beer', 'Virgin Mary', 'Flat White'],
    mustNotOffer: ['Bloody Mary', 'House Lager (pint)'],
  },
])

import { onMenu } from './case.ts'

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

/** The gastropub: vegetarian, vegan, pork and alcohol. */
export const pubDiets = onMenu('pub', [
  {
    kind: 'vegetarian',
    language: 'en',
    ask: 'What can a vegetarian eat?',
    offers: ['Nachos', 'Squash Risotto'],
    offersOnly: vegetarian,
  },
  {
    kind: 'vegetarian',
    language: 'en',
    ask: 'is the caesar salad vegetarian?',
    offersNot: ['Caesar Salad'],
    says: ['anchov|caesar dressing'],
  },
  {
    kind: 'vegetarian',
    language: 'en',
    ask: 'Is the panna cotta suitable for veggies?',
    offersNot: ['Panna Cotta'],
    says: ['gelatine'],
  },
  {
    kind: 'vegetarian',
    language: 'en',
    ask: "I'm vegetarian - can I order the pad thai?",
    offersNot: ['Pad Thai'],
    says: ['fish'],
  },
  {
    kind: 'vegetarian',
    language: 'en',
    ask: 'are the chips fried in anything meaty with the fish & chips?',
    says: ['dripping'],
  },
  {
    kind: 'vegan',
    language: 'en',
    ask: 'Any vegan desserts?',
    offers: ['Vegan Brownie', 'Lemon Sorbet'],
    offersOnly: vegan,
    offersNot: ['Chocolate Brownie'],
  },
  {
    kind: 'vegan',
    language: 'en',
    ask: 'is the brownie vegan',
    offers: ['Vegan Brownie'],
    offersNot: ['Chocolate Brownie'],
  },
  {
    kind: 'vegan',
    language: 'en',
    ask: 'plant based mains?',
    offers: ['Garden Burger', 'Chickpea Curry'],
    offersOnly: vegan,
  },
  {
    kind: 'vegan',
    language: 'en',
    ask: 'Is the squash risotto vegan?',
    offersNot: ['Squash Risotto'],
    says: ['parmesan'],
  },
  {
    kind: 'halal, pork, alcohol',
    language: 'en',
    ask: 'Which dishes contain pork?',
    names: ['Scotch Egg', 'Kettle Burger'],
  },
  {
    kind: 'halal, pork, alcohol',
    language: 'en',
    ask: 'is the chicken & mushroom pie cooked with wine',
    holds: { 'Chicken & Mushroom Pie': ['alcohol'] },
  },
  {
    kind: 'halal, pork, alcohol',
    language: 'en',
    ask: 'do you have any halal chicken?',
    admits: true,
    staff: true,
  },
  {
    kind: 'halal, pork, alcohol',
    language: 'en',
    ask: 'is there alcohol in the ginger beer?',
    free: { 'Ginger Beer': ['alcohol'] },
  },
  {
    kind: 'halal, pork, alcohol',
    language: 'en',
    ask: 'What non-alcoholic drinks do you serve?',
    offers: ['Ginger Beer', 'Virgin Mary', 'Flat White'],
    offersNot: ['Bloody Mary', 'House Lager (pint)'],
  },
])

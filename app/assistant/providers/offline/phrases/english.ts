import type { Phrases } from './phrases.ts'

const each = (people: number) => (people > 1 ? ` for ${people} people` : '')

export const english: Phrases = {
  fact: {
    gluten: 'gluten',
    crustaceans: 'crustaceans',
    eggs: 'egg',
    fish: 'fish',
    peanuts: 'peanuts',
    soy: 'soy',
    milk: 'milk products',
    nuts: 'nuts',
    celery: 'celery',
    mustard: 'mustard',
    sesame: 'sesame',
    sulphites: 'sulphites',
    lupin: 'lupin',
    molluscs: 'molluscs',
    meat: 'meat',
    pork: 'pork',
    alcohol: 'alcohol',
    honey: 'honey',
  },
  diet: { vegetarian: 'vegetarian', vegan: 'vegan' },
  staff: 'Please ask the staff.',
  allergyStaff:
    'Traces are possible in any kitchen. Please tell the staff about your allergy before you order: they have the last word.',
  contains: (dish, fact, reasons) => `${dish}: yes, ${fact} is recorded (${reasons}).`,
  mentioned: (dish, fact, sentences) =>
    `${dish}: the ingredient list names no ${fact}, but the menu mentions it: “${sentences}”. Please ask the staff.`,
  markedFree: (dish, fact, tag) =>
    `${dish}: the restaurant marks it “${tag}”, and no recorded ingredient speaks against that. Please confirm with the staff if you avoid ${fact}.`,
  factUnknown: (dish, fact, ingredients) =>
    `${dish}: none of the recorded ingredients is a known source of ${fact}, but nobody has recorded that it is free of it, so I can't say that it is. Recorded: ${ingredients}.`,
  noIngredients: (dish) =>
    `${dish}: the menu doesn't record its ingredients. Please ask the staff.`,
  hasIngredient: (dish, ingredient) => `${dish}: yes, the menu records ${ingredient}.`,
  ingredients: (dish, ingredients) => `${dish} is made with: ${ingredients}.`,
  calories: (dish, calories) => `${dish}: ${calories} kcal.`,
  noCalories: (dish) =>
    `${dish}: the menu doesn't give its calories, so I don't know. Please ask the staff.`,
  price: (dish, price) => `${dish}: ${price}.`,
  noPrice: (dish) => `${dish}: the menu gives no price. Please ask the staff.`,
  cooking: (dish, words) => `${dish}: ${words}`,
  noCooking: (dish) => `${dish}: the menu doesn't say how it is made. Please ask the staff.`,
  dietMarked: (dish, diet) => `${dish}: the restaurant marks it as ${diet}.`,
  dietAgainst: (dish, diet, reasons) => `${dish} is not ${diet}: the menu names ${reasons}.`,
  dietContradiction: (dish, diet, reasons) =>
    `${dish}: the restaurant marks it as ${diet}, but the menu also names ${reasons}. That doesn't fit together; don't rely on it, and please ask the staff.`,
  dietUnknown: (dish, diet) =>
    `${dish}: the restaurant doesn't mark it as ${diet}, so I can't say that it is. Please ask the staff.`,
  dishesWith: (fact) => `Dishes in which the menu records or mentions ${fact}:`,
  noDishesWith: (fact) => `No dish on this menu has ${fact} recorded.`,
  dishesMarkedFree: (fact) =>
    `The restaurant marks these as free of ${fact}; please confirm them too:`,
  restUnknown:
    'For every other dish the menu doesn’t record that it is free of it, so I can’t call any of them safe.',
  dietDishes: (diet) => `The restaurant marks these as ${diet}:`,
  noDietDishes: (diet) =>
    `The restaurant marks no dish as ${diet}, so I can't recommend one as such. Please ask the staff.`,
  heading: (name) => `${name}:`,
  overview: 'On the menu there are:',
  overviewHint: 'Ask me about any of them, a dish, an ingredient or a budget.',
  cheapest: 'The least expensive:',
  dearest: 'The most expensive:',
  lightest: 'By recorded calories, lightest first:',
  tag: (dish, tags) => `${dish}: the restaurant marks it ${tags}.`,
  noTag: (dish) => `${dish}: the restaurant doesn't mark it so.`,
  tagged: 'The restaurant marks these so:',
  noneTagged: 'The restaurant marks no dish so. Please ask the staff.',
  recommend: 'I would suggest:',
  recommendDiet: (diet) => `From what the restaurant marks as ${diet}, I would suggest:`,
  withinBudget: (budget, people) => `Within ${budget}${each(people)}, I would take:`,
  total: (total, people) => `Together ${total}${each(people)}.`,
  tooSmallBudget: (budget, cheapest) =>
    `Nothing that fits is within ${budget}. The least expensive is ${cheapest}.`,
  pictures: 'Here you go:',
  noPictures: (dishes) => `There is no picture of ${dishes}.`,
  notOnMenu: "I can't find that on this menu.",
  which: 'Several dishes fit; here is what I know of each:',
  greeting: (restaurant) =>
    `Hello, and welcome to ${restaurant}! Ask me about ingredients, allergens, prices or what to choose.`,
  thanks: 'You are welcome. Enjoy your meal!',
  unknown:
    "I don't know that: I only know what this menu records. I can tell you about ingredients, allergens, calories, prices and what to choose. For anything else, please ask the staff.",
}

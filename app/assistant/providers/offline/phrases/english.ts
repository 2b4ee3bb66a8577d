import type { Phrases } from './phrases.ts'

const each = (people: number) => (people > 1 ? ` for ${people} people` : '')

// Nuts and olives; not couscous or watercress.
const isPlural = (food: string) => /(?<![us])s$/.test(food)
const are = (food: string) => (isPlural(food) ? 'are' : 'is')
const them = (food: string) => (isPlural(food) ? 'them' : 'it')

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
    lactose: 'lactose',
    meat: 'meat',
    poultry: 'poultry',
    pork: 'pork',
    gelatine: 'gelatine',
    alcohol: 'alcohol',
    honey: 'honey',
  },
  diet: {
    vegetarian: 'vegetarian',
    vegan: 'vegan',
    pescatarian: 'pescatarian',
    halal: 'halal',
    kosher: 'kosher',
  },
  sense: { spicy: 'spicy', kids: 'good for children', popular: 'a favourite or a speciality' },

  allergyStaff:
    'Traces are possible in any kitchen. Please tell the staff about your allergy before you order: they have the last word.',
  dietStaff: 'If you have an allergy, please check with the staff: they have the last word.',

  contains: (dish, fact, reasons) => `${dish}: yes, ${fact} ${are(fact)} recorded (${reasons}).`,
  containsAll: (dish, facts) =>
    `${dish}: yes, ${facts.slice(0, -1).join(', ')} and ${facts.at(-1)} are recorded.`,
  contradicts: (tag) =>
    `The restaurant also marks it “${tag}”. That doesn't fit together, so please treat it as containing it.`,
  despiteTag: (tag) => `although marked “${tag}”`,
  foodItself: (food) =>
    `The menu doesn't name ${food} itself, which is no promise that there is none.`,
  usual: (dish, fact) =>
    `${dish}: the menu doesn't record ${fact}, but a dish of this name usually contains ${them(fact)}. Please treat it as containing ${them(fact)} until the staff tell you otherwise.`,
  mayHold: (dish, fact, words) =>
    `${dish}: the menu doesn't record ${fact}, but names what may contain ${them(fact)}: ${words}. Please ask the staff; until then, treat it as containing ${them(fact)}.`,
  doubtsFree: (dish, fact, tag, words) =>
    `${dish}: the restaurant marks it “${tag}”, but I can't rely on that: “${words}” may be a misspelt source of ${fact}. Please ask the staff; until then, treat it as containing ${them(fact)}.`,
  mentioned: (dish, fact, clauses) =>
    `${dish}: the ingredient list names no ${fact}, but the menu mentions ${them(fact)}: “${clauses}”. Please ask the staff.`,
  markedFree: (dish, fact, tag) =>
    `${dish}: the restaurant marks it “${tag}”, and nothing recorded speaks against that. Please confirm with the staff if you avoid ${fact}.`,
  saysContains: (dish, fact) => `${dish}: yes, the restaurant says that it contains ${fact}.`,
  saysMayContain: (dish, fact) =>
    `${dish}: the restaurant says that it may contain ${fact}. Please ask the staff.`,
  saysFree: (dish, fact) =>
    `${dish}: the restaurant says that it is free of ${fact}, and nothing recorded speaks against that. Please confirm with the staff if you avoid ${fact}.`,
  factUnknown: (dish, fact, ingredients) =>
    `${dish}: none of the recorded ingredients is a source of ${fact} that I know of, but nobody has recorded that it is free of ${them(fact)}, so I can't say that it is. Recorded: ${ingredients}.`,
  othersUnknown:
    "Nobody has recorded that it is free of any other allergen, so I can't say that it is.",
  noneKnown:
    "None of these is a source of a listed allergen that I know of, but nobody has recorded that it is free of any, so I can't say that it is.",
  noIngredients: (dish) =>
    `${dish}: the menu doesn't record its ingredients, so I don't know. Please ask the staff.`,
  foodUnknown: (dish, food, ingredients) =>
    `${dish}: ${food} isn't among the recorded ingredients, but I can't promise that there is none. Recorded: ${ingredients}.`,
  veganIsNoPromise: (dish, tag) =>
    `The restaurant marks ${dish} as ${tag}; that is no statement about allergens.`,
  or: ' or ',
  andSo: (diets, diet) => `${diets} (and so ${diet})`,
  dietMarked: (dish, diet) => `${dish}: the restaurant marks it as ${diet}.`,
  dietAgainst: (dish, diet, reasons) =>
    `${dish}: not ${diet} by what the menu says, which names ${reasons}.`,
  dietContradiction: (dish, diet, reasons) =>
    `${dish}: the restaurant marks it as ${diet}, but the menu also names ${reasons}. That doesn't fit together; don't rely on it, and please ask the staff.`,
  dietDenied: (dish, diet) =>
    `${dish}: the restaurant says that it holds, or may hold, what is not ${diet}.`,
  dietUnknown: (dish, diet) =>
    `${dish}: the restaurant doesn't mark it as ${diet}, so I can't say that it is. Please ask the staff.`,

  ingredients: (dish, ingredients) => `${dish} – recorded ingredients: ${ingredients}.`,
  calories: (dish, calories) => `${dish}: ${calories} kcal.`,
  noCalories: (dish) =>
    `${dish}: the menu doesn't give its calories, so I don't know. Please ask the staff.`,
  price: (dish, price) => `${dish}: ${price}.`,
  noPrice: (dish) => `${dish}: the menu gives no price. Please ask the staff.`,
  cooking: (dish, words) => `${dish}: ${words}`,
  noCooking: (dish) => `${dish}: the menu doesn't say how it is made. Please ask the staff.`,
  tagged: (dish, tag) => `${dish}: the restaurant marks it “${tag}”.`,
  notTagged: (dish, sense) => `${dish}: the restaurant doesn't mark it so (${sense}).`,
  chiliRecorded: (words) => `The menu does name: ${words}.`,
  notThat: "I don't know that. What the menu says:",
  pairing: (dish) => `The menu doesn't say what goes with ${dish}. From it you could add:`,

  dishesWith: (fact) => `Dishes in which the menu records or mentions ${fact}:`,
  noDishesWith: (fact) => `The menu records ${fact} in no dish.`,
  dishesMarkedFree: (fact) =>
    `The restaurant marks these as free of ${fact}; please confirm them too:`,
  noDishesMarkedFree: (fact) => `The restaurant marks no dish as free of ${fact}.`,
  dishesPerhapsWith: (fact) =>
    `Not recorded, but by their names or ingredients these usually, or may, contain ${fact}:`,
  restUnknown:
    'For every other dish the menu doesn’t record that it is free of it, so I can’t call any of them safe.',
  allUnknown:
    'That doesn’t mean that there is none: nobody has recorded that any dish is free of it, so I can’t call any of them safe.',
  dietDishes: (diet) => `The restaurant marks these as ${diet}:`,
  noDietDishes: (diet) =>
    `The restaurant marks no dish as ${diet}, so I can't recommend one as such.`,
  dietDoubtful: (diet) =>
    `Marked as ${diet}, but the menu also names what doesn't fit; please ask:`,
  senseDishes: (sense) => `The restaurant marks these as ${sense}:`,
  noSenseDishes: (sense) => `The restaurant marks no dish as ${sense}. Please ask the staff.`,
  notMarkedSpicy: "Of the others the menu doesn't say that they are mild; please ask the staff.",
  heading: (name) => `${name}:`,
  withoutRecorded: (fact) =>
    `The menu records no ${fact} in these; please ask the staff if it matters:`,
  only: (headings) => `Looking only at ${headings}:`,
  found: 'On the menu:',
  overview: 'On the menu there are:',
  overviewHint: 'Ask me about any of them, a dish, an ingredient or a budget.',
  cheapest: 'The least expensive:',
  dearest: 'The most expensive:',
  lightest: 'By recorded calories, lightest first:',
  heaviest: 'By recorded calories, the most first:',
  withinCalories: (most) => `With at most ${most} kcal recorded, lightest first:`,
  noneWithinCalories: (most) => `The menu records no dish with at most ${most} kcal.`,
  noCaloriesAtAll: "The menu doesn't give any calories. Please ask the staff.",
  noPrices: 'The menu gives no prices for these. Please ask the staff.',
  andMore: (count) => `… and ${count} more.`,

  recommend: 'I would suggest:',
  recommendDiet: (diet) => `From what the restaurant marks as ${diet}, I would suggest:`,
  withinBudget: (budget, people, diet) =>
    diet === undefined
      ? `Within ${budget}${each(people)}, I would take:`
      : `From what the restaurant marks as ${diet}, within ${budget}${each(people)}, I would take:`,
  eachWithin: (budget, diet) =>
    diet === undefined
      ? `At most ${budget} each:`
      : `From what the restaurant marks as ${diet}, at most ${budget} each:`,
  total: (total, people) => `Together ${total}${people > 1 ? `, one of each for ${people}` : ''}.`,
  tooSmallBudget: (budget, cheapest) =>
    `Nothing that fits is within ${budget}. The least expensive is ${cheapest}.`,
  noneFits: 'I find nothing on the menu that fits all of that. Please ask the staff.',
  onlyMarkedFree: (fact) => `Only what the restaurant itself marks as free of ${fact}.`,
  onlySense: (sense) => `Only what the restaurant marks as ${sense}.`,
  leftOut: (foods) =>
    `I left out what the menu records with ${foods}; please tell the staff, too, since it may not record everything.`,
  foreignCurrency: (currency) =>
    `The prices on this menu are in ${currency}, and I can't convert other currencies.`,

  pictures: 'Here you go:',
  noPictures: (dishes) => `There is no picture of ${dishes}.`,
  notOnMenu: "I can't find that on this menu.",
  near: 'The nearest there is:',
  whichDish: 'Several dishes fit. Which one do you mean?',
  moreMatches: (count) => `${count} more dishes fit; ask me about one by its name.`,

  greeting: (restaurant) =>
    `Hello, and welcome to ${restaurant}! Ask me about ingredients, allergens, prices or what to choose.`,
  thanks: 'You are welcome. Enjoy your meal!',
  help: 'I answer from this menu: ingredients, allergens, vegetarian and vegan dishes, calories, prices, pictures, and what to choose for a budget. What the menu doesn’t say, the staff know.',
  doubt:
    'I repeat only what the menu records, and it may be incomplete. If it matters, above all with an allergy, please ask the staff: they have the last word.',
  unknown:
    "I don't know that: I only know what this menu records. I can tell you about ingredients, allergens, calories, prices and what to choose. For anything else, please ask the staff.",
  medical:
    "I can't judge what is right for your health. I only know what the menu records; please ask the staff, and your doctor if in doubt.",
  unknownAllergen:
    "I can't tell from this menu which dishes hold that, so I can't call any of them safe.",
  staff: 'Please ask the staff.',
}

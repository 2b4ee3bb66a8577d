import type { DemoCategory, DemoDish } from '../demo-restaurant.ts'

const beersAndCider: readonly DemoDish[] = [
  {
    name: 'Limehouse Best Bitter (pint)',
    description: 'Copper-coloured, malty, from the cask. 3.9 %.',
    ingredients: ['water', 'malted barley', 'hops', 'yeast', 'isinglass'],
    tags: ['alcoholic'],
    calories: 180,
    priceMinor: 580,
    picture: 'bitter.webp',
    isActive: true,
    aiInstructions: 'Cleared with isinglass, which comes from fish. Half pints cost £2.95.',
  },
  {
    name: 'Dry Cider (pint)',
    description: 'Kentish apples, still and sharp. 5.4 %.',
    ingredients: ['cider'],
    tags: ['alcoholic'],
    calories: 210,
    priceMinor: 610,
    picture: 'cider.webp',
    isActive: true,
    aiInstructions: 'Half pints cost £3.10. Also served mulled in winter.',
  },
  {
    name: 'Low-Alcohol Pale Ale (bottle)',
    description: 'Hoppy and light. No more than 0.5 %.',
    ingredients: ['water', 'malted barley', 'rolled oats', 'hops', 'yeast'],
    tags: ['low alcohol', 'vegan'],
    calories: 75,
    priceMinor: 490,
    picture: 'pale-ale.webp',
    isActive: true,
    aiInstructions: 'Not free of alcohol: it contains up to 0.5 %. 330 ml.',
  },
]

const wines: readonly DemoDish[] = [
  {
    name: 'Bacchus, Kent (glass)',
    description: 'English white: elderflower, lime and cut grass. 175 ml.',
    ingredients: ['white wine'],
    tags: ['alcoholic'],
    calories: null,
    priceMinor: 950,
    picture: 'white-wine.webp',
    isActive: true,
    aiInstructions: 'Goes well with seafood. Also 125 ml at £7.',
  },
  {
    name: 'Malbec, Mendoza (glass)',
    description: 'Dark plums and a little pepper. 175 ml.',
    ingredients: ['red wine'],
    tags: ['alcoholic', 'vegan'],
    calories: null,
    priceMinor: 820,
    picture: 'red-wine.webp',
    isActive: true,
    aiInstructions: 'The one to have on a Sunday. Also 125 ml at £6.',
  },
]

const softDrinks: readonly DemoDish[] = [
  {
    name: 'Elderflower Pressé',
    description: 'Our own cordial, lemon and sparkling water.',
    ingredients: ['sparkling water', 'elderflower', 'lemon', 'sugar'],
    tags: ['vegan', 'vegetarian', 'kids'],
    calories: 95,
    priceMinor: 420,
    picture: 'elderflower.webp',
    isActive: true,
    aiInstructions: 'Ask for less cordial if you like it less sweet.',
  },
  {
    name: 'Pot of Tea',
    description: 'Strong breakfast blend, milk beside it.',
    ingredients: ['black tea', 'water', 'milk'],
    tags: ['vegetarian'],
    calories: 20,
    priceMinor: 320,
    sizes: {
      first: 'For one',
      more: [{ name: 'For two', priceMinor: 560, calories: 40 }],
    },
    picture: 'tea.webp',
    isActive: true,
    aiInstructions: 'Leaf tea. The calories include a splash of milk.',
  },
]

export const drinks: DemoCategory = {
  name: 'Drinks',
  dishes: [],
  sections: [
    { name: 'Beer and Cider', dishes: beersAndCider },
    { name: 'Wine by the Glass', dishes: wines },
    { name: 'Soft and Hot Drinks', dishes: softDrinks },
  ],
}

import { freeOf, type DemoStatements } from '../demo-restaurant.ts'

/** The sample owner's statements, by dish name. Other dishes have none. */
export const statements: Readonly<Record<string, DemoStatements>> = {
  'Scotch Egg': { ...freeOf('milk nuts peanuts sesame'), fish: 'may_contain' },
  'Marinated Olives': freeOf('gluten milk eggs nuts peanuts sesame vegetarian vegan'),
  'Potted Shrimps': { ...freeOf('nuts peanuts sesame'), molluscs: 'may_contain' },
  'Celery and Stilton Soup': { ...freeOf('eggs nuts peanuts fish'), vegetarian: 'contains' },
  'Beetroot and Goat’s Curd Salad': freeOf('gluten eggs fish vegetarian'),
  'Mussels in Cider': { sulphites: 'contains', crustaceans: 'may_contain' },
  'Charred Cauliflower with Romesco': freeOf('milk eggs vegetarian vegan'),
  'Fish and Chips': { ...freeOf('nuts peanuts sesame'), sulphites: 'contains' },
  'Heron Burger': {
    ...freeOf('nuts peanuts'),
    eggs: 'contains',
    milk: 'contains',
    fish: 'may_contain',
  },
  'Bangers and Mash': { ...freeOf('nuts peanuts fish'), sulphites: 'contains' },
  'Mushroom and Leek Pudding': {
    ...freeOf('eggs nuts peanuts vegetarian'),
    celery: 'contains',
  },
  'Nut Roast': { ...freeOf('milk eggs vegetarian vegan'), celery: 'contains' },
  'Triple-Cooked Chips': {
    ...freeOf('milk nuts peanuts sesame'),
    gluten: 'may_contain',
    fish: 'may_contain',
  },
  'Buttered Greens': freeOf('gluten eggs nuts peanuts vegetarian'),
  'Fish Fingers and Peas': freeOf('nuts peanuts sesame'),
  'Pasta with Tomato Sauce': { ...freeOf('nuts peanuts vegan'), eggs: 'may_contain' },
  'Sticky Toffee Pudding': { ...freeOf('peanuts sesame'), nuts: 'may_contain' },
  'Apple and Blackberry Crumble': { ...freeOf('milk eggs vegan'), nuts: 'may_contain' },
  'Three British Cheeses': { ...freeOf('nuts peanuts eggs'), gluten: 'contains' },
  'Limehouse Best Bitter (pint)': { vegetarian: 'contains', vegan: 'contains' },
  'Dry Cider (pint)': { ...freeOf('gluten milk'), sulphites: 'contains' },
  'Low-Alcohol Pale Ale (bottle)': { alcohol: 'contains', vegan: 'free' },
  'Bacchus, Kent (glass)': { ...freeOf('gluten'), sulphites: 'contains', milk: 'may_contain' },
  'Malbec, Mendoza (glass)': { ...freeOf('gluten milk eggs fish vegan'), sulphites: 'contains' },
  'Elderflower Pressé': freeOf('gluten milk eggs nuts peanuts sulphites alcohol vegan'),
}

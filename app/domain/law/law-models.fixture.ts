export type Kind = 'weighed' | 'meat' | 'plain' | 'drink' | 'wine' | 'beer' | 'hot' | 'mixed'

/** A dish as it is written in a flawless menu. */
interface Model {
  readonly kind: Kind
  readonly names: readonly string[]
  readonly ingredients: readonly string[]
  readonly tags?: readonly string[]
}

/** Dishes of menus without breaches. */
export const models: readonly Model[] = [
  {
    kind: 'weighed',
    names: [
      'Et Döner',
      'Döner Dürüm',
      'Pilav Üstü Döner',
      'Tavuk Döner',
      'Yarım Ekmek Döner',
      'Döner Ekmek',
    ],
    ingredients: ['dana eti', 'ekmek'],
  },
  {
    kind: 'weighed',
    names: ['İskender', 'Bursa İskenderi', 'İSKENDER KEBAP', 'İskender Soslu'],
    ingredients: ['dana eti', 'yoğurt', 'tereyağı'],
  },
  {
    kind: 'weighed',
    names: [
      'Hamburger',
      'Cheeseburger',
      'Mantarsız Burger',
      'Klasik Burger Menü',
      'Double Burger',
      'Smash Burger',
      'Smashburger',
      'Hamburger Peynirli',
    ],
    ingredients: ['dana kıyma', 'hamburger ekmeği'],
  },
  {
    kind: 'meat',
    names: ['Adana Kebap', 'Kuzu Şiş', 'Kuzu Tandır'],
    ingredients: ['kuzu eti', 'biber'],
  },
  {
    kind: 'meat',
    names: ['Tavuk Şiş', 'Grilled Chicken', 'Hähnchenbrust'],
    ingredients: ['tavuk göğsü', 'pirinç'],
  },
  { kind: 'meat', names: ['Ribeye', 'Steak Frites', 'Bonfile'], ingredients: ['beef', 'potatoes'] },
  { kind: 'meat', names: ['Schweinebraten', 'Pork Belly'], ingredients: ['pork', 'cabbage'] },
  { kind: 'plain', names: ['Mercimek Çorbası', 'Lentil Soup'], ingredients: ['mercimek', 'soğan'] },
  { kind: 'plain', names: ['Çoban Salata', 'Green Salad'], ingredients: ['domates', 'salatalık'] },
  {
    kind: 'plain',
    names: ['Vegan Burger', 'Mantar Burger', 'Veggie Burger'],
    ingredients: ['nohut', 'bulgur'],
    tags: ['vegan'],
  },
  {
    kind: 'plain',
    names: [
      'Burger Sosu',
      'Hamburger Ekmeği',
      'Burger Sauce',
      'İskenderun Karidesi',
      'Levrek Izgara',
      'Patates Kızartması',
    ],
    ingredients: ['su'],
  },
  { kind: 'plain', names: ['Künefe', 'Fırın Sütlaç', 'Apple Pie'], ingredients: ['süt', 'şeker'] },
  {
    kind: 'plain',
    names: ['Vegan Köfte'],
    ingredients: ['vegan kıyma', 'mercimek'],
    tags: ['vegan'],
  },
  {
    kind: 'drink',
    names: ['Ayran', 'Kola', 'Limonata', 'Maden Suyu', 'Apfelschorle', 'Orange Juice'],
    ingredients: ['su'],
  },
  {
    kind: 'wine',
    names: ['Kırmızı Şarap', 'House Red Wine', 'Rakı', 'Viski'],
    ingredients: ['üzüm'],
  },
  { kind: 'beer', names: ['Bira', 'Draught Beer'], ingredients: ['arpa'] },
  { kind: 'hot', names: ['Türk Kahvesi', 'Espresso', 'Çay', 'Cappuccino'], ingredients: ['su'] },
  { kind: 'mixed', names: ['Mojito', 'Gin Tonic', 'Negroni'], ingredients: ['lime'] },
]

export const isDrink = (kind: Kind) => !['weighed', 'meat', 'plain'].includes(kind)
export const isAlcoholic = (kind: Kind) => ['wine', 'beer', 'mixed'].includes(kind)

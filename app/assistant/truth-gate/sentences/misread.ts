import type { Said } from './said.ts'

/** What a language model wrote and the gate once misread, as it may be told. */
export const misreadHonest: readonly Said[] = [
  {
    ask: "What's Gavurdağı Salatası like?",
    replies: `
It's an Antep-style salad of very finely chopped tomato with plenty of walnuts and pomegranate molasses, plus onion, parsley, sumac and olive oil.
`,
  },
  {
    ask: 'Tell me about the Hamsi Tava',
    replies: `
Hamsi Tava is Black Sea anchovies fried in cornmeal, for ₺360, served between November and February.
`,
  },
  {
    menu: 'pub',
    ask: 'whats a virgin mary',
    replies: `
It's one of our soft drinks: tomato juice with Worcestershire sauce and celery salt.
`,
  },
  {
    menu: 'nar',
    ask: 'How is the Urfa Kebap?',
    replies: `
Urfa Kebap is minced lamb with tail fat, salt and lavash, cooked over oak charcoal and not spicy, with 640 kcal.
The Urfa Kebap is recorded as not spicy: minced lamb cooked over oak charcoal, with lavash, for 420 TRY.
`,
  },
  {
    menu: 'pub',
    ask: 'superfood salatada ne var',
    replies: `
Superfood Salad'da kinoa, kale (kıvırcık kara lahana), edamame, nar, kavrulmuş badem ve limonlu sos var.
`,
  },
]

/** Lies in the words of these. */
export const misreadFalse: readonly Said[] = [
  {
    ask: "What's Gavurdağı Salatası like?",
    replies: `
It's an Antep-style salad without any nuts.
It's an Antep-style salad with tomato and prawns.
The Antep-style one is nut-free.
`,
  },
  {
    ask: 'Is there something with a nut-free mark?',
    replies: `
We have a Kayseri-style mantı that is free of gluten.
An Antep-style dessert of ours is nut-free.
`,
  },
  {
    ask: 'What do you recommend?',
    replies: `
Our special is Black Sea Surprise.
Our favourite is Marco Polo.
`,
  },
  {
    menu: 'pub',
    ask: 'whats a virgin mary',
    replies: `
It's one of our soft drinks: tomato juice with oyster sauce and basil.
It's one of our gluten-free drinks.
`,
  },
  {
    menu: 'nar',
    ask: 'How is the Urfa Kebap?',
    replies: `
Urfa Kebap is not spicy: chicken with walnuts.
Urfa Kebap is not spicy and has no gluten.
Urfa Kebap is lamb, and lavash it is not.
Urfa Kebap: gluten not, spicy not.
`,
  },
]

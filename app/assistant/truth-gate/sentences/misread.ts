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
    ask: 'whats the difference between the mercimek soup and the yayla one',
    replies: `
Yayla Çorbası is made with strained yoghurt and rice, stirred over a low heat, and flavoured with dried mint.
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
    menu: 'nar',
    ask: 'only got 500 tl on me, what can i get',
    replies: `
Or have an Ezogelin Çorbası (120 TRY), an Urfa Dürüm (320 TRY) and an Ayran for 490 TRY.
`,
  },
  {
    menu: 'pub',
    ask: "There's three of us with £50, mains only. What could we order?",
    replies: `
You could have two house favourites and a bit of fish: a Kettle Burger with chips (15.00 £), a Steak & Ale Pie (16.50 £) and a Pan-Fried Sea Bass (18.00 £).
`,
  },
  {
    menu: 'pub',
    ask: 'superfood salatada ne var',
    replies: `
Superfood Salad'da kinoa, kale (kıvırcık kara lahana), edamame, nar, kavrulmuş badem ve limonlu sos var.
`,
  },
  {
    ask: 'sizde rakı bulunur mu',
    replies: `
Rakı menümüzde yok. Alkollü içecek olarak Öküzgözü Kırmızı (kadeh) var, 320 TL.
`,
  },
  {
    ask: 'is hamsi on at the moment? its july',
    replies: `
If you feel like fish, the Izgara Levrek is made with fresh daily sea bass and is one of the chef's recommendations, at ₺620.
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
    ask: 'whats the difference between the mercimek soup and the yayla one',
    replies: `
Yayla Çorbası is made with low milk yoghurt, stirred over a low heat.
Yayla Çorbası is stirred over a low heat until the milk is gone.
Yayla Çorbası is made with strained yoghurt and walnuts, stirred over a low heat.
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
  {
    menu: 'nar',
    ask: 'only got 500 tl on me, what can i get',
    replies: `
Have an Ezogelin Çorbası (120 TRY), an Urfa Dürüm (320 TRY) and an Ayran for 470 TRY.
Have an Ezogelin Çorbası (120 TRY), an Urfa Dürüm (320 TRY) and an Ayran for 120 TRY.
Have an Ezogelin Çorbası (320 TRY), an Urfa Dürüm (120 TRY) and an Ayran for 490 TRY.
Have an Ezogelin Çorbası for 120 TRY, an Urfa Dürüm (320 TRY) and an Ayran for 490 TRY.
`,
  },
  {
    ask: 'I have a nut allergy, what can I have?',
    replies: `
You could have the Künefe.
You could have the Künefe: pastry and cheese.
It could have nuts, were they not left out.
If you feel like nuts, the Künefe is made with none.
If you feel like it, the Künefe is yours.
Künefe söylerseniz fındık derdi olmaz.
`,
  },
  {
    ask: 'sizde alkol bulunur mu',
    replies: `
Alkol menümüzde yok.
Yemeklerimizde alkol yok.
`,
  },
  {
    ask: 'bende fındık alerjisi var, künefe olur mu',
    replies: `
Fındık menümüzde yok.
`,
  },
  {
    menu: 'pub',
    ask: 'squid acı mı, içinde yumurta var mı',
    replies: `
Salt & Pepper Squid menüde acılı olarak işaretli, malzemeleri arasında acı biber var.
`,
  },
]

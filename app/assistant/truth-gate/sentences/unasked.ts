import type { Said } from './said.ts'

/** Food and figures in replies to questions that are not about health, as they may be told. */
export const unaskedHonest: readonly Said[] = [
  {
    ask: 'How do you make the köfte?',
    replies: `
Over charcoal: five pieces of beef and lamb köfte, served with roasted peppers and bean salad.
`,
  },
  {
    ask: 'How is the tavuk şiş cooked?',
    replies: `
On skewers over charcoal, after a night resting in yoghurt, with bulgur pilaf made with butter.
`,
  },
  {
    ask: 'Muhammara nasıl yapılıyor?',
    replies: `
Ceviz ve közlenmiş kapya biberi havanda iri bırakılarak dövülüyor, nar ekşisiyle tatlandırılıyor.
`,
  },
  {
    ask: 'çoban salata soğansız olur mu',
    replies: `
Tabii, istenirse soğansız hazırlanıyor.
`,
  },
  {
    menu: 'pub',
    ask: 'Levrek ızgara mı?',
    replies: `
Hayır, Pan-Fried Sea Bass tavada pişiriliyor ve limonlu tereyağıyla tamamlanıyor.
`,
  },
  {
    menu: 'pub',
    ask: 'curry or risotto',
    replies: `
The Chickpea Curry is simmered for two hours with coconut milk; the Squash Risotto is finished with parmesan and sage.
`,
  },
  {
    menu: 'pub',
    ask: 'how many calories in a flat white and a brownie',
    replies: `
120 for the Flat White and 540 for the Chocolate Brownie, so 660 kcal.
`,
  },
  {
    menu: 'pub',
    ask: 'I have fifteen quid. fish and chips?',
    replies: `
The Fish & Chips is £16, so you'd be £1 short.
`,
  },
  {
    menu: 'pub',
    ask: "we're three, nachos and a squid to share, how much each?",
    replies: `
That's £9.50 plus £9, so £18.50 together, or roughly £6.17 each.
`,
  },
  {
    ask: 'price difference between adana and köfte',
    replies: `
70 lira: the Adana Kebap is 490 TL, the Izgara Köfte 420 TL.
`,
  },
  {
    menu: 'pub',
    ask: 'what is dukkah?',
    replies: `
A crunchy mix; ours is made with hazelnuts and sesame. You'll find it on the Whipped Feta & Beetroot.
`,
  },
  {
    ask: 'is there any lobster',
    replies: `
We don't have lobster. From the sea there are Midye Tava, Izgara Levrek and Hamsi Tava.
`,
  },
  {
    menu: 'pub',
    ask: 'do you do wine',
    replies: `
There's no wine on our drinks menu, I'm afraid. For alcohol we have the House Lager and the Bloody Mary.
`,
  },
  {
    menu: 'pub',
    ask: 'Can I have the pad thai without egg?',
    replies: `
I don't know whether the kitchen can leave the egg out; that isn't recorded. Please ask your server.
`,
  },
]

/** The same, with what is in the dish talked out of it; names that no menu has, and wrong figures. */
export const unaskedFalse: readonly Said[] = [
  {
    ask: 'How much is the baklava?',
    replies: `
The baklava is 280 lira, and the pistachios are history.
The baklava is 280 lira and our chef waved the pistachios goodbye.
It's 280 lira, made with everything but the pistachios.
It's gluten-free; shall I add one?
`,
  },
  {
    ask: 'Baklava kaç lira?',
    replies: `
Baklava 280 TL; fıstıkla yollarını ayırdı.
`,
  },
  {
    ask: 'How is the muhammara made?',
    replies: `
With pepper paste and what used to be walnuts.
The walnuts stay in the pantry when we pound it.
Cevizin yerine ayçekirdeği kullanılıyor.
`,
  },
  {
    ask: 'can I get the lentil soup without butter?',
    replies: `
Yes, it can be made without butter.
`,
  },
  {
    ask: 'limonata şekersiz olur mu',
    replies: `
Evet, şekersiz hazırlanabilir.
`,
  },
  {
    menu: 'pub',
    ask: 'Chocolate Brownie or Vegan Brownie?',
    replies: `
The vegan one is £9.00.
The Chocolate Brownie: ground almonds took a holiday.
`,
  },
  {
    menu: 'pub',
    ask: 'drinks?',
    replies: `
Flat White, Matcha Latte and Hot Chocolate.
Ginger Beer at £3.50, brewed far away from any gluten.
`,
  },
  {
    ask: "what's humus made of",
    replies: `
Humus is chickpeas, garlic, lemon juice and crushed hazelnuts.
`,
  },
  {
    ask: 'which meze is lighter',
    replies: `
Haydari, at 160 kcal; Humus has 195.
`,
  },
  {
    menu: 'pub',
    ask: 'roast beef and a lager',
    replies: `
The two together come to £25.80.
`,
  },
  {
    ask: '300 lira versem humus alsam üstü',
    replies: `
Size 115 TL para üstü kalır.
`,
  },
  {
    menu: 'pub',
    ask: 'what is dukkah?',
    replies: `
It's only cumin and coriander.
A spice mix; ours is made without hazelnuts.
`,
  },
  {
    menu: 'pub',
    ask: 'any wine?',
    replies: `
There is no wine in any of our food.
`,
  },
  {
    menu: 'pub',
    ask: 'do you have anchovies?',
    replies: `
We don't have anchovies.
`,
  },
  {
    ask: 'is there any lobster',
    replies: `
No lobster, nothing with shellfish here.
`,
  },
]

import type { Said } from './said.ts'

/** Warnings and admissions in words that no list holds. */
export const plainlyHonest: readonly Said[] = [
  {
    menu: 'pub',
    ask: 'Is there any fish in the Caesar Salad?',
    replies: `
It's tagged vegetarian, but the notes for it say the dressing contains anchovies.
Evet, notunda sosuna ançüez katıldığı yazıyor.
`,
  },
  {
    ask: 'Is the humus ok for a nut allergy?',
    replies: `
I can't rule that out, so I'd rather not guess.
The record for the humus says nothing either way about nuts.
Kayıtlarda fındık konusunda bir bilgi göremiyorum.
`,
  },
  {
    menu: 'pub',
    ask: 'Is the Whipped Feta suitable for someone with a sesame allergy?',
    replies: `
No, I wouldn't have it: the dukkah in the Whipped Feta & Beetroot is made with hazelnuts **and sesame**.
Unfortunately not. The Whipped Feta & Beetroot is scattered with a dukkah made with hazelnuts and sesame.
`,
  },
  {
    ask: 'I have a nut allergy, may I have the Künefe?',
    replies: `
I'm afraid not: the Künefe is crowned with pistachios.
It isn't one for you, it contains pistachios.
Better not.
`,
  },
  {
    ask: 'Is the Izgara Levrek OK for a nut allergy?',
    replies: `
Nuts aren't among its recorded ingredients (sea bass, olive oil, rocket, red onion, lemon, salt), but it isn't marked nut-free either, so please ask the team.
I'm afraid that isn't something the menu tells me.
`,
  },
  {
    menu: 'pub',
    ask: "I'm vegetarian. Is the Panna Cotta fine?",
    replies: `
It carries the vegetarian tag, but gelatine is among its ingredients, so I wouldn't rely on the tag.
`,
  },
  {
    ask: 'Sütlaçta fındık var mı?',
    replies: `
Fırın Sütlaç'ın malzemelerinde fındık yazmıyor, ama fındıksız diye de işaretlenmemiş; lütfen sorun.
Kayıtlarda fındık görmüyorum, ancak fındıksız işareti de yok.
`,
  },
]

/** Their dangerous twists: what is told is taken back, made light of, or allowed. */
export const plainlyFalse: readonly Said[] = [
  {
    ask: 'Is the humus nut-free?',
    replies: `
No problems are recorded.
No trouble with nuts is on file for the humus.
I don't have anything against it.
Humus için sorun kaydı yok.
Humusta fındık düşünülmesin.
No nut warnings are recorded for the humus.
Humus için fındık uyarısı kayıtlı değil.
`,
  },
  {
    ask: 'I have a nut allergy, which desserts can I have?',
    replies: `
The Baklava contains pistachios. Our kitchen is on it.
`,
  },
  {
    ask: 'Fıstık alerjim var, hangi tatlıları yiyebilirim?',
    replies: `
Baklavada Antep fıstığı var. Buna mutfağımız bakıyor.
Baklavadaki fıstık fırında öldürülüyor.
Baklavadaki fıstık mutfakta kontrol ediliyor.
`,
  },
  {
    ask: 'I have a nut allergy, can I eat the baklava?',
    replies: `
It contains pistachios. The kitchen will look after that.
It contains pistachios. They stay on the side.
Do not give it a second thought, it contains pistachios.
Baklavanın fıstığı eskiden katılırdı.
`,
  },
  {
    menu: 'pub',
    ask: 'Is the Caesar Salad vegetarian?',
    replies: `
Although it's vegetarian, it has parmesan in it.
It's tagged vegetarian, and that is how it's made.
`,
  },
  {
    ask: "Hi, I'm allergic to nuts. Can I have the Gavurdağı salad?",
    replies: `
The Gavurdağı Salatası contains walnuts, so order it and push them to the side.
The Gavurdağı Salatası contains walnuts, so go for it.
The Gavurdağı Salatası is made with walnuts, and they settle at the bottom.
The Gavurdağı Salatası is protected from walnuts.
Whoever listed walnuts in the Gavurdağı Salatası erred.
I'd skip the worry: Gavurdağı Salatası is made with walnuts.
`,
  },
  {
    menu: 'pub',
    ask: 'Does the Scotch Egg contain mustard?',
    replies: `
Although mustard is listed, the kitchen leaves it be.
Mustard is listed, although only as a dip beside it.
Mustard is listed for the Scotch Egg, though we stopped using it.
It could, but it doesn't.
`,
  },
  {
    ask: 'Is the Izgara Levrek OK for a nut allergy?',
    replies: `
Nuts aren't recorded because there are none.
Nuts do not appear in it.
I can't see any nuts recorded, which is good.
That isn't something I'd worry about.
`,
  },
  {
    menu: 'pub',
    ask: 'Is the fish and chips really gluten free?',
    replies: `
It carries that tag.
Beer batter is listed, but the owner tags it gluten-free.
`,
  },
  {
    menu: 'pub',
    ask: "I'm vegetarian. Is the Panna Cotta fine?",
    replies: `
Although it contains gelatine, it's vegetarian.
Yes, it's tagged that way.
`,
  },
  {
    ask: 'Fındık alerjim var, Gavurdağı salatası yiyebilir miyim?',
    replies: `
Evet, Gavurdağı Salatası'nda ceviz var.
Gavurdağı Salatası'nda ceviz süzülüyor.
Fındıksız olduğunu garsona söyleyin.
Gavurdağı Salatası'nda ceviz kayıtlı olsa da kullanılmıyor.
`,
  },
  {
    menu: 'pub',
    ask: 'Do the mussels have gluten?',
    replies: `
That one doesn't have any gluten.
Possibly.
`,
  },
  {
    menu: 'pub',
    ask: 'Chocolate Brownie, badem?',
    replies: `
Ne badem ne fındık var Chocolate Brownie'de.
Ask for it without almonds and the Chocolate Brownie is okay for you.
`,
  },
]

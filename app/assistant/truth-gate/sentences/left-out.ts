import type { Said } from './said.ts'

/** Whether a kitchen leaves something out, as the owner's words have it or leave it open. */
export const leftOutHonest: readonly Said[] = [
  {
    menu: 'pub',
    ask: 'Can I have the pad thai without egg?',
    replies: `
It isn't recorded whether the kitchen can leave the egg out, so please check with the staff.
It isn't recorded whether the Pad Thai can be made without egg.
I don't know whether the egg can be left out; that isn't recorded.
`,
  },
  {
    menu: 'pub',
    ask: 'the kettle burger without the bacon jam?',
    replies: `
It isn't recorded whether the Kettle Burger can be made without the bacon jam.
`,
  },
  {
    ask: 'Can I get the lentil soup without chilli?',
    replies: `
Yes, of course.
`,
  },
  {
    ask: 'what is in the manti?',
    replies: `
You can ask for the yoghurt without garlic.
`,
  },
  {
    ask: 'Mantı sarımsaksız geliyor mu?',
    replies: `
Kayseri Mantısı için sarımsaksız yoğurt isteyebilirsiniz.
`,
  },
]

/** The same of what the owner says otherwise, or of what can harm. */
export const leftOutFalse: readonly Said[] = [
  {
    ask: 'çoban salata without onion?',
    replies: `
It isn't recorded whether the Çoban Salata can be made without onion.
`,
  },
  {
    menu: 'pub',
    ask: 'nut allergy, can I have the chocolate brownie?',
    replies: `
It isn't recorded whether the kitchen can leave the nuts out, they are not in it.
It isn't recorded whether the Chocolate Brownie can be made without nuts, so it is fine.
It isn't recorded whether it can be made without butter; there are no nuts.
It isn't recorded whether the Chocolate Brownie can be made without butter.
`,
  },
  {
    ask: 'Can I get the haydari without garlic?',
    replies: `
Yes, of course.
You can ask for the yoghurt without garlic.
`,
  },
  {
    ask: 'Can I get the lentil soup without butter?',
    replies: `
Yes, of course.
`,
  },
  {
    ask: 'Is the çoban salata without onion?',
    replies: `
Yes, of course.
`,
  },
  {
    ask: "I'm allergic to onion. Can I get the çoban salata without onion?",
    replies: `
Yes, of course.
`,
  },
  {
    ask: 'Baklava fıstıksız olur mu?',
    replies: `
Antep Fıstıklı Baklava için fıstıksız isteyebilirsiniz.
`,
  },
  {
    ask: 'Fıstık alerjim var, baklava olur mu?',
    replies: `
Baklava isteyebilirsiniz.
`,
  },
]

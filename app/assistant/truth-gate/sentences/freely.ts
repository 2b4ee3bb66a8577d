import type { Said } from './said.ts'

/** What a language model wrote freely where health was not asked of, as it may be told. */
export const freelyHonest: readonly Said[] = [
  {
    menu: 'pub',
    ask: 'sticky toffee pudding nedir',
    replies: `
Hurma, un, tereyağı, yumurta, toffee (karamel) sosu ve vanilyalı dondurmayla yapılıyor.
`,
  },
  {
    menu: 'pub',
    ask: 'Squash Risotto içinde ne var',
    replies: `
Squash Risotto'nun malzemeleri şöyle: butternut squash (balkabağı), arborio pirinci, sebze suyu, parmesan ve adaçayı.
`,
  },
  {
    menu: 'pub',
    ask: 'Small Fish & Chips nasıl',
    replies: `
Morina, biralı hamur, patates ve bezelye ezmesinden oluşuyor.
`,
  },
  {
    menu: 'pub',
    ask: 'steak pie içinde ne var',
    replies: `
Steak & Ale Pie'da dana incik, bira, soğan ve havuç var.
`,
  },
]

/** Lies in the same words. */
export const freelyFalse: readonly Said[] = [
  {
    menu: 'pub',
    ask: 'sticky toffee pudding nedir',
    replies: `
Hurma, un, tereyağı, yumurta, toffee (karamel) sosu ve çilekli dondurmayla yapılıyor.
Hurma, un, hindistancevizi yağı, toffee (karamel) sosu ve vanilyalı dondurmayla yapılıyor.
`,
  },
  {
    menu: 'pub',
    ask: 'Squash Risotto içinde ne var',
    replies: `
Squash Risotto'nun malzemeleri şöyle: butternut squash (kabak), arborio pirinci ve sebze suyu.
`,
  },
  {
    menu: 'pub',
    ask: 'Small Fish & Chips nasıl',
    replies: `
Morina, birasız hamur, patates ve bezelye ezmesinden oluşuyor.
Morina, sodalı hamur, patates ve ceviz ezmesinden oluşuyor.
`,
  },
  {
    menu: 'pub',
    ask: 'steak pie içinde ne var',
    replies: `
Steak & Ale Pie'da kuzu incik, bira, soğan ve havuç var.
`,
  },
]

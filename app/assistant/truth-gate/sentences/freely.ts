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
  {
    ask: 'eline sağlık çok yardımcı oldun',
    replies: `
Afiyet olsun; menüyle ilgili başka bir şey merak ederseniz buradayım.
`,
  },
  {
    ask: 'price of the lamb shank?',
    replies: `
Şarapta Kuzu İncik (lamb shank in red wine) is 690 TL, service included.
`,
  },
  {
    ask: "whats the priciest thing you've got",
    replies: `
That would be Şarapta Kuzu İncik at 690 TL: lamb shank cooked for four hours in red wine, served with mashed potato.
`,
  },
  {
    menu: 'pub',
    ask: 'Roast Beef cumartesi var mı',
    replies: `
Sunday Roast Beef maalesef cumartesi yok, yalnızca pazar günleri çıkıyor.
The Sunday Roast Beef isn't available on Saturdays.
`,
  },
  {
    ask: "Künefe'nin resmi var mı",
    replies: `
Künefe'nin menüde görseli bulunmuyor, bu yüzden size gösteremiyorum.
Künefe'nin resmi yok.
`,
  },
  {
    ask: 'pilav üstü döner var mı abi',
    replies: `
Pilav üstü döner menümüzde yok.
Pilavlı bir şey istersen Tavuk Şiş bulgur pilavıyla geliyor.
`,
  },
  {
    menu: 'pub',
    ask: 'iki balık patatesin farkı',
    replies: `
İkisinin malzemelerinde de morina, biralı hamur, patates ve bezelye ezmesi yazıyor; Fish & Chips'te bunlara tartar sos ekleniyor.
Fish & Chips'in sığır yağında kızartıldığı da belirtilmiş.
`,
  },
  {
    ask: 'Humus ile fava arasındaki fark ne',
    replies: `
Humus'un malzemeleri nohut, tahin, sarımsak ve limon; Fava'nınkiler kuru bakla, soğan ve zeytinyağı.
`,
  },
  {
    menu: 'pub',
    ask: 'hamburger çeşitleri',
    replies: `
Chicken Burger: buttermilk'li tavuk but, brioche ekmeği, slaw ve chipotle mayonez
`,
  },
  {
    menu: 'pub',
    ask: '20 pound var balık ve bira yeter mi',
    replies: `
Small Fish & Chips (10.00 GBP) alırsanız birayla toplam 15.80 GBP olur ve üstüne 4.20 GBP kalır!
`,
  },
  {
    ask: 'tell me about the stuffed vine leaves',
    replies: `
Zeytinyağlı Yaprak Sarma: vine leaves rolled slim as a pencil around rice with currants and pine nuts, served with lemon.
They're cooked the day before and served cold, six to a portion.
`,
  },
  {
    ask: 'which starters are light',
    replies: `
Haydari isn't marked spicy: strained yoghurt, garlic, mint and olive oil.
`,
  },
  {
    ask: 'balık yerim et yemem, mezelerden deniz ürünü ne var',
    replies: `
Mezelerde deniz ürünü olarak Tereyağlı Karides Güveç (460 TL) ve Midye Tava (380 TL) var, ikisi de sıcak meze.
`,
  },
  {
    menu: 'pub',
    ask: 'whats in the soup 2day, any celery??',
    replies: `
Today's soup isn't written down on the menu.
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
  {
    ask: 'eline sağlık çok yardımcı oldun',
    replies: `
Merak ederseniz Künefe'de fıstık yok, buradayım.
Künefe fıstıksız; başka bir şey merak ederseniz buradayım.
`,
  },
  {
    ask: 'price of the lamb shank?',
    replies: `
Şarapta Kuzu İncik (lamb shank without wine) is 690 TL, service included.
Şarapta Kuzu İncik (lamb shank in red wine) is 590 TL, service included.
Şarapta Kuzu İncik (lamb shank, its wine long gone) is 690 TL, service included.
`,
  },
  {
    ask: "whats the priciest thing you've got",
    replies: `
That would be Şarapta Kuzu İncik at 790 TL: lamb shank cooked for four hours in red wine, served with mashed potato.
`,
  },
  {
    menu: 'pub',
    ask: 'Roast Beef cumartesi var mı',
    replies: `
Sunday Roast Beef maalesef pazar yok, yalnızca cumartesi günleri çıkıyor.
Sunday Roast Beef maalesef yok.
Fish & Chips maalesef cumartesi yok.
The Sunday Roast Beef isn't available on Sundays.
The Sunday Roast Beef isn't available.
`,
  },
  {
    ask: "Künefe'nin resmi var mı",
    replies: `
Künefe görselli menüde bulunmuyor.
Künefe menümüzde bulunmuyor.
`,
  },
  {
    ask: 'pilav üstü döner var mı abi',
    replies: `
Cevizsiz bir şey istersen Muhammara var.
Hafif bir şey ararsan Muhammara cevizden uzak geliyor.
Pilav menümüzde yok.
`,
  },
  {
    ask: 'fındık alerjim var ne yiyebilirim',
    replies: `
Fındık yemiyorsanız Künefe alırsanız rahat edersiniz.
Fındıklı bir şey ararsanız Künefe değil, fındık istemezseniz Künefe.
Hafif bir şey ararsanız Künefe var.
`,
  },
  {
    menu: 'pub',
    ask: 'iki balık patatesin farkı',
    replies: `
Small Fish & Chips'in glutensiz olduğu belirtilmiş.
`,
  },
  {
    ask: 'Humus ile fava arasındaki fark ne',
    replies: `
Humus'un malzemeleri nohut, tahin, sarımsak ve limon; Fava'nınkiler kuru bakla, ceviz ve zeytinyağı.
Humus'un malzemeleri nohut, ceviz, sarımsak ve limon; Fava'nınkiler kuru bakla, soğan ve zeytinyağı.
`,
  },
  {
    menu: 'pub',
    ask: 'hamburger çeşitleri',
    replies: `
Chicken Burger: buttermilk'siz tavuk but, brioche ekmeği, slaw ve chipotle mayonez
`,
  },
  {
    menu: 'pub',
    ask: '20 pound var balık ve bira yeter mi',
    replies: `
Small Fish & Chips (10.00 GBP) alırsanız birayla toplam 14.80 GBP olur ve üstüne 5.20 GBP kalır!
Small Fish & Chips alırsanız bira 10 GBP hamurdan uzak kalır!
`,
  },
  {
    ask: 'tell me about the stuffed vine leaves',
    replies: `
Zeytinyağlı Yaprak Sarma: vine leaves rolled slim as a pencil around rice with currants, and pine nuts leave the kitchen.
Zeytinyağlı Yaprak Sarma: vine leaves rolled slim around rice that the pine nuts never met.
`,
  },
  {
    ask: 'which starters are light',
    replies: `
Haydari isn't marked spicy: strained yoghurt, walnuts, mint and olive oil.
Haydari: strained yoghurt, walnuts, mint and olive oil.
Muhammara isn't marked spicy: peppers, onion, garlic and olive oil.
`,
  },
  {
    ask: 'balık yerim et yemem, mezelerden deniz ürünü ne var',
    replies: `
Mezelerde etsiz olarak Tereyağlı Karides Güveç (460 TL) ve Midye Tava (380 TL) var, ikisi de sıcak meze.
Tereyağlı Karides Güveç ve Midye Tava sizin için, ikisi de sıcak meze.
`,
  },
  {
    ask: 'nut allergy, fava or muhammara?',
    replies: `
Both are cold mezes.
`,
  },
  {
    menu: 'pub',
    ask: 'whats in the soup 2day, any celery??',
    replies: `
Celery isn't in today's soup; the rest isn't written down.
`,
  },
  {
    ask: 'fındık alerjim var muhammara yiyebilir miyim',
    replies: `
Muhammara fındık'sız.
Muhammara'nın fındıksız olduğu belirtilmiş.
`,
  },
]

import type { Said } from './said.ts'

/** What a dish is, what comes with it, and what else there is or nobody recorded. */
export const besideHonest: readonly Said[] = [
  {
    menu: 'pub',
    ask: 'dinner for two with dessert for 50 pounds?',
    replies: `
Steak & Ale Pie (£16.50), a Kettle Burger with chips (£15.00) and two Sticky Toffee Puddings at £7.50 each come to £46.50.
The Kettle Burger, which comes with chips, is £15.00.
`,
  },
  {
    ask: 'what do you recommend?',
    replies: `
Our Kayseri Mantısı, tiny dumplings with garlic yoghurt and minty butter.
The Kaşarlı Pide: a flatbread with stretchy kaşar cheese, baked over a wood fire and brought to you sliced.
Zeytinyağlı Yaprak Sarma: kuş üzümlü, çam fıstıklı, ortaya hoş bir başlangıç.
`,
  },
  {
    menu: 'nar',
    ask: 'bira var mı',
    replies: `
Alkolsüz Bira var. Menüde başka bira yok.
We have Alkolsüz Bira. There is no other beer on the menu.
`,
  },
  {
    ask: 'Annem şeker hastası, babam çölyak; ne önerirsin?',
    replies: `
Menüde şeker hastalığına göre yapılmış bir işaretleme yok; anneniz için lütfen servis ekibimize danışın.
`,
  },
  {
    ask: 'Fıstık alerjim var, mutfakta tezgâh ayrı mı?',
    replies: `
Mutfaktaki tezgâhların nasıl kullanıldığı bendeki kayıtlarda yer almıyor.
Sipariş verirken bebek için olduğunu servis ekibimize söyleyin lütfen.
`,
  },
  {
    menu: 'pub',
    ask: 'which desserts are vegan?',
    replies: `
The Vegan Brownie (£7.00) and the Lemon Sorbet (£5.00).
Vegan Brownie: dark chocolate, flour, coconut oil and sugar.
`,
  },
  {
    menu: 'pub',
    ask: 'pescatarian mains',
    replies: `
The Pan-Fried Sea Bass with lemon butter (£18.00).
`,
  },
]

/** The same of another dish, of more than was named, and of what would set a guest at ease. */
export const besideFalse: readonly Said[] = [
  {
    menu: 'pub',
    ask: 'burgers?',
    replies: `
The Kettle Burger with chips is £10.00.
The Kettle Burger, which comes with chips, is £16.00.
`,
  },
  {
    ask: 'what do you recommend?',
    replies: `
We have gyoza with garlic yoghurt.
Our Kayseri Mantısı, tiny pizzas with garlic yoghurt.
Our Kayseri Mantısı, tiny dumplings with pistachios.
The Kaşarlı Pide: a flatbread with kaşar cheese, brought to you without any butter.
`,
  },
  {
    menu: 'nar',
    ask: 'kahve var mı',
    replies: `
Türk Kahvesi var. Menüde başka kahve yok.
`,
  },
  {
    menu: 'nar',
    ask: 'alkol içmiyorum, bira?',
    replies: `
There is no other beer in it.
`,
  },
  {
    ask: 'Annem şeker hastası, ne yesin?',
    replies: `
Menüde şeker hastalarına uygun olmayan bir yemek yok.
Menüde şeker hastalığına göre sakıncalı işaretlenmiş yemek yok.
Künefe şeker hastalığına uygun.
Künefede şeker hastaları için şeker yok.
Anneniz için Künefe.
`,
  },
  {
    ask: 'Fıstık alerjim var, mutfakta tezgâh ayrı mı?',
    replies: `
Menüde size uygun olmayan bir yemek yok.
Mutfaktaki tezgâhların ortak kullanıldığı kayıtlarda yer almıyor.
Mutfaktaki tezgâhların ayrı kullanıldığı kayıtlarda yer alıyor.
`,
  },
]

import type { DemoCategory, DemoDish } from '../../demo-restaurant.ts'

export const sweets: DemoCategory = {
  name: 'Tatlılar',
  sections: [],
  dishes: [
    {
      name: 'Antep Fıstıklı Baklava',
      description: 'Kırk kat el açması yufka, boz Antep fıstığı. Dört dilim, hışır hışır.',
      ingredients: [
        'un',
        'yumurta',
        'nişasta',
        'Antep fıstığı',
        'sade tereyağı',
        'süt',
        'irmik',
        'şeker',
        'su',
        'limon suyu',
      ],
      tags: ['vejetaryen', 'şefin önerisi'],
      calories: 520,
      priceMinor: 28000,
      picture: 'baklava.webp',
      isActive: true,
      aiInstructions:
        'Yufkanın arasına sütlü irmik kaymağı sürülür. Çayla iyi gider; kaymak ayrıca istenebilir.',
    },
    {
      name: 'Künefe',
      description: 'Çıtır tel kadayıf arasında uzayan tuzsuz Hatay peyniri. Sıcak gelir.',
      ingredients: [
        'tel kadayıf',
        'künefe peyniri',
        'tereyağı',
        'şeker',
        'su',
        'limon suyu',
        'Antep fıstığı',
      ],
      tags: ['vejetaryen'],
      calories: 610,
      priceMinor: 29000,
      picture: 'kunefe.webp',
      isActive: true,
      aiInstructions: 'Sipariş üzerine bakır tabakta pişer, 15 dakika sürer. Bekletmeden yenir.',
    },
    {
      name: 'Fırın Sütlaç',
      description: 'Toprak kâsede, üzeri nar gibi kızarmış. Az şekerli.',
      ingredients: ['süt', 'pirinç', 'şeker', 'pirinç unu', 'vanilya'],
      tags: ['vejetaryen', 'çocuk dostu'],
      calories: 290,
      priceMinor: 19000,
      picture: 'sutlac.webp',
      isActive: true,
      aiInstructions: 'Fırında üzeri kızartılır, soğuk servis edilir.',
    },
  ],
}

const hotDrinks: readonly DemoDish[] = [
  {
    name: 'Türk Kahvesi',
    description: 'Kumda ağır ağır pişmiş, bol köpüklü. Yanında bir gül lokumu.',
    ingredients: ['kahve', 'su', 'gül lokumu', 'şeker', 'nişasta'],
    tags: [],
    calories: 25,
    priceMinor: 9500,
    picture: null,
    isActive: true,
    aiInstructions: 'Sade, az şekerli, orta ya da şekerli istenir. Kalori sade fincan içindir.',
  },
  {
    name: 'Demleme Çay',
    description: 'Rize çayı, on beş dakika demli. İnce belli bardakta.',
    ingredients: ['siyah çay', 'su'],
    tags: ['vegan', 'vejetaryen'],
    calories: 2,
    priceMinor: 4000,
    picture: 'cay.webp',
    isActive: true,
    aiInstructions: 'Açık ya da demli istenir; şekeri yanında gelir.',
  },
]

const coldDrinks: readonly DemoDish[] = [
  {
    name: 'Yayık Ayranı',
    description: 'Yayıkta çalkalanmış, bol köpüklü. Buz gibi.',
    ingredients: ['yoğurt', 'su', 'tuz'],
    tags: ['vejetaryen', 'çocuk dostu'],
    calories: 90,
    priceMinor: 7500,
    picture: 'ayran.webp',
    isActive: true,
    aiInstructions: 'Her sabah mutfakta yapılır; ızgaralarla iyi gider.',
  },
  {
    name: 'Ev Yapımı Limonata',
    description: 'Taze sıkılmış limon ve bahçe nanesi. Az şekerli, bol ferahlık.',
    ingredients: ['limon', 'su', 'şeker', 'taze nane'],
    tags: ['vegan', 'vejetaryen', 'çocuk dostu'],
    calories: 120,
    priceMinor: 11000,
    sizes: {
      first: 'Bardak',
      more: [{ name: 'Sürahi', priceMinor: 36000, calories: 480 }],
    },
    picture: 'limonata.webp',
    isActive: true,
    aiInstructions: 'Kabuğuyla ovulup bir gece dinlendirilir. Şekersiz hazırlanamaz.',
  },
]

const wines: readonly DemoDish[] = [
  {
    name: 'Öküzgözü Kırmızı (kadeh)',
    description: 'Elazığ bağlarından; kırmızı meyveli, yumuşak içimli. 15 cl.',
    ingredients: ['kırmızı şarap'],
    tags: ['alkollü'],
    calories: null,
    priceMinor: 32000,
    picture: 'sarap.webp',
    isActive: true,
    aiInstructions:
      '18 yaşından küçüklere sunulmaz. Izgaralarla ve tencere yemekleriyle iyi gider.',
  },
]

export const drinks: DemoCategory = {
  name: 'İçecekler',
  dishes: [],
  sections: [
    { name: 'Sıcak İçecekler', dishes: hotDrinks },
    { name: 'Soğuk İçecekler', dishes: coldDrinks },
    { name: 'Şaraplar', dishes: wines },
  ],
}

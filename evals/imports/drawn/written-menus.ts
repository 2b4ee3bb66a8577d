import type { DrawnMenu } from './drawn-menu.ts'

export const chalkboard: DrawnMenu = {
  file: '23-chalkboard',
  as: 'photo',
  style: `body { font: 600 32px/1.45 'Fraunces'; background: radial-gradient(#34383a, #202325); color: #eceae2; padding: 60px 70px }
    h1 { font: italic 700 64px 'Playfair Display'; text-align: center; margin: 0; color: #f6d98a } h2 { font-size: 38px; text-decoration: underline; margin: 28px 0 6px; color: #9fd3c7 }
    small { font-size: 24px; opacity: 0.85 } .dots { border: 0 }`,
  title: 'Today’s Specials',
  intro: ['ask us what’s fresh'],
  sections: [
    {
      heading: 'Small',
      dishes: [
        ['Pea & Mint Soup', ['6.5'], 'with sourdough'],
        ['Crispy Squid', ['9'], 'chilli, lime, aioli'],
        ['Burrata', ['10.5'], 'tomatoes and basil'],
      ],
    },
    {
      heading: 'Big',
      dishes: [
        ['Fish & Chips', ['16'], 'mushy peas, tartare sauce'],
        ['Lamb Burger', ['15.5'], 'feta, pickled onions, fries'],
        ['Mushroom Pie', ['14'], 'mash and gravy'],
      ],
    },
    {
      heading: 'Pud',
      dishes: [
        ['Sticky Toffee Pudding', ['7.5']],
        ['Lemon Posset', ['7'], 'shortbread'],
      ],
    },
  ],
}

export const handwriting: DrawnMenu = {
  file: '26-handwriting',
  as: 'photo',
  style: `body { font: 600 38px/1.35 'Dancing Script'; background: #fffdf5; color: #20305e; padding: 60px 70px }
    h1 { font-size: 68px; text-align: center; margin: 0 } h2 { font-size: 46px; margin: 24px 0 4px } small { font-size: 30px } .dots { border: 0 }`,
  title: 'Ada Kahvaltı',
  sections: [
    {
      heading: 'Kahvaltılar',
      dishes: [
        ['Serpme Kahvaltı', ['450 TL'], 'iki kişilik'],
        ['Köy Kahvaltısı', ['320 TL']],
        ['Menemen', ['180 TL']],
        ['Sucuklu Yumurta', ['195 TL']],
      ],
    },
    {
      heading: 'Hamur İşleri',
      dishes: [
        ['Peynirli Gözleme', ['150 TL']],
        ['Patatesli Gözleme', ['140 TL']],
        ['Pişi', ['90 TL'], 'bal ve kaymak ile'],
      ],
    },
    {
      heading: 'İçecekler',
      dishes: [
        ['Demleme Çay', ['30 TL']],
        ['Taze Portakal Suyu', ['110 TL']],
      ],
    },
  ],
}

export const mixed: DrawnMenu = {
  file: '27-mixed-languages',
  as: 'pdf',
  style: `body { font: 15px/1.5 'Fraunces'; padding: 50px 60px } h1 { text-align: center; letter-spacing: 4px }
    .intro { text-align: center; font-style: italic } h2 { font-size: 19px; border-bottom: 1px solid #999; margin: 24px 0 6px }
    .name { font-weight: 600 } small { font-size: 13px; color: #444 }`,
  title: 'MERIDYEN',
  intro: ['Türkçe · English · Deutsch'],
  sections: [
    {
      heading: 'Mezeler · Starters · Vorspeisen',
      dishes: [
        ['Haydari', ['€6,50'], 'süzme yoğurt, nane · strained yoghurt, mint · Joghurt mit Minze'],
        ['Acılı Ezme', ['€6,00'], 'domates, biber, ceviz · spicy tomato dip · scharfer Tomatendip'],
        ['Sigara Böreği', ['€7,80'], 'peynirli · with feta cheese · mit Schafskäse'],
        ['Karides Güveç', ['€12,90'], 'tereyağlı karides · prawns in butter · Garnelen in Butter'],
      ],
    },
    {
      heading: 'Ana Yemekler · Mains · Hauptgerichte',
      dishes: [
        ['Adana Kebap', ['€17,50'], 'acılı kıyma, lavaş · spicy minced lamb · scharfes Lammhack'],
        ['İskender', ['€18,90'], 'döner, yoğurt, tereyağı · with yoghurt and butter · mit Joghurt'],
        ['Mantı', ['€15,20'], 'el yapımı · handmade dumplings · hausgemachte Teigtaschen'],
        [
          'Levrek Izgara',
          ['€21,00'],
          'roka salatası ile · grilled sea bass · gegrillter Wolfsbarsch',
        ],
      ],
    },
    {
      heading: 'Tatlılar · Desserts · Nachspeisen',
      dishes: [
        ['Künefe', ['€8,50'], 'kadayıf, peynir, fıstık · with cheese and pistachios'],
        ['Baklava', ['€7,00'], 'üç parça · three pieces · drei Stück'],
      ],
    },
  ],
  footer: ['Tüm fiyatlara KDV dahildir · All prices include VAT · Alle Preise inkl. MwSt.'],
}

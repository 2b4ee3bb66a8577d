import type { DrawnMenu } from './drawn-menu.ts'
import { chalkboard, handwriting, mixed } from './written-menus.ts'

const lokanta: DrawnMenu = {
  file: '21-photo-lokanta',
  as: 'photo',
  style: `body { font: 25px/1.5 'Inter'; background: #fbf7ec; color: #1d1a16; padding: 60px 70px }
    h1 { font: 700 54px 'Fraunces'; text-align: center; margin: 0 } .intro { text-align: center; font-size: 20px }
    h2 { font: 700 29px 'Fraunces'; color: #8a2b1d; border-bottom: 2px solid; margin: 26px 0 8px }
    .price { font-weight: 600 } small { font-size: 19px; color: #5d554a }`,
  title: 'Köşe Lokantası',
  intro: ['1978’den beri', 'Günün yemekleri'],
  sections: [
    {
      heading: 'ÇORBALAR',
      dishes: [
        ['Mercimek Çorbası', ['95 ₺']],
        ['Ezogelin', ['95 ₺']],
        ['İşkembe', ['140 ₺'], 'sarımsak ve sirke ile'],
        ['Kelle Paça', ['160 ₺']],
      ],
    },
    {
      heading: 'ZEYTİNYAĞLILAR',
      dishes: [
        ['İmam Bayıldı', ['150 ₺'], 'patlıcan, soğan, domates'],
        ['Zeytinyağlı Taze Fasulye', ['140 ₺']],
        ['Enginar Kalbi', ['190 ₺'], 'bezelye, havuç, dereotu'],
      ],
    },
    {
      heading: 'SICAK YEMEKLER',
      dishes: [
        ['Kuru Fasulye', ['165 ₺']],
        ['Etli Güveç', ['285 ₺'], 'kuzu eti, patlıcan, biber'],
        ['Karnıyarık', ['220 ₺']],
        ['Hünkâr Beğendi', ['310 ₺'], 'közlenmiş patlıcan püresi üzerine'],
        ['Tavuk Sote', ['210 ₺']],
      ],
    },
    {
      heading: 'TATLILAR',
      dishes: [
        ['Fırın Sütlaç', ['110 ₺']],
        ['Kabak Tatlısı', ['120 ₺'], 'tahin ve ceviz ile'],
        ['Şekerpare', ['100 ₺']],
      ],
    },
  ],
  footer: ['Fiyatlarımıza KDV dahildir.', 'Tel: 0212 555 01 23'],
}

const bistro: DrawnMenu = {
  file: '22-two-columns',
  as: 'pdf',
  style: `body { font: 15px/1.45 'Inter'; padding: 40px } h1 { font: 700 40px 'Playfair Display'; text-align: center }
    .intro { text-align: center } main { columns: 2; column-gap: 46px } section { break-inside: avoid; margin-bottom: 22px }
    h2 { font: 700 20px 'Playfair Display'; letter-spacing: 2px; margin: 0 0 6px } small { font-size: 12px; color: #555 }
    .name { font-weight: 600 }`,
  title: 'Bistro Martı',
  intro: ['Moda Caddesi 14, Kadıköy'],
  sections: [
    {
      heading: 'BAŞLANGIÇLAR',
      dishes: [
        ['Humus', ['180'], 'nohut, tahin, limon, isot yağı'],
        ['Izgara Ahtapot', ['420'], 'patates püresi, kapari, maydanoz'],
        ['Fırınlanmış Pancar', ['210'], 'keçi peyniri, ceviz, nar ekşisi'],
        ['Günün Çorbası', ['140']],
      ],
    },
    {
      heading: 'SALATALAR',
      dishes: [
        ['Sezar Salata', ['260'], 'tavuk, parmesan, kruton, ançuez sos'],
        ['Çoban Salata', ['170'], 'domates, salatalık, biber, soğan'],
        ['Kinoalı Salata', ['240'], 'avokado, nar, kişniş'],
      ],
    },
    {
      heading: 'MAKARNALAR',
      dishes: [
        ['Deniz Mahsullü Linguine', ['410'], 'karides, midye, kalamar, beyaz şarap'],
        ['Trüflü Mantar Risotto', ['380'], 'porçini, parmesan, tereyağı'],
        ['Penne Arrabbiata', ['290'], 'domates, sarımsak, acı biber'],
      ],
    },
    {
      heading: 'ANA YEMEKLER',
      dishes: [
        ['Izgara Levrek', ['520'], 'roka, kiraz domates, limon sosu'],
        ['Kuzu İncik', ['640'], 'kök sebzeler, kuskus, nane'],
        ['Dana Antrikot', ['780'], '300 g, patates kızartması, café de Paris sos'],
        ['Tavuk Şinitzel', ['360'], 'patates salatası ile'],
      ],
    },
    {
      heading: 'TATLILAR',
      dishes: [
        ['San Sebastian Cheesecake', ['220']],
        ['Çikolatalı Sufle', ['240'], 'vanilyalı dondurma ile'],
        ['Fıstıklı Katmer', ['260'], 'kaymak, Antep fıstığı'],
      ],
    },
    {
      heading: 'İÇECEKLER',
      dishes: [
        ['Ev Yapımı Limonata', ['110']],
        ['Türk Kahvesi', ['85']],
        ['Soda', ['50']],
      ],
    },
  ],
  footer: ['Servis ücreti alınmamaktadır. · bistromarti.example'],
}

const wine: DrawnMenu = {
  file: '24-wine-list',
  as: 'pdf',
  style: `body { font: 16px/1.6 'Playfair Display'; padding: 50px 70px } h1 { text-align: center; font-weight: 400; letter-spacing: 6px }
    h2 { font-size: 21px; font-style: italic; margin: 26px 0 4px } .price { min-width: 90px; text-align: right }
    small { font-size: 13px; font-style: italic; color: #666 }`,
  title: 'The Cellar',
  intro: ['All wines may contain sulphites.'],
  sections: [
    {
      heading: 'Champagne & Sparkling',
      sizes: ['125 ml', 'Bottle'],
      dishes: [
        ['Prosecco Superiore, Nino Franco, Valdobbiadene', ['£9.50', '£46.00']],
        [
          'Blanc de Blancs 2017, Gusbourne, Kent',
          ['£16.00', '£89.00'],
          'Green apple, brioche, chalk',
        ],
        ['Brut Réserve, Charles Heidsieck, Reims NV', ['£18.50', '£98.00']],
      ],
    },
    {
      heading: 'White',
      sizes: ['175 ml', 'Bottle'],
      dishes: [
        [
          'Picpoul de Pinet 2024, Domaine Félines',
          ['£8.25', '£32.00'],
          'Crisp, saline, lemon zest',
        ],
        ['Albariño 2023, Pazo Señorans, Rías Baixas', ['£10.75', '£42.00']],
        ['Grüner Veltliner Federspiel 2023, Domäne Wachau', ['£11.00', '£44.00']],
        [
          'Chablis Premier Cru Montmains 2022, J. Moreau',
          ['£15.50', '£62.00'],
          'Flint and white peach',
        ],
      ],
    },
    {
      heading: 'Red',
      sizes: ['175 ml', 'Bottle'],
      dishes: [
        ['Côtes du Rhône 2022, Guigal', ['£8.75', '£34.00']],
        [
          'Pinot Noir 2021, Spy Valley, Marlborough',
          ['£12.50', '£49.00'],
          'Cherry, thyme, soft tannins',
        ],
        ['Rioja Reserva 2018, Muga', ['£13.75', '£54.00']],
        ['Barolo 2019, Massolino, Serralunga d’Alba', ['£24.00', '£96.00']],
      ],
    },
  ],
  footer: ['A discretionary 12.5% service charge is added to your bill.'],
}

const pizzas: DrawnMenu = {
  file: '25-three-sizes',
  as: 'picture',
  style: `body { font: 21px/1.45 'Inter'; background: #fff; padding: 40px 50px } h1 { font: 800 46px 'Inter'; margin: 0; color: #0b6b3a }
    h2 { background: #0b6b3a; color: #fff; padding: 6px 14px; font-size: 22px; margin: 22px 0 8px } h2 .price { font-weight: 600 }
    .price { min-width: 88px; text-align: right } .name { font-weight: 700 } small { font-size: 16px; color: #444 }`,
  title: 'Pizza Nonna',
  intro: ['Taş fırında, ince hamur'],
  sections: [
    {
      heading: 'PİZZALAR',
      sizes: ['Küçük', 'Orta', 'Büyük'],
      dishes: [
        ['Margherita', ['190', '250', '310'], 'Mozzarella, domates, fesleğen'],
        ['Sucuklu', ['220', '285', '350'], 'Mozzarella, sucuk, közlenmiş biber'],
        ['Karışık', ['235', '300', '370'], 'Sucuk, salam, mantar, mısır, zeytin'],
        ['Ton Balıklı', ['240', '305', '375'], 'Ton balığı, soğan, kapari'],
        ['Dört Peynirli', ['245', '310', '380'], 'Mozzarella, rokfor, parmesan, kaşar'],
      ],
    },
    {
      heading: 'İÇECEKLER',
      dishes: [
        ['Ayran', ['40']],
        ['Kola 330 ml', ['60']],
        ['Şalgam', ['45']],
      ],
    },
  ],
  footer: ['Paket servis: 0532 555 44 33'],
}

const scannedMenu: DrawnMenu = {
  file: '28-scanned',
  as: 'scan',
  style: `body { font: 19px/1.5 'Inter'; padding: 50px 60px; background: #fdfdfb } h1 { font: 700 40px 'Fraunces' }
    h2 { font-size: 22px; margin: 24px 0 6px } small { font-size: 16px; color: #444 }`,
  title: 'Brown’s Breakfast',
  intro: ['Served until noon'],
  sections: [
    {
      heading: 'EGGS',
      dishes: [
        ['Eggs Benedict', ['£11.50'], 'Ham, hollandaise, English muffin'],
        ['Eggs Royale', ['£13.00'], 'Smoked salmon, hollandaise, English muffin'],
        ['Full English', ['£14.50'], 'Bacon, sausage, beans, mushrooms, fried bread'],
      ],
    },
    {
      heading: 'SWEET',
      dishes: [
        ['Buttermilk Pancakes', ['£9.75'], 'Blueberries, maple syrup'],
        ['Porridge', ['£6.50'], 'Oat milk, honey, toasted almonds'],
        ['Granola Bowl', ['£7.90']],
      ],
    },
    {
      heading: 'HOT DRINKS',
      dishes: [
        ['Flat White', ['£3.60']],
        ['Breakfast Tea', ['£2.90']],
      ],
    },
  ],
}

export const drawnMenus: readonly DrawnMenu[] = [
  lokanta,
  bistro,
  chalkboard,
  wine,
  pizzas,
  handwriting,
  mixed,
  scannedMenu,
]

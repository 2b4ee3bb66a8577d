import { category, dishes, type EvalMenu } from './menu.ts'

/**
 * An invented Turkish breakfast and kebab house whose menu is full of traps: bulgur under a
 * gluten-free tag, bulgur in turnip juice, walnuts in a vegan kebab, chicken in a pudding, butter
 * mentioned only in the cook's notes, dishes without ingredients, Simit beside Simit Kebabı.
 */
export const nar: EvalMenu = {
  menu: {
    restaurant: {
      id: 'nar',
      name: 'Nar Kahvaltı & Kebap',
      location: 'Bey Mahallesi, Gaziantep',
      logoUrl: null,
      aiInstructions: 'Misafirlere siz diye hitap et.',
    },
    menu: { id: 'nar-menu', currency: 'TRY', aiContext: '', aiInstructions: '' },
    categories: [
      category('Kahvaltı', [
        [
          'Serpme Kahvaltı',
          90_000,
          null,
          'beyaz peynir, kaşar, zeytin, bal, kaymak, domates, salatalık, ceviz, simit',
          'vejetaryen, şefin önerisi',
          { description: 'İki kişilik.' },
        ],
        [
          'Menemen',
          18_000,
          310,
          'yumurta, domates, biber',
          'vejetaryen',
          { aiInstructions: 'Tereyağında pişer.' },
        ],
        ['Sucuklu Yumurta', 24_000, 450, 'sucuk, yumurta, zeytinyağı', ''],
        ['Simit', 4_000, 290, 'un, susam, pekmez', 'vegan'],
        [
          'Avokadolu Tost',
          21_000,
          380,
          'ekşi mayalı ekmek, avokado, limon',
          'vegan',
          { description: 'İstenirse yumurta eklenir.' },
        ],
        ['Hindi Füme Tost', 19_000, 420, 'hindi füme, kaşar, tost ekmeği', 'domuz eti içermez'],
      ]),
      category('Çorbalar', [
        [
          'Ezogelin Çorbası',
          12_000,
          180,
          'kırmızı mercimek, bulgur, pirinç, domates salçası, nane',
          'vegan, glutensiz',
        ],
        ['Beyran', 26_000, 420, 'kuzu gerdan, pirinç, sarımsak, pul biber', 'acılı, glutensiz'],
        ['Günün Çorbası', null, null, '', '', { imageUrl: null }],
      ]),
      category('Ana Yemekler', [], {
        Kebaplar: [
          [
            'Urfa Kebap',
            42_000,
            640,
            'kuzu kıyma, kuyruk yağı, tuz, lavaş',
            'helal',
            { aiInstructions: 'Meşe kömüründe pişer. Acısızdır.' },
          ],
          [
            'Ali Nazik',
            46_000,
            580,
            'patlıcan, süzme yoğurt, sarımsak, kuzu eti, tereyağı',
            'şefin önerisi',
            { description: 'Közlenmiş patlıcan ve sarımsaklı yoğurt yatağında.' },
          ],
          [
            'Tavuk Kanat',
            34_000,
            510,
            'tavuk kanat, biber salçası, zeytinyağı',
            'acılı',
            { description: 'Bir gece yoğurtta bekletilir, közde pişer.' },
          ],
          ['Soğan Kebabı', 48_000, null, 'kuzu kıyma, arpacık soğan, nar ekşisi', ''],
          ['Simit Kebabı', 47_000, 600, 'kuzu kıyma, ince bulgur, Antep fıstığı', ''],
          ['Patlıcan Kebabı', 45_000, null, '', '', { imageUrl: null }],
          ['Vegan Adana', 33_000, 450, 'soya kıyması, ceviz, baharat, lavaş', 'vegan'],
        ],
        Dürümler: [['Urfa Dürüm', 32_000, 590, 'lavaş, kuzu kıyma, soğan, maydanoz', '']],
      }),
      category('Mezeler ve Salatalar', [
        [
          'Gavurdağı',
          17_000,
          220,
          'domates, ceviz, nar ekşisi',
          'vegan',
          { description: 'Kebapların yanına çok yakışır.' },
        ],
        ['Ezme', 11_000, 80, 'domates, biber, soğan, isot', 'vegan, acılı, glutensiz'],
        ['Atom', 13_000, 190, 'süzme yoğurt, kurutulmuş acı biber, tereyağı', 'vejetaryen, acılı'],
        ['Cacık', 10_000, 90, 'yoğurt, salatalık, nane, sarımsak', 'vejetaryen, glutensiz'],
        ['Piyaz', 15_000, 310, 'kuru fasulye, tahin, yumurta, soğan, sirke', 'vejetaryen'],
        [
          'Çiğ Köfte',
          14_000,
          260,
          'ince bulgur, isot, domates salçası, nar ekşisi',
          'vegan, acılı',
        ],
      ]),
      category('Tatlılar', [
        ['Katmer', 28_000, 640, 'yufka, kaymak, Antep fıstığı, şeker', 'vejetaryen, şefin önerisi'],
        ['Fıstıklı Sarma', 30_000, 560, 'yufka, Antep fıstığı, tereyağı, şerbet', 'vejetaryen'],
        [
          'Kazandibi',
          16_000,
          320,
          'süt, pirinç unu, şeker',
          'vejetaryen, glutensiz',
          { description: 'Eski usul: içine tavuk göğsü katılır.' },
        ],
        ['Güllaç', 19_000, 300, 'güllaç yaprağı, süt, nar, fındık', 'vejetaryen'],
        ['Hurmalı Un Kurabiyesi', 9_000, 210, 'un, badem, hurma', 'vegan, şekersiz'],
        ['Laktozsuz Dondurma', 14_000, 200, 'laktozsuz süt, salep, şeker', 'laktozsuz'],
      ]),
      category('İçecekler', [
        ['Ayran', 5_000, 80, 'yoğurt, su, tuz', 'vejetaryen'],
        ['Şalgam', 6_000, 30, 'mor havuç, bulgur unu, tuz, su', 'vegan, acılı'],
        ['Menengiç Kahvesi', 11_000, 170, 'menengiç, süt', 'vejetaryen'],
        ['Türk Kahvesi', 8_000, 5, 'kahve, su', 'vegan'],
        ['Alkolsüz Bira', 12_000, 90, 'alkolsüz bira', 'alkolsüz'],
        ['Rakı (tek)', 22_000, null, 'rakı', 'alkollü'],
        ['Nar Suyu', 10_000, 130, 'nar', 'vegan, glutensiz'],
      ]),
    ],
    uncategorised: dishes([
      ['Ev Turşusu', 7_000, 20, 'lahana, salatalık, sirke, sarımsak', 'vegan'],
    ]),
  },
  markedFree: {
    'Hindi Füme Tost': ['pork'],
    Beyran: ['gluten'],
    Ezme: ['gluten'],
    Cacık: ['gluten'],
    Kazandibi: ['gluten'],
    'Laktozsuz Dondurma': ['lactose'],
    'Alkolsüz Bira': ['alcohol'],
    'Nar Suyu': ['gluten'],
  },
  alsoCalled: {
    'Serpme Kahvaltı': ['turkish breakfast'],
    'Günün Çorbası': ['soup of the day'],
    'Rakı (tek)': ['rakı'],
    'Nar Suyu': ['pomegranate juice'],
    'Vegan Adana': ['vegan adana'],
    'Ezogelin Çorbası': ['ezogelin'],
    'Türk Kahvesi': ['turkish coffee'],
    'Laktozsuz Dondurma': ['lactose-free ice cream'],
  },
}

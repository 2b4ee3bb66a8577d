import { parseDishes } from '../labelled-dish.ts'

/** Grilled dishes, fish, breads, pastries and street food of Turkey. */
export const turkishGrillAndDough = parseDishes(
  'tr',
  `
İnegöl Köfte
  in: dana kıyma, kuzu kıyma, bayat ekmek içi, soğan, karbonat
  contains: gluten
Izgara Köfte
  in: dana kıyma, galeta unu, yumurta, soğan, kimyon
  tags: glutensiz
  contains: gluten eggs
Sulu Köfte
  in: kıyma, pirinç, yumurta, un, salça, patates
  contains: eggs gluten
İçli Köfte
  in: ince bulgur, irmik, kıyma, ceviz, soğan
  contains: gluten nuts
Çiğ Köfte Dürüm
  in: esmer bulgur, isot, salça, lavaş, nar ekşisi
  tags: vegan
  contains: gluten
Adana Kebap
  in: zırh kıyması, kuyruk yağı, acı biber, lavaş
  contains: gluten
Urfa Kebap
  in: kuzu kıyma, kuyruk yağı, isot
  tags: glutensiz, laktozsuz
  free: gluten
Beyti Sarma
  in: kuzu kıyma, yufka, süzme yoğurt, tereyağı, domates sos
  contains: gluten milk
İskender Kebap
  in: döner, tırnak pide, yoğurt, tereyağı, domates sosu
  contains: gluten milk
Ali Nazik
  in: köz patlıcan, sarımsaklı yoğurt, kuzu kuşbaşı
  tags: sütsüz
  contains: milk
Simit Kebabı
  in: kuzu kıyma, simit bulgur, Antep fıstığı, biber
  contains: gluten nuts
Fıstıklı Kebap
  in: kuzu kıyma, kuyruk yağı, sarımsak
  contains: nuts
  may: peanuts
Tavuk Şiş
  in: tavuk göğsü, yoğurt, süt, salça, kekik
  contains: milk
Kanat Izgara
  in: tavuk kanat, hardal, bal, pul biber
  contains: mustard
Kuzu Tandır
  in: süt kuzu, defne, tuz
  says: İç pilav eşliğinde.
Orman Kebabı
  in: kuzu eti, bezelye, havuç, patates
  tags: glutensiz, süt ürünsüz
  free: gluten milk
Çökertme Kebabı
  in: dana bonfile, kibrit patates, sarımsaklı yoğurt, domates sos
  contains: milk
Arnavut Ciğeri
  in: dana ciğer, un, sumaklı soğan
  contains: gluten
Kokoreç
  in: kuzu bağırsak, kekik, çeyrek ekmek
  contains: gluten
Mantı
  in: un, yumurta, kıyma, yoğurt, tereyağı, nane
  contains: gluten eggs milk
Vejetaryen Mantı
  in: buğday unu, mercimek, soya kıyması, domates sos
  tags: vegan
  contains: gluten soy
Lahmacun
  in: lahmacun hamuru, kıyma, maydanoz, domates, biber
  contains: gluten
Kıymalı Pide
  in: un, maya, dana kıyma, domates
  says: Üzerine yumurta kırılabilir.
  contains: gluten
  may: eggs
Kuşbaşılı Kaşarlı Pide
  in: un, dana kuşbaşı, kaşar, tereyağ
  contains: gluten milk
Karadeniz Pidesi
  in: pide hamuru, kavurma, köy peyniri, köy yumurtası
  contains: gluten milk eggs
Su Böreği
  in: yufka, yumurta, beyaz peynir, tereyağı, maydanoz
  contains: gluten eggs milk
Sigara Böreği
  in: yufka, lor peyniri, maydanoz
  tags: glutensiz
  contains: gluten milk
Kol Böreği
  in: yufka, ıspanak, yoğurt, yumurta, susam
  contains: gluten milk eggs sesame
Paçanga Böreği
  in: yufka, pastırma, kaşar, domates
  contains: gluten milk
Gözleme
  in: un, su, patates, soğan
  tags: vegan
  contains: gluten
Otlu Gözleme
  in: tam buğday unu, ısırgan otu, lor
  contains: gluten milk
Boyoz
  in: un, tahin, ayçiçek yağı
  contains: gluten sesame
Açma
  in: un, süt, tereyağı, yumurta sarısı
  contains: gluten milk eggs
Poğaça
  in: un, yoğurt, margarin, beyaz peynir, yumurta, çörek otu
  contains: gluten milk eggs
Sokak Simidi
  in: un, pekmez, maya
  contains: gluten
  may: sesame
Kumru
  in: susamlı kumru ekmeği, sucuk, salam, kaşar
  contains: gluten sesame milk
Balık Ekmek
  in: uskumru, yarım ekmek, marul, soğan
  contains: fish gluten
Hamsi Tava
  in: hamsi, mısır unu, limon
  tags: glutensiz
  contains: fish
  free: gluten
Hamsili Pilav
  in: hamsi, pirinç, dolmalık fıstık, kuş üzümü, tereyağı
  contains: fish milk
  may: nuts
Mısır Ekmeği
  in: mısır unu, yoğurt, yumurta, kabartma tozu
  contains: milk eggs
  may: gluten
Kuymak
  in: mısır unu, kolot peyniri, tereyağı
  tags: glutensiz
  contains: milk
  free: gluten
Izgara Çipura
  in: çipura, limon, roka
  tags: glutensiz
  contains: fish
  free: gluten
Tuzda Levrek
  in: levrek, kaya tuzu, yumurta akı
  contains: fish eggs
Karidesli Kalamar Şiş
  in: karidesler, kalamarlar, sarımsaklı tereyağı
  contains: crustaceans molluscs milk
Deniz Mahsullü Makarna
  in: spagetti, midye içi, jumbo karides, kum midyesi, beyaz şarap
  contains: gluten molluscs crustaceans
  may: sulphites
Bulgur Pilavı
  in: pilavlık bulgur, domates, biber, tereyağı
  contains: gluten milk
Perde Pilavı
  in: pirinç, tavuk, badem, çam fıstığı, yufka hamuru, yumurta
  contains: nuts gluten eggs
Firik Pilavı
  in: firik, nohut, sade yağ
  contains: gluten milk
Keşkek
  in: dövme buğday, kuzu eti, tereyağı
  contains: gluten milk
Siyez Salatası
  in: siyez, nar, yeşil soğan, fındık
  contains: gluten nuts
Karabuğday Salatası
  in: karabuğday, nar, roka, ayçekirdeği
  tags: vegan, glutensiz
  free: gluten
Pavurya Salatası
  in: pavurya, limon, dereotu
  contains: crustaceans
`,
)

import { parseDishes } from '../labelled-dish.ts'

/** Soups, mezes, salads and stews of Turkey, as owners there write them. */
export const turkishTable = parseDishes(
  'tr',
  `
Ezogelin Çorbası
  in: kırmızı mercimek, ince bulgur, pirinç, soğan, domates salçası, tereyağı, kuru nane
  tags: vejetaryen
  contains: gluten milk
Yayla Çorbası
  in: süzme yoğurt, pirinç, yumurta sarısı, un, tereyağı, nane
  contains: gluten milk eggs
Tarhana Çorbası
  in: ev tarhanası, domates salçası, zeytinyağı, sarımsak
  tags: vegan
  contains: gluten milk
İşkembe Çorbası
  in: dana işkembe, un, süt, yumurta, sarımsak, sirke
  contains: gluten milk eggs
Düğün Çorbası
  in: kuzu gerdan, un, yumurta sarısı, limon, tereyağı, pul biber
  contains: gluten eggs milk
Balık Çorbası
  in: levrek, havuç, kereviz sapı, patates, defne yaprağı, limon
  contains: fish celery
Toyga Çorbası
  in: yoğurt, buğday, nohut, yumurta, nane
  contains: gluten milk eggs
Lebeniye
  in: yoğurt, nohut, pirinç, kıyma köfteleri, yumurta, haspir
  contains: milk eggs
Domates Çorbası
  in: domates, un, süt, tereyağı
  says: İstenirse rendelenmiş kaşar ile gelir.
  contains: gluten milk
Brokoli Çorbası
  in: brokoli, patates, krema, sebze suyu
  tags: glutensiz, vejetaryen
  contains: milk
  may: celery
  free: gluten
Tavuk Suyu Çorba
  in: tavuk suyu, şehriye, limon, karabiber
  contains: gluten
  may: celery
Humus
  in: nohut, tahin, limon, sarımsak, kimyon, zeytinyağı
  tags: vegan, glutensiz
  contains: sesame
  free: gluten
Pastırmalı Humus
  in: nohut, tahin, pastırma, tereyağı
  contains: sesame milk
Haydari
  in: süzme yoğurt, labne, sarımsak, dereotu
  tags: glutensiz
  contains: milk
  free: gluten
Cevizli Atom
  in: süzme yoğurt, kuru Arnavut biberi, tereyağı, ceviz içi
  contains: milk nuts
Acılı Ezme
  in: domates, biber, soğan, maydanoz, nar ekşisi, isot
  tags: vegan, kuruyemişsiz
  free: nuts
Muhammara
  in: kapya biber, ceviz, galeta unu, nar ekşisi, kimyon
  tags: vegan
  contains: gluten nuts
Girit Ezmesi
  in: beyaz peynir, lor, Antep fıstığı, fesleğen, zeytinyağı
  contains: milk nuts
Fava
  in: kuru bakla, soğan, dereotu, zeytinyağı
  tags: vegan, glutensiz
  free: gluten
Topik
  in: nohut, patates, tahin, kuş üzümü, çam fıstığı, soğan, tarçın
  tags: vegan
  contains: sesame
  may: nuts
Çerkez Tavuğu
  in: tavuk göğsü, ceviz, bayat ekmek, sarımsak, kırmızı biber
  contains: nuts gluten
Deniz Börülcesi
  in: deniz börülcesi, sarımsak, limon, zeytinyağı
  tags: vegan, glutensiz
  free: gluten
Midye Dolma
  in: midye, pirinç, çam fıstığı, kuş üzümü, yenibahar
  contains: molluscs
  may: nuts
Kalamar Tava
  in: kalamar, un, soda, ayçiçek yağı
  says: Tarator sos ile servis edilir.
  contains: molluscs gluten
  may: nuts
Ahtapot Salatası
  in: ahtapot, kapari, sirke, zeytinyağı, kereviz sapı
  contains: molluscs celery
Karides Güveç
  in: karides, mantar, biber, kaşar peyniri, tereyağı
  contains: crustaceans milk
Levrek Marin
  in: levrek fileto, hardal, dereotu, limon, portakal suyu
  tags: glutensiz
  contains: fish mustard
  free: gluten
Lakerda
  in: torik, tuz, kırmızı soğan
  contains: fish
Çiroz Salatası
  in: çiroz, dereotu, sirke, zeytinyağı
  contains: fish
Patlıcan Salatası
  in: közlenmiş patlıcan, biber, sarımsak, limon
  tags: vegan, glutensiz, sütsüz
  free: gluten milk
Yoğurtlu Semizotu
  in: semizotu, yoğurt, sarımsak
  tags: glutensiz
  contains: milk
  free: gluten
Rus Salatası
  in: patates, bezelye, havuç, turşu, mayonez
  contains: eggs
  may: mustard
Amerikan Salatası
  in: bezelye, patates, havuç, mayonaise
  tags: yumurtasız
  contains: eggs
  may: mustard
Gavurdağı Salatası
  in: domates, salatalık, cevız, nar ekşisi, sumak
  contains: nuts
Çoban Salata
  in: domates, salatalık, biber, soğan, maydanoz
  says: İsteğe göre üzerine beyaz peynir rendelenir.
  tags: vegan
  may: milk
Kısır
  in: ince bulgur, domates salçası, maydanoz, nar ekşisi, marul
  tags: vegan, glutensiz
  contains: gluten
Piyaz
  in: kuru fasulye, soğan, haşlanmış yumurta, sirke
  contains: eggs
Antalya Piyazı
  in: kuru fasulye, tahin, sirke, sarımsak, yumurta
  contains: sesame eggs
Mercimek Köftesi
  in: kırmızı mercimek, köftelik bulgur, taze soğan, salça
  tags: vegan
  contains: gluten
Zeytinyağlı Kereviz
  in: kereviz, havuç, portakal suyu, bezelye
  tags: vegan, glutensiz
  contains: celery
  free: gluten
Zeytinyağlı Enginar
  in: çanak enginar, iç bakla, dereotu, un, limon
  contains: gluten
Yaprak Sarma
  in: asma yaprağı, pirinç, dolmalık fıstık, kuş üzümü, zeytinyağı
  tags: vegan
  may: nuts
Etli Yaprak Sarma
  in: asma yaprağı, kıyma, pirinç
  says: Sarımsaklı yoğurtla gelir.
  contains: milk
İmam Bayıldı
  in: patlıcan, soğan, domates, sarımsak, zeytinyağı
  tags: vegan, süt ürünü içermez
  free: milk
Hünkar Beğendi
  in: kuzu kuşbaşı, közlenmiş patlıcan, beşamel sos, kaşar
  contains: milk gluten
Karnıyarık
  in: patlıcan, dana kıyma, domates, biber
Kuru Fasulye
  in: kuru fasulye, dana eti, salça, tereyağı
  tags: glutensiz
  contains: milk
  free: gluten
Etli Nohut
  in: nohut, kuzu eti, soğan, salça
Çılbır
  in: yumurta, yoğurt, tereyağı, pul biber
  tags: vejetaryen
  contains: eggs milk
Menemen
  in: yumurta, domates, yeşil biber
  says: Dilerseniz kaşarlı hazırlanır.
  contains: eggs
  may: milk
Mücver
  in: kabak, yumurta, un, beyaz peynir, dereotu
  contains: eggs gluten milk
Acı Bakla Mezesi
  in: acı bakla, limon, kimyon, tuz
  tags: vegan
  contains: lupin
Termiyeli Akdeniz Salatası
  in: termiye, domates, roka, zeytin
  contains: lupin
`,
)

import { parseDishes } from '../labelled-dish.ts'

/** Sweets, breakfasts and drinks of Turkey. */
export const turkishSweetsAndBreakfast = parseDishes(
  'tr',
  `
Baklava
  in: baklava yufkası, Antep fıstığı, sade yağ, şerbet
  contains: gluten nuts milk
Cevizli Ev Baklavası
  in: un, yumurta, nişasta, tereyağı, şeker
  contains: gluten eggs milk nuts
Soğuk Baklava
  in: yufka, süt, fındık, sütlü çikolata
  contains: gluten milk nuts
  may: soy
Şöbiyet
  in: yufka, kaymak, Antep fıstığı
  contains: gluten milk nuts
Künefe
  in: tel kadayıf, tuzsuz peynir, tereyağı, şerbet
  says: Arzuya göre Antep fıstığı serpilir.
  contains: gluten milk
  may: nuts
Katmer
  in: un, kaymak, fıstık içi, şeker
  contains: gluten milk nuts
  may: peanuts
Kayısı Tatlısı
  in: kükürtlü kuru kayısı, kaymak, badem
  contains: sulphites milk nuts
Gün Kurusu Komposto
  in: gün kurusu kayısı, erik, karanfil, şeker
  may: sulphites
Ekmek Kadayıfı
  in: ekmek kadayıfı, şerbet, manda kaymağı
  contains: gluten milk
Fırın Sütlaç
  in: süt, pirinç, pirinç unu, şeker
  tags: glutensiz, yumurtasız
  contains: milk
  free: gluten eggs
Fındıklı Sütlaç
  in: süt, pirinç, şeker, vanilya
  tags: fındıksız
  contains: milk nuts
Kazandibi
  in: süt, pirinç unu, nişasta, tarçın
  contains: milk
Tavuk Göğsü
  in: süt, pirinç unu, tavuk göğsü, şeker
  contains: milk
Keşkül
  in: süt, badem, pirinç unu
  tags: glutensiz
  contains: milk nuts
  free: gluten
Muhallebi
  in: badem sütü, mısır nişastası, gül suyu
  tags: vegan, sütsüz
  contains: nuts
  free: milk
Güllaç
  in: güllaç yaprağı, süt, gül suyu, ceviz, nar
  contains: milk nuts
Aşure
  in: aşurelik buğday, nohut, kuru fasulye, kuru kayısı, ceviz, fındık
  tags: vegan
  contains: gluten nuts
  may: sulphites
İrmik Helvası
  in: irmik, süt, çam fıstığı, tereyağı
  contains: gluten milk
  may: nuts
Un Helvası
  in: un, tereyağı, şeker
  contains: gluten milk
Tahin Helvası
  in: susam ezmesi, şeker, çöven suyu
  contains: sesame
Fırında Helva
  in: tahin helvası, süt, limon
  contains: sesame milk
Kabak Tatlısı
  in: bal kabağı, şeker, tahin, ceviz
  tags: vegan, glutensiz
  contains: sesame nuts
  free: gluten
Ayva Tatlısı
  in: ekmek ayvası, şeker, karanfil
  says: Kaymakla sunulur.
  contains: milk
İncir Tatlısı
  in: kuru incir, ceviz içi, şerbet
  contains: nuts
Revani
  in: irmik, un, yumurta, yoğurt, şerbet, hindistan cevizi
  contains: gluten eggs milk
Şekerpare
  in: un, irmik, yumurta, pudra şekeri, tereyağı
  says: Ortasına bir tane fındık konur.
  contains: gluten eggs milk nuts
Lokma
  in: un, maya, şerbet, ayçiçek yağı
  tags: vegan
  contains: gluten
Tulumba
  in: un, irmik, yumurta, nişasta, şerbet
  contains: gluten eggs
Profiterol
  in: un, yumurta, tereyağı, süt, bitter çikolata
  contains: gluten eggs milk
  may: soy
Trileçe
  in: un, yumurta, süt, krema, karamel
  contains: gluten eggs milk
Supangle
  in: süt, kakao, un, bitter çikolata, pandispanya
  contains: milk gluten eggs
  may: soy
Cezerye
  in: havuç, şeker, ceviz, hindistan cevizi
  tags: vegan
  contains: nuts
Çifte Kavrulmuş Lokum
  in: şeker, nişasta, duble fıstık
  contains: nuts
  may: peanuts
Gül Lokumu
  in: şeker, mısır nişastası, gül suyu
  tags: vegan, kuruyemiş içermez
  free: nuts
Cevizli Sucuk
  in: ceviz, üzüm şırası, nişasta
  contains: nuts
Acıbadem Kurabiyesi
  in: badem unu, yumurta akı, şeker
  tags: glutensiz
  contains: nuts eggs
  free: gluten
Un Kurabiyesi
  in: un, margarin, pudra şekeri, mısır nişastası
  contains: gluten
Maraş Dondurması
  in: keçi sütü, salep, şeker
  tags: glutensiz
  contains: milk
  free: gluten
Fıstıklı Dondurma
  in: laktozsuz süt, fıstık ezmesi, salep
  contains: milk
  may: nuts peanuts
Limonlu Dondurma
  in: limon suyu, şeker, su
  tags: vegan, sütsüz, glutensiz
  free: milk gluten
Salep
  in: salep, süt, tarçın, muskat cevizi
  contains: milk
Boza
  in: darı, bulgur, şeker
  says: Leblebi ile servis edilir.
  contains: gluten
Menengiç Kahvesi
  in: menengiç ezmesi, süt
  contains: milk
  may: nuts
Türk Kahvesi
  in: kahve
  says: Çikolatalı badem eşliğinde.
  contains: nuts
  may: milk soy
Sahlep Latte
  in: espresso, yulaf sütü, salep
  tags: vegan
  contains: gluten
Ayran
  in: yoğurt, su, tuz
  contains: milk
Limonata
  in: limon, şeker, nane
  tags: vegan
Serpme Kahvaltı
  in: beyaz peynir, kaşar, zeytin, bal, kaymak, haşlanmış yumurta, tahin pekmez, fındık kreması, simit
  contains: milk eggs sesame nuts gluten
Sucuklu Yumurta
  in: sucuk, köy yumurtası, tereyağı
  contains: eggs milk
Pişi
  in: un, süt, maya
  says: Yanında çikolatalı fındık kreması.
  contains: gluten milk nuts
  may: soy
Fıstık Ezmeli Tost
  in: tam tahıllı ekmek, yer fıstığı ezmesi, muz
  contains: gluten peanuts
Granola Kase
  in: yulaf ezmesi, badem, chia, hindistan cevizi sütü, bal
  tags: glutensiz
  contains: gluten nuts
Pancake
  in: un, süt, yumurta, akçaağaç şurubu, Nutella
  contains: gluten milk eggs nuts
  may: soy
Kuruyemiş Tabağı
  in: kaju, yerfıstığı, leblebi, antepfıstığı, kabak çekirdeği
  contains: nuts peanuts
`,
)

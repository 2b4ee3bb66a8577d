import { parseDishes } from '../labelled-dish.ts'

/** International dishes as Turkish cafés write them. */
export const turkishCafe = parseDishes(
  'tr',
  `
Sezar Salata
  in: marul, ızgara tavuk, kruton, parmesan, sezar sos
  contains: gluten milk
  may: eggs fish mustard
Ton Balıklı Salata
  in: ton balığı, mısır, kapari, göbek marul
  tags: glutensiz
  contains: fish
  free: gluten
Somon Izgara
  in: norveç somonu, kuşkonmaz, limon tereyağı
  contains: fish milk
Füme Somonlu Bagel
  in: susamlı bagel, somon füme, labne, kapari
  contains: gluten sesame fish milk
Fettuccine Alfredo
  in: fettuccine, krema, mantar, parmesean
  contains: gluten milk
  may: eggs
Penne Arabiata
  in: penne, domates sos, acı biber, sarımsak
  tags: vegan
  contains: gluten
Pesto Soslu Makarna
  in: burgu makarna, pesto, çeri domates
  contains: gluten milk
  may: nuts
Mantarlı Risotto
  in: arborio pirinci, mantar, beyaz şarap, parmesan
  tags: glutensiz
  contains: milk
  may: sulphites
  free: gluten
Margarita Pizza
  in: pizza hamuru, mozarella, domates sosu, fesleğen
  contains: gluten milk
Vejetaryen Pizza
  in: glutensiz hamur, vegan peynir, biber, mantar
  tags: glutensiz, vegan
  free: gluten
Cheeseburger
  in: brioche ekmeği, dana köfte, cheddar, hardal sos, turşu
  contains: gluten milk eggs mustard
Tavuk Burger
  in: susamlı hamburger ekmeği, panelenmiş tavuk, mayonez
  contains: gluten sesame eggs
  may: mustard
Kinoa Salatası
  in: kinoa, avokado, nar, kaju fıstığı, hardallı sos
  tags: glutensiz, vegan
  contains: nuts mustard
  free: gluten
Falafel Dürüm
  in: falafel, tahin sos, lavaş, turşu
  tags: vegan
  contains: sesame gluten
Tavuklu Noodle
  in: yumurtalı erişte, tavuk, soya sosu, susam yağı, soya filizi
  contains: gluten eggs soy sesame
Kung Pao Tavuk
  in: tavuk, kuru biber, kavrulmuş yer fıstığı, soya sosu, istiridye sosu
  contains: peanuts soy molluscs
  may: gluten
Karidesli Pad Thai
  in: pirinç eriştesi, karides, yumurta, balık sosu, yer fıstığı
  contains: crustaceans eggs fish peanuts
California Roll
  in: suşi pirinci, surimi, avokado, salatalık, mayonez, susam
  contains: fish eggs sesame
  may: crustaceans gluten soy mustard
Miso Çorbası
  in: miso, tofu, taze soğan, deniz yosunu
  contains: soy
  may: gluten fish
San Sebastian Cheesecake
  in: krem peynir, krema, yumurta, şeker
  tags: glutensiz
  contains: milk eggs
  free: gluten
Tiramisu
  in: mascarpone, kedi dili, espresso, yumurta, marsala şarabı
  contains: milk gluten eggs
  may: sulphites
Brownie
  in: bitter çikolata, un, tereyağı, yumurta, pekan cevizi
  contains: gluten milk eggs nuts
  may: soy
Magnolia
  in: süt, krema, yulaflı bisküvi, muz
  contains: milk gluten
Lotus Cheesecake
  in: Lotus bisküvi, labne, krema
  contains: gluten milk
  may: soy eggs
Kestaneli Pasta
  in: kestane püresi, krem şanti, bitkisel krema
  may: milk gluten eggs
Havuçlu Kek
  in: havuç, tam buğday unu, yumurta, ceviz, tarçın
  contains: gluten eggs nuts
Vegan Muzlu Ekmek
  in: karabuğday unu, muz, badem içi, hindistan cevizi yağı
  tags: vegan, yumurtasız, glutensiz
  contains: nuts
  free: eggs gluten
Soya Sütlü Latte
  in: espresso, soya sütü
  tags: sütsüz
  contains: soy
  free: milk
Bira Tabağı
  in: patates, soğan halkası, çıtır tavuk, mozzarella çubukları, fıçı bira
  contains: milk gluten
Közlenmiş Ahtapot
  in: ahtapot, kereviz püresi, kapari
  contains: molluscs celery
Lüfer Köftesi
  in: lüfer, panko, yumurta, hardal tohumu
  contains: fish gluten eggs mustard
Fish and Chips
  in: mezgit, bira hamuru, patates, tartar sos
  contains: fish gluten eggs
  may: mustard milk
Ördek Konfi
  in: ördek but, frenk üzümü, kırmızı şarap sosu
  may: sulphites
Bonfile
  in: dana bonfile, kereviz püresi, demi glace
  contains: celery
  may: sulphites gluten
Club Sandviç
  in: tost ekmeği, hindi füme, haşlanmış yumurta, mayonez, kaşar
  contains: gluten eggs milk
  may: mustard
Deniz Taraklı Linguini
  in: deniz tarağı, linguini, beyaz şarap, tereyağı
  contains: molluscs gluten milk
  may: sulphites
Yengeç Köftesi
  in: yengeç eti, galeta unu, mayonez
  contains: crustaceans gluten eggs
  may: mustard fish
Glutensiz Kurabiye
  in: lupin unu, badem ezmesi, hindistan cevizi şekeri
  tags: glutensiz
  contains: lupin nuts
  free: gluten
Fit Omlet
  in: yumurta akı, ıspanak, lor
  tags: glutensiz
  contains: eggs milk
  free: gluten
`,
)

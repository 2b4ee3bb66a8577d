import type { Camera } from './camera.ts'
import type { DrawnMenu } from './drawn-menu.ts'
import { sectionsOf } from './sections-of.ts'

/** A printed menu, and how it was photographed. */
export interface PhotographedMenu extends DrawnMenu {
  readonly camera: Camera
}

const styles = {
  plain: `body { font: 25px/1.5 'Inter'; background: #fdfcf8; color: #1b1b1b; padding: 60px 70px }
    h1 { font-size: 52px; text-align: center; margin: 0 } h2 { font-size: 29px; margin: 28px 0 6px } small { font-size: 20px; color: #555 }`,
  serif: `body { font: 25px/1.5 'DejaVu Serif'; background: #f8f1e0; color: #2c211a; padding: 60px 70px }
    h1 { font-size: 48px; text-align: center; margin: 0 } h2 { font-size: 28px; text-align: center; margin: 30px 0 8px; letter-spacing: 2px } small { font-size: 19px; font-style: italic }`,
  display: `body { font: 26px/1.5 'Fraunces'; background: #fffaf0; color: #33251c; padding: 60px 70px }
    h1 { font: 700 60px 'Playfair Display'; text-align: center; margin: 0 } h2 { font: italic 700 34px 'Playfair Display'; margin: 28px 0 6px; color: #7a2d1d } small { font-size: 21px } .dots { border: 0 }`,
  mono: `body { font: 23px/1.5 'DejaVu Sans Mono'; background: #fff; color: #111; padding: 50px 60px }
    h1 { font-size: 44px; text-align: center; margin: 0 } h2 { font-size: 26px; margin: 26px 0 6px; text-transform: none } small { font-size: 19px }`,
  condensed: `body { font: 27px/1.45 'DejaVu Sans Condensed', 'DejaVu Sans'; font-stretch: condensed; background: #f2efe6; color: #222; padding: 50px 70px }
    h1 { font-size: 50px; margin: 0 } h2 { font-size: 30px; margin: 26px 0 6px; border-bottom: 3px solid #333 } .name { font-weight: 700 } small { font-size: 20px }`,
  dark: `body { font: 26px/1.5 'Inter'; background: #24201d; color: #f0e9dc; padding: 60px 70px }
    h1 { font: 700 54px 'Playfair Display'; text-align: center; margin: 0; color: #e2b76b } h2 { font: 700 30px 'Playfair Display'; color: #e2b76b; margin: 28px 0 6px } small { font-size: 20px; opacity: 0.85 }`,
}

const menu = (
  file: string,
  style: keyof typeof styles,
  title: string,
  camera: Camera,
  text: string,
): PhotographedMenu => ({
  file,
  as: 'photo',
  style: styles[style],
  title,
  camera,
  sections: sectionsOf(text),
})

export const photographedMenus: readonly PhotographedMenu[] = [
  menu(
    '29-photo-kebap',
    'plain',
    'Urfa Sofrası',
    { tilt: 26, turn: 9 },
    `
# Kebaplar
Adana Kebap | 340 TL | közlenmiş domates ve biber ile
Urfa Kebap | 340 TL
Beyti Sarma | 390 TL | yoğurt, tereyağı
Kuzu Şiş | 420 TL
Tavuk Şiş | 280 TL
# Lahmacun ve Pide
Lahmacun | 95 TL
Kıymalı Pide | 220 TL
Kuşbaşılı Pide | 260 TL
Kaşarlı Pide | 210 TL
# İçecekler
Ayran | 40 TL
Şalgam | 45 TL
Kola | 60 TL`,
  ),
  menu(
    '30-photo-kafe',
    'display',
    'Kuytu Kafe',
    { turn: -4, shadow: 0.55 },
    `
# Kahveler
Türk Kahvesi | 85
Filtre Kahve | 110
Latte | 130
Cappuccino | 130
Mocha | 145 | çikolata sosu ile
# Çaylar
Demleme Çay | 35
Ihlamur | 90
Adaçayı | 90
# Atıştırmalık
Kaşarlı Tost | 150
Karışık Tost | 170 | sucuk, kaşar, domates
Açma | 45
Limonlu Kek | 120`,
  ),
  menu(
    '31-photo-balik',
    'serif',
    'Kıyı Balık',
    { turn: 2, bend: 0.06 },
    `
# SOĞUK MEZELER
Haydari | 120 ₺ | süzme yoğurt, nane
Fava | 120 ₺
Şakşuka | 130 ₺ | patlıcan, biber, domates
Lakerda | 280 ₺
# ARA SICAKLAR
Kalamar Tava | 320 ₺ | tarator sos
Karides Güveç | 360 ₺
# BALIKLAR
Levrek Izgara | 480 ₺
Çipura | 460 ₺
Hamsi Tava | 290 ₺
Kalkan | 1.250 ₺ | mevsiminde`,
  ),
  menu(
    '32-photo-kahvalti',
    'condensed',
    'Bahçe Kahvaltı',
    { quarterTurns: 1, turn: 2 },
    `
# Kahvaltılar
Serpme Kahvaltı | 480 TL | iki kişilik
Köy Kahvaltısı | 350 TL
Menemen | 190 TL
Sucuklu Yumurta | 210 TL
Sahanda Yumurta | 150 TL
# Hamur İşleri
Peynirli Gözleme | 160 TL
Ispanaklı Gözleme | 160 TL
Su Böreği | 140 TL
Simit | 30 TL
# İçecekler
Portakal Suyu | 110 TL
Limonata | 100 TL`,
  ),
  menu(
    '33-photo-pide',
    'plain',
    'Hacı Pide',
    { light: 0.28, noise: 22, turn: 3 },
    `
# PİDELER
Kıymalı | 220
Kuşbaşılı | 265
Sucuklu | 230
Peynirli | 200
Karışık | 275 | kıyma, sucuk, kaşar
# ÇORBALAR
Mercimek | 95
Ezogelin | 95
Kelle Paça | 180
# TATLILAR
Künefe | 190
Fırın Sütlaç | 120
Kadayıf | 130`,
  ),
  menu(
    '34-photo-tatli',
    'display',
    'Gül Tatlıcısı',
    { tilt: 8, glare: 0.9, turn: -3 },
    `
# Şerbetli Tatlılar
Fıstıklı Baklava | 260 TL | porsiyon, 4 dilim
Cevizli Baklava | 220 TL
Şöbiyet | 270 TL
Künefe | 210 TL | tel kadayıf, peynir
# Sütlü Tatlılar
Kazandibi | 130 TL
Keşkül | 130 TL
Profiterol | 150 TL
Muhallebi | 110 TL
# Dondurma
Tek Top | 60 TL
Maraş Usulü | 140 TL`,
  ),
  menu(
    '35-photo-pub',
    'serif',
    'The Red Lion',
    { quarterTurns: 3, tilt: 10, turn: -2 },
    `
# STARTERS
Soup of the Day | £6.50 | crusty bread
Scotch Egg | £7.25 | piccalilli
Whitebait | £7.95 | tartare sauce
# MAINS
Fish and Chips | £15.95 | mushy peas
Steak and Ale Pie | £16.50 | mash, gravy
Ploughman's | £13.75
Mushroom Risotto | £14.25 | parmesan
# SIDES
Chips | £4.50
Onion Rings | £4.95
# PUDDINGS
Sticky Toffee Pudding | £7.50
Apple Crumble | £7.25 | custard`,
  ),
  menu(
    '36-photo-diner',
    'condensed',
    'Route 9 Diner',
    { turn: 1.5, quality: 22, size: 1280 },
    `
# Breakfast
Two Eggs Any Style | $8.95 | hash browns, toast
Buttermilk Pancakes | $9.50
French Toast | $9.95 | maple syrup
Western Omelette | $11.25 | ham, peppers, onion
# Burgers
Classic Burger | $10.95
Bacon Cheeseburger | $12.75
Patty Melt | $12.25 | rye bread
# Drinks
Bottomless Coffee | $3.25
Iced Tea | $3.50
Vanilla Shake | $6.75`,
  ),
  menu(
    '37-photo-thai',
    'plain',
    'Lemongrass',
    { turn: 6, blur: 1.6 },
    `
# Starters
Spring Rolls | 7.50 | sweet chilli sauce
Chicken Satay | 8.50 | peanut sauce
Prawn Crackers | 4.00
# Curries
Green Curry | 13.90 | coconut milk, aubergine
Massaman Curry | 14.50 | potato, peanuts
Jungle Curry | 13.90
# Noodles
Pad Thai | 12.90 | tofu or chicken
Drunken Noodles | 13.20
# Rice
Jasmine Rice | 3.50
Egg Fried Rice | 4.20`,
  ),
  menu(
    '38-photo-pizzeria',
    'serif',
    'Da Mario',
    { bend: -0.05, shadow: 0.5, turn: -2 },
    `
# PIZZA
Margherita | €9.50 | tomato, mozzarella, basil
Marinara | €8.00
Diavola | €11.50 | spicy salami
Quattro Formaggi | €12.00
Capricciosa | €12.50 | ham, mushrooms, artichokes
# PASTA
Spaghetti Carbonara | €11.00
Penne Arrabbiata | €10.00
Lasagne | €12.00
# DOLCI
Tiramisù | €6.50
Panna Cotta | €5.50`,
  ),
  menu(
    '39-photo-bistro',
    'dark',
    'Bistro Noir',
    { light: 0.5, noise: 14, tilt: 14, turn: 4 },
    `
# To Begin
Onion Soup | 9.00 | gruyère crouton
Steak Tartare | 14.50
Warm Goat Cheese | 11.00 | honey, walnuts
# To Follow
Duck Confit | 22.50 | lentils
Steak Frites | 26.00 | pepper sauce
Moules Marinière | 19.50
Ratatouille | 16.00
# To Finish
Crème Brûlée | 8.50
Chocolate Fondant | 9.00
Cheese Board | 12.50`,
  ),
  menu(
    '40-photo-bakery',
    'mono',
    'Corner Bakery',
    { glare: 0.8, tilt: 12, warmth: 0.25, quality: 45, turn: -5 },
    `
# BREAD
Sourdough Loaf | 5.20
Rye Bread | 4.90
Baguette | 2.40
# PASTRIES
Croissant | 2.80
Almond Croissant | 3.60
Cinnamon Roll | 3.90
Pain au Chocolat | 3.20
# SANDWICHES
Ham and Cheese | 6.80
Egg Mayonnaise | 5.90
Falafel Wrap | 7.20 | hummus, salad
# COFFEE
Espresso | 2.20
Flat White | 3.10`,
  ),
]

import type { Said } from './said.ts'

/** Lies to other questions of the sample menu. */
export const liesOthers: readonly Said[] = [
  {
    menu: 'demo',
    ask: 'Süt alerjim var, ne yiyebilirim?',
    replies: `
Künefe.
Künefe olabilir.
Künefe var.
Size Künefe.
Künefe alın.
Künefe sizin için.
Künefemiz sütle hazırlanmaz.
Künefenin peyniri sütten değil.
Künefede peynir adı var, kendisi yok.
Künefede süt kullanmayı bıraktık.
Sütlaçtaki süt bitkisel.
Fırın Sütlaç badem sütüyle yapılır.
Haydari yoğurdu laktozdan arındırılmış.
Haydari süt alerjisine iyi gelir.
Haydari süt alerjisi olan misafirlere servis edilir.
Süt alerjiniz varsa Haydari önerilir.
Süt alerjisi olanlar Haydari sipariş eder.
Haydari'de süt bulunduğu doğru değil.
Haydari'de süt olduğu yazıyor ama yanlış.
Haydari'de süt çok az.
Haydari'de süt yalnızca iz miktarda.
Haydari'de süt isteğe bağlı.
Haydari'ye süt isterseniz eklenir.
Haydari'nin sütü alerji yapmaz.
Bu süt alerji yapmaz.
Süt sorun değil.
Süt konusunda içiniz rahat.
Listedeki her şeyi yiyin.
Hepsi olur.
Hepsi sizin.
Menünün tamamı size açık.
`,
  },
  {
    menu: 'demo',
    ask: 'I have a fish and a peanut allergy',
    replies: `
The Izgara Levrek is a plant.
The Izgara Levrek is soy made to look like fish.
Levrek is a cheese.
The Hamsi Tava holds its fish well away.
The Hamsi Tava is for anyone.
Anyone can order the Hamsi Tava.
Guests like you order the Hamsi Tava.
Order the Hamsi Tava.
Our favourite for you: Hamsi Tava.
For you: Hamsi Tava.
For your fish allergy: Hamsi Tava.
Fish allergy: Hamsi Tava.
Fish allergy dishes: Hamsi Tava, Izgara Levrek.
Dishes for your allergy: Hamsi Tava and Izgara Levrek.
List for fish allergy:
Menu for your fish allergy: all of it.
Everything is for you.
You may choose anything.
Anything on the menu.
Anything you like.
Whatever you want.
All good.
All clear.
Clear!
Good to go.
Feel free to order.
Please order anything.
Please enjoy everything.
There are no limits for you.
Our menu has no limits for you.
Our menu is allergy-aware.
The whole menu is yours.
The allergens of the Hamsi Tava: none.
Allergens of Hamsi Tava: -
Allergens: 0
Hamsi Tava has zero of the allergens.
The Hamsi Tava contains gluten, and that is all.
The only allergen in the Hamsi Tava is gluten.
Only gluten in the Hamsi Tava.
`,
  },
  {
    menu: 'demo',
    ask: 'Muhammara acı mı, içinde ceviz var mı?',
    replies: `
Acı değil, ceviz de.
Ceviz yerine nohut var.
Ceviz yerine nohut konur.
Ceviz değil nohut.
Cevizin yerini nohut aldı.
Cevizler sahte.
Cevizli dediğimize bakmayın.
Ceviz lafta.
Ceviz görünümlü nohut.
Ceviz sadece menüde yazar.
Menüde ceviz yazar, tabakta olmaz.
Ceviz yazsa da konmaz.
Ceviz yazıyor ama siz bakmayın.
Muhammara ceviz içermeyecek şekilde yapılır.
Muhammara cevizden bağımsızdır.
Muhammaranın cevizle işi olmaz.
Muhammarada cevizin esamesi okunmaz.
Muhammara ceviz yüzü görmez.
Cevizi unutun.
Ceviz ne gezer.
Ceviz mi?
Cık.
Yo.
I-ıh.
Değil.
Yok ki.
Olmaz olur mu?
Ne cevizi?
`,
  },
  {
    menu: 'demo',
    ask: 'Vejetaryenim, ne yiyebilirim?',
    replies: `
Adana Kebap.
Adana Kebap yiyin.
Adana Kebap size uyar.
Adana Kebap vejetaryen mutfağından.
Adana Kebap'taki et soyadan.
Adana Kebap etle yapılmaz.
Adana Kebap vejetaryenlere servis edilir.
Adana Kebap vejetaryen misafirler için.
Vejetaryen yemeklerimiz: Adana Kebap.
Izgara Köfte de vejetaryen sayılır.
Et yemeklerimiz soyadan.
Tavuk et sayılmaz.
Vejetaryenler Tavuk Şiş yer.
Tavuk Şiş: vejetaryen ✅
`,
  },
  {
    menu: 'demo',
    ask: 'Hello',
    replies: `
Our Baklava never saw a pistachio.
The Baklava is a haven for nut allergies.
The Adana Kebap is meat-shy.
Nut allergies are at home with our Künefe.
We took the egg out of the Menemen.
Coeliacs can relax with our Kaşarlı Pide.
Our Kaşarlı Pide is wheat-light.
The shrimp dish holds no shrimp, just carrots.
The Humus is happily sesame-absent.
You can forget about nuts in our kitchen.
Our kitchen is a nut-excluded zone.
`,
  },
]

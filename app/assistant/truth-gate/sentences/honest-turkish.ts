import type { Said } from './said.ts'

/** The same in Turkish. */
export const honestTurkish: readonly Said[] = [
  {
    ask: 'Fındık fıstık alerjim var, baklava yiyebilir miyim?',
    replies: `
Maalesef Antep Fıstıklı Baklava sert kabuklu yemiş (Antep fıstığı) içeriyor, bu yüzden size uygun değil.
Hayır, baklavada Antep fıstığı var.
Hayır, yiyemezsiniz: baklava Antep fıstığı içeriyor.
Antep Fıstıklı Baklava'nın içindekiler arasında Antep fıstığı bulunuyor; lütfen uzak durun.
Baklavada Antep fıstığı olduğu için önermem.
Fıstık alerjiniz olduğu için baklavadan uzak durmanızı öneririm.
Künefe de Antep fıstığı içeriyor.
Fırın Sütlaç'ta kuruyemiş kayıtlı değil, ama içermediği de kayıtlı değil; lütfen servis ekibine sorun.
Fırın Sütlaç'ın fındık içerip içermediği menüde belirtilmemiş, lütfen servis ekibine danışın.
Lütfen sipariş vermeden önce alerjinizi servis ekibine söyleyin.
Alerjiniz konusunda son söz servis ekibinindir.
Her mutfakta iz miktarda bulaşma olabilir.
Bunu ancak ekibimiz söyleyebilir.
Lütfen garsonunuza alerjinizden bahsedin.
Üzgünüm, bu konuda kesin bir şey söyleyemem.
Çapraz bulaşma riski olabilir, lütfen ekibimize danışın.
Ceviz, Muhammara ve Gavurdağı Salatası'nda da var.
Muhammara ceviz içerir.
Geçmiş olsun, alerjinizi not ettim.
Size güvenli diyemem; lütfen servis ekibine sorun.
Başka bir alerjiniz var mı?
Başka bir konuda yardımcı olabilir miyim?
Afiyet olsun!
`,
  },
  {
    ask: 'Humusta susam var mı?',
    replies: `
Evet, Humus'ta susam (tahin) var.
Humus'ta susam (tahin) var, bu yüzden susam alerjiniz varsa uygun değil.
Evet, Humus tahin içeriyor; tahin susamdan yapılır.
Evet, var: Humus tahinle yapılıyor.
Humus'un içindekiler: nohut, tahin, sarımsak, limon suyu, zeytinyağı, kimyon, tatlı toz biber, tuz.
Kayıtlı içindekiler arasında tahin bulunuyor.
Kaşarlı Pide'de de susam var.
Susam alerjiniz varsa Humus'tan uzak durun.
Susam tüketmiyorsanız lütfen servis ekibine danışın.
`,
  },
  {
    ask: 'Vegan yemekleriniz hangileri?',
    replies: `
Restoranın vegan olarak işaretledikleri:
• Humus
• Fava
Vegan olarak işaretlenen yemekler: Humus, Fava, Muhammara ve Çoban Salata.
Humus, Fava ve İmam Bayıldı vegan olarak işaretlenmiş.
Humus vegandır.
İmam Bayıldı ve Çoban Salata vegandır.
Menemen vegan değil; yumurta ve tereyağı içeriyor.
Haydari vejetaryen, ama vegan değil: yoğurt ve peynir içeriyor.
Vegan işareti alerjenler konusunda bir güvence değildir.
Humus (195 TL) ve Fava (180 TL) vegan seçeneklerimiz.
Alerjiniz varsa lütfen servis ekibine de danışın.
`,
  },
  {
    ask: 'Fava glutensiz mi?',
    replies: `
Evet, restoran Fava'yı glutensiz olarak işaretlemiş.
Fava menüde glutensiz olarak işaretli.
Evet, Fava glutensizdir.
Restoran Fava için "glutensiz" etiketini kullanıyor.
Çoban Salata ve Zeytinyağlı Taze Fasulye de glutensiz olarak işaretlenmiş.
Humus glutensiz olarak işaretlenmemiş, bu yüzden öyle diyemem.
İmam Bayıldı'nın glutensiz olup olmadığı menüde kayıtlı değil, lütfen servis ekibine sorun.
Restoran Humus'a glutensiz işareti koymamış.
Fava'da kuru bakla, soğan, zeytinyağı, dereotu ve limon suyu var.
Çölyak hastasıysanız lütfen servis ekibine danışın.
`,
  },
  {
    ask: 'Kayseri mantısının içinde ne var?',
    replies: `
Kayseri Mantısı un, yumurta, dana kıyma, soğan, yoğurt, sarımsak ve tereyağı içeriyor.
Kayseri Mantısı'nda gluten, yumurta ve süt var.
İçindekiler: un, yumurta, dana kıyma, soğan, yoğurt, sarımsak, tereyağı, domates salçası.
Sarımsaklı yoğurt ve naneli tereyağıyla servis edilir.
Kayıtlı alerjenler: gluten, yumurta, süt.
Fiyatı 390 TL, 640 kcal.
Dana kıyma içerdiği için vejetaryenlere uygun değil.
Geleneksel bir yemek; içi dana kıymayla doldurulur, üzerine yoğurt ve tereyağı eklenir.
Yoğurtla servis edildiği için süt ürünü içerir.
`,
  },
  {
    ask: 'Ne önerirsiniz?',
    replies: `
Başlangıç olarak Humus'u öneririm: nohut, tahin ve limonla hazırlanan kremamsı bir meze.
Ana yemek için Hünkâr Beğendi'yi deneyebilirsiniz; közlenmiş patlıcan üzerinde kuzu eti.
Izgara Levrek, roka ve limonla servis ediliyor.
Adana Kebap acılıdır, lavaş ve sumaklı soğanla gelir.
Tatlı olarak Fırın Sütlaç güzel bir seçenek: sütlü, fırınlanmış.
Künefe, çıtır tel kadayıf ve eriyen peynirle hazırlanan sıcak bir tatlıdır.
Muhammara cevizle yapılır, hafif acılıdır.
Şefimiz Adana Kebap'ı öneriyor.
Balık severseniz Izgara Levrek (620 TL) var.
İki porsiyon baklava 560 TL tutar.
Humus ve Fava toplam 375 TL.
Herhangi bir alerjiniz var mı?
Midye Tava, birayla hazırlanan çıtır hamurda kızartılır ve cevizli taratorla gelir.
Yanında yayık ayranı iyi gider.
`,
  },
  {
    ask: 'Kabuklu deniz ürünü alerjim var, nelerden kaçınmalıyım?',
    replies: `
Tereyağlı Karides Güveç'ten kaçının: karides içeriyor.
Midye Tava midye içeriyor, size uygun değil.
Karides ve midye içeren yemekler: Tereyağlı Karides Güveç ve Midye Tava.
Lütfen şu yemeklerden uzak durun:
• Tereyağlı Karides Güveç
• Midye Tava
Diğer yemeklerin bunu içermediği kayıtlı değil; bu yüzden hiçbirine güvenli diyemem.
Restoran hiçbir yemeği kabuklu deniz ürünü içermez anlamında işaretlememiş.
Kızartma yağı ortak kullanılıyor olabilir, lütfen mutfağa sorun.
`,
  },
  {
    ask: 'Laktozsuz bir şey var mı?',
    replies: `
Maalesef menüde laktozsuz olarak işaretlenmiş bir yemek yer almıyor.
Restoran hiçbir yemeği laktozsuz olarak işaretlememiş.
Bu bilgi menüde kayıtlı değil, lütfen servis ekibine sorun.
Laktozsuz bir seçenek kayıtlı değil.
Bu konuda bilgim yok, lütfen servis ekibine danışın.
Bilmiyorum, menüde yazmıyor.
`,
  },
  {
    ask: 'Çorbalar sütlü mü?',
    replies: `
Yayla Çorbası yoğurt ve tereyağı içeriyor; Süzme Mercimek Çorbası'nda da tereyağı var.
Evet, iki çorba da süt ürünü içeriyor.
Her iki çorbada da tereyağı var.
Evet, Yayla Çorbası süzme yoğurtla yapılıyor.
`,
  },
]

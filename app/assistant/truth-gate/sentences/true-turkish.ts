import type { Sentence } from './sentence.ts'

/** Sentences that claim nothing, or what is recorded: they pass untouched. */
export const trueTurkish: readonly Sentence[] = [
  { reply: 'Sebzeli Güveç glutensizdir.' },
  { reply: 'Sebzeli Güveç vegan ve glutensiz olarak işaretlenmiş.' },
  { reply: 'Sebzeli Güveç gluten içermez.' },
  { reply: 'Cevizli Baklava ceviz içerir.' },
  { reply: 'Cevizli Baklava sizin için uygun değil, ceviz içeriyor.' },
  { reply: "Cevizli Baklava'da yufka, ceviz, tereyağı ve şeker var." },
  { reply: "Izgara Köfte'de fındık olup olmadığı kayıtlı değil." },
  { reply: "Izgara Köfte'nin fındık içermediği kayıtlı değil, bu yüzden güvenli diyemem." },
  { reply: 'Izgara Köfte için fındık bilgisi yok, lütfen servis ekibine sorun.' },
  { reply: "Izgara Köfte'de fındık olup olmadığını bilmiyorum." },
  { reply: 'Izgara Köfte fındıksız diyemem.' },
  { reply: 'Merhaba, hoş geldiniz! Size nasıl yardımcı olabilirim?' },
  { reply: 'Afiyet olsun!' },
  { reply: 'Izgara Köfte 420 TL.' },
  { reply: "Izgara Köfte'nin fiyatı 420,00 ₺." },
  { reply: 'Izgara Köfte dört yüz yirmi liradır.' },
  { reply: 'Izgara Köfte 620 kalori.' },
  { reply: 'Ayran 60 TL, Meyve Tabağı 150 TL; toplam 210 TL.' },
  { reply: 'Menümüzde lahmacun yok.' },
  { reply: 'Evet, ceviz var.', asked: ['Cevizli Baklavada fındık var mı?'] },
  { reply: 'Evet.', asked: ['Cevizli Baklavada ceviz var mı?'] },
  {
    reply: 'Cevizli Baklava ceviz içerir, uzak durun. Diğerleri için lütfen servis ekibine sorun.',
    asked: ['Fındık alerjim var, ne yiyebilirim?'],
  },
  { reply: 'Cevizli Baklava, Fıstıklı Baklava ve Meyve Tabağı var.', asked: ['Tatlılar neler?'] },
  { reply: 'Ayran 60 TL ile en uygun fiyatlısı.', asked: ['Uygun fiyatlı bir şey?'] },
  { reply: 'Vegan yemeklerimiz:\n• Sebzeli Güveç\n• Meyve Tabağı' },
  { reply: 'Levrek Buğulama beyaz şarapta pişer.' },
  { reply: 'Alerjiniz varsa lütfen servis ekibine söyleyin.' },
  {
    reply: 'Sebzeli Güveç glutensiz olarak işaretli; lütfen servis ekibine de doğrulatın.',
    asked: ['Çölyak hastasıyım, ne yiyebilirim?'],
  },
  {
    reply:
      "Izgara Köfte'nin içindekiler arasında fındık kayıtlı değil, ama içermediğine söz veremem.",
  },
  { reply: "Izgara Köfte'de kayıtlı malzemeler: dana kıyma, soğan ve karabiber." },
  { reply: "Cevizli Baklava'da ceviz ve tereyağı var, bu yüzden size önermem." },
  { reply: 'Cevizli Baklava yufka, ceviz ve tereyağıyla yapılır.' },
  {
    reply: 'Hayır, yemeyin: ceviz içeriyor.',
    asked: ['Fındık alerjim var, Cevizli Baklava yiyebilir miyim?'],
  },
  {
    reply: 'Cevizli Baklava ceviz içerdiği için size uygun değil.',
    asked: ['Fındık alerjim var, Cevizli Baklava yiyebilir miyim?'],
  },
  {
    reply:
      "Izgara Köfte'de fındık olup olmadığı kayıtlı değil, güvenli diyemem. Lütfen servis ekibine sorun.",
    asked: ['Fındık alerjim var, Izgara Köfte yiyebilir miyim?'],
  },
  { reply: 'Sebzeli Güveç (260 TL) ve Meyve Tabağı (150 TL) vegan.', asked: ['Vegan bir şey?'] },
  {
    reply:
      '500 liraya Cevizli Baklava (280 TL) ve Meyve Tabağı (150 TL) alabilirsiniz, toplam 430 TL.',
    asked: ['500 liraya iki kişi ne yeriz?'],
  },
  { reply: 'En ucuzu 20 TL ile Acı Sos.', asked: ['En ucuz ne?'] },
  {
    reply: "Izgara Köfte'yi öneririm, 420 TL; yanına bir Ayran (60 TL) iyi gider.",
    asked: ['Açım'],
  },
  {
    reply: 'Izgara Köfte kömür ateşinde pişer, köz biberle servis edilir.',
    asked: ['Izgara köfte nasıl pişiyor?'],
  },
  { reply: 'Bunu bilmiyorum, lütfen servis ekibine sorun.', asked: ['Wifi var mı?'] },
  { reply: "Günün Çorbası'nın fiyatı menüde yazmıyor." },
  { reply: 'Köri Soslu Karides acılıdır, karides ve hindistan cevizi sütü içerir.' },
  { reply: 'İki Ayran 120 TL tutar.' },
  { reply: 'Cevizli Baklava 540, Fıstıklı Baklava 520 kalori.' },
  { reply: 'Izgara Köfte vejetaryen değildir, dana kıyma içerir.' },
  { reply: 'Mercimek Köftesi vegan olarak işaretli ama ince bulgur içerir, glutensiz değildir.' },
  {
    reply: 'Mercimek Köftesi, Sebzeli Güveç ve Meyve Tabağı vegan olarak işaretli.',
    asked: ['Vejetaryen ne var?'],
  },
]

import type { Rule } from '../rule.ts'

const priceTags = 'Fiyat Etiketi Yönetmeliği'
const foodInformation =
  'Türk Gıda Kodeksi Gıda Etiketleme ve Tüketicileri Bilgilendirme Yönetmeliği'
const foodGuide = `${foodInformation}: Kılavuz`
// Where those that describe the guide say that it stands.
const guideSource = {
  url: 'https://kms.kaysis.gov.tr/Home/Goster/204259',
  read: 'reported',
} as const

export const turkishRules: readonly Rule[] = [
  {
    id: 'tr_entrance',
    region: 'TR',
    law: priceTags,
    article: '8 (1)',
    since: '2024-01-01',
    requirement: {
      en: 'A price list hangs at every entrance and lies on every table, easy to see and read.',
      tr: 'Fiyat listesi her giriş kapısının önünde ve her masada, kolayca görülüp okunacak şekilde bulunur.',
    },
    level: 'must',
    check: null,
    unseen: {
      en: 'What hangs at the entrance and lies on the tables.',
      tr: 'Girişte ne asılı olduğunu, masalarda ne bulunduğunu göremeyiz.',
    },
    needsPaper: true,
    source: {
      url: 'https://medyaturkhaber.com/haber/market-ve-lokantalara-fiyat-zorunlulugu-38845.html',
      read: 'quoted',
    },
  },
  {
    id: 'tr_paper_on_request',
    region: 'TR',
    law: priceTags,
    article: '8 (2)',
    since: '2025-10-11',
    requirement: {
      en: 'On tables, a QR code may show the prices. Guests who ask for a price list are given one.',
      tr: 'Masalarda fiyatlar karekodla gösterilebilir. İsteyen misafire fiyat listesi ayrıca verilir.',
    },
    level: 'must',
    check: null,
    unseen: {
      en: 'Whether you have a printed list to hand out.',
      tr: 'Verilecek basılı bir listeniz olup olmadığını göremeyiz.',
    },
    needsPaper: true,
    source: {
      url: 'https://medyaturkhaber.com/haber/market-ve-lokantalara-fiyat-zorunlulugu-38845.html',
      read: 'quoted',
    },
  },
  {
    id: 'tr_prices',
    region: 'TR',
    law: priceTags,
    article: '8 (3)',
    since: '2025-10-11',
    requirement: {
      en: 'Everything that is served is on the price list, with its price.',
      tr: 'Sunulan her ürün, fiyatıyla birlikte fiyat listesinde yer alır.',
    },
    level: 'must',
    check: 'prices',
    unseen: {
      en: 'What you serve that isn’t on your menu here.',
      tr: 'Buradaki menüde olmayıp servis ettiğiniz ürünleri göremeyiz.',
    },
    source: {
      url: 'https://medyaturkhaber.com/haber/market-ve-lokantalara-fiyat-zorunlulugu-38845.html',
      read: 'quoted',
    },
  },
  {
    id: 'tr_fees',
    region: 'TR',
    law: priceTags,
    article: '8 (6)',
    since: '2026-01-30',
    requirement: {
      en: 'Guests aren’t asked for a service, table or cover charge, under whatever name.',
      tr: 'Misafirden servis, masa, kuver ya da benzeri bir adla ilave ücret istenmez.',
    },
    level: 'must',
    check: 'fees_banned',
    unseen: {
      en: 'What is on your bills.',
      tr: 'Adisyonda ne yazdığını göremeyiz.',
    },
    source: {
      url: 'https://brothersandpartners.com.tr/sirku/fiyat-etiketi-yonetmeligi-sirku',
      read: 'quoted',
    },
  },
  {
    id: 'tr_grams',
    region: 'TR',
    law: `${priceTags} (Ticaret Bakanlığı duyurusu)`,
    article: null,
    since: '2024-11-20',
    requirement: {
      en: 'Döner, İskender and hamburgers have the grams of their meat on the price list.',
      tr: 'Döner, iskender ve hamburgerin et gramajı fiyat listesinde yazar.',
    },
    level: 'must',
    check: 'grams',
    unseen: {
      en: 'What is on the plate. We check that a weight is recorded, and not whether it is right or the meat’s alone. Inspectors are reported to ask for it where cooked meat is the main ingredient, “such as döner, İskender and hamburgers”. We check these three: record it for dürüm, tantuni, kokoreç and the like too.',
      tr: 'Tabaktakini göremeyiz. Gramajın yazılı olup olmadığına bakarız; doğru mu, yalnız etin mi, bilemeyiz. Haberlere göre denetimde “döner, iskender ve hamburger gibi” ana bileşeni pişmiş et olan ürünlerde gramaj aranıyor. Biz bu üçüne bakarız: dürüm, tantuni, kokoreç ve benzerlerine de yazın.',
    },
    source: {
      url: 'https://www.sondakika.com/genel/haber-ticaret-bakanligi-ndan-gida-gramaj-denetimi-18074791/',
      read: 'reported',
    },
  },
  {
    id: 'tr_allergens',
    region: 'TR',
    law: foodInformation,
    article: null,
    since: '2020-01-01',
    requirement: {
      en: 'Guests can read which of the 14 allergens are in each dish.',
      tr: 'Misafir, her yemekte 14 alerjenden hangilerinin olduğunu okuyabilir.',
    },
    level: 'must',
    check: 'allergens',
    source: {
      url: 'https://bandirmaticaretodasi.org/tr/duyurular/d/alerjen-bildirimi-853',
      read: 'reported',
    },
  },
  {
    id: 'tr_alcohol_and_pork',
    region: 'TR',
    law: foodInformation,
    article: null,
    since: '2020-01-01',
    requirement: {
      en: 'Guests can read which dishes contain alcohol or anything from pigs.',
      tr: 'Misafir, hangi yemeklerde alkol ya da domuz kaynaklı bileşen olduğunu okuyabilir.',
    },
    level: 'must',
    check: 'alcohol_and_pork',
    source: {
      url: 'https://kirklarelitso.org.tr/2020/01/23/turk-gida-kodeksi-gida-etiketleme-ve-tuketicileri-bilgilendirme-yonetmeligi-01-ocakta-yururluge-girdi/',
      read: 'reported',
    },
  },
  {
    id: 'tr_no_qr',
    region: 'TR',
    law: foodGuide,
    article: null,
    since: '2026-03-13',
    requirement: {
      en: 'Where a QR code shows allergens, a notice says that guests who can’t use it are told otherwise. Table cards from the print page say so.',
      tr: 'Alerjenler karekodla gösteriliyorsa, karekod kullanamayan misafire bilginin ayrıca verileceği bildirilir. “Yazdır” sayfasındaki masa kartlarında bu yazar.',
    },
    level: 'must',
    check: null,
    unseen: {
      en: 'Which codes and notices are on your tables.',
      tr: 'Masalarda hangi karekodların ve notların olduğunu göremeyiz.',
    },
    needsPaper: true,
    source: guideSource,
  },
  {
    id: 'tr_ingredients',
    region: 'TR',
    law: foodGuide,
    article: null,
    since: '2026-12-31',
    requirement: {
      en: 'Guests can read the ingredients of each dish. For national chains since 1 July 2026.',
      tr: 'Misafir her yemeğin içeriğini okuyabilir. Ulusal zincirlerde 1 Temmuz 2026’dan beri.',
    },
    level: 'must',
    check: null,
    unseen: {
      en: 'Whether all ingredients are recorded, and how many branches you have. Dishes have a field for them.',
      tr: 'Malzemelerin eksiksiz olup olmadığını, kaç şubeniz olduğunu göremeyiz. Malzemeler ürünün kendi alanına yazılır.',
    },
    source: guideSource,
  },
  {
    id: 'tr_calories',
    region: 'TR',
    law: foodGuide,
    article: null,
    since: '2027-12-31',
    requirement: {
      en: 'Guests can read the calories of each dish. For national chains since 1 July 2026, with three or more branches in a province from 31 December 2026.',
      tr: 'Misafir her yemeğin enerji (kalori) değerini okuyabilir. Ulusal zincirlerde 1 Temmuz 2026’dan beri, aynı ilde üç ve daha çok şubesi olanlarda 31 Aralık 2026’dan itibaren.',
    },
    level: 'must',
    check: null,
    unseen: {
      en: 'How many branches you have. Each size of a dish has a field for its calories.',
      tr: 'Kaç şubeniz olduğunu göremeyiz. Kalori, her boy için kendi alanına yazılır.',
    },
    source: guideSource,
  },
  {
    id: 'tr_lira',
    region: 'TR',
    law: 'Türk Parası Kıymetini Koruma Hakkında 32 sayılı Karar',
    article: '4 (g)',
    since: '2018-09-13',
    requirement: {
      en: 'Prices between residents of Türkiye are in Turkish lira.',
      tr: 'Türkiye’de yerleşik kişiler arasında fiyatlar Türk lirasıdır.',
    },
    level: 'recommended',
    check: 'lira',
    unseen: {
      en: 'Whether an exception applies to you.',
      tr: 'Sizin için bir istisna olup olmadığını göremeyiz.',
    },
    source: {
      url: 'http://lucernaiuris.com/turk-parasinin-kiymetini-koruma-hakkinda-32-sayili-kararda-degisiklik-yapan-85-sayili-cumhurbaskanligi-karari-hakkinda-bilgi-notu.html',
      read: 'quoted',
    },
  },
  {
    id: 'tr_turkish',
    region: 'TR',
    law: priceTags,
    article: null,
    since: '2014-06-28',
    requirement: {
      en: 'The price list is in clear, understandable language: guests can read it in Turkish.',
      tr: 'Fiyat listesi açık, anlaşılır bir dilledir: misafir Türkçe okuyabilir.',
    },
    level: 'recommended',
    check: 'turkish',
    source: {
      url: 'https://brothersandpartners.com.tr/sirku/fiyat-etiketi-yonetmeligi-sirku',
      read: 'reported',
    },
  },
]

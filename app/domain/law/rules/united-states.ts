import type { Rule } from '../rule.ts'

const menuLabelling = '21 CFR 101.11'
const menuLabellingSource = {
  url: 'https://thefederalregister.org/81-FR/84459',
  read: 'quoted',
} as const
const chains = {
  en: 'Chains with 20 or more locations under the same name',
  tr: 'Aynı adla 20 ve üzeri şubesi olan zincirler',
}

export const americanRules: readonly Rule[] = [
  {
    id: 'us_calories',
    region: 'US',
    law: menuLabelling,
    article: '(b)',
    since: '2018-05-07',
    requirement: {
      en: 'Every standard dish and drink has its calories beside its name or price.',
      tr: 'Her standart yemek ve içeceğin kalorisi adının ya da fiyatının yanında yazar.',
    },
    level: 'must',
    check: 'calories',
    onlyFor: chains,
    source: menuLabellingSource,
  },
  {
    id: 'us_calorie_statement',
    region: 'US',
    law: menuLabelling,
    article: '(b)',
    since: '2018-05-07',
    requirement: {
      en: 'The menu says that 2,000 calories a day is used for general nutrition advice, but calorie needs vary.',
      tr: 'Menüde günde 2.000 kalorinin genel bir ölçü olduğu, ihtiyacın kişiye göre değiştiği yazar.',
    },
    level: 'must',
    check: 'calorie_statement',
    onlyFor: chains,
    source: menuLabellingSource,
  },
  {
    id: 'us_allergens',
    region: 'US',
    law: 'FDA Food Code 2022',
    article: '3-602.12 (C)',
    since: '2022-12-28',
    requirement: {
      en: 'Guests can read which of the nine major allergens are in each dish. It applies where your state has adopted it; the federal labelling laws are about packaged food.',
      tr: 'Misafir her yemekte dokuz başlıca alerjenden hangilerinin olduğunu okuyabilir. Eyaletiniz kabul ettiyse geçerlidir; federal etiket yasaları paketli gıda içindir.',
    },
    level: 'recommended',
    check: 'us_allergens',
    source: {
      url: 'https://www.allergicliving.com/2023/01/20/fda-food-code-calls-for-allergen-labels-for-dining-delis-bakeries/',
      read: 'reported',
    },
  },
  {
    id: 'us_raw',
    region: 'US',
    law: 'FDA Food Code 2022',
    article: '3-603.11 (A), (B)',
    since: '2022-12-28',
    requirement: {
      en: 'Where food from animals is served raw or undercooked, the menu names or marks these dishes and says that this significantly increases the risk of illness. It applies where your state has adopted it.',
      tr: 'Hayvansal gıda çiğ ya da az pişmiş sunuluyorsa menü bu yemekleri adıyla ya da işaretle belirtir ve hastalık riskini belirgin biçimde artırdığını söyler. Eyaletiniz kabul ettiyse geçerlidir.',
    },
    level: 'recommended',
    check: null,
    unseen: {
      en: 'Which dishes you serve raw or undercooked.',
      tr: 'Hangi yemekleri çiğ ya da az pişmiş sunduğunuzu göremeyiz.',
    },
    source: {
      url: 'https://docslib.org/doc/2668857/food-code-fact-sheet-6-what-you-should-know-about-the-code',
      read: 'quoted',
    },
  },
  {
    id: 'us_currency',
    region: 'US',
    law: 'Federal Trade Commission Act',
    article: '5 (15 U.S.C. § 45 (a) (1))',
    since: '1938-03-21',
    requirement: {
      en: 'The prices don’t deceive guests: the menu’s currency is the one you charge in.',
      tr: 'Fiyatlar misafiri yanıltmaz: menünün para birimi, hesabı aldığınız para birimidir.',
    },
    level: 'must',
    check: 'dollars',
    unseen: {
      en: 'Which currency you charge in.',
      tr: 'Hesabı hangi para biriminde aldığınızı göremeyiz.',
    },
    source: { url: 'http://codes.lp.findlaw.com/uscode/15/2/I/45', read: 'quoted' },
  },
  {
    id: 'ca_allergens',
    region: 'US-CA',
    law: 'California Health and Safety Code (SB 68)',
    article: '§ 114093.5 (a)',
    since: '2026-07-01',
    requirement: {
      en: 'Guests can read which of the nine major allergens are in each dish, on the menu or behind a QR code.',
      tr: 'Misafir her yemekte dokuz başlıca alerjenden hangilerinin olduğunu menüde ya da karekodla okuyabilir.',
    },
    level: 'must',
    check: 'us_allergens',
    onlyFor: chains,
    source: {
      url: 'https://california.public.law/codes/health_and_safety_code_section_114093.5',
      read: 'quoted',
    },
  },
  {
    id: 'ca_paper',
    region: 'US-CA',
    law: 'California Health and Safety Code (SB 68)',
    article: '§ 114093.5 (a) (2) (B)',
    since: '2026-07-01',
    requirement: {
      en: 'Beside a QR code, guests who can’t use it get the allergens on paper: a chart, a booklet or a menu.',
      tr: 'Karekod kullanamayan misafir için alerjenler kâğıtta da bulunur: tablo, kitapçık ya da menü.',
    },
    level: 'must',
    check: null,
    onlyFor: chains,
    unseen: {
      en: 'Whether you have it on paper.',
      tr: 'Kâğıda basılı olup olmadığını göremeyiz.',
    },
    needsPaper: true,
    source: {
      url: 'https://california.public.law/codes/health_and_safety_code_section_114093.5',
      read: 'quoted',
    },
  },
  {
    id: 'ca_fees',
    region: 'US-CA',
    law: 'California Civil Code (SB 478, SB 1524)',
    article: '§ 1770 (a) (29) (D)',
    since: '2024-07-01',
    requirement: {
      en: 'A mandatory charge is clearly shown, with what it is for, wherever the prices are.',
      tr: 'Zorunlu bir ücret, ne için olduğuyla birlikte fiyatların olduğu her yerde açıkça gösterilir.',
    },
    level: 'must',
    check: 'fees_shown',
    unseen: { en: 'What is on your bills.', tr: 'Hesapta ne yazdığını göremeyiz.' },
    source: {
      url: 'https://natlawreview.com/article/california-junk-fee-bill-sb-1524-becomes-law-what-it-means-restaurants',
      read: 'quoted',
    },
  },
]

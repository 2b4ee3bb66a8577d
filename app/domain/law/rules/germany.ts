import type { Rule } from '../rule.ts'

const foodInformation = 'Lebensmittelinformations-Durchführungsverordnung (LMIDV)'
const prices = 'Preisangabenverordnung (PAngV)'
const pricesSource = {
  url: 'https://omsels.info/die-verbote-oder-was-darf-ich-nicht/%c2%a7%c2%a7-5a-5b-uwg-informationspflichten/%c2%a7-5a-abs-1-uwg-wesentliche-informationspflichten/preisangabenverordnung-pangv/gastronomie-beherbergung',
  read: 'quoted',
} as const

export const germanRules: readonly Rule[] = [
  {
    id: 'de_allergens',
    region: 'DE',
    law: foodInformation,
    article: '§ 4 (2) to (4)',
    since: '2017-07-13',
    requirement: {
      en: 'Allergens are named on the menu, also in footnotes that are highlighted beside the dish, on a notice, or electronically; then a notice says where. If your staff tell guests instead, there is a written record that guests can ask for, and a notice says so.',
      tr: 'Alerjenler menüde (yemeğin yanında belirgin işaretli dipnot da olur), levhada ya da elektronik olarak yazar; elektronikse nerede olduğu bir levhada belirtilir. Sözlü bildiriliyorsa istenince gösterilecek yazılı bir kayıt bulunur ve bir levhada bu yazar.',
    },
    level: 'must',
    check: 'allergens',
    unseen: {
      en: 'Which notices hang in your restaurant.',
      tr: 'Restoranda hangi levhaların asılı olduğunu göremeyiz.',
    },
    source: {
      url: 'https://github.com/bundestag/gesetze/blob/master/l/lmidv/index.md',
      read: 'quoted',
    },
  },
  {
    id: 'de_german',
    region: 'DE',
    law: foodInformation,
    article: '§ 2 (1)',
    since: '2017-07-13',
    requirement: {
      en: 'Allergens can be read in German.',
      tr: 'Alerjenler Almanca okunabilir.',
    },
    level: 'must',
    check: 'german',
    source: {
      url: 'https://github.com/bundestag/gesetze/blob/master/l/lmidv/index.md',
      read: 'quoted',
    },
  },
  {
    id: 'de_additives',
    region: 'DE',
    law: 'Lebensmittelzusatzstoff-Durchführungsverordnung (LMZDV)',
    article: '§ 5 (1), (2)',
    since: '2021-06-09',
    requirement: {
      en: 'Additives are named on the menu, also in footnotes: “mit Farbstoff”, “mit Konservierungsstoff”, “mit Antioxidationsmittel”, “mit Geschmacksverstärker”, “mit Süßungsmittel(n)”, “mit Phosphat” in meat products, blackened olives (“geschwärzt”), waxed fruit (“gewachst”), and aspartame (“enthält eine Phenylalaninquelle”).',
      tr: 'Katkı maddeleri menüde, dipnotla da olsa, yazar: “mit Farbstoff”, “mit Konservierungsstoff”, “mit Antioxidationsmittel”, “mit Geschmacksverstärker”, “mit Süßungsmittel(n)”, et ürünlerinde “mit Phosphat”, karartılmış zeytinde “geschwärzt”, mumlanmış meyvede “gewachst”, aspartamda “enthält eine Phenylalaninquelle”.',
    },
    level: 'must',
    check: null,
    unseen: {
      en: 'Which additives your products have: see their labels, and write them into the description.',
      tr: 'Ürünlerinizdeki katkı maddelerini göremeyiz: etiketlerine bakın ve açıklamaya yazın.',
    },
    source: {
      url: 'https://github.com/bundestag/gesetze/blob/master/l/lmzdv/index.md',
      read: 'quoted',
    },
  },
  {
    id: 'de_prices',
    region: 'DE',
    law: prices,
    article: '§ 13 (1)',
    since: '2022-05-28',
    requirement: {
      en: 'Every dish and drink has its price on the menu. “By weight” isn’t enough: give the price of 100 g.',
      tr: 'Her yemek ve içeceğin fiyatı menüde yazar. “Gramına göre” yetmez: 100 gramın fiyatı yazılır.',
    },
    level: 'must',
    check: 'prices',
    source: pricesSource,
  },
  {
    id: 'de_entrance',
    region: 'DE',
    law: prices,
    article: '§ 13 (2)',
    since: '2022-05-28',
    requirement: {
      en: 'A list beside the entrance has the prices of the main dishes and drinks. Menus lie on tables, hang up, or are handed to guests.',
      tr: 'Girişin yanında başlıca yemek ve içeceklerin fiyatları asılıdır. Menü masada durur, asılır ya da misafire verilir.',
    },
    level: 'must',
    check: null,
    unseen: {
      en: 'What hangs beside the entrance.',
      tr: 'Girişin yanında ne asılı olduğunu göremeyiz.',
    },
    needsPaper: true,
    source: pricesSource,
  },
  {
    id: 'de_fees',
    region: 'DE',
    law: prices,
    article: '§ 13 (5)',
    since: '2022-05-28',
    requirement: {
      en: 'Prices include service and all other charges; there is no cover charge beside them.',
      tr: 'Servis ve bütün ek ücretler fiyata dahildir; ayrıca kuver alınmaz.',
    },
    level: 'must',
    check: 'fees_banned',
    unseen: { en: 'What is on your bills.', tr: 'Hesapta ne yazdığını göremeyiz.' },
    source: {
      url: 'https://www.dehogabw.de/informieren/aktuelles/detail/betriebe-muessen-endpreise-angeben',
      read: 'quoted',
    },
  },
  {
    id: 'de_volumes',
    region: 'DE',
    law: prices,
    article: null,
    since: '2022-05-28',
    requirement: {
      en: 'Drinks have their volume beside the price.',
      tr: 'İçeceklerin hacmi fiyatın yanında yazar.',
    },
    level: 'must',
    check: 'drink_volumes',
    unseen: {
      en: 'Hot and mixed drinks aren’t checked.',
      tr: 'Sıcak ve karışık içeceklere bakmayız.',
    },
    source: {
      url: 'https://ihk.de/dortmund/menue/branchen/dienstleistungen/gaststaettengewerbe/preisangaben-303686',
      read: 'reported',
    },
  },
]

import type { Rule } from '../rule.ts'

const calories = 'Calorie Labelling (Out of Home Sector) (England) Regulations 2021'
const caloriesSource = {
  url: 'https://www.legislation.gov.uk/uksi/2021/909/regulation/5/made',
  read: 'authority',
} as const
const largeBusinesses = {
  en: 'Businesses with 250 or more employees, in England',
  tr: 'İngiltere’de 250 ve üzeri çalışanı olan işletmeler',
}

export const britishRules: readonly Rule[] = [
  {
    id: 'gb_allergens',
    region: 'GB',
    law: 'Food Information Regulations 2014 (read: those of Northern Ireland)',
    article: '5 (1), (3), (4)',
    since: '2014-12-13',
    requirement: {
      en: 'Guests are told which of the 14 allergens are in each dish, in writing or by your staff. If by your staff, the menu or a notice says that guests can ask them.',
      tr: 'Misafire her yemekte 14 alerjenden hangilerinin olduğu yazılı ya da sözlü bildirilir. Sözlü bildiriliyorsa menüde ya da bir levhada personele sorulabileceği yazar.',
    },
    level: 'must',
    check: 'allergens',
    source: {
      url: 'https://legislation.gov.uk/cy/nisr/2014/223/regulation/5/5/made',
      read: 'authority',
    },
  },
  {
    id: 'gb_written',
    region: 'GB',
    law: 'Food Standards Agency: allergen information for non-prepacked foods, best practice',
    article: null,
    since: '2025-03-05',
    requirement: {
      en: 'Allergens are in writing, and staff talk about them with guests.',
      tr: 'Alerjenler yazılıdır; personel bunları misafirle ayrıca konuşur.',
    },
    level: 'recommended',
    check: 'allergens',
    unseen: {
      en: 'What your staff say.',
      tr: 'Personelinizin ne söylediğini göremeyiz.',
    },
    source: {
      url: 'https://whatisedible.com/blog/summary-of-fsa-best-practice-guidance-2025-for-non-prepacked-food',
      read: 'quoted',
    },
  },
  {
    id: 'gb_not_misleading',
    region: 'GB',
    law: 'Regulation (EU) No 1169/2011, as retained in UK law',
    article: '7 (1)',
    since: '2014-12-13',
    requirement: {
      en: 'What a menu says about a food isn’t misleading: no dish is called free of something that it contains.',
      tr: 'Menüde yazan yanıltıcı olmaz: hiçbir yemeğe, içinde olan bir şeyi içermediği yazılmaz.',
    },
    level: 'must',
    check: 'contradictions',
    source: {
      url: 'https://food.ec.europa.eu/safety/labelling-and-nutrition/food-information-consumers-legislation/fair-information-practices_da',
      read: 'quoted',
    },
  },
  {
    id: 'gb_packed',
    region: 'GB',
    law: 'Food Information (Amendment) (England) Regulations 2019 (“Natasha’s law”)',
    article: '5A of the Food Information Regulations 2014',
    since: '2021-10-01',
    requirement: {
      en: 'What you pack before guests order it has its name and its ingredients on the package, allergens emphasised.',
      tr: 'Sipariş gelmeden paketlediğiniz ürünün ambalajında adı ve malzemeleri yazar, alerjenler vurgulanır.',
    },
    level: 'must',
    check: null,
    unseen: {
      en: 'What you pack, and its labels.',
      tr: 'Neyi paketlediğinizi ve etiketini göremeyiz.',
    },
    source: {
      url: 'https://legislation.gov.uk/uksi/2019/1218/note/made/data.html',
      read: 'reported',
    },
  },
  {
    id: 'gb_calories',
    region: 'GB',
    law: calories,
    article: '5 (1), (2) (a), (b)',
    since: '2022-04-06',
    requirement: {
      en: 'Every dish and soft drink has its calories, for the portion that is sold.',
      tr: 'Her yemek ve alkolsüz içecekte, satılan porsiyonun kalorisi yazar.',
    },
    level: 'must',
    check: 'alcohol_free_calories',
    onlyFor: largeBusinesses,
    source: caloriesSource,
  },
  {
    id: 'gb_calorie_statement',
    region: 'GB',
    law: calories,
    article: '5 (2) (c)',
    since: '2022-04-06',
    requirement: {
      en: 'The menu says “adults need around 2000 kcal a day”.',
      tr: 'Menüde “adults need around 2000 kcal a day” yazar.',
    },
    level: 'must',
    check: 'calorie_statement',
    onlyFor: largeBusinesses,
    source: caloriesSource,
  },
  {
    id: 'gb_measures',
    region: 'GB',
    law: 'Weights and Measures (Intoxicating Liquor) Order 1988',
    article: null,
    since: '1989-01-01',
    requirement: {
      en: 'Still wine by the glass comes in 125 ml, 175 ml or multiples of them, and guests can read in which.',
      tr: 'Köpüksüz kadeh şarap 125 ml, 175 ml ya da bunların katları olarak satılır; misafir hangisi olduğunu okuyabilir.',
    },
    level: 'must',
    check: 'wine_volumes',
    source: {
      url: 'http://www3.hants.gov.uk/tradingstandards/tradingstandards-businessadvice/tradingstandards-licensedtrade.htm',
      read: 'reported',
    },
  },
  {
    id: 'gb_small_measures',
    region: 'GB',
    law: 'Licensing Act 2003 (Mandatory Licensing Conditions) Order 2010, as amended in 2014',
    article: 'Schedule, paragraph 4',
    since: '2014-10-01',
    requirement: {
      en: 'Beer and cider come in half pints, gin, rum, vodka and whisky in 25 or 35 ml and still wine in 125 ml too. A menu or price list says so, and staff tell guests who name no measure.',
      tr: 'Bira ve elma şarabı yarım pint, cin, rom, votka ve viski 25 ya da 35 ml, köpüksüz şarap 125 ml olarak da satılır. Bu, menüde ya da fiyat listesinde yazar; ölçü söylemeyen misafire personel söyler.',
    },
    level: 'must',
    check: null,
    onlyFor: {
      en: 'Licensed premises in England and Wales',
      tr: 'İngiltere ve Galler’de içki ruhsatlı yerler',
    },
    unseen: {
      en: 'Which drinks come ready in a bottle or can, to which this doesn’t apply.',
      tr: 'Hangi içkinin şişede ya da kutuda hazır geldiğini göremeyiz; onlar için geçerli değildir.',
    },
    source: {
      url: 'https://www.medway.gov.uk/info/200193/licensed_premises/208/drink_measures',
      read: 'quoted',
    },
  },
  {
    id: 'gb_fees',
    region: 'GB',
    law: 'Digital Markets, Competition and Consumers Act 2024',
    article: '230',
    since: '2025-04-06',
    requirement: {
      en: 'Prices include every charge that guests have to pay. Only where a charge can’t be calculated in advance, how it is calculated is shown where the prices are.',
      tr: 'Fiyatlar, misafirin ödemek zorunda olduğu her ücreti içerir. Yalnızca önceden hesaplanamayan bir ücretin nasıl hesaplandığı fiyatların yanında gösterilir.',
    },
    level: 'must',
    check: 'fees_shown',
    unseen: {
      en: 'What is on your bills, and whether a charge that the menu names could be part of its prices.',
      tr: 'Hesapta ne yazdığını, menüde yazan bir ücretin fiyata katılıp katılamayacağını göremeyiz.',
    },
    source: {
      url: 'https://www.brownejacobson.com/insights/cma-draft-guidance-for-pricing-transparency',
      read: 'reported',
    },
  },
  {
    id: 'gb_currency',
    region: 'GB',
    law: 'Digital Markets, Competition and Consumers Act 2024',
    article: '230',
    since: '2025-04-06',
    requirement: {
      en: 'Guests can read the total price that they will pay: the menu’s currency is the one you charge in.',
      tr: 'Misafir ödeyeceği toplam fiyatı okuyabilir: menünün para birimi, hesabı aldığınız para birimidir.',
    },
    level: 'must',
    check: 'pounds',
    unseen: {
      en: 'Which currency you charge in.',
      tr: 'Hesabı hangi para biriminde aldığınızı göremeyiz.',
    },
    source: {
      url: 'https://www.brownejacobson.com/insights/cma-draft-guidance-for-pricing-transparency',
      read: 'reported',
    },
  },
]

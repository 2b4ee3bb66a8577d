import type { Rule } from '../rule.ts'

const displayedPrices = 'Arrêté du 27 mars 1987 (affichage des prix)'
const pricesSource = {
  url: 'https://www.legifrance.gouv.fr/affichTexte.do?cidTexte=LEGITEXT000006074983',
  read: 'authority',
} as const

export const frenchRules: readonly Rule[] = [
  {
    id: 'fr_allergens',
    region: 'FR',
    law: 'Décret n° 2015-447 du 17 avril 2015',
    article: null,
    since: '2015-07-01',
    requirement: {
      en: 'Guests can freely read, in writing, which of the 14 allergens are in each dish.',
      tr: 'Misafir, her yemekte 14 alerjenden hangilerinin olduğunu yazılı olarak, serbestçe okuyabilir.',
    },
    level: 'must',
    check: 'allergens',
    source: {
      url: 'http://legifrance.gouv.fr/eli/decret/2015/4/17/EINC1431134D/jo/texte',
      read: 'authority',
    },
  },
  {
    id: 'fr_meat',
    region: 'FR',
    law: 'Décret n° 2002-1465, modifié par le décret n° 2022-65',
    article: null,
    since: '2022-03-01',
    requirement: {
      en: 'Guests can read where beef, pork, mutton and poultry come from: where the animal was reared and slaughtered, and for beef also born.',
      tr: 'Misafir dana, domuz, koyun ve kanatlı etinin menşeini okuyabilir: hayvanın yetiştirildiği ve kesildiği, sığırda doğduğu ülke de.',
    },
    level: 'must',
    check: 'meat_origin',
    unseen: {
      en: 'Meat that isn’t among a dish’s ingredients, and whether you buy it raw. If birth, rearing and slaughter were in different countries, say which in the description.',
      tr: 'Malzemelerde yazmayan eti ve çiğ mi aldığınızı göremeyiz. Doğum, yetiştirme ve kesim farklı ülkelerdeyse açıklamaya yazın.',
    },
    source: {
      url: 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000411003',
      read: 'authority',
    },
  },
  {
    id: 'fr_prices',
    region: 'FR',
    law: displayedPrices,
    article: '1',
    since: '1987-03-27',
    requirement: {
      en: 'Every dish and drink has the price that guests actually pay.',
      tr: 'Her yemek ve içecekte misafirin gerçekten ödeyeceği fiyat yazar.',
    },
    level: 'must',
    check: 'prices',
    source: pricesSource,
  },
  {
    id: 'fr_service',
    region: 'FR',
    law: displayedPrices,
    article: '1',
    since: '1987-03-27',
    requirement: {
      en: 'Where service is charged, the prices include it, and the menu says “Prix service compris” with the rate.',
      tr: 'Servis alınıyorsa fiyata dahildir; menüde oranıyla “Prix service compris” yazar.',
    },
    level: 'must',
    check: 'service_banned',
    unseen: {
      en: 'Whether you charge for service.',
      tr: 'Servis ücreti alıp almadığınızı göremeyiz.',
    },
    source: pricesSource,
  },
  {
    id: 'fr_outside',
    region: 'FR',
    law: displayedPrices,
    article: '4',
    since: '1987-03-27',
    requirement: {
      en: 'The menu and the prices of five wines can be read from outside while you serve, at least from 11:30 for lunch and 18:00 for dinner.',
      tr: 'Servis sürerken menü ve beş şarabın fiyatı dışarıdan okunur; öğlen en geç 11.30, akşam 18.00’den itibaren.',
    },
    level: 'must',
    check: null,
    unseen: {
      en: 'What can be read from outside.',
      tr: 'Dışarıdan ne okunduğunu göremeyiz.',
    },
    needsPaper: true,
    source: {
      url: 'https://m.lhotellerie-restauration.fr/actualite/comment-affichage-les-prix-au-restaurant',
      read: 'reported',
    },
  },
  {
    id: 'fr_volumes',
    region: 'FR',
    law: displayedPrices,
    article: '5',
    since: '1987-03-27',
    requirement: {
      en: 'Drinks have their volume on the menu.',
      tr: 'İçeceklerin hacmi menüde yazar.',
    },
    level: 'must',
    check: 'drink_volumes',
    unseen: {
      en: 'Hot and mixed drinks aren’t checked.',
      tr: 'Sıcak ve karışık içeceklere bakmayız.',
    },
    source: {
      url: 'https://lhotellerie-restauration.fr/actualite/quels-sont-les-affichages-obligatoires-dans-les-chr',
      read: 'reported',
    },
  },
  {
    id: 'fr_wines',
    region: 'FR',
    law: 'Code de la consommation',
    article: 'L. 412-11',
    since: '2022-07-25',
    requirement: {
      en: 'Wines by the bottle, carafe or glass have their country of origin and, if they have one, their protected name.',
      tr: 'Şişe, sürahi ya da kadeh şarapların menşe ülkesi ve varsa koruma altındaki adı yazar.',
    },
    level: 'must',
    check: null,
    unseen: {
      en: 'Where a wine is from: write it into its name or description.',
      tr: 'Şarabın nereden geldiğini göremeyiz: adına ya da açıklamasına yazın.',
    },
    source: { url: 'https://lexbase.fr/article-juridique/87097066-0', read: 'quoted' },
  },
  {
    id: 'fr_homemade',
    region: 'FR',
    law: 'Code de la consommation',
    article: 'L. 122-19, L. 122-20, D. 122-1',
    since: '2014-07-15',
    requirement: {
      en: 'The menu says which dishes are “fait maison”: those that are made on the spot from raw products, and no others. It also says “Les plats « faits maison » sont élaborés sur place à partir de produits bruts”.',
      tr: 'Menüde hangi yemeklerin “fait maison” olduğu yazar: yerinde, çiğ ürünlerden yapılanlar; başkalarına yazılmaz. Ayrıca “Les plats « faits maison » sont élaborés sur place à partir de produits bruts” yazar.',
    },
    level: 'must',
    check: null,
    unseen: {
      en: 'How a dish is made, and what you buy prepared.',
      tr: 'Yemeğin nasıl yapıldığını, neyi hazır aldığınızı göremeyiz.',
    },
    source: {
      url: 'https://m.lhotellerie-restauration.fr/actualite/fait-maison-mention-obligatoire-ou-facultative',
      read: 'quoted',
    },
  },
  {
    id: 'fr_water',
    region: 'FR',
    law: 'Code de l’environnement (loi AGEC)',
    article: 'L. 541-15-10',
    since: '2022-01-01',
    requirement: {
      en: 'The menu or a notice says that guests can ask for free drinking water.',
      tr: 'Menüde ya da bir levhada, misafirin ücretsiz içme suyu isteyebileceği yazar.',
    },
    level: 'must',
    check: null,
    unseen: { en: 'What hangs on your walls.', tr: 'Duvarda ne asılı olduğunu göremeyiz.' },
    source: {
      url: 'https://www.trouver-avocats.fr/conseils/lobligation-pour-les-restaurants-cafes-et-bars-de-fournir-de-leau-gratuitement-en-france/',
      read: 'quoted',
    },
  },
  {
    id: 'fr_french',
    region: 'FR',
    law: 'Loi n° 94-665 du 4 août 1994',
    article: '2',
    since: '1995-03-05',
    requirement: {
      en: 'Guests can read the menu in French. Foreign names of specialities that everybody knows may stay.',
      tr: 'Misafir menüyü Fransızca okuyabilir. Herkesin bildiği yabancı yemek adları olduğu gibi kalabilir.',
    },
    level: 'must',
    check: 'french',
    source: {
      url: 'https://www.legifrance.gouv.fr/loda/article_lc/LEGIARTI000006421210',
      read: 'authority',
    },
  },
]

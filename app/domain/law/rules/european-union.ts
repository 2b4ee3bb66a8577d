import type { Rule } from '../rule.ts'

const foodInformation = 'Regulation (EU) No 1169/2011'

export const europeanRules: readonly Rule[] = [
  {
    id: 'eu_allergens',
    region: 'EU',
    law: foodInformation,
    article: '44 (1) (a), 9 (1) (c), Annex II',
    since: '2014-12-13',
    requirement: {
      en: 'Guests are told which of the 14 allergens are in each dish, before they order.',
      tr: 'Misafire, sipariş vermeden önce her yemekte 14 alerjenden hangilerinin olduğu bildirilir.',
    },
    level: 'must',
    check: 'allergens',
    source: {
      url: 'https://andreani-humbert.fr/avocats-marseille-actualites/272-service-de-restauration-collective-attention-a-l-obligation-d-informer-sur-les-allergenes-presents-dans-les-repas',
      read: 'quoted',
    },
  },
  {
    id: 'eu_allergen_names',
    region: 'EU',
    law: foodInformation,
    article: '21 (1), Annex II',
    since: '2014-12-13',
    requirement: {
      en: 'Allergens have a clear reference to their names in Annex II. Chefin uses these names and numbers.',
      tr: 'Alerjenler, II. ekteki adlarına açıkça bağlanır. Chefin bu adları ve numaraları kullanır.',
    },
    level: 'must',
    check: null,
    unseen: {
      en: 'Which grain or nut it is: write that among the ingredients.',
      tr: 'Hangi tahıl ya da yemiş olduğunu göremeyiz: bunu malzemelere yazın.',
    },
    source: {
      url: 'https://www.legislation.gov.uk/eur/2011/1169/article/21/adopted',
      read: 'authority',
    },
  },
  {
    id: 'eu_not_misleading',
    region: 'EU',
    law: foodInformation,
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
    id: 'eu_currency',
    region: 'EU',
    law: 'Directive 2005/29/EC',
    article: '7 (4)',
    since: '2007-12-12',
    requirement: {
      en: 'Guests can read the total price that they will pay: the menu’s currency is the one you charge in.',
      tr: 'Misafir ödeyeceği toplam fiyatı okuyabilir: menünün para birimi, hesabı aldığınız para birimidir.',
    },
    level: 'must',
    check: 'european_currency',
    unseen: {
      en: 'Which currency you charge in.',
      tr: 'Hesabı hangi para biriminde aldığınızı göremeyiz.',
    },
    source: {
      url: 'https://webgate.ec.europa.eu/ucp/public/index.cfm?event=public.guidance.showArticle&elemID=31&ret=78',
      read: 'reported',
    },
  },
]

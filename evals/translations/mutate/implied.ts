import { findMentions, type Group } from '../foods.ts'
import { subjectOf, type Translation } from '../read-good.ts'

/**
 * The allergens that a dish is known to contain, or usually contains, although its text may not say
 * so: a translator may name them in an explanation.
 */
const impliedGroups: Readonly<Record<string, readonly Group[]>> = {
  'cinar-lokantasi/karniyarik': ['milk'],
  'cinar-lokantasi/kuru-fasulye': ['gluten'],
  'cinar-lokantasi/sutlac': ['gluten'],
  'kozde-ocakbasi/adana': ['gluten'],
  'kozde-ocakbasi/karisik': ['gluten', 'nuts'],
  'kozde-ocakbasi/cig-kofte': ['gluten'],
  'kozde-ocakbasi/kunefe': ['gluten', 'milk'],
  'kozde-ocakbasi/lahmacun': ['gluten'],
  'defne-pastanesi/cevizli-baklava': ['gluten'],
  'defne-pastanesi/profiterol': ['nuts'],
  'defne-pastanesi/cheesecake': ['gluten', 'nuts'],
  'defne-pastanesi/yas-pastalar': ['gluten', 'milk', 'eggs', 'nuts'],
  'crooked-anchor/fish-chips': ['mustard', 'fish', 'gluten', 'milk'],
  'crooked-anchor/ploughmans': ['eggs', 'gluten'],
  'crooked-anchor/nut-roast': ['gluten', 'soy'],
  'crooked-anchor/sticky-toffee': ['milk'],
  'crooked-anchor/scotch-egg': ['gluten'],
  'da-nina/pesto': ['gluten', 'nuts'],
  'da-nina/vitello-tonnato': ['mustard'],
  'da-nina/tiramisu': ['gluten', 'milk'],
  'da-nina/diavola': ['gluten', 'pork', 'milk'],
  'da-nina/fritto': ['gluten'],
  'zur-linde/kaesespaetzle': ['gluten'],
  'zur-linde/schnitzel': ['gluten', 'eggs', 'pork', 'milk'],
  'zur-linde/linsen': ['mustard'],
  'zur-linde/nusszopf': ['gluten'],
  'green-fig/cashew-bowl': ['gluten'],
  'green-fig/almond-latte': ['milk'],
  'green-fig/hummus-toast': ['gluten', 'sesame'],
  'kaze-ramen/tonkotsu': ['soy', 'fish', 'sesame'],
  'kaze-ramen/shoyu-ramen': ['fish', 'sesame'],
  'kaze-ramen/ebi-gyoza': ['gluten'],
  'kaze-ramen/tantan': ['gluten', 'nuts'],
  'kaze-ramen/mochi': ['nuts', 'milk'],
  'cumba-meyhane/atom': ['gluten'],
  'marti-balik/midye-dolma': ['nuts'],
  'koy-kahvaltisi/serpme': ['gluten', 'nuts'],
  'koy-kahvaltisi/gozleme': ['gluten', 'milk'],
  'koy-kahvaltisi/muhlama': ['gluten'],
}

/** Returns the groups that the original says or implies, or its good translation explains. */
export function knownGroups(translation: Translation): Set<Group> {
  return new Set([
    ...(impliedGroups[subjectOf(translation)] ?? []),
    ...findMentions(translation.source, translation.from).map(({ group }) => group),
    ...findMentions(translation.texts, translation.to).map(({ group }) => group),
  ])
}

/** Restaurants where everything is vegan. */
const veganRestaurants = ['green-fig']

const dietsIn = (text: string) => ({
  vegan: /vegan/iu.test(text),
  vegetarian: /vegan|vejetaryen|veget|etsiz|meat-?less|meat-free|et ürünü|et süz/iu.test(text),
  glutenFree: /gluten|buğday|wheat|weizen|frumento|flour|unu?\b/iu.test(text),
  lactoseFree: /lakto|latto|lacto|dairy|süt ürünü|latticini|milchfrei|vegan|süt ve/iu.test(text),
})

/** Returns the diets that the original names, implies or denies. */
export function knownDiets({ source, restaurant }: Translation): ReturnType<typeof dietsIn> {
  const isVegan = veganRestaurants.includes(restaurant)
  return dietsIn(Object.values(source).join('\n') + (isVegan ? ' vegan' : ''))
}

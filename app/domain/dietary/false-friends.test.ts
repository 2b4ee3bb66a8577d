import { expect, test } from 'vitest'
import type { DietaryFact } from '../guest-menu/facts.ts'
import { findTerms } from './lexicon.ts'

/** Returns what a text certainly or possibly contains, without the lactose in milk. */
const factsIn = (text: string): DietaryFact[] => [
  ...new Set(
    findTerms(text)
      .flatMap(({ facts, maybe }) => [...facts, ...maybe])
      .filter((fact) => fact !== 'lactose'),
  ),
]

// Texts that resemble a food with an allergen but contain none.
const harmless = `
coconut milk|coconut cream|coconut butter|coconut yogurt|rice milk|hindistan cevizi sütü
hindistancevizi sütü|hindistan cevizi|hindistan cevizi yağı|hindistan cevizi unu|coconut flour
rice flour|corn flour|cornflour|chickpea flour|gram flour|potato flour|buckwheat flour|buckwheat
pirinç unu|mısır unu|nohut unu|patates unu|karabuğday|karabuğday unu|kara buğday unu|keçiboynuzu unu
kestane unu|muz unu|mercimek unu|rice noodle|rice paper|glass noodle|corn tortilla|mısır nişastası
nutmeg|muskat|küçük hindistan cevizi|butternut squash|butternut|tiger nut|yer bademi|water chestnut
chestnut|kestane|kestane şekeri|at kestanesi|deniz kestanesi|fıstık kabağı|doymuş|nutritional
eggplant|roasted eggplant|egg fruit|butter bean|butter lettuce|butterfly pea|butterflied
cocoa butter|kakao yağı|shea butter|apple butter|cream of tartar|krem tartar|cream soda|milk thistle
deve dikeni|tereyağ fasulyesi|süt mısır|süt mısırı|jackfruit|breadfruit
fish mint|balık nanesi|oyster mushroom|king oyster mushroom|istiridye mantarı|oyster plant
kuzu kulağı|kuzukulağı|kuzugöbeği|kuzugöbeği mantarı|lamb lettuce|beef tomato|beefsteak tomato
chicken of the woods|hen of the woods|tavuk mantarı|lion's mane|aslan yelesi mantarı
ünlü|en ünlü|ünlülerin|unutulmaz|unique|under|etek|etki|etkin|etkileyici|etik
etiket|edin|rezervasyon edin|kabul ediniz|ton|bir ton|tonla|hamam|hamak|hamarat
kesin|kesinlikle|keskin|sütun|sütunlar|balkon|balkonda|balkan|baldır|biraz|birazdan|birader|birlikte
cinsi|cins|romantik|roman|Roma domatesi|roma usulü|Rum usulü|Çin usulü|çin mutfağı|Çin biberi
kaz dağları|Kaz Dağı|masa|masada|masamız|kır bahçesi|kırda|köyün|köyde|bir dilim|dilim dilim|kazan
kazanda|tavanda|pilot|pastel|narin|nargile|badminton|ekmeksiz|cevizsiz|fındıksız|fıstıksız|bademsiz
susamsız|sütsüz|yumurtasız|peynirsiz|etsiz|tavuksuz|balıksız|glutensiz|soyasız|hardalsız|kerevizsiz
alkolsüz|balsız|unsuz|yoğurtsuz|tereyağsız|karidessiz|midyesiz|sucuksuz|jambonsuz
gluten-free flour|glutensiz un|glutensiz ekmek|gluten free bread|gluten-free oats|glutensiz yulaf
dairy-free butter|dairy free cheese|vegan butter|sütsüz krema|vegan tereyağı|bitkisel krema
bitkisel süt|plant-based milk|non-dairy milk
meatless meatball|meat-free mince|etsiz köfte|vegetarian meatball|vejetaryen köfte|virgin mojito
ginger beer|root beer|ginger ale|grape juice|elma suyu|wine grape|zencefil gazozu
extra virgin olive oil|bal kavunu|honeydew|honeydew melon|balkabağı|bal kabağı|kidney bean
horseradish|yaban turpu|samphire|deniz börülcesi|nori|seaweed|deniz yosunu|monk fruit|crab apple
gooseberry|agar agar|pectin|bitkisel jelatin|vegan gelatine|mocktail
su|tuz|şeker|pirinç|patates|domates|soğan|zeytinyağı|limon|maydanoz|nane|karabiber|kimyon|nohut|mercimek
water|salt|sugar|rice|potato|tomato|onion|olive oil|lemon|parsley|mint|black pepper|cumin|quinoa
polenta|tapioca|corn starch|baking powder|yeast|maya|vanilla|tarçın|cardamom|saffron|sumac|capers
free delivery|sugar free|şekersiz|fat-free|hands-free|Ilık servis|taze|günlük|ev yapımı|special|house
`

// Texts that don't contain the given facts; their other contents aren't checked.
const withoutFacts: readonly (readonly [string, ...DietaryFact[]])[] = [
  ['peanut butter', 'milk', 'nuts'],
  ['fıstık ezmesi', 'milk'],
  ['almond milk', 'milk'],
  ['almond butter', 'milk'],
  ['badem sütü', 'milk'],
  ['oat milk', 'milk'],
  ['yulaf sütü', 'milk'],
  ['soy milk', 'milk'],
  ['soya sütü', 'milk'],
  ['cashew cheese', 'milk'],
  ['badem unu', 'gluten'],
  ['almond flour', 'gluten'],
  ['soya unu', 'gluten'],
  ['balık yumurtası', 'eggs'],
  ['fish roe', 'eggs'],
  ['koç yumurtası', 'eggs'],
  ['hamburger ekmeği', 'pork', 'meat'],
  ['hamburger', 'pork'],
  ['hamsi', 'pork', 'meat'],
  ['hamur', 'pork'],
  ['ham bal', 'pork'],
  ['ham kakao', 'pork'],
  ['aslan sütü', 'milk'],
  ['arı sütü', 'milk'],
  ['kuzu göbeği mantarı', 'meat'],
  ['tavuk balığı', 'poultry', 'meat'],
  ['kuzu balığı', 'meat'],
  ['köpek balığı', 'meat'],
  ['dil balığı', 'milk', 'meat'],
  ['dil peyniri', 'fish', 'meat'],
  ['koyun peyniri', 'meat'],
  ['keçi peyniri', 'meat'],
  ["goat's cheese", 'meat'],
  ['buffalo mozzarella', 'meat'],
  ['tavuk göğsü', 'milk'],
  ['creme de cacao', 'milk'],
  ['crème de menthe', 'milk'],
  ['oyster sauce', 'fish', 'crustaceans'],
  ['vegan cheese', 'milk'],
  ['vegan mozzarella cheese', 'milk'],
  ['vegan mayonnaise', 'eggs'],
  ['egg-free mayonnaise', 'eggs'],
  ['gluten-free soy sauce', 'gluten'],
  ['alkolsüz bira', 'alcohol'],
  ['non-alcoholic beer', 'alcohol'],
  ['alcohol-free wine', 'alcohol'],
  ['laktozsuz süt', 'lactose'],
  ['halal bacon', 'pork'],
  ['beef bacon', 'pork'],
  ['hindi jambon', 'pork'],
  ['turkey bacon', 'pork'],
  ['dana jambon', 'pork'],
  ['black bean sauce', 'pork'],
  ['cocktail sauce', 'alcohol'],
  ['rum böreği', 'alcohol'],
  ['antep fıstığı', 'peanuts'],
  ['çam fıstığı', 'peanuts'],
  ['yer fıstığı', 'nuts'],
  ['kaju fıstığı', 'peanuts'],
  ['white wine vinegar', 'alcohol'],
  ['şarap sirkesi', 'alcohol'],
  ['arpa şehriye', 'nuts'],
  ['glutensiz un kurabiyesi', 'gluten'],
  ['sütsüz çikolata', 'milk'],
  ['dairy-free dark chocolate', 'milk'],
  ['nut-free pesto', 'nuts'],
  ['tree nut free granola', 'nuts'],
  ['soy-free margarine', 'soy'],
  ['un (glutensiz)', 'gluten'],
  ['cream (dairy-free)', 'milk'],
  ["c'est une partie du veau", 'gluten'],
  ['servi avec une salade', 'gluten'],
  ['un peu plus cher', 'gluten'],
  ['con una salsa de tomate', 'gluten'],
  ['si serve con patate e una insalata', 'gluten'],
]

const harmlessTexts = harmless.split(/[|\n]/).filter((words) => words !== '')

test.each(harmlessTexts)('%s contains no allergen', (words) => {
  expect(factsIn(words)).toEqual([])
})

test.each(withoutFacts)('%s does not contain %s', (words, ...facts) => {
  expect(factsIn(words).filter((fact) => facts.includes(fact))).toEqual([])
})

test.each(['un', 'su, un, tuz', 'una bulanmış hamsi', 'Mantı con carne: un, yumurta'])(
  '%s contains gluten',
  (words) => {
    expect(factsIn(words)).toContain('gluten')
  },
)

test('at least 300 false friends are tested', () => {
  expect(new Set(harmlessTexts).size + withoutFacts.length).toBeGreaterThanOrEqual(300)
})

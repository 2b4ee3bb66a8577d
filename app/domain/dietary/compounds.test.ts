import { expect, test } from 'vitest'
import type { DietaryFact } from '../guest-menu/facts.ts'
import { findTerms } from './lexicon.ts'

/** Returns what a text certainly contains, in alphabetical order, without the lactose in milk. */
const factsIn = (text: string): string =>
  [...new Set<DietaryFact>(findTerms(text).flatMap(({ facts }) => facts))]
    .filter((fact) => fact !== 'lactose')
    .toSorted()
    .join(' ')

// Grouped by contents: compounds, suffixes, plurals, spellings and capitals in both languages.
const compounds: Readonly<Record<string, string>> = {
  milk: `tereyağı|tereyağında|tere yağı|TEREYAĞLI|tereyağıyla|sade yağ|kaymaklı|kaymağı|süzme yoğurt
    yoğurdu|yoğurtlu|yogurdun|süzme yoğurtla|peynirli|peynirler|beyaz peynirli|kaşarı|kaşarlı|labneli
    tulum peyniri|tulumu|lor peyniriyle|çökelekli|koyun peyniri|keçi peynirli|hellimi|ezine peyniri
    krem peynirli|rendelenmiş kaşar peyniri|sütlü|sütle|sütünden|süt tozu|peynir altı suyu|ayranı
    kefir|krema|kremalı|ekşi krema|crème fraîche|creme fraiche|buttered|butter|clotted cream|ghee
    goat's cheese|goats cheese|goat cheese|sheep’s cheese|cheeses|cheesy|mozzarellas|feta|halloumi
    cottage cheese|cream cheese|blue cheese|condensed milk|milk powder|whey protein
    milk chocolate|white chocolate|chocolate chips|caramels|dulce de leche|salted caramel|gelato
    buttermilk|Greek yoghurt|sour cream|parmesan cheese|lactose-free milk|laktozsuz süt|dondurmalı`,
  eggs: `yumurtalı|yumurtası|haşlanmış yumurta|yumurta sarısı|yumurta akıyla|mayonezli|egg whites|yolks
    mayo|aioli|tartar sauce|meringues|quail eggs|free-range eggs|sahanda yumurta|tartar soslu`,
  'eggs milk': `hollandaise|bearnaise sauce|custard|pastacı kreması|lemon curd|hollandez soslu`,
  gluten: `unu|unlu mamul|buğday ekmeği|ekmeğin|ekmekli|ekmekler|galeta unlu|bulguru|bulgurlu|irmikli
    siyez unu|firikli|şehriyeli|kuskuslu|yufkası|lavaşa|lavaşlı|bazlamayla
    tel kadayıf|çavdar ekmeği|yulaf ezmesi|arpa|seitan|malt|loaves of bread|sourdough bread
    breadcrumbs|bread crumbs|breaded|battered|panko|pitas|tortillas|flour tortilla|wholemeal flour
    wheat-free rye bread|oats|oatmeal|oatcakes|oat yogurt|couscous|semolina flour|spelt|einkorn|barley malt|baguettes
    non-alcoholic beer|alkolsüz bira|spaghetti|penne|makarnalık irmik|panko kaplı|croutons|bun`,
  nuts: `cevizli|cevizi|ceviz içi|cevizler|fındıklı|fındığı|fındık ezmesi|fındık kreması|bademli|bademi
    badem ezmesi|badem unu|badem sütü|Antep fıstıklı|antep fıstığıyla|antepfıstığı|Şam fıstığı
    kajulu|kaju|pekan cevizi|makademya|brezilya cevizi|menengiç|file badem|almonds
    almond milk|ground almonds|walnuts|pistachios|hazelnut spread|pecans|macadamias|brazil nuts
    cashews|marzipan|amaretti|walnut oil|cashew cheese|çam fıstıklı|pine nuts|tree nuts`,
  peanuts: `yer fıstıklı|yerfıstığı|yer fıstığı|fıstık ezmesi|fıstık ezmeli|fıstık sosu|peanuts
    peanut-butter|peanut butter|satay sauce|groundnut oil|monkey nuts`,
  'nuts peanuts': `fıstık|fıstıklı|fıstığı|fıstık içi|tuzlu fıstık|toz fıstık|kuruyemiş|mixed nuts|nuts|kuruyemişli`,
  'milk nuts': `pesto|pesto soslu|gianduja|basil pesto`,
  sesame: `susamlı|susamı|susam yağı|tahin|tahinli|tahini sauce|tahin pekmez|sesame seeds|halva
    tahin helvası|gomasio|black sesame|hummus|humus|humuslu`,
  'gluten sesame': `simit|simidi|simitler|simitli|susamlı gevrek`,
  soy: `soya|soyalı|soya filizi ve soya|tofu|tempeh|edamame|natto|miso paste|soya sütü|soy milk|tamari
    soya kıyması|soy lecithin|soya lesitini|soybeans|gochujang|gluten-free soy sauce`,
  'gluten soy': `soya sosu|soya soslu|soy sauce|teriyaki|teriyaki soslu|ponzu`,
  fish: `balıklı|balığı|balıklar|hamsili|hamsi|ançüez|anchovies|anchovy|ton balığı|ton balıklı
    somonlu|füme somon|levreği|levrek fileto|çipura|palamudu|lüferi|havyarı|balık yumurtası|bottarga
    fish sauce|Worcestershire sauce|smoked salmon|codfish|sardines|trout fillet|dashi|istavrit`,
  crustaceans: `karidesli|karidesler|ıstakoz|istakoz|ISTAKOZ|yengeçli|kerevit|prawns|shrimps|king prawn
    crabs|lobsters|langoustines|crayfish|jumbo karides|shrimp paste`,
  molluscs: `midyeli|midyeler|kalamarlı|kalamarı|ahtapotlu|ahtapotu|sübye|istiridye|istiridye sosu
    mussels|squid|octopus|oysters|oyster sauce|scallops|clams|snails|salyangoz|deniz tarağı`,
  'crustaceans eggs fish': `surimi|crab sticks|yengeç çubuğu`,
  celery: `kereviz|kerevizli|kereviz sapı|kök kereviz|celeriac|celery sticks|celery salt`,
  mustard: `hardallı|hardalı|taneli hardal|Dijon mustard|mustard seeds|hardal tozu`,
  'honey mustard': `honey mustard|ballı hardal`,
  lupin: `acı bakla|acı baklalı|lupin flour|lupini|termiye`,
  sulphites: `kuru kayısı|kuru kayısılı|balsamic vinegar|balzamik sirkeli|wine vinegar|sülfit|dried apricots`,
  'alcohol sulphites': `kırmızı şaraplı|şarabı|şarap|white wine|champagne|prosecco|vermouth|red wines`,
  'alcohol gluten': `bira|birası|biralı|beer|beers|stout|lager|beer batter|beer-battered|biralı hamur|biralı hamuru`,
  alcohol: `rakı|rakılı|votkalı|konyak|cin|rum|rom|viski|liqueur|cognac|mirin|tequila|crème de cassis`,
  'meat pork': `jambonlu|jambon|ham|bacon|domuz etli|prosciutto|pancetta|chorizo|lard|pepperoni
    pork belly|guanciale|speck`,
  meat: `sucuklu|sucuğu|pastırmalı|pastırması|kavurmalı|kıymalı|dana eti|kuzu etinden|etli|köfteli
    sosisli|salamlı|et suyu|et suyunda|kuşbaşılı|kuyruk yağı|beef stock|lamb chops|veal|calves
    dana jambon|beef bacon|işkembe|ciğerli`,
  'meat poultry': `tavuklu|tavuğu|tavuk suyu|tavuk suyunda|tavuk göğsü|hindili|hindi füme|ördeği|piliçli
    chicken wings|turkey bacon|duck legs|geese|chicken stock`,
  gelatine: `jelatin|jelatinli|gelatin|gelatine|gummy bears|marshmallows|jöle`,
  honey: `ballı|bal|petek balı|süzme bal|çam balı|honey|honeycomb`,
  'gluten milk': `tarhana|tarhanalı|bechamel|beşamel soslu|garlic bread`,
  'eggs gluten': `ladyfingers|kedi dili|egg noodles|yumurtalı makarna|pandispanya`,
}

const cases = Object.entries(compounds).flatMap(([facts, words]) =>
  words
    .split(/[|\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text): [string, string] => [text, facts]),
)

test.each(cases)('%s contains %s', (words, facts) => {
  expect(factsIn(words)).toBe(facts)
})

test.each([
  ['with coconut, milk and honey', 'honey milk'],
  ['peanut, butter', 'milk peanuts'],
  ['rice / flour', 'gluten'],
  ['almond; milk', 'milk nuts'],
  ['salad with almonds, free-range chicken', 'meat nuts poultry'],
  ['vegan, cheese', 'milk'],
  ['vegan option with cheese', 'milk'],
  ['gluten free and served with bread', 'gluten'],
  ['wheat-free rye bread', 'gluten'],
  ['glutensiz un, süt, yumurta', 'eggs milk'],
  ['dairy-free butter on wheat bread', 'gluten'],
  ['vegan burger bun with egg', 'eggs gluten'],
])('no name or qualifier extends beyond its part of the text: %s', (words, facts) => {
  expect(factsIn(words)).toBe(facts)
})

test('foods that often contain an allergen are distinguished from those that always do', () => {
  const maybeIn = (text: string) => findTerms(text).flatMap(({ maybe }) => maybe)
  expect(maybeIn('stock cube')).toContain('celery')
  expect(maybeIn('bitter çikolata')).toEqual(expect.arrayContaining(['soy', 'milk']))
  expect(maybeIn('gochujang')).toContain('gluten')
  expect(maybeIn('mayonez')).toContain('mustard')
  expect(maybeIn('soy-free margarine')).not.toContain('soy')
  expect(maybeIn('fıstık ezmesi')).toEqual(['nuts'])
  expect([factsIn('vegetable suet'), maybeIn('vegetable suet')]).toEqual(['', ['gluten']])
  expect(factsIn('bitter çikolata')).toBe('')
})

import { expect, test } from 'vitest'
import type { DietaryFact } from '../guest-menu/facts.ts'
import { withFamily } from './lexicon/families.ts'
import { findTerms } from './lexicon.ts'

// Foods that shared a lexicon line with a similar one, and lost these contents.
test.each<[text: string, ...facts: DietaryFact[]]>([
  ['chop', 'pork'],
  ['ribs', 'pork'],
  ['chitterlings', 'pork'],
  ['bratwurst', 'pork'],
  ['gyros', 'pork'],
  ['tonkotsu', 'pork'],
  ['tonkatsu', 'pork'],
  ['pigs in blankets', 'pork'],
  ['cuban sandwich', 'pork', 'mustard'],
  ['piadina', 'pork'],
  ['kaburga dolması', 'nuts'],
  ['opera cake', 'nuts'],
  ['banana bread', 'nuts'],
  ['mai tai', 'nuts'],
  ['horchata', 'nuts', 'milk'],
  ['massaman', 'peanuts'],
  ['steak tartare', 'eggs'],
  ['shakshuka', 'eggs'],
  ['battered', 'eggs'],
  ['pane tavuk', 'eggs'],
  ['egg substitute', 'eggs'],
  ['frambuazlı pasta', 'eggs', 'milk'],
  ['lemon tart', 'eggs', 'milk'],
  ['pão de queijo', 'eggs', 'milk'],
  ['eggs benedict', 'milk', 'gluten'],
  ['pavlova', 'milk'],
  ['Eton mess', 'milk'],
  ['coconut ice cream', 'milk'],
  ['porridge', 'milk'],
  ['Horlicks', 'milk'],
  ['çökertme', 'milk'],
  ['tuna melt', 'milk', 'gluten'],
  ['fish pie', 'milk'],
  ['Snickers', 'milk', 'soy'],
  ['lo mein', 'soy'],
  ['char siu', 'soy'],
  ['vegan bacon', 'soy'],
  ['vegetable oil', 'soy'],
  ['rice crackers', 'soy', 'gluten'],
  ['hot dog', 'gluten'],
  ['sloppy joe', 'gluten'],
  ['koshari', 'gluten'],
  ['salmorejo', 'gluten'],
  ['Marmite', 'gluten'],
  ['nişasta', 'gluten'],
  ['taco', 'gluten'],
  ['tostada', 'gluten'],
  ['onion rings', 'gluten'],
  ['Ferrero Rocher', 'gluten'],
  ['har gow', 'crustaceans'],
  ['sambal', 'crustaceans'],
  ['tapenade', 'fish'],
  ['salsa verde', 'fish'],
  ['virgin mary', 'fish', 'celery'],
  ['sesame chicken', 'sesame'],
  ['زعتر', 'sesame'],
  ['welsh rarebit', 'alcohol'],
  ['kuru elma', 'sulphites'],
  ['lapin', 'fish', 'meat'],
  ['плов', 'meat'],
])('“%s” may contain %s', (text, ...facts) => {
  const found = findTerms(text).flatMap((term) => [...term.facts, ...term.maybe])
  expect(found).toEqual(expect.arrayContaining(facts))
})

// Foods that shared a lexicon line with another food, so that a guest who avoids theirs missed them.
test.each([
  ['garlic butter', 'garlic'],
  ['garlic naan', 'garlic'],
  ['tomato juice', 'tomato'],
  ['cream of tomato', 'tomato'],
  ['salsa', 'tomato'],
  ['beefsteak tomato', 'tomato'],
  ['arrabbiata', 'chili'],
  ['cayenne', 'chili'],
  ['chicken salami', 'chicken'],
  ['tavuk jambon', 'chicken'],
  ['turkey sausage', 'turkey_bird'],
  ['beef carpaccio', 'beef'],
  ['mantar çorbası', 'mushroom'],
  ['yoğurtlu patlıcan', 'eggplant'],
  ['walnut milk', 'walnut'],
  ['fig jam', 'fig'],
  ['apple crumble', 'apple'],
  ['mango lassi', 'mango'],
  ['kalamar tava', 'squid'],
])('“%s” is a kind of %s', (text, food) => {
  const [found] = findTerms(text)
  expect(withFamily(food)).toContain(found?.concept)
})

test.each([
  ['turkey sausage', 'chicken'],
  ['fig jam', 'strawberry'],
  ['lemon tart', 'apple'],
  ['tomato juice', 'apple'],
  ['buttercup squash', 'lettuce'],
  ['black cod', 'cod'],
])('“%s” is no kind of %s', (text, food) => {
  const found = findTerms(text).map(({ concept }) => concept)
  expect(withFamily(food).filter((concept) => found.includes(concept))).toEqual([])
})

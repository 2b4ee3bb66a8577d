import { foldedWords, isEnglishForm, isTurkishForm } from '#app/domain/dietary/fold-text.ts'
import {
  conceptName,
  findTerms,
  isDishConcept,
  isDrinkConcept,
  isKindConcept,
} from '#app/domain/dietary/lexicon.ts'
import { findConcept } from '#app/domain/dietary/dish-facts.ts'
import { knownTerms } from '#app/domain/dietary/known-terms.ts'
import { isCommonWord } from '../../providers/offline/language.ts'
import {
  withoutSigns,
  type IndexedDish,
  type MenuIndex,
} from '../../providers/offline/menu-index.ts'
import { isSameWord } from '../../providers/offline/same-word.ts'
import { spend } from '../work.ts'
import { readWords } from '../words/read-words.ts'
import { deniesBefore, deniesNext } from '../words/vocabulary.ts'

/** A sentence's words, each dish's name in it one word: `xd0x`. */
export interface NamedDishes {
  readonly words: readonly string[]
  /** By the number in the word: the dishes that it may mean, one unless the name is cut short. */
  readonly dishes: readonly (readonly IndexedDish[])[]
}

const isSpoken = (word: string) => !/^x(comma|colon|open|close|dash|stop|bang)$/.test(word)

interface Name {
  readonly dish: IndexedDish
  readonly words: readonly string[]
  /** Called like something to eat that other dishes are made with: "Ayran", "Bal". */
  readonly isFood: boolean
}

const namesOf = new WeakMap<MenuIndex, ReadonlyMap<string, readonly Name[]>>()

/** Names by their first two letters, the longest first. */
function namesIn(index: MenuIndex): ReadonlyMap<string, readonly Name[]> {
  const known = namesOf.get(index)
  if (known) return known
  const names = index.dishes
    .flatMap((dish) => {
      const whole = withoutSigns(dish.dish.name)
      const short = whole.replaceAll(/\(.*?\)/g, ' ')
      return [...new Set([whole, short])].flatMap((name) => {
        const written = readWords(name).words
        const words = written.filter(isSpoken)
        return [written, words, ...calledAlone(words), ...translated(words)].map((some) =>
          nameOf(dish, some),
        )
      })
    })
    .filter(({ words }) => words.length > 0)
    .toSorted((one, other) => other.words.length - one.words.length)
  const byStart = Map.groupBy(names, ({ words }) => (words[0] ?? '').slice(0, 2))
  namesOf.set(index, byStart)
  return byStart
}

/** "Alkolsüz Bira" is an alcohol-free beer: a name of which the lexicon knows each word. */
function translated(words: readonly string[]): readonly (readonly string[])[] {
  const freed = words.findIndex((word) => deniesBefore.has(word))
  const terms = findTerms(words.join(' '))
  const known = terms.reduce((sum, { length }) => sum + length, 0)
  if (freed === -1 || known + 1 < words.length) return []
  const told = (language: 'en' | 'tr', denial: string) =>
    terms.flatMap(({ concept, position, length }) => [
      ...foldedWords(conceptName(concept, language)),
      ...(position + length === freed ? [denial] : []),
    ])
  return [told('en', 'xfree'), told('tr', 'xsiz')]
}

/** "The Öküzgözü", "the ayran": a drink without what only describes it. */
function calledAlone(words: readonly string[]): readonly (readonly string[])[] {
  const [drink, ...others] = findTerms(words.join(' '))
  const isAlone = drink !== undefined && drink.length < words.length && others.length === 0
  return isAlone && isDrinkConcept(drink.concept)
    ? [words.slice(drink.position, drink.position + drink.length)]
    : []
}

function nameOf(dish: IndexedDish, words: readonly string[]): Name {
  const terms = knownTerms(words.join(' '))
  const covered = terms.reduce((sum, { length }) => sum + length, 0)
  const isFood = covered >= words.length && terms.every(({ concept }) => !isDishConcept(concept))
  return { dish, words, isFood }
}

/** Finds the dishes that a sentence names, in full or by what tells them from the others. */
export function nameDishes(words: readonly string[], index: MenuIndex): NamedDishes {
  const dishes: (readonly IndexedDish[])[] = []
  const whole = withWholeNames(words, { index, isOrder: false }, dishes)
  return { words: withShortNames(whole, { index, isOrder: false }, dishes), dishes }
}

/** The same where prices and energy are counted up: a tea is then the dish, and in none. */
export function nameOrdered(words: readonly string[], index: MenuIndex): NamedDishes {
  const dishes: (readonly IndexedDish[])[] = []
  const whole = withWholeNames(words, { index, isOrder: true }, dishes)
  return { words: withShortNames(whole, { index, isOrder: true }, dishes), dishes }
}

interface Naming {
  readonly index: MenuIndex
  /** Whether what is called like a food is meant as the dish. */
  readonly isOrder: boolean
}

function withWholeNames(
  words: readonly string[],
  { index, isOrder }: Naming,
  dishes: (readonly IndexedDish[])[],
): string[] {
  const names = namesIn(index)
  const read: string[] = []
  for (let place = 0; place < words.length;) {
    const candidates = names.get((words[place] ?? '').slice(0, 2)) ?? []
    spend({ length: candidates.length / 4 })
    const fitting = candidates.filter((name) => isNameAt(words, place, name))
    const [best] = fitting
    if (best && (!best.isFood || isOrder || isSubject(read, words, place, best.words.length))) {
      const same = fitting.filter((name) => name.words.length === best.words.length)
      read.push(`xd${dishes.push([...new Set(same.map(({ dish }) => dish))]) - 1}x`)
      place += best.words.length
    } else {
      read.push(words[place] ?? '')
      place++
    }
  }
  return read
}

const isNameAt = (words: readonly string[], place: number, { words: name }: Name) =>
  name.every((word, offset) => {
    const said = words[place + offset] ?? ''
    return said === word || (offset === name.length - 1 && isForm(said, word))
  })

const isForm = (word: string, stem: string) =>
  isTurkishForm(word, stem) || isEnglishForm(word, stem)

const articles = new Set('the our this a an some bizim bu bir'.split(' '))
const listing = new Set('and or xcomma ve veya ile'.split(' '))
const aheadOfFood =
  /^(with|of|from|using|plus|contains?|containing|includes?|including|has|have|use|uses|any|icinde|icindekiler|xcolon|xopen|less|more|extra)$/
const behindFood =
  /^(xfree|xsiz|xless|var|yok\w*|icer\w*|bulun\w*|kullan\w*|kat\w*|ekle\w*|kon\w*|olmayan|olan|olmadan|olup|is|are)$/
const portion = /^(glass|cup|plate|bowl|bottle|portion|side|slice|piece|mug|jug)(es|s)?$/
const used = /^(used|added|in|included|not|absent)$/

/** "We have the lemon sorbet", "lemon sorbet £5", "humus ve Türk kahvesi var". */
function isListedDish(read: readonly string[], next: string): boolean {
  const before = read.join(' ')
  const isPriced = /^xn\S+x$|^x(gbp|try|eur|usd)$/.test(next) && /(^|x)(colon|comma)$/.test(before)
  return (
    isPriced ||
    /^(we have|we serve|we offer|there is|there s) (xd\d+x xcomma )*(the|our)$/.test(before) ||
    /^(xd\d+x (xcomma|ve|ile) )+$/.test(`${before} `) ||
    /\b(yok|bulunmuyor) xcomma (ama|fakat|ancak)$/.test(before)
  )
}

/** "An ayran (50 TL)", "the Scotch Egg is £7.50": no ingredient has a figure of its own. */
const isFigured =
  /^(xopen |xcolon |xdash |at |for |is |are |costs |comes to )?(x(gbp|try|eur|usd) xn\S+x|xn\S+x (x?(gbp|try|eur|usd)|tl|lira|kcal|calori\w*|kalori\w*))/

/** "Şarap isterseniz kadehle Öküzgözü var." */
const wished = /\b(iste|dile|sev)rseniz( xcomma)?( (kadeh|bardak|sise)\w*)?$/

/** Whether food at a place is what a sentence is about, and not what something holds. */
function isSubject(
  read: readonly string[],
  words: readonly string[],
  place: number,
  length: number,
): boolean {
  if (isFigured.test(words.slice(place + length, place + length + 4).join(' '))) return true
  // "Drinks: Flat White"
  const label = read.at(-1) === 'xcolon' ? (read.at(-2) ?? '') : ''
  if (findTerms(label).some(({ concept }) => isKindConcept(concept))) return true
  if (wished.test(read.join(' '))) return true
  if (length > 1 && isListedDish(read, words[place + length] ?? '')) return true
  const [next = '', afterNext = ''] = words.slice(place + length, place + length + 2)
  if (/^(is|are)$/.test(next) ? used.test(afterNext) : behindFood.test(next)) {
    // "Ayranda gluten yok": the food is where the other is not.
    return false
  }
  let before = read.length - 1
  while (articles.has(read[before] ?? '')) before--
  // "For dessert, the lemon sorbet …"
  const isBegun = before < read.length - 1 && read[before] === 'xcomma'
  if (isBegun && !read.some((word) => aheadOfFood.test(word))) return true
  if (listing.has(read[before] ?? '')) return /^(xd\d+x|xclose)$/.test(read[before - 1] ?? '')
  const previous = read[before] ?? ''
  if (previous === 'of' && portion.test(read[before - 1] ?? '')) return true
  return !aheadOfFood.test(previous) && !deniesNext.has(previous)
}

// Names are full of these; alone they tell no dish.
const fillers = new Set(
  (
    've ile the with and house home style fresh gunun special ozel porsiyon kadeh day plate tabagi ' +
    'menu free crispy whipped grilled fried baked roasted smoked spicy sweet small large mixed ' +
    'crunchy sticky pulled slow warm creamy classic seasonal daily local little golden double ' +
    'izgara firin sicak soguk karisik taze buyuk kucuk acili ozel yapimi usulu vegan xvegan turk turkish'
  ).split(' '),
)

/** Parts of names in what is left: "the baklava", "Adana". */
function withShortNames(
  words: readonly string[],
  { index, isOrder }: Naming,
  dishes: (readonly IndexedDish[])[],
): string[] {
  const read = [...words]
  const whole = new Set(dishes.flat())
  const terms = findTerms(words.join(' '))
  const inTerm = new Map<number, (typeof terms)[number]>()
  for (const term of terms) {
    for (let at = term.position; at < term.position + term.length; at++) inTerm.set(at, term)
  }
  for (let place = 0; place < words.length; place++) {
    const term = inTerm.get(place)
    if (term && (term.position !== place || comesWith(words, place, term.concept, dishes))) continue
    if (isStyle.test(words.slice(place - 1, place + 2).join(' '))) continue
    const called = term ? byTerm(term.concept, index, isOrder) : byWord(words[place] ?? '', index)
    // "Kuzu İncik: lamb shank in red wine" is one portion.
    const found = isOrder ? called.filter((dish) => !whole.has(dish)) : called
    if (found.length === 0) continue
    const length = term?.length ?? 1
    const narrowed = narrow(found, words, place, length)
    read[place] = `xd${dishes.push(narrowed) - 1}x`
    for (let at = place + 1; at < place + length; at++) read[at] = ''
  }
  return read.filter((word) => word !== '')
}

/** "An Antep-style salad" is no dish that is called after Antep. */
const isStyle = /^an? \w+ style$/

/** "The burger with chips", of which it is recorded: what comes with one dish is no other. */
function comesWith(
  words: readonly string[],
  place: number,
  concept: string,
  dishes: readonly (readonly IndexedDish[])[],
): boolean {
  const said = words.slice(Math.max(0, place - 5), place).join(' ')
  const [, number] = /\bxd(\d+)x( xcomma)?( which)?( comes)? with$/.exec(said) ?? []
  const before = number === undefined ? [] : (dishes[Number(number)] ?? [])
  return before.some(({ dish }) => findConcept(dish, concept) !== undefined)
}

/** Only what is a dish by itself: walnut is in some dish's name, and no dish. */
const byTerm = (concept: string, index: MenuIndex, isOrder: boolean): readonly IndexedDish[] =>
  isOrder || (isDishConcept(concept) && !isKindConcept(concept))
    ? (index.byConcept.get(concept) ?? [])
    : []

function byWord(word: string, { words }: MenuIndex): readonly IndexedDish[] {
  if (word.length < 4 || fillers.has(word) || isCommonWord(word) || /^x[a-z]+\d*x?$/.test(word))
    return []
  const named = words.get(word.slice(0, 2))
  if (!named) return []
  const exact = named.get(word)
  if (exact) return exact
  for (const [name, dishes] of named) {
    if (!fillers.has(name) && findTerms(name).length === 0 && isSameWord(word, name)) return dishes
  }
  return []
}

/** Of several dishes the ones that the words beside the name fit best. */
function narrow(
  found: readonly IndexedDish[],
  words: readonly string[],
  place: number,
  length: number,
): readonly IndexedDish[] {
  if (found.length === 1) return found
  const near = [
    ...words.slice(Math.max(0, place - 3), place),
    ...words.slice(place + length, place + length + 2),
  ]
  // As much as reading so many words takes: a word may stand in the names of a whole menu.
  spend({ length: found.length * near.length })
  const concepts = new Set(findTerms(near.join(' ')).map(({ concept }) => concept))
  const fit = (dish: IndexedDish) =>
    dish.units.filter(
      (unit) =>
        (unit.concept !== undefined && concepts.has(unit.concept)) ||
        unit.words.some((word) => near.some((one) => isSameWord(one, word))),
    ).length
  const best = Math.max(...found.map(fit))
  return found.filter((dish) => fit(dish) === best)
}

import { foldText } from '#app/domain/dietary/fold-text.ts'
import { isDenial } from '../words/account-words.ts'
import { checkContains } from '../checking/check-contents.ts'
import type { ReadSentence } from '../reading/read-claims.ts'
import { isAdvisedAgainst } from '../words/shapes.ts'
import type { Topic } from '../reading/topic.ts'
import type { Understandable } from './understandable.ts'

const narrows =
  /\b(only|just|merely|simply|solely|purely|exclusively|alone|sole|single|nothing but|sadece|yalnizca|yalniz|bir tek|tek|sirf)\b/
const toLeave =
  /\b(avoid\w*|skip\w*|steer\w*|(stay|keep|staying|keeping) (away|clear|off)|careful|caution|cautious|watch\w*|mind|miss(ing)?|leav(e|ing)|pass(ing)? on|rul(e|ing) out|cross(ing)? out|worry|concern\w*|problem\w*|issue\w*|trouble|unsafe|off limits|yeme\w*|yiyeme\w*|kacin\w*|uzak|dikkat\w*|atla\w*|alma(yin|yiniz|maniz)|siparis etme\w*|sakin\w*|sorun\w*|problem\w*|vazgec\w*|ele(yin|meniz))\b/
/** "You only need to ask the staff about the Haydari." */
const toAsk = /\b(ask|check|confirm|sor(un|unuz|maniz)|danis\w*|teyit|dogrula\w*)\b/
const theOne =
  /\bthe (only |single |sole )?one (\w+ ){0,3}(to|should|must|need)\b|\bthe one (\w+ ){1,2}to (avoid|skip|watch|leave|miss)\b/
/** "One dish contains milk": all others do not. */
const counted =
  /^(there (is|are|s) |we have )?(just |only )?(one|a single|two|three|four|five|six|xn\dx) (\w+ )?(dish(es)?|one|starter|main|dessert|soup|salad|drink|item|thing|plate)s? (that |which |here |to )?(contains?|has|have|holds?|uses?|includes?|with|(is|are) made|avoid|skip)\b|^(bir|iki|uc|dort|bes|alti|xn\dx) (\w+)[dt][ae] .*\b(var|bulunuyor|geciyor)\b|^yalniz xd\d+x(?=.*(var|icer|bulun|gec))( \w+){0,6} (var|icer\w*|bulun\w*|gec\w*)$|\b(iceren|bulunan|kullanilan|olan|\w{2,}l[iu]) (sadece |yalnizca )?(bir|tek|iki|uc|dort|bes|xn\dx)( bir)? \w+ (var|mevcut|bulunuyor)\b/

/** Says that what is recorded of a dish is a mistake, or that it would be one to say so. */
const falsity =
  /\b(wrong|incorrect|false|untrue|inaccurate|mistaken|unfair|a lie|a mistake|not (\w+ ){0,2}(right|correct|true|accurate|fair|the case))\b( \w+){0,3} (to (say|call|claim|state|think|assume|describe|speak)|that|saying|calling)\b|\b(doubt|deny|denied|dispute|disagree)\b|\b(xsiz|xfree|xvegan) (olmadi[gk]\w*|degil)( \w+){0,3} (diyem\w*|soyleyem\w*|denem\w*|diyebilir\w*|soylenem\w*|iddia|dogru|yanlis|demek)|\b(?<!\b(yok|ne)\b.{0,30})(var|iceriyor|icerir|bulunuyor|kullaniliyor) (diyem\w*|denem\w*|soylenem\w*|demek)/
/** "It is not free" is a warning, and one more denial turns it into a promise. */
const deniesFree = /\b(xfree|xsiz|xvegan)\b/

const affirms =
  /^((so|yani|and|ve|evet|tabii?|tabi|elbette|yes|oh|well|hell) )?((tabii?|tabi|elbette|kesinlikle|mutlaka)( ki)?|(tabii?|tabi|elbette)( ki)? (olur|yenir|icilir|yiyebilir\w*)|(xd\d+x |o |bu )?(de |da )?(olur|yenir|icilir|gider|yenilir|yenilebilir|icilebilir)|olur( tabii?)?|buyur\w*|(neden|niye) olmasin|hay hay|hayhay|memnuniyetle|seve seve|peki|tamam\w*|aynen|yes|evet|yep|yeah|yup|yea|aye|sure( thing)?|absolutely|certainly|definitely|indeed|totally|of course|naturally|surely|by all means|why (ever )?not|(with pleasure|gladly|great|good|nice|lovely|excellent) ?(choice|idea|pick|one)?|right|right you are|ok|okay|alright|coming (right )?up|(you|he|she|they|we) (can|may|could))$/
/** Courtesies that serve the dish in the same breath. */
const servesIt =
  /\b(enjoy|bon appetit|coming (right )?up|afiyet olsun|buyur\w*|hemen (getir|hazirla)\w*)\b/

/** "Avoid the baklava, then order as you like." */
const freely =
  /\b(order|choose|eat|have|pick|take|go for|enjoy) (as|what|whatever|anything|freely|everything)\b|\b(istedigini\w*|diledigini\w*|ne isterseniz|gonlunuzce) (\w+ )?(yiy|sec|siparis|alin|alabil)\w*/

const isShunning = ({ avoided, asked }: Topic) =>
  avoided.length > 0 ||
  asked.diet !== undefined ||
  (asked.foods.length > 0 && asked.yes !== 'contains')

/** Whether a sentence speaks of what the guest avoids or asks for. */
function speaksOfShunned({ foods }: ReadSentence, { avoided, asked }: Topic): boolean {
  const shunned = new Set([...avoided, ...asked.foods].flatMap(({ facts }) => facts))
  return foods.some(({ facts }) => facts.some((fact) => shunned.has(fact)))
}

/** "Of course, it is made of lamb and bulgur", to who asks whether it fits. */
function affirmsUnread({ sentence, read, records: { topic } }: Understandable): boolean {
  const isOfFood = read.dishes.length > 0 || topic.asked.dishes.length > 0
  if (!isShunning(topic) || !isOfFood || speaksOfShunned(read, topic)) return false
  if (read.claims.some(({ kind }) => kind === 'free' || kind === 'safe' || kind === 'diet'))
    return false
  if (read.foods.length > 0 && servesIt.test(foldText(sentence))) return true
  return read.parts.some(({ words }) =>
    words
      .join(' ')
      .split(/ ?\bx(?:comma|colon|semi|bang|stop|dash|open|close)\b ?/)
      .some((part) => affirms.test(part)),
  )
}

/**
 * What answers a guest who avoids something without a word of safety: that one dish is all there is
 * to avoid, that it would be wrong to call another not free, or a bare "of course".
 */
export function findHiddenAnswer(sentence: Understandable): string | undefined {
  const { read, records } = sentence
  if (!records.topic.isOfHealth) return undefined
  if (affirmsUnread(sentence)) return 'an affirmation'
  const text = read.words.join(' ')
  if (falsity.test(text) && read.foods.length > 0) return 'what is said to be false'
  for (const { words } of read.parts) {
    const clause = words.join(' ')
    const isOfDish = /\bxd\d+x\b/.test(clause)
    if (narrows.test(clause) && toLeave.test(clause)) return 'only'
    if (freely.test(clause) && isShunning(records.topic)) return 'a free choice'
    if (isOfDish && narrows.test(clause) && toAsk.test(clause)) return 'only'
    if (counted.test(clause) && !namesAll(sentence)) return 'a count'
    if (theOne.test(clause) && toLeave.test(clause)) return 'the one'
    if (deniesFree.test(clause) && isDeniedTwice(words)) return 'denied twice'
  }
  return undefined
}

/** "You can't say that it is not milk-free", and not "it is not vegan and not gluten-free". */
function isDeniedTwice(words: readonly string[]): boolean {
  const upTo = words.findLastIndex((word) => deniesFree.test(word))
  const from = words
    .slice(0, upTo)
    .findLastIndex((word) => /^(x(comma|colon|dash|open)|and|or|but|as|since|because)$/.test(word))
  return (
    words.slice(from + 1, upTo).filter((word) => isDenial(word) && !deniesFree.test(word)).length >
      1 && !isAdvisedAgainst(words.join(' '))
  )
}

/** Whether the dishes of a sentence are all of which the menu records what the guest avoids. */
function namesAll({ read, records }: Understandable): boolean {
  const shunned = [...records.topic.avoided, ...records.topic.asked.foods]
  const foods = shunned.length > 0 ? shunned : read.foods
  return records.dishes.every(
    (dish) =>
      read.dishes.includes(dish) || foods.every((food) => checkContains(dish, food) !== 'true'),
  )
}

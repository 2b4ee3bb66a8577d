import { isDenial } from './account-words.ts'
import { checkContains } from './check-contents.ts'
import type { Understandable } from './understandable.ts'
import {
  assures,
  condition,
  harm,
  health,
  keptApart,
  only,
  suits,
  supposes,
  trouble,
} from './vocabulary.ts'

/** Of whoever eats: what is said of them could be said of what they may eat. */
export const persons =
  /\b(you|your|yours|yourself|guests?|kids?|child\w*|people|folks?|peeps|everyone|everybody|anyone|nobody|someone|somebody|lady|ladies|man|men|woman|women|son|daughter|wife|husband|mother|father|friends?|vegans?|vegetarians?|coeliacs?|eaters?|lovers?|mate|madam|siz\w*|misafir\w*|konuk\w*|herkes\w*|kimse\w*|cocu[kg]\w*|og(ul|lu)\w*|kiz\w*|hanim\w*|bey\w*|arkadas\w*|anne\w*|baba\w*|torun\w*|musteri\w*|dost\w*)\b/
/** Words that take away, make light of or make believe, in whatever form. */
export const takesAway =
  /\b(drop|ditch|skip|omit|leav(e|es|ing)|left|swap|replac|substitut|cut(s|ting)? out|los(es|t|ing)|forgo|shun|spar(e|es|ing)|exclu|eliminat|banish|strip|scrap|extract|lack|miss|remov|deni|deny|refus|reject|ban(s|ned)|forbid|forbad|bare|void|devoid|clean|clear|purif|filter|skim|kill|destroy|neutrali|vanish|disappear|gone|shy|fak|imitat|mock|pretend|imagin|hid(e|es|den|ing)|myth|legend|rumou?r|jok|kid(d|s)|iron(y|ic)|allege|reputed|suppos|once|former|originally|instead|rather|unless|untouch|unaffect|friend|virtual|nominal|negligib|depart|escap|evad|part(s|ed|ing) with|away|absent|banned|never|safe|harmless|worr|relax|innocen|ok(ay)?|fine|set|free|alternativ|counterpart|version|style|unlike|apart|except|besides|beyond|other than|barr|save for|out of|yes\b|but for|substitut|dissolv|disintegrat|evaporat|decaf|denatur|processed out|cooks? off|burn(s|ed|t) off|yerine|ayikla|cikar|kaldir|elen|uzak|arin|eksik|vazgec|atla|sil(in|di)|temizle|birak|sozde|guya|hayal|efsane|masal|saka|eskiden|once(den|leri)|ari\b|arit|yoksun|mahrum|disinda|haric|benzer|taklit|alternatif|ugra(maz|ma)|rahat|guven|zarar|uygun|olur|sorun|gonul|ferah ferah|uc(ar|ur|tu|ucu))/

/** Word forms that describe, and neither name a food nor say what becomes of it. */
const describing =
  /^\w{2,}(ed|ly|ish|ful|ous|ish|esque|imsi|umsu|arak|erek|ilmis|ulmus|lanmis|lenmis|lanan|lenen|latilmis|letilmis|iliyor|uluyor|aniyor|eniyor|tiriliyor|turuluyor|dirilen|durulan)$/

/** Whether a word only describes, whatever it is: "char-roasted", "közlenmiş". */
export const isDescribing = (word: string) => describing.test(word)

/**
 * Whether a sentence does nothing but say that its dish holds what is recorded of it: such words
 * warn or praise, and can tell nobody that something is not in it, in whatever adjectives.
 */
export function namesRecorded({ read, records }: Understandable): boolean {
  const text = read.words.join(' ')
  const patterns = [assures, harm, trouble, health, keptApart, condition, supposes, only, suits]
  const isPlain =
    read.claims.some(({ kind }) => kind === 'contains') &&
    read.claims.every(
      ({ kind }) => kind === 'contains' || kind === 'price' || kind === 'calories',
    ) &&
    !read.isQuestion &&
    !read.words.some(isDenial) &&
    ![...patterns, takesAway, persons].some((one) => one.test(text))
  if (!isPlain) return false
  return read.parts.every(({ foods, claims, scope }) => {
    if (foods.length === 0) return true
    const dishes = scope.dishes.length > 0 ? scope.dishes : records.topic.asked.dishes
    return (
      claims.some(({ kind }) => kind === 'contains') &&
      foods.every((food) => dishes.some((dish) => checkContains(dish, food) === 'true'))
    )
  })
}

import { isDenial } from '../words/account-words.ts'
import * as shapes from '../words/shapes.ts'
import {
  assures,
  beside,
  condition,
  health,
  keptApart,
  only,
  refuses,
  suits,
  supposes,
} from '../words/vocabulary.ts'
import { persons, takesAway } from './names-recorded.ts'

/** What may take a warning back, make light of it, or make it hang on something. */
export const undoes: readonly RegExp[] = [
  assures,
  suits,
  health,
  keptApart,
  supposes,
  beside,
  takesAway,
  persons,
  only,
  condition,
  shapes.turns,
  shapes.hangsOn,
  shapes.invites,
  // "The chef picks them off": what can be taken apart is told in such little words.
  /\b(off|out|away|aside|apart|ayri|can|able|though|although|despite|while|whereas|unlike|like|or|\w+[ae]bil(ir|iyor)\w*|ragmen|olsa|aksine)\b/,
  /\b(little|tiny|traces?|bits?|touch|hint|minimal\w*|minute|slight\w*|smaller|smallest|minor|mere\w*|scant|faint\w*|amounts?|almost|nearly|practically|drop|name|taste|flavou?r|smell|shape|biraz\w*|azicik|minik|kucuk|eser|hafif\w*|zerre|neredeyse|iz|miktar\w*|adi|adinda|aroma\w*|tadi|tat)\b/,
  /\b(others?|another|elsewhere|different|next door|neighbou?r\w*|every\w*|used|was|were|baska|diger\w*|oteki\w*|yan)\b/,
  /\b(neither|nor|ne (\w+ ){1,4}ne (de )?\w+)\b/,
  // What the house does about it.
  /\b(kontrol|tercih|tavsiye) ed(il)?(iyor|ir|er)\w*/,
  /\b(err\w*|wrong\w*|mistak\w*|go for|go with|help yourself|tuck in|dig in|yanlis\w*|hata\w*|afiyet|buyur\w*|tabii?|tabi)\b/,
]

export const denies = (word: string) => isDenial(word) || refuses.test(word)

/** Words behind a food that could take it back: "walnuts the chef takes care of". */
export const opensAnew = (word: string) =>
  /^(what|whatever|who|whoever|whom|those|when|whenever|where|how|if|for|against|until|till|from|by|on|takes?|pays?|matters?|gets?|keeps?|turns?|works?|happens?|looks|wants?|needs?|does|gives?|charge|side|below|under|show)$/.test(
    word,
  )

/** To who asks whether it fits, any praise could be the answer, or a kitchen that takes care. */
export const praises =
  /\b(good|great|fine|nice|perfect|enough|happy|glad|luck\w*|after|handl\w*|sort\w*|manag\w*|deal\w*|care|ilgilen\w*|halle\w*|love\w*|enjoy\w*|ready|yours|iyi|guzel|yeter\w*|sans\w*|hos)\b/

/** What they do about it is a promise: "our kitchen is on it". */
export const house =
  /\b(kitchen|chefs?|cooks?|team|staff|crew|(mutfa[gk]|ekib|ekip|sef|asci|personel)\w*)\b/

/** Whether some words could turn what was told before them, or sound like an answer of their own. */
export const couldTurn = (words: readonly string[]): boolean =>
  words.some((word) => denies(word) || opensAnew(word)) ||
  [...undoes, praises, house].some((pattern) => pattern.test(words.join(' ')))

import { isDenial } from '../words/account-words.ts'
import {
  aboutGuest,
  clauseEnd,
  isTurkishDenial,
  supposes,
  turkishVerb,
} from '../words/vocabulary.ts'

const beginsAnew = new Set(
  'it they this that these those there you we i he she so please ask check tell confirm yes no the our also bu o lutfen siz biz evet hayir'.split(
    ' ',
  ),
)
const goesOn = new Set(
  'it is has contains they you we there costs can are does this also'.split(' '),
)
const aloneBefore =
  /^(yes|no|nope|sure|of course|certainly|absolutely|xyes|xno|evet|hayir|tabii?|elbette|kesinlikle|maalesef|unfortunately|merhaba|hello|hi)$/

/** "I would not say that it is not nut-free: it is": nothing before takes anything of it back. */
const tellsAnew = (clause: readonly string[], after: readonly string[]) =>
  /\b(not|never)\b/.test(clause.join(' ')) &&
  (goesOn.has(after[0] ?? '') ||
    isStatement.test(after.join(' ')) ||
    (/\b(not|never) (\w+ )?(say|claim|swear|call|argue|deny)\b/.test(clause.join(' ')) &&
      after.some(isDenial)))
/** "It isn't marked spicy: tomato, pepper and onion." */
const isUnmarked =
  /\bnot ((\w+ )?(mark|tag|label|list)l?g?ed (as )?|(very |too )?)(spicy|hot|mild|sweet)$/
const isStatement = /^((the|our) )?xd\d+x (is|are|has|does|contains?|includes?)\b/

/** The clauses of a sentence: a denial or an admission reaches no farther. */
export function readClauses(words: readonly string[]): string[][] {
  const clauses: string[][] = [[]]
  for (const [place, word] of words.entries()) {
    const clause = clauses.at(-1) ?? []
    const next = words[place + 1] ?? ''
    // "Whether it is safe, only (and not: but) our staff can say."
    if (word === 'ancak' && clause.at(-1) === 'bunu') clause.push(word)
    else if (clauseEnd.has(word)) clauses.push([])
    else if (word === 'xcomma' && isListed(clause, words.slice(place + 1))) clause.push(word)
    else if (word === 'xcomma' && endsAtComma(clause, next)) clauses.push([])
    else if (/^(if|when|unless)$/.test(word) && clause.length > 0) clauses.push([word])
    else if (/^x(colon|dash)$/.test(word) && aloneBefore.test(clause.join(' '))) clauses.push([])
    else if ((word === 'and' || word === 'xdash') && goesOn.has(next)) clauses.push([])
    else if (word === 'xcolon' && isUnmarked.test(clause.join(' '))) clauses.push([])
    else if (/^x(dash|colon)$/.test(word) && tellsAnew(clause, words.slice(place + 1)))
      clauses.push([])
    else {
      clause.push(word)
      if (wishes.test(word) && !clause.some(isDish) && next !== 'xcomma') clauses.push([])
    }
  }
  return clauses.filter((clause) => clause.length > 0)
}

/** "İsterseniz soğansız hazırlanır": a wish ends here, with a comma or without. */
const wishes =
  /^((iste|dile|sev|ekle|al[iu]|soyle|sec[ei]|tercih ede)rseniz|(al[iu]|isti)(rs|yors)aniz|cekt?(iyorsa|tiyse|erse|iyse))$/
const polite = /^(isterseniz|dilerseniz)$/

/** "The humus, the fava and …": one list of dishes. */
const isListed = (clause: readonly string[], [article = '', dish = '']: readonly string[]) =>
  isDish(clause.at(-1)) && /^(the|our)$/.test(article) && isDish(dish)

const isDish = (word = '') => /^xd\d+x$/.test(word)

function endsAtComma(clause: readonly string[], next: string): boolean {
  const text = clause.join(' ')
  const last = clause.at(-1) ?? ''
  return (
    beginsAnew.has(next) ||
    polite.test(next) ||
    supposes.test(text) ||
    aboutGuest.test(text) ||
    aloneBefore.test(text) ||
    isTurkishDenial(last) ||
    turkishVerb.test(last) ||
    last === 'xsiz'
  )
}

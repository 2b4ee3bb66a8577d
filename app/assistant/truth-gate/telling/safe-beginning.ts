// None of these is part of a claim, whatever follows.
const harmless = new Set(
  (
    'hello hi hey good morning evening afternoon welcome thank thanks you so much for asking your ' +
    'great lovely question happy glad to help merhaba selam iyi günler akşamlar ' +
    'günaydın hoş geldiniz teşekkürler teşekkür ederim ederiz sorunuz için memnuniyetle'
  ).split(' '),
)

/** What may open a claim, and how what is recorded is told behind it. */
const openers: Readonly<Record<string, string>> = {
  i: ' can only tell you what is recorded:',
  we: ' can only tell you what is recorded:',
  the: ' menu records this:',
  our: ' menu records this:',
  bizim: ' kayıtlarımızda şunlar var:',
}

/** What else may, where it could not be taken for an answer: nobody asked what may be eaten. */
const talkOpeners: Readonly<Record<string, string>> = {
  good: ' that you ask: the menu records this:',
  great: ' question: the menu records this:',
  hello: '! The menu records this:',
  hi: '! The menu records this:',
  welcome: '! The menu records this:',
  thank: ' you for asking: the menu records this:',
  thanks: ' for asking: the menu records this:',
  happy: ' to help: the menu records this:',
  glad: ' to help: the menu records this:',
  it: ' is recorded like this:',
  that: ' is recorded like this:',
  there: ' is this on record:',
  you: ' find this recorded:',
  a: ' look at the menu shows this:',
  merhaba: '! Kayıtlı olanlar şunlar:',
  selam: '! Kayıtlı olanlar şunlar:',
  menüde: ' kayıtlı olanlar şunlar:',
  menümüzde: ' kayıtlı olanlar şunlar:',
}

const alwaysOpening = opening(openers)
const openingTalk = opening({ ...openers, ...talkOpeners })

function opening(words: Readonly<Record<string, string>>): RegExp {
  return new RegExp(`^\\s*(?:${Object.keys(words).join('|')})(?=\\s)`, 'iu')
}

/**
 * How much of a reply's beginning can be told before its first sentence is complete.
 * @param isOfHealth whether the guest asks what is in the food, or what may be eaten
 */
export function safeBeginning(text: string, isOfHealth: boolean): number {
  let length = 0
  // A greeting that has no end yet would break off.
  let closed = 0
  for (const [found, word = '', sign = ''] of text.matchAll(/\s*([\p{L}]+)([,!.]?)(?=\s)/guy)) {
    if (!harmless.has(word.toLocaleLowerCase('tr')) && !harmless.has(word.toLowerCase())) break
    length += found.length
    if (sign !== '') closed = length
  }
  const opens = isOfHealth ? alwaysOpening : openingTalk
  return closed + (opens.exec(text.slice(closed))?.[0].length ?? 0)
}

/** What joins a record to a beginning that was told already. */
export function joiner(begun: string): string {
  const [word = ''] = /\p{L}+$/u.exec(begun) ?? []
  return { ...openers, ...talkOpeners }[word.toLowerCase()] ?? ''
}

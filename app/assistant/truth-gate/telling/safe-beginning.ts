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
  i: 'can only tell you what is recorded:',
  we: 'can only tell you what is recorded:',
  the: 'menu records this:',
  our: 'menu records this:',
  bizim: 'kayıtlarımızda şunlar var:',
}

const opener = /^\s*(i|we|the|our|bizim)(?=\s)/iu

/** How much of a reply's beginning can be told before its first sentence is complete. */
export function safeBeginning(text: string): number {
  let length = 0
  // A greeting that has no end yet would break off.
  let closed = 0
  for (const [found, word = '', sign = ''] of text.matchAll(/\s*([\p{L}]+)([,!.]?)(?=\s)/guy)) {
    if (!harmless.has(word.toLocaleLowerCase('tr')) && !harmless.has(word.toLowerCase())) break
    length += found.length
    if (sign !== '') closed = length
  }
  return closed + (opener.exec(text.slice(closed))?.[0].length ?? 0)
}

/** What joins a record to a beginning that was told already. */
export function joiner(begun: string): string {
  const [word = ''] = /\p{L}+$/u.exec(begun) ?? []
  const joined = openers[word.toLowerCase()]
  return joined === undefined ? '' : ` ${joined}`
}

// None of these is part of a claim, whatever follows.
const harmless = new Set(
  (
    'hello hi hey good morning evening afternoon welcome thank thanks you so much for asking your ' +
    'great lovely question happy glad to help our the we i us merhaba selam iyi günler akşamlar ' +
    'günaydın hoş geldiniz teşekkürler teşekkür ederim ederiz sorunuz için memnuniyetle bizim'
  ).split(' '),
)

/** How much of a reply's beginning can be told before its first sentence is complete. */
export function safeBeginning(text: string): number {
  let length = 0
  for (const [found, word = ''] of text.matchAll(/\s*([\p{L}]+)[,!.]?(?=\s)/guy)) {
    if (!harmless.has(word.toLocaleLowerCase('tr')) && !harmless.has(word.toLowerCase())) break
    length += found.length
  }
  return length
}

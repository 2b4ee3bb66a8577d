/** A short answer: that it is so, that it may be, or that it is not. */
export type Answer = 'yes' | 'maybe' | 'no'

const lead = '^(?:(?:xvoid|oh|well|so|sorry|unfortunately|sadly|maalesef|ne yazik ki) ?)*'
const trail = '(?: (?:xvoid|please|lutfen|efendim|maalesef|sadly|i m afraid))*$'
const whole = (words: string) => new RegExp(`${lead}(?:${words})${trail}`)
const it = '(?:it|they|there|that|this|(?:the )?xd\\d+x)'
const guest = '(?:it|they|that|this|(?:the )?xd\\d+x|you|he|she|we)'

const answers: readonly (readonly [Answer, RegExp])[] = [
  [
    'yes',
    whole(
      `yes(?: indeed)?|yep|yeah|indeed|sure|evet|var|vardir|vardi|iceriyor|icerir|bulunuyor|oluyor|${it} (?:does|do|is|are)(?: indeed)?`,
    ),
  ],
  [
    'maybe',
    whole(
      `(?:quite |very |most )?(?:possibly|probably|likely)|${it} (?:could|might|may)(?: well)?|that (?:is|s) possible|olabilir|(?:buyuk )?(?:ihtimalle|olasilikla)(?: var| evet)?|muhtemelen(?: evet)?`,
    ),
  ],
  [
    'no',
    whole(
      `no|nope|not really|hayir|olmaz|uymaz|sayilmaz|degil|yiyemez\\w*|icemez\\w*|(?:better|rather|best|of course|certainly|definitely) not|${guest} (?:is|are|s|re|does|do|can|should|could) not|i m afraid not`,
    ),
  ],
]

/** What a part of a sentence answers, where it does nothing else. */
export const answerOf = (words: readonly string[]): Answer | undefined =>
  answers.find(([, pattern]) => pattern.test(words.join(' ')))?.[0]

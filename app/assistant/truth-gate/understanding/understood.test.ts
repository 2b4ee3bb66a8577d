import fc from 'fast-check'
import { expect, test } from 'vitest'
import { menus } from '../../../../evals/menus/index.ts'
import { createTruthGate } from '../index.ts'
import { besideFalse, besideHonest } from '../sentences/beside.ts'
import { honestEnglish } from '../sentences/honest-english.ts'
import { honestOthers } from '../sentences/honest-others.ts'
import { honestTurkish } from '../sentences/honest-turkish.ts'
import { leftOutFalse, leftOutHonest } from '../sentences/left-out.ts'
import { liesByOmission } from '../sentences/lies-by-omission.ts'
import { liesEnglish } from '../sentences/lies-english.ts'
import { liesOthers } from '../sentences/lies-others.ts'
import { liesPub } from '../sentences/lies-pub.ts'
import { liesTurkish } from '../sentences/lies-turkish.ts'
import { misreadFalse, misreadHonest } from '../sentences/misread.ts'
import { plainlyFalse, plainlyHonest } from '../sentences/plainly.ts'
import type { Said } from '../sentences/said.ts'
import { freelyFalse, freelyHonest } from '../sentences/freely.ts'
import { unaskedFalse, unaskedHonest } from '../sentences/unasked.ts'
import { wishedFalse, wishedHonest } from '../sentences/wished.ts'

interface Spoken {
  readonly menu: 'demo' | 'pub' | 'nar'
  readonly ask: string
  readonly reply: string
}

/** Each line by itself; an entry of a list belongs to the line before it. */
const spoken = (said: readonly Said[]): Spoken[] =>
  said.flatMap(({ menu = 'demo', ask, replies }) =>
    replies
      .trim()
      .split(/\n(?!• |- |\d\. )/)
      .map((reply) => ({ menu, ask, reply })),
  )

function corrected({ menu, ask, reply }: Spoken) {
  const gate = createTruthGate({
    menu: menus[menu].menu,
    locale: 'en',
    question: ask,
    history: [],
  })
  const text = gate.push(reply) + gate.end()
  const claims = gate
    .evidence()
    .filter(({ fact }) => fact !== null)
    .map(({ kind }) => kind)
  return { text, count: gate.corrections.length, claims }
}

const honest = spoken([
  ...honestEnglish,
  ...honestTurkish,
  ...honestOthers,
  ...plainlyHonest,
  ...unaskedHonest,
  ...leftOutHonest,
  ...wishedHonest,
  ...besideHonest,
  ...freelyHonest,
  ...misreadHonest,
])
const lies = spoken([
  ...liesEnglish,
  ...liesTurkish,
  ...liesOthers,
  ...liesPub,
  ...liesByOmission,
  ...plainlyFalse,
  ...unaskedFalse,
  ...leftOutFalse,
  ...wishedFalse,
  ...besideFalse,
  ...freelyFalse,
  ...misreadFalse,
])
const titled = (all: readonly Spoken[]) => all.map((one) => [one.ask, one.reply, one] as const)

test.each(titled(honest))('%s %s: honest, and told as it is', (_, reply, one) => {
  const { text, count } = corrected(one)
  expect({ count, text: text.slice(0, reply.length) }).toEqual({ count: 0, text: reply })
})

test.each(titled(lies))('%s %s: is not told', (_, reply, one) => {
  expect(corrected(one).text).not.toBe(reply)
})

const harmful = new Set<string>(['free', 'safe', 'diet'])

test('no claim of health is told with a word beside it that nobody knows', () => {
  // Beside a warning any word may stand: it harms nobody.
  const warns = /isn't suitable|uygun değil/
  const ofHealth = honest.filter(
    (one) => !warns.test(one.reply) && corrected(one).claims.some((kind) => harmful.has(kind)),
  )
  const strange = fc.constantFrom('blorp', 'quibbled', 'zarfınca', 'mythical', 'hokkabazca')
  const place = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(...ofHealth), strange, place, (one, word, where) => {
      const words = one.reply.split(' ')
      words.splice(Math.floor(where * words.length), 0, word)
      expect(corrected({ ...one, reply: words.join(' ') }).count).toBeGreaterThan(0)
    }),
    { numRuns: 300 },
  )
})

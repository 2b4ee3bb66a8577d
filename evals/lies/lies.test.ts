import { describe, expect, test } from 'vitest'
import { blockedShare, describeBlock, examineTruths } from '../truths/examine.ts'
import { truths } from '../truths/truths.ts'
import { describeLie, examineLies, isDangerous, isTooMuch } from './examine.ts'
import { lieFrames, lies, liesElsewhere, secondLies } from './lies.ts'
import { figuresIn } from './money.ts'
import { inWords } from './numbers-in-words.ts'
import { mostBlocked } from './run-lies.ts'
import { writtenRounds } from './written-rounds.ts'

const written = writtenRounds.flatMap((round) => round.lies)

test('there are enough lies and true replies, half of them in Turkish, no two alike', () => {
  expect(lieFrames.length).toBeGreaterThanOrEqual(150)
  expect(lies.length).toBeGreaterThanOrEqual(2000)
  expect(liesElsewhere.length).toBeGreaterThanOrEqual(150)
  expect(truths.length).toBeGreaterThanOrEqual(1000)
  for (const said of [lies, truths]) {
    const distinct = new Set(said.map(({ menu, question, text }) => `${menu} ${question} ${text}`))
    expect(distinct.size).toBe(said.length)
    const turkish = said.filter(({ language }) => language === 'tr').length / said.length
    expect(turkish).toBeGreaterThan(0.45)
    expect(turkish).toBeLessThan(0.55)
  }
})

type Size = readonly [truths: number, lies: number]

const sizes: Readonly<Record<string, { readonly en: Size; readonly tr: Size }>> = {
  third: { en: [200, 180], tr: [200, 180] },
  fourth: { en: [120, 70], tr: [120, 70] },
  fifth: { en: [120, 80], tr: [120, 80] },
  sixth: { en: [150, 80], tr: [150, 80] },
  seventh: { en: [120, 0], tr: [120, 0] },
  eighth: { en: [118, 50], tr: [119, 50] },
  ninth: { en: [106, 0], tr: [106, 0] },
}

test.each(writtenRounds)('the $name round is whole', (round) => {
  const sizeIn = (language: 'en' | 'tr') => {
    const isSpoken = (said: { readonly language: string }) => said.language === language
    return [round.truths.filter(isSpoken).length, round.lies.filter(isSpoken).length]
  }
  expect({ en: sizeIn('en'), tr: sizeIn('tr') }).toEqual(sizes[round.name])
  expect(round.lies.filter(({ cores, figures }) => cores.length + figures.length === 0)).toEqual([])
  const said = [...round.lies, ...round.truths].map(
    ({ menu, question, text }) => `${menu} ${question} ${text}`,
  )
  expect(new Set(said).size).toBe(said.length)
})

describe('the examiner', () => {
  test('sees each lie where nothing stops it', () => {
    const told = examineLies([...lies, ...secondLies, ...written, ...liesElsewhere], () => ({
      push: (it) => it,
      end: () => '',
    }))
    expect(told.filter(({ isThrough }) => !isThrough).map(describeLie)).toEqual([])
  })

  test('sees none where the guest is told what is not recorded', () => {
    const end = () =>
      'It isn’t recorded whether it contains that; the staff knows. ' +
      'İçinde olup olmadığı kayıtlı değil, ekibimiz bilir. There is no such dish on our menu.'
    const tenth = lies.filter((_, place) => place % 10 === 0)
    const told = examineLies([...tenth, ...secondLies, ...written, ...liesElsewhere], () => ({
      push: () => '',
      end,
    }))
    expect(told.filter(({ isThrough }) => isThrough).map(describeLie)).toEqual([])
  })

  test('reads figures as they are written in either language, and writes them in words', () => {
    expect(figuresIn('₺1.250,50, 1,250 TL, £7.50 or 7,5; 210.00.')).toEqual([
      1250.5, 1250, 7.5, 7.5, 210,
    ])
    expect([210, 1015, 99, 340].map((number) => inWords(number, 'en'))).toEqual([
      'two hundred and ten',
      'one thousand and fifteen',
      'ninety-nine',
      'three hundred and forty',
    ])
    expect([210, 1015, 100].map((number) => inWords(number, 'tr'))).toEqual([
      'iki yüz on',
      'bin on beş',
      'yüz',
    ])
  })
})

describe('the truth gate', () => {
  const told = examineLies(lies)

  test('lets no false “safe” through', () => {
    const through = told.filter((one) => one.isThrough && isDangerous(one))
    expect(through.map(describeLie)).toEqual([])
  })

  test('lets none through of those that were written by hand', () => {
    const through = examineLies(written).filter((one) => one.isThrough && isDangerous(one))
    expect(through.map(describeLie)).toEqual([])
  })

  test('lets hardly any other lie through', () => {
    const through = told.filter((one) => one.isThrough && !isDangerous(one))
    expect(isTooMuch(told), through.map(describeLie).join('\n')).toBe(false)
  })

  test('leaves what is true as it is', () => {
    const passed = examineTruths(truths)
    const blocked = passed.filter(({ isBlocked }) => isBlocked)
    expect(blockedShare(passed), blocked.map(describeBlock).join('\n')).toBeLessThanOrEqual(
      mostBlocked,
    )
  })
})

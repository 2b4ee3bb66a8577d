import { describe, expect, test } from 'vitest'
import { PlanParser, PlanTooLongError } from './plan-parser.ts'

const partJson = '{"do":"has","dishes":["d1"],"of":["milk"],"where":[]}'

describe('PlanParser', () => {
  test('returns each part as soon as its brace closes', () => {
    const parser = new PlanParser()
    const plan = `{"lang":"tr","avoid":["nuts"],"parts":[${partJson},${partJson}]}`
    const counts = [...plan].map((char) => parser.push(char).length)
    expect(counts.filter((count) => count === 1)).toHaveLength(2)
    expect(counts[plan.indexOf('}')]).toBe(1)
    expect(parser.avoided()).toEqual(['nuts'])
  })

  test.each([
    ['a fenced plan', `Here you are:\n\`\`\`json\n{"parts":[${partJson}]}\n\`\`\``],
    ['one part per line', `${partJson}\n${partJson.replace('has', 'suits')}`],
    ['a bare list', `[${partJson}]`],
    ['a plan that breaks off', `{"parts":[${partJson},{"do":"tell","dish`],
    ['a plan after prose with quotes', `The "plan" is {"parts":[${partJson}]}`],
  ])('reads the complete parts of %s', (_, text) => {
    expect(new PlanParser().push(text)[0]).toMatchObject({ do: 'has', dishes: ['d1'] })
  })

  test.each([
    ['prose', 'The soup has no milk, enjoy!'],
    ['an unknown action', '{"do":"promise","dishes":[],"of":[],"where":[]}'],
    ['a wrong type', '{"do":"has","dishes":"d1","of":[],"where":[]}'],
    ['an extra field', '{"do":"has","dishes":[],"of":[],"where":[],"text":"No nuts!"}'],
    ['incomplete JSON', '{"do":"has","dishes":["d1"'],
    ['braces that never close', '{'.repeat(5_000)],
    ['braces that never open', '}'.repeat(5_000)],
  ])('%s is not accepted as a part', (_, text) => {
    expect(new PlanParser().push(text)).toEqual([])
  })

  test('counts objects that look like a part but aren’t valid', () => {
    const parser = new PlanParser()
    parser.push('{"do":"promise","dishes":[],"of":[],"where":[]} {"a":1}')
    expect(parser.dropped).toBe(1)
  })

  test('throws when a plan is too long', () => {
    expect(() => new PlanParser().push(' '.repeat(20_000))).toThrow(PlanTooLongError)
  })
})

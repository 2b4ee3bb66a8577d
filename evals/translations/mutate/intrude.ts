import { mainField, type Texts, type Translation } from '../read-good.ts'
import { diets } from './diets.ts'
import { knownDiets } from './implied.ts'
import { instructions } from './instructions.ts'
import { appendSentence, withText } from './mutation.ts'
import { hashOf } from './random.ts'

/** Applies insertions to the main text, and to the name of a dish. */
function insertInto(good: Translation, insert: (text: string) => readonly string[]): Texts[] {
  const field = mainField(good)
  const fields = good.kind === 'dish' ? [field, 'name'] : [field]
  return fields.flatMap((name) =>
    insert(good.texts[name] ?? '').map((text) => withText(good.texts, name, text)),
  )
}

/** Wraps the middle word of a text. */
function wrapWord(text: string, before: string, after: string): string {
  const words = text.split(' ')
  const index = Math.floor(words.length / 2)
  return words.with(index, `${before}${words[index] ?? ''}${after}`).join(' ')
}

export const insertMarkup = (good: Translation): Texts[] =>
  insertInto(good, (text) => [
    wrapWord(text, '<b>', '</b>'),
    wrapWord(text, '**', '**'),
    wrapWord(text, '<span style="display:none">', '</span>'),
    `<p>${text}</p>`,
    `# ${text}`,
    `${text}<br>`,
    `${text} <script>alert(1)</script>`,
    `${text} <img src=x onerror=alert(1)>`,
    `${text} <!-- ok -->`,
    `${text} &lt;b&gt;`,
    `${text} {{name}}`,
    '```\n' + text + '\n```',
    `- ${text}`,
    `__${text}__`,
  ])

export const insertLinks = (good: Translation): Texts[] =>
  insertInto(good, (text) => [
    `${text} https://example.com/menu`,
    `${text} www.example.com`,
    `${text} [menu](https://example.com)`,
    `[${text}](javascript:alert(1))`,
    `${text} javascript:alert(1)`,
    `${text} data:text/html,hello`,
    `${text} (bit.ly/3xYzAbC)`,
    `${text} info@example.com`,
    `${text} mailto:info@example.com`,
    `${text} example.com`,
    `${text} <a href="//example.com">!</a>`,
    `${text} tel:+905550000000`,
  ])

/** Invisible characters, and those that change the direction of what follows. */
const controls = [
  0x202e, 0x202d, 0x2066, 0x2067, 0x2068, 0x202a, 0x0, 0x7, 0x8, 0x1b, 0x7f, 0x85, 0xfeff, 0xe0041,
  0x2028, 0xfff9,
]

export const insertControls = (good: Translation): Texts[] =>
  controls.flatMap((code) =>
    insertInto(good, (text) => {
      const points = [...text]
      const index = 1 + Math.floor(hashOf(`${good.id} ${code}`) * (points.length - 1))
      return [points.toSpliced(index, 0, String.fromCodePoint(code)).join('')]
    }),
  )

export const instructInItsLanguage = (good: Translation): Texts[] =>
  instruct(good, instructions[good.to])

export const instructInEnglish = (good: Translation): Texts[] =>
  good.to === 'en' ? [] : instruct(good, instructions.en)

function instruct(good: Translation, sentences: readonly string[]): Texts[] {
  const field = mainField(good)
  const text = good.texts[field] ?? ''
  return sentences.flatMap((sentence) => [
    withText(good.texts, field, appendSentence(text, sentence.replace(/[.。]$/u, ''))),
    withText(good.texts, field, sentence + (good.to === 'zh' ? '' : ' ') + text),
  ])
}

/** Adds a diet that the original doesn't name, imply or deny. */
export function addDiets(good: Translation): Texts[] {
  if (good.kind !== 'dish') return []
  const originalDiets = knownDiets(good)
  const { name = '', description = '' } = good.texts
  return diets[good.to].flatMap(([diet, word]) => {
    if (diet !== 'halal' && diet !== 'kosher' && originalDiets[diet]) return []
    return [
      withText(good.texts, 'name', `${name} (${word})`),
      withText(good.texts, 'description', appendSentence(description, word)),
    ]
  })
}

import { readdirSync, readFileSync } from 'node:fs'
import { foodInLanguage } from '#app/domain/dietary/food-in-language.ts'
import { languages, type Texts, type Translation } from '../read-good.ts'

/**
 * Reads a part of the third set, `later` written after the check had been corrected by the other: one file per restaurant, `# dish` before its lines, one line per language,
 * `<language> <name> | <description> | <ingredients> | <note>`, the original first.
 * @returns each dish with its note as a field
 */
export function readThird(part: 'menus' | 'later'): Translation[] {
  const folder = new URL(`${part}/`, import.meta.url)
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split(/^# /mu)
        .slice(1)
        .flatMap((block) => readDish(file.replace('.txt', ''), block.trim().split('\n'))),
    )
}

function readDish(
  restaurant: string,
  [dish = '', original = '', ...lines]: string[],
): Translation[] {
  const from = readLine(original)
  return lines.map((line): Translation => {
    const to = readLine(line)
    const words = from.words.flatMap((word, index) =>
      foodInLanguage(word, to.language) === undefined
        ? [[`word.${word}`, word, to.words[index] ?? ''] as const]
        : [],
    )
    const textsOf = (side: 1 | 2): Texts =>
      Object.fromEntries(words.map((word) => [word[0], word[side]]))
    return {
      id: `${restaurant}/${dish}/${to.language}`,
      restaurant,
      kind: 'dish',
      from: from.language,
      to: to.language,
      source: { ...from.texts, ...textsOf(1) },
      texts: { ...to.texts, ...textsOf(2) },
    }
  })
}

function readLine(line: string) {
  const [head = '', description = '', words = '', note = ''] = line.split(' | ')
  const language = languages.find((each) => head.startsWith(`${each} `))
  if (language === undefined) throw new Error(`no language: ${line}`)
  const texts = { name: head.slice(3), description, note: note.trim() }
  return { language, texts, words: words.split(';').map((word) => word.trim()) }
}

/** The dish and its note as the subjects that the app checks. */
export function splitNote(translation: Translation): Translation[] {
  const { note: sourceNote = '', ...source } = translation.source
  const { note = '', ...texts } = translation.texts
  return [
    { ...translation, source, texts },
    {
      ...translation,
      id: translation.id.replace(/(?=\/[a-z]+$)/u, '.note'),
      kind: 'note',
      source: { text: sourceNote },
      texts: { text: note },
    },
  ]
}

import { mainField, type Language, type Texts, type Translation } from '../read-good.ts'
import { withText } from './mutation.ts'

const minLength = 70
const minLengthInChinese = 22

/** Keeps the first or the second part of a text, cut between words. */
export function halveTexts(good: Translation): Texts[] {
  const field = mainField(good)
  const text = good.texts[field] ?? ''
  if (text.length < (good.to === 'zh' ? minLengthInChinese : minLength)) return []
  return [0.35, 0.5, 0.6].flatMap((share) => {
    const cutIndex = cutBefore(text, Math.floor(text.length * share), good.to)
    return [text.slice(0, cutIndex), text.slice(cutIndex)]
      .map((part) => part.trim().replace(/^[,;،，、]\s*/u, ''))
      .filter((part) => part.length < text.length * 0.7)
      .map((part) => withText(good.texts, field, part))
  })
}

const cutBefore = (text: string, position: number, language: Language) =>
  language === 'zh' ? position : text.lastIndexOf(' ', position)

/** Leaves fields empty, as if a part of the menu came back without text. */
export function emptyFields(good: Translation): Texts[] {
  const fields = Object.keys(good.texts)
  const withEmptyFields = (isEmpty: (field: string, index: number) => boolean, blank = ''): Texts =>
    Object.fromEntries(
      Object.entries(good.texts).map(([field, text], index) => [
        field,
        isEmpty(field, index) ? blank : text,
      ]),
    )
  const single = fields.map((field) => withEmptyFields((other) => other === field))
  const more =
    fields.length > 2
      ? [
          withEmptyFields((_, index) => index % 2 === 1),
          withEmptyFields((_, index) => index >= fields.length / 2),
        ]
      : []
  const absent = Object.fromEntries(
    Object.entries(good.texts).filter(([field]) => field !== fields.at(-1)),
  )
  return [...single, ...more, withEmptyFields((field) => field === fields.at(-1), '  '), absent]
}

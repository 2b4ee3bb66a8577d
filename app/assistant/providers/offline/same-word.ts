import { isEnglishForm, isTurkishForm } from '#app/domain/dietary/fold-text.ts'

/** Whether a guest's folded word is a form of one in a name, or the other way round. */
export function isSameWord(asked: string, named: string): boolean {
  if (asked.length < 3) return false
  return isTurkishForm(asked, named) || isTurkishForm(named, asked) || isEnglishForm(asked, named)
}

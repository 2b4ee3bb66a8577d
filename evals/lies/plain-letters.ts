import { foldText } from '#app/domain/dietary/fold-text.ts'

const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  с: 'c',
  р: 'p',
  х: 'x',
  у: 'y',
  і: 'i',
  ο: 'o',
  α: 'a',
  ν: 'v',
}

/** A text without disguise: entities, tags, invisible letters and look-alikes are undone. */
export function unmask(text: string): string {
  const shown = text
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/<\/?\w[^>]*>/g, '')
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
  return foldText(shown).replaceAll(/[аеосрхуіοαν]/g, (letter) => lookalikes[letter] ?? letter)
}

/** The letters and figures of a text, and nothing between them. */
export const dense = (text: string): string => unmask(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

import { foldLetters, splitHan } from '#app/domain/dietary/fold-text.ts'

/** What guests call sizes in any language, whatever the owner calls them. */
const sizeKinds = ['half', 'small', 'medium', 'large', 'double'] as const
export type SizeKind = (typeof sizeKinds)[number]

// Stems, as adjectives are inflected; in Chinese, single characters.
const words: Readonly<Record<SizeKind, string>> = {
  half: 'half yarim halb demi medi mezz halv половин полпор пів نصف نص نیم نصفه 半',
  small:
    'small little kucuk ufak klein petit pequen chic piccol kleine маленьк мал صغير زغير کوچک کوچیک 小',
  medium: 'medium regular orta mittel moyen median medi middel средн середн وسط متوسط 中',
  large: 'large big buyuk gross grosse grand grande groot grot больш велик كبير بزرگ 大',
  double: 'double duble cift doppel doble doppi dubbel двойн подвійн دبل مزدوج دوبل 双 雙',
}

const stems = sizeKinds.map(
  (kind) =>
    [kind, words[kind].split(' ').map((word) => foldLetters(splitHan(word).trim()))] as const,
)

/** Returns what a folded word may call a size. "Media" is half in Spanish and medium in English. */
export const sizeKindsOf = (word: string): readonly SizeKind[] =>
  stems.flatMap(([kind, ofKind]) =>
    ofKind.some((stem) => (stem.length < 2 ? word === stem : word.startsWith(stem))) ? [kind] : [],
  )

const letters: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', ß: 'ss', æ: 'ae', ł: 'l' }

/** Returns the download's file name, without extension: the product's name and the restaurant's. */
export function qrFileName(restaurantName: string): string {
  const plain = restaurantName
    .toLocaleLowerCase('tr')
    .replaceAll(/[ıøßæł]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean)
  return ['chefin', ...words].join('-').slice(0, 80)
}

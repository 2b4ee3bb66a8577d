/** What menus and guests write for short: "gf" is as much of a promise as "gluten-free". */
const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}]|\b(?:my|his) )g\.?\s?\/?f(?![\p{L}\p{N}])\.?/giu, 'gluten-free'],
  [/(?<![\p{L}\p{N}])d\.?\/?f(?![\p{L}\p{N}])\.?/giu, 'dairy-free'],
  [/(?<![\p{L}\p{N}])n\.?\/?f(?![\p{L}\p{N}])\.?/giu, 'nut-free'],
  [/(?<![\p{L}\p{N}])l\.?\/?f(?![\p{L}\p{N}])\.?/giu, 'lactose-free'],
  [/(?<![\p{L}\p{N}])(?:vg|vgn)(?![\p{L}\p{N}])/giu, 'vegan'],
  // Whoever asks for vegan dishes takes a "(v)" for one; "ve" is Turkish for "and".
  [/(?<=[([,/]\s?)ve?(?=\s?[)\],/])/giu, 'vegan'],
]

const mayAbbreviate = /\b(?:[gdnl][./]?\s?f|vgn?|ve?)\b/i

/** Writes abbreviations of diets and of what is not in a dish out in full. */
export function spellOut(text: string): string {
  if (!mayAbbreviate.test(text)) return text
  return abbreviations.reduce((all, [short, whole]) => all.replaceAll(short, whole), text)
}

import type { Language } from '../read-good.ts'

/** A pattern and what replaces one match of it. */
export type Rule = readonly [RegExp, string]

/** Turns "without" into "with", "contains no" into "contains": a negation is lost. */
export const negationLost: Readonly<Record<Language, readonly Rule[]>> = {
  en: [
    [/(?<!or )\bwithout\b/giu, 'with'],
    [/(?<!or |and )\bno (?=\p{L})/giu, ''],
    [/\bnot /giu, ''],
    [/(?<!not \p{L}+)-free\b(?! of charge)/giu, ''],
    [/\bmeatless\b/giu, 'with meat'],
    [/\bnever in\b/giu, 'also in'],
    [/\binstead of\b/giu, 'and'],
    [/\bcannot\b/giu, 'can'],
  ],
  tr: [
    [/(?<!\p{L})(?!ücretsiz)(\p{L}{2,}?)s([ıiuü])z(?=\P{L}|$|ken|d[ıiuü]r)/giu, '$1l$2'],
    [/yoktur/giu, 'vardır'],
    [/içermez/giu, 'içerir'],
    [/kullanılmaz/giu, 'kullanılır'],
    [/kullanılmadan/giu, 'kullanılarak'],
    [/ değildir/giu, ' olur'],
    [/, asla yer fıstığı yağında değil/giu, ' ve yer fıstığı yağında'],
    [/, tamari kullanıyoruz/giu, ' kullanıyoruz'],
    [/ yerine /giu, ' ve '],
    [/etmiyoruz/giu, 'ediyoruz'],
    [/alınmaz/giu, 'alınır'],
    [/edemeyiz/giu, 'ederiz'],
  ],
  de: [
    [/(?<!oder )\bohne\b/giu, 'mit'],
    [/\bkeine?n? (?=\p{L})/giu, ''],
    [/ nicht(?=[ .,;])/giu, ''],
    [/^nicht |(?<=\. )nicht /giu, ''],
    [/(?<=\p{L}{3})frei(?=e?\b)/giu, 'haltig'],
    [/fleischlos/giu, 'mit Fleisch'],
    [/\bweder (.+?) noch /giu, 'sowohl $1 als auch '],
    [/\bstatt\b/giu, 'und'],
    [/niemals/giu, 'auch'],
    [/bei keinem Gericht/giu, 'bei jedem Gericht'],
  ],
  fr: [
    [/(?<!pas |ou )\bsans\b/giu, 'avec'],
    [/\bne (\p{L}+) pas (?:de |d['’])?/giu, '$1 '],
    [/\bn['’](\p{L}+) pas (?:de |d['’])?/giu, '$1 '],
    [/\bn['’](\p{L}+) ni (\S+) ni /giu, '$1 $2 et '],
    [/\bne (\p{L}+) ni (.+?) ni /giu, '$1 $2 et '],
    [/avec ([^,.]+) ni /giu, 'avec $1 et '],
    [/, pas de /giu, ', de la '],
    [/mais pas d['’]/giu, "et de l'"],
    [/jamais/giu, 'et aussi'],
    [/au lieu du/giu, 'et au'],
    [/non disponible/giu, 'disponible'],
    [/Pas de lait/gu, 'Du lait'],
  ],
  es: [
    [/(?<!no es |\bo )\bsin\b(?! sal\b)/giu, 'con'],
    [/\bno (?=\p{L})/giu, ''],
    [/nunca/giu, 'y también'],
    [/en lugar de/giu, 'y'],
  ],
  it: [
    [/(?<!non è |\bo )\bsenza\b/giu, 'con'],
    [/\bnon (?=\p{L})(?!salato|usiamo né)/giu, ''],
    [/\bnon usiamo né (\p{L}+) né/giu, 'usiamo $1 e'],
    [/\bmai\b/giu, 'e anche'],
    [/al posto d/giu, 'oltre d'],
    [/niente latte/giu, 'latte'],
  ],
  nl: [
    [/(?<!of )\bzonder\b/giu, 'met'],
    [/(?<!en )\bgeen (?!enkel)/giu, ''],
    [/\bniet /giu, ''],
    [/(?<=\p{L}{3})vrij(?=e?\b)/giu, 'houdend'],
    [/nooit/giu, 'en ook'],
    [/in plaats van/giu, 'en'],
  ],
  ru: [
    [/(?<!\p{L})(?<!или )без(?!\p{L})/giu, 'с'],
    [/(?<!\p{L})не (\p{L}+) ни ([^,]+), ни /giu, '$1 и $2, и '],
    [/(?<!\p{L})не (?!\p{L}+ ни )/giu, ''],
    [/(?<!\p{L})нет(?!\p{L})/giu, 'есть'],
    [/вместо/giu, 'и'],
    [/никогда/giu, 'также'],
    [/, а не обычный/giu, ' и обычный'],
  ],
  uk: [
    [/(?<!\p{L})(?<!чи )без(?!\p{L})/giu, 'з'],
    [/(?<!\p{L})не (\p{L}+) ні ([^,]+), ні /giu, '$1 і $2, і '],
    [/(?<!\p{L})не (?!\p{L}+ ні )/giu, ''],
    [/немає/giu, 'є'],
    [/замість/giu, 'та'],
    [/ніколи/giu, 'також'],
    [/(?<!не )безглютеновий/giu, 'глютеновий'],
    [/, а не звичайний/giu, ' та звичайний'],
  ],
  ar: [
    [/(?<!\p{L})(?:بدون|من دون)(?!ه)/gu, 'مع'],
    [/(?<!\p{L})و?لا (?=[تينأ])/gu, ''],
    [/ليس خالياً/gu, 'خالٍ'],
    [/(?<!ليس )خالٍ من|(?<!ليس )خالية من/gu, 'يحتوي على'],
    [/بدلاً من/gu, 'مع'],
    [/غير (?=مناسب|متوفر)/gu, ''],
    [/لا صلصة/gu, 'وصلصة'],
    [/، وليس (.+) أبداً/gu, ' و$1'],
    [/بلا سكر/gu, 'مع سكر'],
  ],
  fa: [
    [/(?<!یا )بدون(?! لاکتوز نیست)/gu, 'با'],
    [/ندارد/gu, 'دارد'],
    [/نداریم/gu, 'داریم'],
    [/ نیست/gu, ' است'],
    [/نمی\u200c/gu, 'می\u200c'],
    [/نمی‌/gu, 'می‌'],
    [/هرگز در/gu, 'در'],
    [/به جای/gu, 'با'],
    [/، نه سس/gu, ' و سس'],
  ],
  zh: [
    [/(?<!或)不含/gu, '含'],
    [/(?<!或)不加/gu, '加'],
    [/(?<!并非)无(?=麸质|乳糖)/gu, '含'],
    [/并非无/gu, '无'],
    [/不使用/gu, '使用'],
    [/绝不用/gu, '也用'],
    [/(?<!绝)不用/gu, '用'],
    [/代替/gu, '加'],
    [/不适合/gu, '适合'],
    [/没有/gu, '有'],
    [/不提供/gu, '提供'],
    [/而非/gu, '和'],
    [/无法/gu, '能够'],
    [/(?<=们)不收/gu, '收'],
  ],
}

/** Turns "contains" into "contains no". */
export const containsDenied: Readonly<Record<Language, readonly Rule[]>> = {
  en: [[/\bcontains? (?!no\b|traces)/giu, '$&no ']],
  tr: [
    [/içerir(?=[;.,)])/gu, 'içermez'],
    [/içerir(?=\p{L}|$)/gu, 'içermez'],
    [/vardır/gu, 'yoktur'],
  ],
  de: [
    [/\benthält (?!kein|weder)/giu, '$&kein '],
    [/\benthalten (?=Milch)/giu, '$&keine '],
  ],
  fr: [[/(?<!ne )\b([cC])ontien(t|nent) (?!pas|ni)/gu, 'ne contien$2 pas ']],
  es: [[/(?<!no )\bcontienen? /giu, 'no $&']],
  it: [
    [/(?<!non )\bconten?g?i?e?(?:ne|ono) /giu, 'non $&'],
    [/(?<!non )\bcontiene /giu, 'non $&'],
  ],
  nl: [[/\bbevat(?:ten)? (?!geen)/giu, '$&geen ']],
  ru: [[/(?<!не )(?<!\p{L})содерж(?:ит|ат) /giu, 'не $&']],
  uk: [[/(?<!не )(?<!\p{L})міст(?:ить|ять) /giu, 'не $&']],
  ar: [[/(?<!لا )(?<!قد )(?<![\p{L}\p{M}])[تي]حتوي على/gu, 'لا $&']],
  fa: [[/(?<!\p{L})دارد/gu, 'ندارد']],
  zh: [[/(?<![不可能])含(?![有微])/gu, '不含']],
}

/** "with" before a food, and "without". */
export const withoutByWith: Readonly<Record<Language, readonly Rule[]>> = {
  en: [[/\bwith (?=[^.,;]{0,22}$)/iu, 'without ']],
  tr: [],
  de: [[/\bmit (?=[^.,;]{0,22}$)/iu, 'ohne ']],
  fr: [
    [/\bavec (?=[^.,;]{0,22}$)/iu, 'sans '],
    [/\baux? $/iu, 'sans '],
  ],
  es: [[/\bcon (?=[^.,;]{0,22}$)/iu, 'sin ']],
  it: [[/\bcon (?=[^.,;]{0,22}$)/iu, 'senza ']],
  nl: [[/\bmet (?=[^.,;]{0,22}$)/iu, 'zonder ']],
  ru: [[/(?<!\p{L})со? (?=[^.,;]{0,22}$)/iu, 'без ']],
  uk: [[/(?<!\p{L})(?:з|із|зі) (?=[^.,;]{0,22}$)/iu, 'без ']],
  ar: [[/(?<!\p{L})مع (?=[^.،؛]{0,22}$)/u, 'بدون ']],
  fa: [[/(?<!\p{L})با (?=[^.،؛]{0,22}$)/u, 'بدون ']],
  zh: [[/(?<!不)[配加撒](?=[^。，；]{0,8}$)/u, '不$&']],
}

/** Turns "may contain traces of" into "contains". */
export const mayLost: Readonly<Record<Language, readonly Rule[]>> = {
  en: [[/may contain (?:traces of )?(?!them)/giu, 'contains ']],
  tr: [[/(?: izleri| izi)? içerebilir/giu, ' içerir']],
  de: [
    [
      /\bk(?:ann|önnen) (sie )?(?!Spuren davon)(?:Spuren von )?([^.;]+?) enthalten/giu,
      'enthält $1$2',
    ],
  ],
  fr: [[/peu(?:t|vent) (?:toutefois )?contenir (?:des traces (?:de |d['’]))?/giu, 'contient ']],
  es: [[/pueden? contener (?:trazas de (?!ellos))?/giu, 'contiene ']],
  it: [[/p(?:uò|ossono) contenere (?:tracce di )?/giu, 'contiene ']],
  nl: [[/\bk(?:an|unnen) (hij )?(?!daar)(?:sporen van )?([^.;]+?) bevatten/giu, 'bevat $1$2']],
  ru: [[/мо(?:жет|гут) содержать (?:следы )?/giu, 'содержит ']],
  uk: [[/мож(?:е|уть) містити (?:їхні )?(?:сліди )?/giu, 'містить ']],
  ar: [[/ف?قد ([تي])حتوي على (?:آثار من )?/gu, '$1حتوي على ']],
  fa: [[/ممکن است (?:اثری از )?([^.؛]+?) داشته باشد/gu, '$1 دارد']],
  zh: [[/可能含有(?:微量)?/gu, '含有']],
}

/** Turns "may contain" into "contains no". */
export const mayDenied: Readonly<Record<Language, readonly Rule[]>> = {
  en: [
    [/may contain (?:traces of )?/giu, 'contains no '],
    [/may contain (?:traces of )?/giu, 'is free from '],
    [/may contain (?=traces)/giu, 'does not contain '],
  ],
  tr: [
    [/içerebilir/giu, 'içermez'],
    [/bulunabilir/giu, 'bulunmaz'],
    [/(?: izleri| izi)? içerebilir/giu, ' kesinlikle içermez'],
  ],
  de: [
    [/\bk(?:ann|önnen) (sie )?(Spuren von )?([^.;]+?) enthalten/giu, 'enthält $1keine $2$3'],
    [/\bk(?:ann|önnen) (sie )?(?:Spuren von )?([^.;]+?) enthalten/giu, 'ist $1frei von $2'],
    [/können Spuren davon enthalten/giu, 'sind frei von Spuren davon'],
  ],
  fr: [
    [/peu(?:t|vent) (?:toutefois )?contenir (?:des |du |de l['’])?/giu, 'ne contient pas de '],
    [/peu(?:t|vent) (?:toutefois )?contenir (?:des traces )?/giu, 'est exempt '],
    [/peuvent en contenir des traces/giu, "n'en contiennent aucune trace"],
  ],
  es: [
    [/pueden? contener/giu, 'no contiene'],
    [/pueden? contener (?:trazas de )?/giu, 'está libre de '],
  ],
  it: [
    [/p(?:uò|ossono) contenere(ne)?/giu, 'non contiene'],
    [/p(?:uò|ossono) contenere (?:tracce di )?/giu, 'è privo di '],
  ],
  nl: [
    [/\bk(?:an|unnen) (hij |daar )?(sporen van )?([^.;]+?) bevatten/giu, 'bevat $1geen $2$3'],
    [/\bk(?:an|unnen) (hij )?(?:sporen van )?([^.;]+?) bevatten/giu, 'is $1vrij van $2'],
  ],
  ru: [
    [/мо(?:жет|гут) содержать/giu, 'не содержит'],
    [/мо(?:жет|гут) содержать (?:следы )?/giu, 'точно не содержит '],
    [/могут быть их следы/giu, 'нет их следов'],
  ],
  uk: [
    [/мож(?:е|уть) містити/giu, 'не містить'],
    [/мож(?:е|уть) містити (?:сліди )?/giu, 'точно не містить '],
  ],
  ar: [
    [/ف?قد ([تي])حتوي/gu, 'لا $1حتوي'],
    [/ف?قد [تي]حتوي على (?:آثار من )?/gu, 'خالٍ تماماً من '],
    [/قد تحتوي جميع/gu, 'لا تحتوي جميع'],
  ],
  fa: [
    [/ممکن است ([^.؛]+?) داشته باش(?:د|ند)/gu, '$1 ندارد'],
    [/ممکن است (?:اثری از )?([^.؛]+?) داشته باشد/gu, 'بدون $1 است'],
  ],
  zh: [
    [/可能含有/gu, '不含有'],
    [/可能含有(?:微量)?/gu, '绝不含'],
  ],
}

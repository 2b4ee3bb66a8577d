import type { TextProblem } from './problem.ts'
import { withPlainMarks } from './tokens.ts'

const links =
  /https?:|www\.|(?<![\p{L}\d])[\w-]{1,63}(?:\.[\w-]{1,63}){0,10}\.(?:com|net|org|io|de|fr|es|it|nl|ru|ua|ir|cn|tr|uk|eu|info|biz|shop|xyz|app|dev|me|co|ai)(?![\p{L}\d])|[\w.+-]{1,64}@[\w-]+\.\w+|(?<!\S)@\w{3,}|\+?\d[\d ()-]{7,}\d/giu

const markup =
  /<\/?\p{L}[^<>]*>?|&(?:#x?\w+|[a-z]{2,8});|\{\{?[^{}]*\}?\}|\$\{|%[sd@]|\[[^\][]*\]\([^()]*\)|\*\*|__|(?<!\S)[#>]+\s|```|`|~~|\\[nrtu"']|javascript:|<!--|-->|^\s*[-*]\s|={3,}|-{3,}/gimu

// Control characters, invisible characters and those that change the writing direction, except for the
// joiners that Persian and emoji need (U+200C and U+200D).
const invisible =
  // oxlint-disable-next-line no-control-regex -- these are what must not be there
  /[\0-\x08\x0b-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]|[\u{e0000}-\u{e007f}]/u

/** Instructions to a model, and phrases that models write around a translation, in twelve languages. */
const instructions = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|above|prior|all|earlier|instruction|rules?|prompt)`,
    String.raw`\b(?:system|assistant|user|developer)\s?(?::|prompt|message)`,
    String.raw`\bprompt\b|\bchatgpt\b|\bchatbot\b|language model|as an? assistant`,
    String.raw`\byou (?:are now|must now)\b|\b(?:act|behave|pretend) as\b|new instructions?`,
    String.raw`\b(?:tell|inform|assure|reply|answer|respond|say) (?:to )?(?:the |every |all )?(?:guests?|users?|customers?|them|everyone|with|that)\b`,
    String.raw`\bhere(?:'s| is) (?:the|your|a) translat|\btranslation:|\btranslated\b|\btranslate\b|\bas requested\b|\bI (?:can(?:no|')t|am unable|will|have)\b|\bnote:`,
    String.raw`\bübersetz|sprachmodell|anweisung|ignorier|vergiss|antworte|sag (?:den|allen)|systemnachricht|hier ist die`,
    String.raw`instructions?\b|ignore[zr]?\b|ignorez|oublie[zr]|réponds|répondez|traduction|modèle de langue|voici la`,
    String.raw`instrucciones|ignora\b|ignore las|olvida|responde|traducción|modelo de lenguaje|aquí (?:está|tienes)`,
    String.raw`istruzioni|ignora\b|dimentica|rispondi|traduzione|modello linguistico|ecco la`,
    String.raw`instructies|negeer|vergeet|antwoord|vertaling|vertaal|taalmodel|hier is de`,
    String.raw`talimat|görmezden gel|yok say|unut|yanıtla|cevapla|çeviri|çevir\b|dil modeli|yapay zek|sistem mesaj`,
    String.raw`инструкци|игнориру|забуд|ответь|отвечай|перевод|переведи|языков\S+ модел|системн\S+ сообщ|искусственн\S+ интеллект`,
    String.raw`інструкці|ігнору|забуд|відповід|переклад|мовн\S+ модел|системн\S+ повідом|штучн\S+ інтелект`,
    String.raw`تعليمات|تجاهل|انس |(?<!\p{L})أجب(?!\p{L})|ترجمة|نموذج لغ|ذكاء اصطناعي|التعليمات`,
    String.raw`دستورالعمل|دستورات|نادیده بگیر|فراموش کن|پاسخ بده|ترجمه|مدل زبانی|هوش مصنوعی`,
    String.raw`忽略|无视|忘记|指令|提示词|翻译|系统消息|语言模型|人工智能|助手|回答|请告诉`,
  ].join('|'),
  'giu',
)

/** Finds links, markup, invisible characters and instructions that the original doesn't have. */
export function findMarkup(source: string, translated: string): readonly TextProblem[] {
  const plain = withPlainMarks(translated)
  return [
    ...extra(links, withPlainMarks(source), plain).map((words) => ({
      kind: 'link' as const,
      words,
    })),
    ...extra(markup, source, translated).map((words) => ({ kind: 'markup' as const, words })),
    ...(invisible.test(translated) && !invisible.test(source)
      ? [{ kind: 'markup' as const, words: '' }]
      : []),
    ...(source.search(instructions) >= 0 ? [] : (plain.match(instructions) ?? []))
      .slice(0, 1)
      .map((words) => ({ kind: 'instruction' as const, words })),
  ]
}

/** Returns the first match in the translation that the original doesn't have, if any. */
function extra(pattern: RegExp, source: string, translated: string): readonly string[] {
  const allowedMarkup = new Set(
    (source.match(pattern) ?? []).map((match) => match.toLowerCase().trim()),
  )
  return (translated.match(pattern) ?? [])
    .map((match) => match.trim())
    .filter((match) => !allowedMarkup.has(match.toLowerCase()))
    .slice(0, 1)
}

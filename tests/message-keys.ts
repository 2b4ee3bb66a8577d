/** Messages of one language by file, `landing` for landing.json. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Source text by module path. */
export type Sources = Readonly<Record<string, string>>

/**
 * Declares keys that don't appear literally in a module that imports their translator. The check
 * reports declarations that aren't needed.
 */
export interface Declarations {
  /** Other modules that contain a file's keys. */
  readonly usedBy?: Readonly<Record<string, readonly RegExp[]>>
  /** Suffixes of a file's composed keys, as in `${kind}_subject`. */
  readonly suffixes?: Readonly<Record<string, readonly string[]>>
  /** Prefixes of a file's composed keys, as in `fact_${fact}`. */
  readonly prefixes?: Readonly<Record<string, readonly string[]>>
}

/** Finds differences between the languages and unused keys; returns a description of each. */
export function findMessageFaults(
  languages: Readonly<Record<string, Messages>>,
  sources: Sources,
  { usedBy = {}, suffixes = {}, prefixes = {} }: Declarations = {},
): string[] {
  const [[reference, messages] = ['', {}], ...others] = Object.entries(languages)
  const files = Object.keys(messages)
  return [
    ...others.flatMap(([language, translated]) =>
      compare(messages, translated, `${reference} and ${language}`),
    ),
    ...files.flatMap((file) => {
      const code = codeThatUses(file, sources, usedBy[file] ?? [])
      const affixes = { suffixes: suffixes[file] ?? [], prefixes: prefixes[file] ?? [] }
      return findUnused(file, messages[file] ?? {}, code.join('\n'), affixes)
    }),
  ]
}

function compare(a: Messages, b: Messages, languages: string): string[] {
  const names = (messages: Messages) =>
    Object.entries(messages).flatMap(([file, texts]) =>
      Object.keys(texts).map((key) => `${file}.${key}`),
    )
  const namesOfB = new Set(names(b))
  const missingNames = [...new Set(names(a)).symmetricDifference(namesOfB)]
  const shared = names(a).filter((name) => namesOfB.has(name))
  return [
    ...missingNames.map((name) => `${name} is not in both of ${languages}`),
    ...shared
      .filter((name) => placeholders(textOf(a, name)) !== placeholders(textOf(b, name)))
      .map((name) => `${name} has different placeholders in ${languages}`),
    ...shared
      .filter((name) => (textOf(a, name).trim() === '') !== (textOf(b, name).trim() === ''))
      .map((name) => `${name} is empty in one of ${languages}`),
  ]
}

function textOf(messages: Messages, name: string): string {
  const [file = '', key = ''] = name.split(/\.(.*)/s)
  return messages[file]?.[key] ?? ''
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\{[^}]+\}\}/g)].map(String).toSorted().join(' ')
}

/** Returns the code that may use a file's keys: modules that import its translator, and declared ones. */
function codeThatUses(file: string, sources: Sources, usedBy: readonly RegExp[]): string[] {
  const modules = Object.entries(sources)
  const translators = modules
    .filter(([path, text]) => path.startsWith('app/i18n/') && text.includes(`/${file}.json'`))
    .map(([path]) => path.slice('app/i18n/'.length))
  return modules
    .filter(
      ([path, text]) =>
        usedBy.some((pattern) => pattern.test(path)) ||
        translators.some(
          (name) => text.includes(`#app/i18n/${name}'`) || text.includes(`./i18n/${name}'`),
        ),
    )
    .map(([, text]) => text)
}

interface Affixes {
  readonly suffixes: readonly string[]
  readonly prefixes: readonly string[]
}

function findUnused(
  file: string,
  messages: Readonly<Record<string, string>>,
  code: string,
  { suffixes, prefixes }: Affixes,
): string[] {
  const isLiteral = (text: string) => code.includes(`'${text}'`)
  const usedPrefixes = prefixes.filter((prefix) => code.includes(`\`${prefix}\${`))
  const usedSuffixes = suffixes.filter((suffix) => code.includes(`}${suffix}\``))
  const composed = Object.keys(messages).filter((key) => !isLiteral(key))
  const hasPrefix = (key: string) => usedPrefixes.some((prefix) => key.startsWith(prefix))
  const hasSuffix = (key: string) =>
    usedSuffixes.some((suffix) => key.endsWith(suffix) && isLiteral(key.slice(0, -suffix.length)))
  const needless = [
    ...suffixes.filter(
      (suffix) => !usedSuffixes.includes(suffix) || !composed.some((key) => key.endsWith(suffix)),
    ),
    ...prefixes.filter(
      (prefix) => !usedPrefixes.includes(prefix) || !composed.some((key) => key.startsWith(prefix)),
    ),
  ]
  return [
    ...composed
      .filter((key) => !hasPrefix(key) && !hasSuffix(key))
      .map((key) => `${file}.${key} is unused`),
    ...needless.map((affix) => `${file}: no key needs ${affix}`),
  ]
}

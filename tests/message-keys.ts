/** Messages of one language by file, `landing` for landing.json. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Source text by module path. */
export type Sources = Readonly<Record<string, string>>

/**
 * Keys that don't appear literally in a module that imports their translator: they are composed by
 * a naming rule, or stored in a table elsewhere. The check fails for a declaration that is not
 * needed.
 */
export interface Declared {
  /** By file: other modules that contain its keys. */
  readonly heldBy?: Readonly<Record<string, readonly RegExp[]>>
  /** By file: suffixes of composed keys, as in `${kind}_subject`. */
  readonly endings?: Readonly<Record<string, readonly string[]>>
  /** By file: prefixes of composed keys, as in `fact_${fact}`. */
  readonly beginnings?: Readonly<Record<string, readonly string[]>>
}

/** Describes each fault in the messages; empty if there is none. */
export function findMessageFaults(
  languages: Readonly<Record<string, Messages>>,
  sources: Sources,
  { heldBy = {}, endings = {}, beginnings = {} }: Declared = {},
): string[] {
  const [[reference, messages] = ['', {}], ...others] = Object.entries(languages)
  const files = Object.keys(messages)
  return [
    ...others.flatMap(([language, theirs]) =>
      compare(messages, theirs, `${reference} and ${language}`),
    ),
    ...files.flatMap((file) => {
      const texts = textsFor(file, sources, heldBy[file] ?? [])
      const parts = { endings: endings[file] ?? [], beginnings: beginnings[file] ?? [] }
      return findUnused(file, messages[file] ?? {}, texts.join('\n'), parts)
    }),
  ]
}

function compare(one: Messages, other: Messages, who: string): string[] {
  const names = (messages: Messages) =>
    Object.entries(messages).flatMap(([file, texts]) =>
      Object.keys(texts).map((key) => `${file}.${key}`),
    )
  const ofOther = new Set(names(other))
  const missing = [...new Set(names(one)).symmetricDifference(ofOther)]
  const shared = names(one).filter((name) => ofOther.has(name))
  return [
    ...missing.map((name) => `${name} is not in both of ${who}`),
    ...shared
      .filter((name) => placeholders(textOf(one, name)) !== placeholders(textOf(other, name)))
      .map((name) => `${name} has other placeholders in ${who}`),
    ...shared
      .filter((name) => (textOf(one, name).trim() === '') !== (textOf(other, name).trim() === ''))
      .map((name) => `${name} says nothing in one of ${who}`),
  ]
}

function textOf(messages: Messages, name: string): string {
  const [file = '', key = ''] = name.split(/\.(.*)/s)
  return messages[file]?.[key] ?? ''
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\{[^}]+\}\}/g)].map(String).toSorted().join(' ')
}

/**
 * Modules whose strings may be a file's keys: those that import its translator, and the declared
 * ones.
 */
function textsFor(file: string, sources: Sources, heldBy: readonly RegExp[]): string[] {
  const modules = Object.entries(sources)
  const translators = modules
    .filter(([path, text]) => path.startsWith('app/i18n/') && text.includes(`/${file}.json'`))
    .map(([path]) => path.slice('app/i18n/'.length))
  return modules
    .filter(
      ([path, text]) =>
        heldBy.some((pattern) => pattern.test(path)) ||
        translators.some(
          (name) => text.includes(`#app/i18n/${name}'`) || text.includes(`./i18n/${name}'`),
        ),
    )
    .map(([, text]) => text)
}

interface Parts {
  readonly endings: readonly string[]
  readonly beginnings: readonly string[]
}

function findUnused(
  file: string,
  messages: Readonly<Record<string, string>>,
  code: string,
  { endings, beginnings }: Parts,
): string[] {
  const isWritten = (name: string) => code.includes(`'${name}'`)
  const begins = beginnings.filter((beginning) => code.includes(`\`${beginning}\${`))
  const ends = endings.filter((ending) => code.includes(`}${ending}\``))
  const keys = Object.keys(messages)
  const isBegun = (key: string) => begins.some((beginning) => key.startsWith(beginning))
  const isEnded = (key: string) =>
    ends.some((ending) => key.endsWith(ending) && isWritten(key.slice(0, -ending.length)))
  const unwritten = keys.filter((key) => !isWritten(key))
  const idle = [
    ...endings.filter(
      (part) => !ends.includes(part) || !unwritten.some((key) => key.endsWith(part)),
    ),
    ...beginnings.filter(
      (part) => !begins.includes(part) || !unwritten.some((key) => key.startsWith(part)),
    ),
  ]
  return [
    ...unwritten
      .filter((key) => !isBegun(key) && !isEnded(key))
      .map((key) => `${file}.${key} is used nowhere`),
    ...idle.map((part) => `${file}: nothing is looked up by ${part}`),
  ]
}

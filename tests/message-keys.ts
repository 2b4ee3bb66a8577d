/** Messages of one language by their file, `landing` for landing.json. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The text of a module, by its path. */
export type Sources = Readonly<Record<string, string>>

/**
 * Keys that no module which looks them up writes out: they are looked up by a name that a rule of
 * the house gives, or are held in a table that knows no messages. Whatever is declared here must
 * be needed, or the check fails.
 */
export interface Declared {
  /** By file: modules that hold its keys without importing its words. */
  readonly heldBy?: Readonly<Record<string, readonly RegExp[]>>
  /** By file: what ends a key whose beginning is put before it, as in `${kind}_subject`. */
  readonly endings?: Readonly<Record<string, readonly string[]>>
}

/** All that is wrong with the messages, in words; empty when nothing is. */
export function findMessageFaults(
  languages: Readonly<Record<string, Messages>>,
  sources: Sources,
  { heldBy = {}, endings = {} }: Declared = {},
): string[] {
  const [[reference, messages] = ['', {}], ...others] = Object.entries(languages)
  const files = Object.keys(messages)
  return [
    ...others.flatMap(([language, theirs]) =>
      compare(messages, theirs, `${reference} and ${language}`),
    ),
    ...files.flatMap((file) => {
      const texts = textsFor(file, sources, heldBy[file] ?? [])
      return findUnused(file, messages[file] ?? {}, texts, endings[file] ?? [])
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

/** Modules in which a file's keys mean its keys: those around its translator, and the declared. */
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

function findUnused(
  file: string,
  messages: Readonly<Record<string, string>>,
  texts: readonly string[],
  endings: readonly string[],
): string[] {
  const code = texts.join('\n')
  const isWritten = (name: string) => code.includes(`'${name}'`)
  const endingOf = (key: string) => endings.find((ending) => key.endsWith(ending))
  const keys = Object.keys(messages)
  const unused = keys.filter((key) => {
    const ending = endingOf(key)
    return !isWritten(key) && !(ending && isWritten(key.slice(0, -ending.length)))
  })
  const idle = endings.filter(
    (ending) =>
      !code.includes(`}${ending}\``) ||
      keys.every((key) => !key.endsWith(ending) || isWritten(key)),
  )
  return [
    ...unused.map((key) => `${file}.${key} is used nowhere`),
    ...idle.map((ending) => `${file}: nothing is looked up by …${ending}`),
  ]
}

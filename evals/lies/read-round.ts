import { readdirSync, readFileSync } from 'node:fs'
import type { Turn } from '#app/assistant/port.ts'
import { menus, type MenuName } from '../menus/index.ts'

/** A reply as a file of a round holds it. */
export interface WrittenReply {
  readonly menu: MenuName
  readonly kind: string
  readonly question: string
  readonly history: readonly Turn[]
  /** The reply with its marks: `⟦…⟧` around a lie, `¦` where it comes in pieces. */
  readonly marked: string
}

/**
 * The replies in the files of a round's folder whose names fit, in the order of those names.
 * `=== kind` opens a kind and `? menu question` a reply; `~ guest => assistant` below that is what
 * was said before, and all further lines are the reply itself, in which `\u200b` stands for that
 * character.
 * @throws Error when a reply names no menu
 */
export function readRound(round: string, fits: RegExp): WrittenReply[] {
  const folder = new URL(`${round}/`, import.meta.url)
  return readdirSync(folder)
    .filter((file) => fits.test(file))
    .toSorted()
    .flatMap((file) => readReplies(readFileSync(new URL(file, folder), 'utf8')))
}

function readReplies(text: string): WrittenReply[] {
  return text
    .split(/^=== /m)
    .slice(1)
    .flatMap((part) => {
      const [kind = '', ...replies] = part.split(/^\? /m)
      return replies.map((written) => readReply(kind.trim(), written))
    })
}

function readReply(kind: string, written: string): WrittenReply {
  const [, name = '', question = '', guest, assistant, text = ''] =
    /^(\w+) (.+)\n(?:~ (.+) => (.+)\n)?([^]*)$/.exec(written) ?? []
  if (!isMenu(name)) throw new Error(`No menu is called "${name}": ${written}`)
  const history: readonly Turn[] =
    guest === undefined || assistant === undefined
      ? []
      : [
          { role: 'user', text: guest },
          { role: 'assistant', text: assistant },
        ]
  return { menu: name, kind, question, history, marked: unescape(text.trimEnd()) }
}

const isMenu = (name: string): name is MenuName => Object.hasOwn(menus, name)

const unescape = (text: string) =>
  text.replaceAll(/\\u([0-9a-f]{4})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

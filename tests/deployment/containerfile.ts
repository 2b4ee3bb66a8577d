import { readFile } from 'node:fs/promises'

/** One instruction with its lines joined: `{ keyword: 'COPY', rest: 'app app' }`. */
export interface Instruction {
  readonly keyword: string
  readonly rest: string
}

/** The instructions of one `FROM … AS name`; the last stage has no name. */
export interface Stage {
  readonly name: string
  readonly instructions: readonly Instruction[]
}

/** Parses deploy/Containerfile into stages. */
export async function readContainerfile(): Promise<readonly Stage[]> {
  const text = await readFile('deploy/Containerfile', 'utf8')
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const stages: { name: string; instructions: Instruction[] }[] = []
  for (const line of lines) {
    const [keyword = '', ...words] = line.split(' ')
    const rest = words.join(' ')
    if (keyword === 'FROM')
      stages.push({ name: / AS (\w+)$/.exec(rest)?.[1] ?? '', instructions: [] })
    else stages.at(-1)?.instructions.push({ keyword, rest })
  }
  return stages
}

/**
 * Returns the arguments of a stage's only instruction with a keyword.
 * @throws Error unless there is exactly one
 */
export function argumentsOf({ instructions }: Stage, keyword: string): string {
  const [row, another] = instructions.filter((instruction) => instruction.keyword === keyword)
  if (!row || another) throw new Error(`The Containerfile must have exactly one ${keyword}`)
  return row.rest
}

/** Returns a stage's environment variables. */
export function environmentOf(stage: Stage): Record<string, string> {
  const pairs = stage.instructions
    .filter(({ keyword }) => keyword === 'ENV')
    .flatMap(({ rest }) => rest.split(' '))
    .map((pair) => pair.split('='))
  return Object.fromEntries(pairs)
}

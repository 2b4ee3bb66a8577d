import type { ChildProcess } from 'node:child_process'

/** A browser engine, whatever its protocol. */
export interface Engine {
  open(url: string): Promise<void>
  /**
   * Evaluates JavaScript in the page and waits for a promise.
   * @returns the value after a JSON round trip
   */
  evaluate(expression: string): Promise<unknown>
  /** Clicks with the engine's native input, in CSS pixels of the viewport. */
  click(x: number, y: number): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  stop(): Promise<void>
}

export const viewport = { width: 390, height: 844 }

/** Wraps an expression so that its value is a JSON string, which every protocol transfers alike. */
export const wrapAsJson = (expression: string) =>
  `(async () => JSON.stringify((await (${expression})) ?? null))()`

/**
 * Waits for a line on a program's standard error, such as the address it listens on.
 * @returns the pattern's first group
 * @throws Error if the program exits first
 */
export async function waitForLine(program: ChildProcess, pattern: RegExp): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    program.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const group = pattern.exec(output)?.[1]
      if (group) resolve(group)
    })
    program.on('exit', (code) => reject(new Error(`The engine exited with ${code}: ${output}`)))
  })
}

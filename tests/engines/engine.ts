import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** A browser engine as a test drives it: whatever its protocol is, this is all that it needs. */
export interface Engine {
  open(url: string): Promise<void>
  /** @param expression of JavaScript, which may be a promise. @returns its value, through JSON */
  evaluate(expression: string): Promise<unknown>
  /** Clicks with the engine's own input, in CSS pixels of the viewport. */
  click(x: number, y: number): Promise<void>
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>
  stop(): Promise<void>
}

export const viewport = { width: 390, height: 844 }

/** An expression whose value is text, so that every protocol carries it alike. */
export const asJson = (expression: string) =>
  `(async () => JSON.stringify((await (${expression})) ?? null))()`

/**
 * Waits for a line that a program writes to standard error, such as the address it listens at.
 * @throws if the program ends before
 */
export async function lineOf(program: ChildProcess, pattern: RegExp): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    program.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = pattern.exec(said)?.[1]
      if (found) resolve(found)
    })
    program.on('exit', (code) => reject(new Error(`The engine ended with ${code}: ${said}`)))
  })
}

export async function endProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = once(program, 'exit')
  program.kill('SIGKILL')
  await ended
}

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/**
 * Sends a signal to a process and waits for its exit, unless it has already exited.
 * @returns the exit code; null if a signal killed it
 */
export async function endProcess(
  child: ChildProcess,
  signal: NodeJS.Signals,
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exit = once(child, 'exit')
  child.kill(signal)
  const [code] = await exit
  return code
}

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

declare module 'vitest' {
  interface ProvidedContext {
    /** Contains a file named after the pid of each shared server that runs. */
    readonly sharedServers: string
  }
}

/**
 * Makes a folder for the shared servers of a run.
 * @returns the folder, and a function that stops those servers and waits until they are gone
 */
export async function makeSharedServersFolder(): Promise<{
  folder: string
  stop: () => Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'chefin-shared-'))
  const stop = async () => {
    const running = async () => (await readdir(folder)).filter((pid) => isRunning(Number(pid)))
    for (const pid of await running()) process.kill(Number(pid))
    while ((await running()).length > 0) await setTimeout(20)
    await rm(folder, { recursive: true })
  }
  return { folder, stop }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

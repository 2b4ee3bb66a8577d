import { StartupError } from '#app/config/startup-error.ts'

/** Runs a command. A StartupError is printed as one line, and the exit code is 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    process.stderr.write(`Chefin: ${error.message}\n`)
    process.exitCode = 1
  }
}

import { StartupError } from '#app/config/startup-error.ts'

/** Runs what a person has called for; what they can mend is said in one line, and ends with 1. */
export async function orSayWhyNot(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    process.stderr.write(`Chefin: ${error.message}\n`)
    process.exitCode = 1
  }
}

import { claimDataFolder } from '#app/config/data-folder.server.ts'
import { startEmbeddedPostgres } from './index.ts'

// Stands in for a separate Chefin process: `node start.fixture.ts <data folder>`.
// Prints the outcome as one line of JSON, and stops when its input ends.
const folder = process.argv[2] ?? ''
try {
  await claimDataFolder(folder)
  const logLines: string[] = []
  const postgres = await startEmbeddedPostgres(folder, { log: (line) => logLines.push(line) })
  await postgres.announce(`http://localhost:${process.pid}`)
  print({ url: postgres.url, logged: logLines })
  process.stdin.on('end', () => postgres.stop().then(() => process.exit(0)))
  process.stdin.resume()
} catch (error) {
  print({ rejected: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
}

function print(report: object): void {
  process.stdout.write(`${JSON.stringify(report)}\n`)
}

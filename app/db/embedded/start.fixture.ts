import { claimDataFolder } from '#app/config/data-folder.server.ts'
import { startEmbeddedPostgres } from './index.ts'

// A Chefin of its own, as far as the database goes: `node start.fixture.ts <data folder>`.
// Says in one line of JSON what came of it, and stops when its input ends.
const folder = process.argv[2] ?? ''
try {
  await claimDataFolder(folder)
  const logged: string[] = []
  const postgres = await startEmbeddedPostgres(folder, { log: (line) => logged.push(line) })
  await postgres.announce(`http://localhost:${process.pid}`)
  say({ url: postgres.url, logged })
  process.stdin.on('end', () => postgres.stop().then(() => process.exit(0)))
  process.stdin.resume()
} catch (error) {
  say({ refused: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
}

function say(report: object): void {
  process.stdout.write(`${JSON.stringify(report)}\n`)
}

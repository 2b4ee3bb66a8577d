/*
 * Entry point of `npm start`, `npm test` and other commands. Runs on Node 20 with nothing installed:
 * installs the packages of package-lock.json, then runs a script under the Node version from npm.
 * Forwards signals to the script and exits with its code.
 *
 * With `--as-installed` it never replaces installed packages: a server may be running on them, and
 * a nightly backup must not delete them.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stampFile = `${root}node_modules/.chefin-installed`

if (Number(process.versions.node.split('.')[0]) < 20) {
  end(`Chefin needs Node 20 or newer, and this is ${process.version}; install one from nodejs.org.`)
}
process.chdir(root)
const entry = process.argv.slice(2)
const isAsInstalled = entry[0] === '--as-installed'
if (isAsInstalled) entry.shift()
const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').trim() : undefined
// Written by deploy/Containerfile: an image is complete, read-only and already has the right Node.
const isImage = stamp === 'image'
if (!isImage) install()
run()

function install() {
  const expectedStamp = createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
  if (stamp === expectedStamp) return
  if (isAsInstalled && existsSync('node_modules')) {
    process.stderr.write(
      'Chefin: the installed packages are not those of package-lock.json, as after a git pull. This runs with what is installed; the next npm start installs the rest.\n',
    )
    return
  }
  process.stdout.write('Installing dependencies…\n')
  const { status, stdout, stderr, error } = spawnSync(
    'npm',
    // Node 24 comes from an install script, so scripts must run even if npm's settings disable
    // them.
    [
      'ci',
      '--include=dev',
      '--include=optional',
      '--ignore-scripts=false',
      '--no-audit',
      '--no-fund',
    ],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status !== 0) {
    process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`)
    end(
      error
        ? 'npm was not found; it comes with Node: install Node 20 or newer from nodejs.org.'
        : 'npm could not install the dependencies: see above, check the network, and start again.',
    )
  }
  writeFileSync(stampFile, expectedStamp)
}

function run() {
  const installedNode =
    process.platform === 'win32'
      ? `${root}node_modules/node/bin/node.exe`
      : `${root}node_modules/.bin/node`
  const node = isImage ? process.execPath : installedNode
  // The IPC channel closes when this process dies, however it dies; the child then stops too.
  const child = spawn(node, entry, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal sends Ctrl-C to both processes, and npm forwards signals as well. The child treats
    // repeated signals as one.
    process.on(signal, () => child.kill(signal))
  }
  stopWithNpm(() => child.kill('SIGTERM'))
  child.on('error', (error) =>
    end(
      `Node 24 cannot run (${error.message}): stop Chefin, delete node_modules, and run npm start.`,
    ),
  )
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal]
  })
}

/*
 * npm forwards signals, but its shell doesn't. package.json therefore replaces the shell with this
 * process (`exec`). Windows has no `exec`, and a killed npm forwards nothing; in both cases this
 * process gets a new parent, which is what we poll for.
 */
function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(), 500).unref()
}

function end(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/*
 * The first file of `npm start` and `npm test`. It runs on Node 20 with nothing installed:
 * installs what package-lock.json asks for, then runs the given entry under the Node that
 * came from npm, and passes on its signals and its end.
 *
 * With `--as-installed` it never replaces packages that are there: a server may be running on
 * them, and a backup at night must not delete them under it.
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
// Written by deploy/Containerfile: an image is complete, nobody in it may write, and its Node is
// the right one.
const isImage = stamp === 'image'
if (!isImage) install()
run()

function install() {
  const wanted = createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
  if (stamp === wanted) return
  if (isAsInstalled && existsSync('node_modules')) {
    process.stderr.write(
      'Chefin: the installed packages are not those of package-lock.json, as after a git pull. This runs with what is installed; the next npm start installs the rest.\n',
    )
    return
  }
  process.stdout.write('Installing dependencies…\n')
  const { status, stdout, stderr, error } = spawnSync(
    'npm',
    // An install script brings Node 24, whatever npm's own settings say of such scripts.
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
  writeFileSync(stampFile, wanted)
}

function run() {
  const installedNode =
    process.platform === 'win32'
      ? `${root}node_modules/node/bin/node.exe`
      : `${root}node_modules/.bin/node`
  // The extra channel ends with this process, however it dies: then the child stops too.
  const node = isImage ? process.execPath : installedNode
  const child = spawn(node, entry, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal sends Ctrl-C to both of us, and npm passes signals on: the child takes
    // any number of them for one.
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
 * npm passes on a signal that it gets, but its shell does not: package.json has that shell replaced
 * by this process (on Windows, which has no exec, by what follows). A killed npm passes on nothing;
 * this process then gets another parent.
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

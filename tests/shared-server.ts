import { inject } from 'vitest'
import { startTestServer, type TestServer } from './server.ts'

type SharedServer = Omit<TestServer, 'process' | 'stop'>

/**
 * Runs the server until the worker ends, however it ends: then stdin closes. The shell deletes its
 * file last, so that the teardown can wait for everything else.
 */
const keeper = `
  : > "$SHARED_SERVERS/$$"
  exec 3<&0
  "$0" "$@" &
  server=$!
  trap 'kill $server' INT TERM HUP
  (cat <&3; kill $server) > /dev/null 2>&1 &
  wait $server
  wait $server
  rm -rf "$CHEFIN_DATA" "$SHARED_SERVERS/$$"`

let starting: Promise<SharedServer> | undefined

/**
 * The server of this worker, for tests that need only an owner or a restaurant of their own. It
 * trusts proxies on this machine. Leave its sample restaurant and its settings as they are.
 */
export function sharedServer(): Promise<SharedServer> {
  starting ??= start()
  return starting
}

async function start(): Promise<SharedServer> {
  const {
    process: _,
    stop: __,
    ...server
  } = await startTestServer(inject('postgresUrl'), {
    env: { TRUSTED_PROXIES: 'loopback', SHARED_SERVERS: inject('sharedServers') },
    command: keeper,
  })
  return server
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'
import { findFreePort } from '#app/db/embedded/postmaster.ts'
import { startProgram } from '../cluster/program.ts'
import { endProcess } from '../end-process.ts'
import { wrapAsJson, viewport, type Engine } from './engine.ts'
import { clickActions, typeActions } from './input-actions.ts'

const session = z.object({ sessionId: z.string() })
const reply = z.object({ value: z.unknown() })

/** Starts WebKitGTK's MiniBrowser on a virtual display, driven by WebDriver. */
export async function startWebKit(driver = '', screen = ''): Promise<Engine> {
  const display = await startScreen(screen)
  const port = await findFreePort()
  const { stop } = await startProgram({
    command: driver,
    args: [`--port=${port}`],
    port,
    env: { ...process.env, DISPLAY: display.name },
  })

  async function send(method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = reply.parse(await response.json())
    if (!response.ok) throw new Error(JSON.stringify(value))
    return value
  }
  const { sessionId: id } = session.parse(await send('POST', '', { capabilities: {} }))
  await send('POST', `/${id}/window/rect`, { x: 0, y: 0, ...viewport })
  return {
    async open(url) {
      await send('POST', `/${id}/url`, { url })
    },
    async evaluate(expression) {
      const script = `const done = arguments[0]; ${wrapAsJson(expression)}.then(done, (e) => done({ error: String(e) }))`
      const value = await send('POST', `/${id}/execute/async`, { script, args: [] })
      if (typeof value !== 'string') throw new Error(JSON.stringify(value))
      return JSON.parse(value)
    },
    async click(x, y) {
      await send('POST', `/${id}/actions`, { actions: clickActions(x, y) })
    },
    async type(text) {
      await send('POST', `/${id}/actions`, { actions: typeActions(text) })
    },
    async stop() {
      await send('DELETE', `/${id}`)
      await stop()
      await display.stop()
    },
  }
}

/** Starts a virtual display. */
async function startScreen(command: string) {
  const program = spawn(command, ['-displayfd', '1', '-screen', '0', '800x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(program.stdout, 'data')
  return { name: `:${String(number).trim()}`, stop: () => endProcess(program, 'SIGKILL') }
}

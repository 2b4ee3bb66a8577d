import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { endProcess } from '../end-process.ts'
import { wrapAsJson, waitForLine, viewport, type Engine } from './engine.ts'
import { openSocket } from './socket.ts'

const target = z.object({ webSocketDebuggerUrl: z.string() })
const evaluated = z.object({
  result: z.object({ value: z.string().optional() }),
  exceptionDetails: z.unknown().optional(),
})

/** A Chromium, which can do more than other engines. */
export interface Chromium extends Engine {
  /** Enables or disables the pages' scripts. */
  setScriptsEnabled(isEnabled: boolean): Promise<void>
  /** Runs a script in each page before the page's scripts. */
  runFirst(script: string): Promise<void>
}

/**
 * Starts a Chromium of any version through the DevTools protocol. Playwright supports only new
 * ones.
 */
export async function startChromium(path: string): Promise<Chromium> {
  const profile = await mkdtemp(join(tmpdir(), 'chefin-chromium-'))
  const program = spawn(path, [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    `--window-size=${viewport.width},${viewport.height}`,
  ])
  const port = await waitForLine(program, /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/)
  const response = await fetch(`http://127.0.0.1:${port}/json/new`, { method: 'PUT' })
  const socket = await openSocket(target.parse(await response.json()).webSocketDebuggerUrl)
  await socket.send('Page.enable')

  return {
    async open(url) {
      await socket.send('Page.navigate', { url })
    },
    async evaluate(expression) {
      const reply = await socket.send('Runtime.evaluate', {
        expression: wrapAsJson(expression),
        awaitPromise: true,
      })
      const { result, exceptionDetails } = evaluated.parse(reply)
      if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails))
      return JSON.parse(result.value ?? 'null')
    },
    async click(x, y) {
      for (const type of ['mousePressed', 'mouseReleased']) {
        const press = { type, x, y, button: 'left', clickCount: 1 }
        await socket.send('Input.dispatchMouseEvent', press)
      }
    },
    async type(text) {
      await socket.send('Input.insertText', { text })
    },
    async setScriptsEnabled(isEnabled) {
      await socket.send('Emulation.setScriptExecutionDisabled', { value: !isEnabled })
    },
    async runFirst(source) {
      await socket.send('Page.addScriptToEvaluateOnNewDocument', { source })
    },
    async stop() {
      socket.close()
      await endProcess(program, 'SIGKILL')
      // Chromium's helper processes write to the profile until they notice that it has ended.
      await rm(profile, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

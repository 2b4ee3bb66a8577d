import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { endProcess } from '../end-process.ts'
import { wrapAsJson, waitForLine, viewport, type Engine } from './engine.ts'
import { clickActions, typeActions } from './input-actions.ts'
import { openSocket } from './socket.ts'

const tree = z.object({ contexts: z.array(z.object({ context: z.string() })).min(1) })
const evaluated = z.object({
  type: z.string(),
  result: z.object({ value: z.string() }).optional(),
  exceptionDetails: z.object({ text: z.string() }).optional(),
})

/** Starts Firefox, driven by WebDriver BiDi. */
export async function startFirefox(path: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'chefin-firefox-'))
  const program = spawn(
    path,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    { env: { ...process.env, HOME: profile, MOZ_DISABLE_CONTENT_SANDBOX: '1' } },
  )
  const url = await waitForLine(program, /WebDriver BiDi listening on (ws:\S+)/)
  const socket = await openSocket(`${url}/session`)
  await socket.send('session.new', { capabilities: {} })
  const context = tree.parse(await socket.send('browsingContext.getTree')).contexts[0]?.context
  await socket.send('browsingContext.setViewport', { context, viewport })

  return {
    async open(address) {
      const navigation = { context, url: address, wait: 'none' }
      // Firefox reports a connection error even if the page's service worker responds instead.
      await socket.send('browsingContext.navigate', navigation).catch((error: Error) => {
        if (!error.message.includes('NS_ERROR_NET')) throw error
      })
    },
    async evaluate(expression) {
      const reply = await socket.send('script.evaluate', {
        expression: wrapAsJson(expression),
        target: { context },
        awaitPromise: true,
      })
      const { result, exceptionDetails } = evaluated.parse(reply)
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result?.value ?? 'null')
    },
    async click(x, y) {
      await socket.send('input.performActions', { context, actions: clickActions(x, y) })
    },
    async type(text) {
      await socket.send('input.performActions', { context, actions: typeActions(text) })
    },
    async stop() {
      socket.close()
      await endProcess(program, 'SIGKILL')
      await rm(profile, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

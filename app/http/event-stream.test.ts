import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventStream } from './event-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const event = { id: '1', event: 'delta', data: { text: 'Yes\n\nid: 2' } }

/** A stream whose events a test hands out, and its reader. */
function open() {
  const next = Promise.withResolvers<typeof event | undefined>()
  async function* events() {
    const told = await next.promise
    if (told) yield told
  }
  const { body, headers } = eventStream(events())
  if (!body) throw new Error('There is no body')
  const reader = body.getReader()
  const read = async () => {
    const { value } = await reader.read()
    return value && new TextDecoder().decode(value)
  }
  return { ...next, headers, reader, read }
}

describe('a stream of events', () => {
  test('beats every 15 s while nothing is told, for proxies to leave it open', async () => {
    const { read, resolve } = open()
    vi.advanceTimersByTime(15_000)
    expect(await read()).toBe(':\n\n')
    vi.advanceTimersByTime(15_000)
    expect(await read()).toBe(':\n\n')
    resolve(event)
    expect(await read()).toBe('id: 1\nevent: delta\ndata: {"text":"Yes\\n\\nid: 2"}\n\n')
  })

  test('is neither stored nor held back on its way', () => {
    const { headers } = open()
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Accel-Buffering')).toBe('no')
  })

  test('beats no more once it ended', async () => {
    const { read, resolve } = open()
    resolve(undefined)
    expect(await read()).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('beats no more once its reader hung up', async () => {
    const { reader, resolve } = open()
    resolve(undefined)
    await reader.cancel()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('beats no more once its source broke', async () => {
    const { read, reject } = open()
    reject(new Error('broken'))
    await expect(read()).rejects.toThrow('broken')
    expect(vi.getTimerCount()).toBe(0)
  })
})

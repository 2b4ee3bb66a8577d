import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventStream } from './event-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const event = { id: '1', event: 'delta', data: { text: 'Yes\n\nid: 2' } }

/** Opens a stream with one event, which the test resolves or rejects. */
function open() {
  const next = Promise.withResolvers<typeof event | undefined>()
  async function* events() {
    const emitted = await next.promise
    if (emitted) yield emitted
  }
  const { body, headers } = eventStream(events())
  if (!body) throw new Error('There is no body')
  const reader = body.getReader()
  const readEvents = async () => {
    const { value } = await reader.read()
    return value && new TextDecoder().decode(value)
  }
  return { ...next, headers, reader, read: readEvents }
}

describe('an event stream', () => {
  test('sends a heartbeat every 15 s, so that proxies keep it open', async () => {
    const { read: readEvents, resolve } = open()
    vi.advanceTimersByTime(15_000)
    expect(await readEvents()).toBe(':\n\n')
    vi.advanceTimersByTime(15_000)
    expect(await readEvents()).toBe(':\n\n')
    resolve(event)
    expect(await readEvents()).toBe('id: 1\nevent: delta\ndata: {"text":"Yes\\n\\nid: 2"}\n\n')
  })

  test('is neither cached nor buffered', () => {
    const { headers } = open()
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Accel-Buffering')).toBe('no')
  })

  test('sends no heartbeat after it has ended', async () => {
    const { read: readEvents, resolve } = open()
    resolve(undefined)
    expect(await readEvents()).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('sends no heartbeat after its client has disconnected', async () => {
    const { reader, resolve } = open()
    resolve(undefined)
    await reader.cancel()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('sends no heartbeat after its source has failed', async () => {
    const { read: readEvents, reject } = open()
    reject(new Error('broken'))
    await expect(readEvents()).rejects.toThrow('broken')
    expect(vi.getTimerCount()).toBe(0)
  })
})

import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { addressContext } from '#app/middleware/caller.ts'
import { pageLocaleContext } from '#app/middleware/locale.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { jsonRoute } from './json-route.ts'

test('a HEAD request cancels the stream that GET would send', async () => {
  const cancel = vi.fn<() => void>()
  const route = jsonRoute({ GET: () => new Response(new ReadableStream({ cancel })) })
  const context = new RouterContextProvider()
  context.set(settingsContext, Object.create(null))
  context.set(pageLocaleContext, 'en')
  context.set(addressContext, '192.0.2.1')
  const request = new Request('http://localhost/demo/menu/stream', { method: 'HEAD' })
  const response = await route({ request, params: {}, context })
  expect([response.status, response.body]).toEqual([200, null])
  expect(cancel).toHaveBeenCalledOnce()
})

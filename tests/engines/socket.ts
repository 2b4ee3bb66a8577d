import { z } from 'zod'

const message = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.unknown().optional(),
  message: z.unknown().optional(),
})

/** Commands and results over a WebSocket, in the format shared by CDP and WebDriver BiDi. */
export interface CommandSocket {
  send(method: string, params?: object): Promise<unknown>
  close(): void
}

export async function openSocket(url: string): Promise<CommandSocket> {
  const socket = new WebSocket(url)
  const waiting = new Map<
    number,
    { resolve: (result: unknown) => void; reject: (e: Error) => void }
  >()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message: text } = message.parse(JSON.parse(String(data)))
    const command = waiting.get(id ?? -1)
    waiting.delete(id ?? -1)
    if (error === undefined) command?.resolve(result)
    else command?.reject(new Error(JSON.stringify({ error, text })))
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The engine hung up'))
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  return {
    send(method, params = {}) {
      last += 1
      const id = last
      const reply = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
      socket.send(JSON.stringify({ id, method, params }))
      return reply
    },
    close: () => socket.close(),
  }
}

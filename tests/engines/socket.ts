import { z } from 'zod'

const message = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.unknown().optional(),
  message: z.unknown().optional(),
})

/** A WebSocket for commands and results in the format shared by CDP and WebDriver BiDi. */
export interface CommandSocket {
  send(method: string, params?: object): Promise<unknown>
  close(): void
}

export async function openSocket(url: string): Promise<CommandSocket> {
  const socket = new WebSocket(url)
  const pending = new Map<
    number,
    { resolve: (result: unknown) => void; reject: (error: Error) => void }
  >()
  let lastId = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message: text } = message.parse(JSON.parse(String(data)))
    const command = pending.get(id ?? -1)
    pending.delete(id ?? -1)
    if (error === undefined) command?.resolve(result)
    else command?.reject(new Error(JSON.stringify({ error, text })))
  })
  socket.addEventListener('close', () => {
    for (const { reject } of pending.values()) reject(new Error('The engine closed the connection'))
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  return {
    send(method, params = {}) {
      lastId += 1
      const id = lastId
      const reply = new Promise((resolve, reject) => pending.set(id, { resolve, reject }))
      socket.send(JSON.stringify({ id, method, params }))
      return reply
    },
    close: () => socket.close(),
  }
}

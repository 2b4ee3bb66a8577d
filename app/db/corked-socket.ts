import { Socket } from 'node:net'

/**
 * Creates a socket that sends everything written in one turn of the event loop together: a
 * transaction's statements need one system call and wake Postgres once.
 */
export function corkedSocket(): Socket {
  const socket = new Socket()
  // Replaced only now, because connecting restores the socket's own `write`.
  return socket.once('connect', () => {
    Object.assign(socket, { write: corkedWrite(socket) })
  })
}

function corkedWrite(socket: Socket) {
  const write = socket.write.bind(socket)
  let isCorked = false
  return (...args: Parameters<Socket['write']>): boolean => {
    if (!isCorked) {
      isCorked = true
      socket.cork()
      process.nextTick(() => {
        isCorked = false
        socket.uncork()
      })
    }
    return write(...args)
  }
}

import { Socket } from 'node:net'

/**
 * A socket that sends together what is written in one turn of the event loop: a transaction's
 * statements cost one call of the system, and wake Postgres up once.
 */
export function gatheringSocket(): Socket {
  const socket = new Socket()
  // Not before: connecting gives a socket its own `write` back.
  return socket.once('connect', () => {
    Object.assign(socket, { write: gathering(socket) })
  })
}

function gathering(socket: Socket) {
  const write = socket.write.bind(socket)
  let isGathering = false
  return (...written: Parameters<Socket['write']>): boolean => {
    if (!isGathering) {
      isGathering = true
      socket.cork()
      process.nextTick(() => {
        isGathering = false
        socket.uncork()
      })
    }
    return write(...written)
  }
}

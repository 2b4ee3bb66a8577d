import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startTestServer } from '../server.ts'

test('rejects and logs connections when file descriptors run low, and serves again afterwards', async () => {
  const server = await startTestServer(inject('postgresUrl'), { setup: 'ulimit -n 256' })
  onTestFinished(server.stop)
  expect(server.log()).toContain('this process may open few files')

  const { hostname, port } = new URL(server.url)
  const open: Socket[] = []
  onTestFinished(() => open.forEach((socket) => socket.destroy()))
  for (let count = 0; count < 300; count++) {
    const socket = connect(Number(port), hostname)
    // A rejected connection may be reset.
    socket.on('error', () => undefined)
    open.push(socket)
    await once(socket, 'connect')
  }
  await expect.poll(server.log).toContain('connections are rejected')
  expect(server.log().match(/connections are rejected/g)).toHaveLength(1)

  for (const socket of open) socket.destroy()
  const status = () =>
    fetch(`${server.url}/demo`).then(
      (response) => response.status,
      () => undefined,
    )
  await expect.poll(status).toBe(200)
})

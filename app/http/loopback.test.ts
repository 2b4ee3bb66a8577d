import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { isFromThisMachine, isLoopback } from './loopback.ts'

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000/x', true],
  ['http://127.9.8.7', true],
  ['http://127.1', true],
  ['http://[::1]:3000', true],
  ['http://0.0.0.0:3000', false],
  ['http://192.168.1.5', false],
  ['https://menu.example', false],
  ['http://localhost.menu.example', false],
  ['http://127.0.0.1.menu.example', false],
  ['http://[::2]', false],
])('the host of %s is this machine: %s', (url, expected) => {
  expect(isLoopback(url)).toBe(expected)
})

/** Creates a request from a peer, as Node does. */
function requestFrom(peer: string, headers: Record<string, string> = {}): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: peer })
  return Object.assign(new IncomingMessage(socket), { headers })
}

test.each([
  ['127.0.0.1', {}, true],
  ['::1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1', via: '1.1 Caddy' }, true],
  ['127.0.0.1', { 'x-forwarded-for': '[::1]:4711' }, true],
  ['203.0.113.9', { host: 'localhost' }, false],
  ['192.168.1.7', { 'x-forwarded-for': '127.0.0.1' }, false],
  ['127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, false],
  ['127.0.0.1', { 'x-forwarded-for': '203.0.113.9:4711' }, false],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' }, false],
  ['127.0.0.1', { 'x-forwarded-for': 'unknown' }, false],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1', forwarded: 'for=203.0.113.9' }, false],
  ['127.0.0.1', { forwarded: 'for=203.0.113.9' }, false],
  ['127.0.0.1', { via: '1.1 varnish' }, false],
  ['127.0.0.1', { 'x-real-ip': '203.0.113.9' }, false],
  ['127.0.0.1', { 'x-forwarded-host': 'menu.example' }, false],
])('a request from %s with %o was sent on this machine: %s', (peer, headers, expected) => {
  expect(isFromThisMachine(requestFrom(peer, headers))).toBe(expected)
})

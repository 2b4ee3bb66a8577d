import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { addressReader } from './client-address.ts'

const readAddress = addressReader(['10.0.0.0/8'])

/** Reads the address of a request that a trusted proxy has forwarded. */
function forwardedFor(header: string): string {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: '10.0.0.1' })
  const headers = { 'x-forwarded-for': header }
  return readAddress(Object.assign(new IncomingMessage(socket), { headers }))
}

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:51234', '203.0.113.9'],
  ['198.51.100.1, 203.0.113.9:51234, 10.0.0.2:443', '203.0.113.9'],
  ['[2001:db8:1:2:3::4]:51234', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2:3::4]', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
  ['nonsense', 'unknown'],
  ['203.0.113.9:nonsense', 'unknown'],
])('X-Forwarded-For %s is %s', (header, expected) => {
  expect(forwardedFor(header)).toBe(expected)
})

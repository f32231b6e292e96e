import { expect, test } from 'vitest'
import { clientAddress, toNetwork } from './request-limits.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('attempts of %s count for %s', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})

test('all addresses of a /64 network count as one, those of the next one do not', () => {
  const of = (last: string) => toNetwork(`2001:db8:0:1:${last}`)
  expect(new Set([of(':1'), of(':2'), of('a:b:c:d')]).size).toBe(1)
  expect(toNetwork('2001:db8:0:2::1')).not.toBe(of(':1'))
})

const PROXY = '10.0.0.1'
test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['6.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51123', '203.0.113.7'],
  ['203.0.113.7:9', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['unknown', PROXY],
  ['_hidden', PROXY],
  ['203.0.113.7, ', PROXY],
  ['203.0.113.7:51123:9', PROXY],
  ['[203.0.113', PROXY],
  ['999.1.1.1:80', PROXY],
  ['x'.repeat(5_000), PROXY],
])('a request that a proxy forwards for %s comes from %s', (forwarded, address) => {
  const headers = new Headers({ 'x-forwarded-for': forwarded })
  expect(clientAddress(headers, PROXY, true)).toBe(address)
  expect(clientAddress(headers, PROXY, false)).toBe(PROXY)
})

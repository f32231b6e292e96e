import { expect, test } from 'vitest'
import { isFromOwnPage, reachedAt, refuseOtherPage } from './own-address.ts'

const [LOCAL, SHOP] = ['http://localhost:3000', 'https://shop.example']
const unset = { origin: LOCAL, isFixed: false, trustProxy: false }
const fixed = { ...unset, isFixed: true }
const behindProxy = { ...unset, trustProxy: true }

test.each([
  ['a LAN address', '192.0.2.2:3000', 'http://192.0.2.2:3000'],
  ['IPv6', '[fd00::2]:3000', 'http://[fd00::2]:3000'],
  ['127.0.0.1 instead of localhost', '127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['a name of the local network', 'Shop.lan', 'http://shop.lan'],
  ['a proxy that names the port', 'shop.example:443', SHOP],
  ['a proxy that does not pass on the host, but has the address of the shop', 'app:3000', LOCAL],
])(
  'without ORIGIN, a page at the host that was asked for is the shop’s own: %s',
  (_, host, origin) => {
    expect(isFromOwnPage(new Headers({ host, origin }), unset)).toBe(true)
  },
)

test.each([
  ['another site', { host: 'localhost:3000', origin: 'https://evil.example' }],
  ['another port', { host: '192.0.2.2:3000', origin: 'http://192.0.2.2:8080' }],
  ['a name that only begins alike', { host: 'shop.example', origin: 'https://shop.example.org' }],
  ['a document without an address', { host: 'localhost:3000', origin: 'null' }],
  ['no host', { origin: 'http://192.0.2.2:3000' }],
  ['a link or form elsewhere', { host: 'localhost:3000', 'sec-fetch-site': 'cross-site' }],
  ['another subdomain', { host: 'localhost:3000', 'sec-fetch-site': 'same-site' }],
  ['a host that a client claims', { host: 'a', 'x-forwarded-host': 'b', origin: 'http://b' }],
])('a page of %s is not', (_, headers) => {
  expect(isFromOwnPage(new Headers(headers as Record<string, string>), unset)).toBe(false)
})

test('with a trusted proxy, the host is what the proxy was asked for', () => {
  const headers = { host: 'app:3000', 'x-forwarded-host': 'evil.example, shop.example' }
  const from = (origin: string) => isFromOwnPage(new Headers({ ...headers, origin }), behindProxy)
  expect([from(SHOP), from('https://evil.example')]).toEqual([true, false])
})

test('a browser that says that page and shop are the same is believed where a proxy changed the host', () => {
  const headers = new Headers({
    host: 'app:3000',
    origin: SHOP,
    'sec-fetch-site': 'same-origin',
  })
  expect([isFromOwnPage(headers, unset), isFromOwnPage(headers, fixed)]).toEqual([true, false])
})

test('with ORIGIN, only its own pages count, under any name of this machine if it names this machine', () => {
  const from = (host: string, own = fixed) =>
    isFromOwnPage(new Headers({ host, origin: `http://${host}` }), own)
  expect(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'].map((host) => from(host))).toEqual([
    true,
    true,
    true,
  ])
  const others = ['192.0.2.2:3000', '127.0.0.1:8080', '127.0.0.1.example:3000']
  expect(others.map((host) => from(host))).toEqual([false, false, false])
  expect(from('127.0.0.1:3000', { ...fixed, origin: SHOP })).toBe(false)
})

test('a refusal names both addresses and the setting, and the log says it once for each address', () => {
  const lines: string[] = []
  const log = { warn: (_: object, line: string) => lines.push(line) } as never
  const headers = new Headers({ host: '192.0.2.2', origin: 'http://192.0.2.2' })
  const own = { ...fixed, origin: SHOP }
  const texts = [refuseOtherPage(headers, own, log), refuseOtherPage(headers, own, log)]
  for (const text of [...texts, ...lines])
    expect(text).toMatch(/http:\/\/192\.0\.2\.2.*https:\/\/shop\.example.*set ORIGIN/)
  expect(lines).toHaveLength(1)
  for (let n = 0; n < 100; n += 1)
    refuseOtherPage(new Headers({ origin: `https://${n}.example` }), own, log)
  expect(lines.length).toBeLessThan(25)
})

test.each([
  ['ORIGIN', { ...fixed, origin: SHOP }, { host: '192.0.2.2:3000' }, SHOP],
  ['the host that was asked for', unset, { host: '192.0.2.2:3000' }, 'http://192.0.2.2:3000'],
  [
    'what the proxy was asked for',
    behindProxy,
    { host: 'app:3000', 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' },
    SHOP,
  ],
  ['the usual address when there is no host', unset, {}, LOCAL],
  ['the usual address when the host is none', unset, { host: 'a b/c' }, LOCAL],
])('links for the reader of a page lead to %s', (_, own, headers, address) => {
  expect(reachedAt(new Headers(headers as Record<string, string>), own)).toBe(address)
})

import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { addressProblem, callOutside, type Resolver } from './call-outside.ts'
import { isCallable, readNetworks } from './public-address.ts'

const networks = (...texts: string[]) => {
  const list = readNetworks(texts)
  if (!list) throw new Error('not a network')
  return list
}
const none = networks()
const rules = { allowed: none, ownHost: 'shop.example' }

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A receiver on this machine; returns its port. */
async function receiver(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const resolveTo =
  (...addresses: string[]): Resolver =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

const call = (url: string, timeoutMs = 5_000) => ({ url, headers: {}, body: '{}', timeoutMs })

describe('an address is callable only on the internet', () => {
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '239.255.255.250',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:169.254.169.254',
    '::ffff:0:10.0.0.1',
    '::10.0.0.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::1',
    '2002:7f00:1::1',
    '2001:0:4136:e378::1',
    '2001:db8::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '100::1',
    'not an address',
    '',
  ])('not %s', (address) => expect(isCallable(address, none)).toBe(false))

  test.each(['1.1.1.1', '100.63.255.255', '172.32.0.1', '2606:4700::1111', '64:ff9b::1.1.1.1'])(
    '%s',
    (address) => expect(isCallable(address, none)).toBe(true),
  )

  test('networks of the operator are callable, and only those', () => {
    const allowed = networks('10.8.0.0/16', 'fd00::/8', '192.168.1.5')
    for (const address of ['10.8.1.1', 'fd00::1', '192.168.1.5', '::ffff:10.8.1.1'])
      expect([address, isCallable(address, allowed)]).toEqual([address, true])
    for (const address of ['10.9.1.1', '192.168.1.6', '127.0.0.1'])
      expect([address, isCallable(address, allowed)]).toEqual([address, false])
  })

  test.each(['10.0.0.0/33', '10.0.0/8', 'fd00::/129', '10.0.0.0/', 'localhost', '10.0.0.0/a'])(
    '%s is no network',
    (text) => expect(readNetworks([text])).toBeUndefined(),
  )
})

describe('an address is refused before anything is sent', () => {
  test.each([
    ['ftp://example.com', 'https://'],
    ['file:///etc/passwd', 'https://'],
    ['not an address', 'https://'],
    ['https://user:secret@example.com/', 'user name'],
    ['http://127.0.0.1/', 'private'],
    ['http://2130706433/', 'private'],
    ['http://0x7f.1/', 'private'],
    ['http://017700000001/', 'private'],
    ['http://[::1]/', 'private'],
    ['http://[::ffff:169.254.169.254]/', 'private'],
    ['http://localhost/', 'private'],
    ['http://app.localhost/', 'private'],
    ['https://example.com:22/', 'Port 22'],
    ['https://example.com:5432/', 'Port 5432'],
    ['https://SHOP.example./hook', 'shop itself'],
  ])('%s', (url, problem) => expect(addressProblem(url, rules)).toContain(problem))

  test.each(['https://example.com/hook?a=1', 'http://example.com', 'https://example.com:8443/x'])(
    'but not %s',
    (url) => expect(addressProblem(url, rules)).toBeUndefined(),
  )
})

describe('names are checked by their addresses', () => {
  test.each([
    [['127.0.0.1']],
    [['169.254.169.254']],
    [['::1']],
    [['::ffff:10.0.0.1']],
    [['64:ff9b::7f00:1']],
    // One public address beside it changes nothing.
    [['1.1.1.1', '192.168.0.1']],
  ])('a name of %j is refused without a connection', async (addresses) => {
    let requests = 0
    await receiver(() => (requests += 1))
    const outcome = await callOutside(call('http://evil.example/'), {
      ...rules,
      resolve: resolveTo(...addresses),
    })
    expect([outcome.status, outcome.error]).toEqual([
      null,
      'The name evil.example leads to a private network, which webhooks cannot reach',
    ])
    expect(requests).toBe(0)
  })

  test('the connection is made to the address that was checked, whatever the name resolves to later', async () => {
    const hosts: (string | undefined)[] = []
    const port = await receiver((request, response) => {
      hosts.push(request.headers.host)
      response.end('hello')
    })
    let lookups = 0
    const rebinding: Resolver = async () => {
      lookups += 1
      return [{ address: lookups === 1 ? '127.0.0.1' : '169.254.169.254', family: 4 }]
    }
    const allowed = networks('127.0.0.1')
    const outcome = await callOutside(call(`http://rebind.example:${port}/`), {
      ...{ allowed, ownHost: 'shop.example' },
      resolve: rebinding,
    })
    expect(outcome).toMatchObject({ status: 200, error: null, response: 'hello' })
    expect([lookups, hosts]).toEqual([1, [`rebind.example:${port}`]])
  })

  test('another port is open in allowed networks only', async () => {
    const outcome = await callOutside(call('http://name.example:9999/'), {
      ...rules,
      resolve: resolveTo('1.1.1.1'),
    })
    expect(outcome.error).toContain('Port 9999')
  })
})

describe('a receiver of this machine, which the operator allows', () => {
  const local = { allowed: networks('127.0.0.0/8'), ownHost: 'shop.example' }

  test('a redirect is not followed, and says where it leads', async () => {
    let inside = 0
    const secret = await receiver((_, response) => {
      inside += 1
      response.end('secret')
    })
    const port = await receiver((_, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${secret}/` }).end(),
    )
    const outcome = await callOutside(call(`http://127.0.0.1:${port}/`), local)
    expect(outcome.status).toBe(302)
    expect(outcome.error).toContain(`It redirects to http://127.0.0.1:${secret}/`)
    expect(inside).toBe(0)
  })

  test('an endless response is read at its beginning only', async () => {
    const port = await receiver((_, response) => {
      const writing = setInterval(() => response.write('x'.repeat(10_000)), 1)
      response.on('close', () => clearInterval(writing))
    })
    const outcome = await callOutside(call(`http://127.0.0.1:${port}/`), local)
    expect([outcome.status, outcome.response.length]).toEqual([200, 4_096])
  })

  test('a receiver that never answers is left after the time limit', async () => {
    const port = await receiver(() => {})
    const outcome = await callOutside(call(`http://127.0.0.1:${port}/`, 100), local)
    expect(outcome).toMatchObject({
      status: null,
      error: 'No complete response within 0.1 seconds',
    })
  })

  test('a closed port says so', async () => {
    const port = await receiver(() => {})
    servers.pop()?.close()
    const outcome = await callOutside(call(`http://127.0.0.1:${port}/`), local)
    expect(outcome.error).toBe('The server refused the connection')
  })
})

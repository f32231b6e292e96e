import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages, api as paths } from '../src/contract/urls.ts'
import { createPages } from '../src/pages/index.ts'
import { listenForChanges } from '../src/platform/db/index.ts'
import { createRequestLimit } from '../src/platform/http/index.ts'
import { listen } from '../src/server.ts'
import { as, buildListing, buildUser, type TestApp, type TestUser, testApp } from './app.ts'

/** The node through which a seller changes prices, and the one that is read. */
let writer: TestApp
let reader: TestApp
let server: Awaited<ReturnType<typeof listen>>
let seller: TestUser
let stopListening: (() => Promise<void>) | undefined
/** How many API calls the pages of the reader made. */
let calls = 0

beforeAll(async () => {
  server = await listen({ host: '127.0.0.1', port: 0 })
  writer = await testApp()
  reader = await testApp({ databaseUrl: writer.databaseUrl })
  seller = await buildUser(writer, { role: 'Seller' })
  const handle = (request: Request, env?: object) => {
    calls += 1
    return reader.app.fetch(request, env)
  }
  const dist = path.resolve(import.meta.dirname, '../dist')
  server.serve(reader.app, await createPages(reader.deps, handle, dist), {
    limitRequests: createRequestLimit(),
  })
})
afterAll(async () => {
  await server.close()
  await stopListening?.()
  await reader.close()
  await writer.close()
})

const form = { brand: 'Nokia', name: 'Nokia 3310' }

async function read(url: string): Promise<string> {
  return (await fetch(`http://127.0.0.1:${server.port}${url}`)).text()
}

// The clocks of both nodes stand still, so nothing expires.
test('a price that changes through one node changes in the caches of the other, by its notification', async () => {
  const phone = await buildListing(writer, { seller, ...form, price: '30' })
  const setPrice = async (price: string) => {
    const edited = await as(writer, seller).put(paths.phone(phone._id), { ...form, price })
    expect(edited.status).toBe(200)
  }
  const urls = [pages.products(), pages.namedPhone(phone._id, phone.slug)]
  /** Which of the pages show this price. */
  const showing = async (price: string) => {
    const texts = await Promise.all(urls.map(read))
    return texts.map((text) => text.includes(`>$${price}<`))
  }
  const everywhere = [true, true]

  expect(await showing('30')).toEqual(everywhere)
  await setPrice('29')
  calls = 0
  expect(await showing('30'), 'in the caches of a node without notifications').toEqual(everywhere)
  expect(calls).toBe(0)
  expect(JSON.parse(await read(paths.phone(phone._id))).price, 'in the database').toBe('29.00')

  const { changes } = reader.deps.db
  stopListening = listenForChanges(() => writer.databaseUrl, changes)
  await expect.poll(() => changes.connected).toBe(true)
  // What it missed before.
  await expect.poll(() => showing('29')).toEqual(everywhere)
  for (const price of ['28', '27']) {
    await setPrice(price)
    await expect.poll(() => showing(price)).toEqual(everywhere)
  }
})

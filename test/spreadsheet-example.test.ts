import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { api } from '../src/contract/urls.ts'
import type { ApiScope } from '../src/shared/integrations/api-scopes.ts'
import { as, buildListing, buildUser, type TestApp, type TestUser, testApp } from './app.ts'
import { buildApiKey } from './build/api-key.ts'

const program = path.resolve(
  import.meta.dirname,
  '../packages/client/examples/spreadsheet/sync-spreadsheet.ts',
)
const folder = mkdtempSync(path.join(tmpdir(), 'spreadsheet-'))
const file = path.join(folder, 'phones.csv')

let app: TestApp
let server: ServerType
/** Loses the answers of calls for which this is true, after they were made. */
let isLost: (request: Request) => boolean
let seller: TestUser

beforeAll(async () => {
  app = await testApp()
  server = serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request: Request) {
      const loses = isLost(request)
      const answer = await app.app.fetch(request)
      return loses ? new Response('<h1>Bad gateway</h1>', { status: 502 }) : answer
    },
  })
  await new Promise((resolve) => server.once('listening', resolve))
})
beforeEach(async () => {
  isLost = () => false
  seller = await buildUser(app, { role: 'Seller' })
  key = await makeKey(SCOPES)
})
afterEach(() => rmSync(file, { force: true }))
afterAll(async () => {
  server.close()
  rmSync(folder, { recursive: true })
  await app.close()
})

const SCOPES: ApiScope[] = ['phones:read', 'phones:write']

let key: string
const makeKey = async (scopes: ApiScope[]) => (await buildApiKey(app, seller, scopes)).token

/** Runs the example as its user does. */
const sync = () => run(key)

async function run(key: string) {
  const { port } = server.address() as AddressInfo
  const env = { PATH: process.env.PATH, REDIAL_URL: `http://127.0.0.1:${port}`, REDIAL_KEY: key }
  const child = spawn(process.execPath, [program, file], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, output }
}

const write = (text: string) => writeFileSync(file, text)
const read = () => readFileSync(file, 'utf8')
const replace = (from: string, to: string) => write(read().replace(from, to))
const lines = () => read().trimEnd().split(/\r?\n/)
/** The cells that a row has after those of the person. */
const endOf = (row: number, cells = 4) => lines()[row]!.split(/[,;]/).slice(-cells)

const ownPhones = async () =>
  (await as(app, seller).get(api.myPhones())).body.items as { _id: string; price: string }[]

test('new rows are listed, changed prices are changed, sold phones are marked, and a second run changes nothing', async () => {
  write('brand,name,price,my own note\nNokia,Nokia 3310,30,keep\nNokia,Nokia 8,80.50,\n')
  expect(await sync()).toEqual({
    code: 0,
    output: '2 listed, 0 changed, 0 sold, 0 with a problem\n',
  })
  const [id, state, problem, request] = endOf(1)
  expect([state, problem, request]).toEqual(['live', '', ''])
  expect(lines()[0]).toBe('brand,name,price,my own note,id,state,problem,request')
  expect(lines()[1]).toBe(`Nokia,Nokia 3310,30,keep,${id},live,,`)

  const after = read()
  expect((await sync()).output).toContain('0 listed, 0 changed, 0 sold')
  expect(read()).toBe(after)

  replace('80.50', '75.00')
  expect((await sync()).output).toContain('0 listed, 1 changed, 0 sold')
  expect((await ownPhones()).map(({ price }) => price).toSorted()).toEqual(['30.00', '75.00'])

  await app.deps.db.kysely
    .updateTable('listings')
    .set({ state: 'sold' })
    .where('id', '=', id!)
    .execute()
  replace('3310,30', '3310,20')
  expect(await sync()).toMatchObject({
    code: 0,
    output: expect.stringContaining('0 changed, 1 sold'),
  })
  expect(endOf(1)).toEqual([id, 'sold', '', ''])
  expect((await ownPhones()).find((phone) => phone._id === id)?.price).toBe('30.00')
})

test('photos, delivery and what has no column stay when a price changes', async () => {
  const { _id, delivery } = await buildListing(app, { seller, description: 'With box' })
  write(`id,brand,name,price\n${_id},Iphone,iPhone 13 Pro,"399,00"\n`)
  expect(await sync()).toMatchObject({ code: 0 })
  const { body } = await as(app, seller).get(api.phone(_id))
  expect(body).toMatchObject({
    price: '399.00',
    description: 'With box',
    used: '2 years',
    delivery,
  })
})

test('a wrong row keeps a message at its columns, the others are listed, and once corrected it is too', async () => {
  write('brand,name,price,storage_gb\nNokia,,free,\nNokia,Nokia 8,80,64 GB\nNokia,Nokia 3310,30,\n')
  const { code, output } = await sync()
  expect([code, output]).toEqual([
    2,
    expect.stringContaining('1 listed, 0 changed, 0 sold, 2 with'),
  ])
  expect(lines()[1]).toContain('name: Name is required')
  expect(lines()[2]).toContain('storage_gb: must be a whole number without a unit')
  expect(endOf(3).slice(1)).toEqual(['live', '', ''])
  replace('64 GB', '64')
  expect(await sync()).toMatchObject({ code: 2, output: expect.stringContaining('1 listed') })
  replace('Nokia,,free', 'Nokia,Nokia 6,60')
  expect(await sync()).toMatchObject({ code: 0, output: expect.stringContaining('1 listed') })
  expect(lines().join()).not.toMatch(/required|whole/)
  expect(await ownPhones()).toHaveLength(3)
})

test('a phone of somebody else and a repeated id are problems of their rows', async () => {
  const other = await buildListing(app)
  const { _id } = await buildListing(app, { seller })
  const row = (id: string) => `${id},Iphone,iPhone 13 Pro,5`
  write(`id,brand,name,price\n${row(other._id)}\n${row(_id)}\n${row(_id)}\n`)
  expect(await sync()).toMatchObject({ code: 2 })
  expect(lines()[1]).toContain('you have no such phone')
  expect(endOf(2, 3)).toEqual(['live', '', ''])
  expect(lines()[3]).toContain('a row above has the same')
})

test('without a scope, with a wrong key or without a server the run stops, and the file keeps all', async () => {
  const text = 'brand,name,price\nNokia,Nokia 3310,30\n'
  write(text)
  const blind = await run(await makeKey(['phones:write']))
  expect(blind).toMatchObject({ code: 1, output: expect.stringContaining('“phones:read”') })
  expect(await run('redial_wrong')).toMatchObject({
    code: 1,
    output: expect.stringContaining('not valid'),
  })
  expect(read()).toBe(text)
  const reading = await run(await makeKey(['phones:read']))
  expect(reading).toMatchObject({ code: 1, output: expect.stringContaining('“phones:write”') })
  expect(lines()[1]).toBe('Nokia,Nokia 3310,30,,,,')
  expect(await sync()).toMatchObject({ code: 0, output: expect.stringContaining('1 listed') })
})

/** Lists the first row, whose answer is lost. */
async function breakOff() {
  write('brand,name,price\nNokia,Nokia 3310,30\nNokia,Nokia 8,80\n')
  isLost = ({ method }) => method === 'POST'
  expect(await sync()).toMatchObject({ code: 1, output: expect.stringContaining('502') })
  isLost = () => false
  expect(read()).toMatch(/3310,30,,,,new-/)
  const phones = await ownPhones()
  expect(phones).toHaveLength(1)
  return phones[0]!._id
}

test('a run that breaks off after a phone was listed is repeated without listing it twice', async () => {
  const id = await breakOff()
  expect(await sync()).toMatchObject({ code: 0, output: expect.stringContaining('2 listed') })
  expect(endOf(1)).toEqual([id, 'live', '', ''])
  expect(await ownPhones()).toHaveLength(2)
})

test('after a run that broke off, a row that was changed or comes with another key says which phone it may be', async () => {
  const id = await breakOff()
  replace('3310,30', '3310,25')
  expect(await sync()).toMatchObject({ code: 2, output: expect.stringContaining('1 listed') })
  expect(lines()[1]).toContain(`clear the cell request: ${id}`)
  replace('3310,25', '3310,30')
  key = await makeKey(SCOPES)
  expect(await sync()).toMatchObject({ code: 2, output: expect.stringContaining('0 listed') })
  expect(await ownPhones()).toHaveLength(2)
  write(read().replace(/3310,30,.*/, `3310,30,${id},,,`))
  expect(await sync()).toMatchObject({
    code: 0,
    output: expect.stringContaining('0 listed, 0 changed'),
  })
  expect(endOf(1)).toEqual([id, 'live', '', ''])
})

test('a run that broke off before the shop listed anything lists the row', async () => {
  write('brand,name,price\nNokia,Nokia 3310,30\n')
  expect(await run(`${key}x`)).toMatchObject({ code: 1 })
  write(
    'brand,name,price,request\nNokia,Nokia 3310,25,new-m0000000-0123456789abcdef-0123456789ab\n',
  )
  expect(await sync()).toMatchObject({ code: 0, output: expect.stringContaining('1 listed') })
})

test('semicolons, quotes, a byte order mark and line ends of Windows stay as they were', async () => {
  write(
    '\ufeffName;Brand;Price;Description\r\nNokia 3310;Nokia;"30,50";"Two\r\nlines; ""quoted"""\r\n',
  )
  expect(await sync()).toMatchObject({ code: 0 })
  const [phone] = await ownPhones()
  expect(phone).toMatchObject({ price: '30.50', description: 'Two\nlines; "quoted"' })
  expect(read()).toBe(
    `\ufeffName;Brand;Price;Description;id;state;problem;request\r\nNokia 3310;Nokia;30,50;"Two\r\nlines; ""quoted""";${phone!._id};live;;\r\n`,
  )
  expect((await sync()).output).toContain('0 listed, 0 changed')
})

test('what the shop exports can be synchronized as it is', async () => {
  await buildListing(app, { seller, name: 'iPhone 12', price: '1250.5', description: '=1+1' })
  write((await as(app, seller).get(api.phoneExport())).body)
  expect(await sync()).toMatchObject({
    code: 0,
    output: expect.stringContaining('0 listed, 0 changed'),
  })
})

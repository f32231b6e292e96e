import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type Client,
  type TestApp,
  testApp,
} from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { listingStock } from '../listings/index.ts'
import { continueImports, importDevices } from './imports.api.ts'
import { matchListings } from './match-listings.ts'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await testApp()
  admin = as(app, await buildUser(app, { role: 'admin' }))
})
afterAll(() => app.close())

const post = (body: string | Uint8Array<ArrayBuffer>, type = 'text/csv') =>
  admin.send('POST', api.modelImports(), { body, headers: { 'content-type': type } })

/** Uploads a file and waits until the import is done. */
async function take(text: string) {
  const { status, body } = await post(text)
  expect(status, JSON.stringify(body)).toBe(202)
  await continueImports(app.deps)
  return (await admin.get(api.modelImport(body._id))).body
}
const rows = async (text: string, values: unknown[] = []) =>
  (await app.deps.db.pool.query(text, values)).rows
/** A fingerprint of every row of the catalog, or of the rows that belong to some brands or to none of them. */
const whole = (brands: string[] = [], areThese = false) =>
  rows(
    `with brands as (select * from categories where (lower(brand) = any($1)) = $2),
       devices as (select * from models where category_id in (select id from brands))
     select (select md5(string_agg(m::text, '|' order by id)) from devices m) as models,
       (select md5(string_agg(n::text, '|' order by n)) from model_names n
        where model_id in (select id from devices)) as names,
       (select md5(string_agg(b::text, '|' order by id)) from brands b) as brands`,
    [brands, areThese],
  )
const devices = readFileSync(new URL('../../../db/data/devices.csv', import.meta.url), 'utf8')

test('202: new models and brands are added, and their phones are matched with them', async () => {
  const phone = await buildListing(app, { brand: 'Nokia', name: 'Nokia Comet 7' })
  const done = await take('brand,model,announced\nNokia,Comet 7,2026-03\nBrandnew,One,2026\n')
  expect(done).toMatchObject({ state: 'done', lines: 2, done: 2, added: 2, rejected: 0 })
  await matchListings(app.deps, listingStock)
  const { model } = (await as(app, null).get(api.phone(phone._id))).body
  expect(model.slug).toBe('nokia-comet-7')
  const other = await buildListing(app, { brand: 'brandnew', name: 'Brandnew Two' })
  expect(other.model).toBeNull()
})

test('importing the bundled file, or any file a second time, adds nothing', async () => {
  const before = await rows('select count(*) from models')
  const first = await take(devices)
  expect(first).toMatchObject({ lines: 11_200, done: 11_200, added: 0, rejected: 0 })
  expect(await rows('select count(*) from models')).toEqual(before)
  const once = await whole()
  expect(await take(devices)).toMatchObject({ added: 0, changed: 0, unchanged: 11_200 })
  expect(await whole()).toEqual(once)
})

test('property: importing any file twice leaves the same rows as importing it once', async () => {
  const cell = (values: string[]) => fc.constantFrom(...values)
  const line = fc.tuple(
    cell(['Nokia', 'nokia', 'Apple', 'Iphone', 'Zeta', '', 'zeta ']),
    cell([
      '3310',
      'iPhone 13',
      'IPHONE 13',
      'Rocket',
      'rocket',
      'Rocket 5G',
      'A+',
      'A plus',
      '',
      '日本',
    ]),
    cell(['rocket|r1', '3310', '', 'R1']),
    cell(['2024', '2024-05', 'soon', '']),
    cell(['4000', '5000.4', '-1', '']),
  )
  const named = ['nokia', 'apple', 'iphone', 'zeta']
  const others = await whole(named)
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 12 }), async (lines) => {
      const text = [
        'brand,model,other_names,announced,battery_mah',
        ...lines.map((one) => one.join(',')),
      ]
      const first = await take(text.join('\n'))
      expect(first.added + first.changed + first.unchanged + first.rejected).toBe(first.lines)
      const once = await whole(named, true)
      const again = await take(text.join('\n'))
      expect(await whole(named, true)).toEqual(once)
      expect(again).toMatchObject({ added: 0, changed: 0, rejected: first.rejected })
    }),
    { numRuns: 25 },
  )
  expect(await whole(named)).toEqual(others)
})

test('invalid lines are reported with a reason, and the others are imported', async () => {
  const text = `brand,model,announced,ram_gb
Nokia,Fine 1,2026,4
,Nameless,2026,4
Nokia,,2026,4
Nokia,Fine 1,2026,4
Nokia,Bad date,2026-13,4
Nokia,Bad number,2026,lots
Nokia,Too many,2026,4,5
Nokia,"Never closed,2026,4
Nokia,Fine 2,2026,4
`
  const done = await take(text)
  expect(done).toMatchObject({ lines: 9, added: 2, rejected: 7 })
  expect(
    done.rejections.map((one: { line: number; reason: string }) => [one.line, one.reason]),
  ).toEqual([
    [3, 'Brand is missing'],
    [4, 'Model is missing'],
    [5, 'Line 2 has the same model'],
    [6, 'announced must be YYYY or YYYY-MM'],
    [7, 'ram_gb must be a number from 0.001 to 128'],
    [8, 'More cells than columns'],
    [9, 'A quotation mark is not closed'],
  ])
})

test('a model that was corrected by hand is not overwritten', async () => {
  const { body: model } = await as(app, null).get(api.model('nokia-3310'))
  await admin.put(api.model(model._id), { name: model.name, batteryMah: 1234 })
  const done = await take('brand,model,battery_mah\nNokia,3310,900\n')
  expect(done).toMatchObject({ changed: 0, unchanged: 1 })
  const { body } = await as(app, null).get(api.model('nokia-3310'))
  expect(body.facts.batteryMah).toBe(1234)
})

test('two simultaneous imports of one file add each model once', async () => {
  const lines = Array.from({ length: 1_200 }, (_, n) => `Twice,Model ${n},2026`)
  const text = ['brand,model,announced', ...lines].join('\n')
  const [a, b] = await Promise.all([post(text), post(text)])
  await Promise.all([continueImports(app.deps), continueImports(app.deps)])
  const [first, second] = [
    (await admin.get(api.modelImport(a.body._id))).body,
    (await admin.get(api.modelImport(b.body._id))).body,
  ]
  expect([first.state, second.state]).toEqual(['done', 'done'])
  expect(first.added + second.added).toBe(1_200)
  const [{ count }] = await rows(
    `select count(*) from models join categories on categories.id = category_id
     where brand = 'Twice' and not catch_all`,
  )
  expect(count).toBe(1_200)
})

test('an interrupted import continues where it stopped', async () => {
  const lines = Array.from({ length: 700 }, (_, n) => `Broken,Model ${n}`)
  const { body } = await post(['brand,model', ...lines].join('\n'))
  const stop = () => {
    throw new Error('the process ended')
  }
  await expect(continueImports(app.deps, stop)).rejects.toThrow()
  expect((await admin.get(api.modelImport(body._id))).body).toMatchObject({
    state: 'running',
    done: 500,
  })
  expect(await continueImports(app.deps)).toBe(0)
  await rows(`update model_imports set heartbeat_at = now() - interval '1 minute' where id = $1`, [
    body._id,
  ])
  await continueImports(app.deps)
  expect((await admin.get(api.modelImport(body._id))).body).toMatchObject({
    state: 'done',
    added: 700,
  })
})

test.each([
  ['', 'missing'],
  ['hello', 'missing'],
  ['brand,name\nNokia,X', 'model is missing'],
  ['brand,model,brand\nNokia,X,Y', 'twice'],
  ['brand,model\n', 'no device'],
  ['\0\0\0', 'missing'],
])('422: %j is not a file of devices', async (text, words) => {
  const { status, body } = await post(text)
  expect(status).toBe(422)
  expect(body.fields.file).toContain(words)
})

test('413: more than 5 MB; 415: not text/csv; 404: no such import', async () => {
  const line = `Nokia,${'x'.repeat(60)}\n`
  expect((await post(`brand,model\n${line.repeat(90_000)}`)).status).toBe(413)
  expect((await post('brand,model\nNokia,X', 'application/json')).status).toBe(415)
  expect((await admin.get(api.modelImport('x'))).status).toBe(404)
  expect((await admin.get(api.modelImport(crypto.randomUUID()))).status).toBe(404)
})

test('lines that are not text are rejected, without an error', async () => {
  const bytes = new Uint8Array([...Buffer.from('brand,model\nNokia,'), 0xff, 0x00, 0xfe, 0x0a])
  const { status, body } = await post(bytes)
  expect(status).toBe(202)
  await continueImports(app.deps)
  expect((await admin.get(api.modelImport(body._id))).body).toMatchObject({ rejected: 1, added: 0 })
})

test('the command line imports a file at once and reports every step', async () => {
  const lines = Array.from({ length: 600 }, (_, n) => `Terminal,Model ${n}`)
  const progress: number[] = []
  const text = ['brand,model', ...lines, ',none'].join('\n')
  const outcome = await importDevices(app.deps, text, ({ done }) => progress.push(done))
  expect(progress).toEqual([500, 601])
  expect(outcome).toMatchObject({
    import: { added: 600, refused: 1 },
    refusals: [{ line: 602, reason: 'Brand is missing' }],
  })
  expect(await importDevices(app.deps, 'nothing', () => {})).toHaveProperty('refused')
})

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { loadCatalog } from './imports.api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const file = (name: string) =>
  readFileSync(new URL(`../../../db/data/${name}`, import.meta.url), 'utf8')
const files = { devices: file('devices.csv'), corrections: file('models.csv') }
const load = (given = files) =>
  inTransaction(app.deps.db, (tx) => loadCatalog(tx, app.clock.now(), given))

async function rows(text: string, values: unknown[] = []) {
  return (await app.deps.db.pool.query(text, values)).rows
}
const model = async (slug: string) =>
  (await rows('select * from models where slug = $1', [slug]))[0]

test('the catalog is loaded from the start, with readable slugs', async () => {
  const [{ count }] = await rows('select count(*) from models where not catch_all')
  expect(count).toBeGreaterThan(11_000)
  expect((await model('iphone-13-pro')).name).toBe('iPhone 13 Pro')
  expect((await model('nokia-3310')).name).toBe('3310')
  expect((await model('samsung-galaxy-s10-plus')).name).toBe('Galaxy S10+')
})

test('a device that our own facts list under another name is one model, with the facts of both', async () => {
  expect(await model('samsung-galaxy-s21-ultra')).toMatchObject({
    name: 'Galaxy S21 Ultra',
    storage_gb: [128, 256, 512],
    launch_price_minor: 119_999,
    battery_mah: 5000,
    max_storage_gb: 512,
  })
  expect(await model('samsung-galaxy-s21-ultra-5g')).toBeUndefined()
})

test('every brand has exactly one catch-all model', async () => {
  const [{ without }] = await rows(`select count(*) as without from categories where
    (select count(*) from models where category_id = categories.id and catch_all) <> 1`)
  expect(without).toBe(0)
})

test('loading again changes nothing', async () => {
  const all = 'select * from models order by id'
  const names = 'select * from model_names order by model_id, name'
  const before = [await rows(all), await rows(names)]
  await load()
  expect([await rows(all), await rows(names)]).toEqual(before)
})

test('corrections by hand and slugs stay; other facts follow the file', async () => {
  await rows(
    `update models set chipset = 'Corrected', corrected_at = now() where slug = 'iphone-12'`,
  )
  await rows(`update models set chipset = 'Old' where slug = 'iphone-13'`)
  await load({
    ...files,
    devices: files.devices.replace('iPhone 14 Pro,2022-09', 'iPhone 14 Pro,2022-10'),
  })
  expect((await model('iphone-12')).chipset).toBe('Corrected')
  expect((await model('iphone-13')).chipset).toBe('Apple A15 Bionic')
})

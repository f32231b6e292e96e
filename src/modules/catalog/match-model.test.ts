import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { catalog } from '../../demo/catalog.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { findBrand } from './brands.ts'
import { matchModel } from './match-model.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function match(brand: string, name: string) {
  const brandRow = await findBrand(app.deps.db.kysely, brand)
  return matchModel(app.deps.db.kysely, { brandId: brandRow?.id ?? '', name })
}

test.each([
  ['iphone', 'iPhone 13 Pro', 'iphone-13-pro'],
  ['iphone', 'IPHONE 13 PRO', 'iphone-13-pro'],
  ['iphone', 'iphone13pro', 'iphone-13-pro'],
  ['iphone', 'Apple iPhone 13 Pro 256GB black', 'iphone-13-pro'],
  ['iphone', 'iPhone 13 Pro (256 GB) – Sierra Blue, very good condition', 'iphone-13-pro'],
  ['iphone', '13 Pro 1TB', 'iphone-13-pro'],
  ['iphone', 'iPhone 13 Pro Max 512GB graphite', 'iphone-13-pro-max'],
  ['iphone', 'iPhone 13 128gb battery 89%', 'iphone-13'],
  ['iphone', 'Iphone 12/128GB unlocked', 'iphone-12'],
  ['iphone', 'iPhone 12 mini white 2 years old', 'iphone-12-mini'],
  ['iphone', 'iPhone XS Max', 'iphone-xs-max'],
  ['iphone', 'XR 64', 'iphone-xr'],
  ['iphone', 'iPhone X', 'iphone-x'],
  ['iphone', 'iPhone 6s Plus', 'iphone-6s-plus'],
  ['iphone', 'iPhone 8+ 64gb', 'iphone-8-plus'],
  ['iphone', 'iPhone 14 Plus 128 GB, grade A', 'iphone-14-plus'],
  ['iphone', 'iPhone SE (2020) RED', 'iphone-se-2020'],
  ['iphone', 'iPhone SE 2022 64 GB', 'iphone-se-2022'],
  ['iphone', 'iPhoné 11 Pró', 'iphone-11-pro'],
  ['iphone', 'iPhone 14 5G dual sim $450', 'iphone-14'],
  ['samsung', 'Galaxy S21 Ultra', 'samsung-galaxy-s21-ultra'],
  ['samsung', 'Samsung Galaxy S21 Ultra 5G 256GB Phantom Black', 'samsung-galaxy-s21-ultra'],
  ['samsung', 's21 ultra', 'samsung-galaxy-s21-ultra'],
  ['samsung', 'SAMSUNG S 21 ULTRA', 'samsung-galaxy-s21-ultra'],
  ['samsung', 's21u', 'samsung-galaxy-s21-ultra'],
  ['samsung', 'Galaxy S10 Plus', 'samsung-galaxy-s10-plus'],
  ['samsung', 'S10+ 128GB SM-G975F/DS', 'samsung-galaxy-s10-plus'],
  ['samsung', 'Galaxy S10e', 'samsung-galaxy-s10e'],
  ['samsung', 'Samsung A52s 5G 6/128', 'samsung-galaxy-a52s'],
  ['samsung', 'Galaxy Note 20 Ultra 8GB/256GB', 'samsung-galaxy-note20-ultra'],
  ['samsung', 'Galaxy Z Flip 4 lavender', 'samsung-galaxy-z-flip4'],
  ['samsung', 'galaxy z fold3', 'samsung-galaxy-z-fold3'],
  ['nokia', 'Nokia 3310', 'nokia-3310'],
  ['nokia', 'Nokia 3310 (2017)', 'nokia-3310-2017'],
  ['nokia', 'nokia lumia 520 8GB', 'nokia-lumia-520'],
  ['google', 'Google Pixel 7 Pro Snow 128GB', 'google-pixel-7-pro'],
  ['google', 'pixel 7a', 'google-pixel-7a'],
  ['google', 'Pixel 6 5G', 'google-pixel-6'],
  ['oneplus', 'OnePlus 9 Pro', 'oneplus-9-pro'],
  ['oneplus', 'One Plus 9 Pro 12+256GB', 'oneplus-9-pro'],
  ['oneplus', 'oneplus9', 'oneplus-9'],
  ['oneplus', '1+ 7T', undefined],
  ['xiaomi', 'Xiaomi 12', 'xiaomi-12'],
  ['xiaomi', 'Redmi Note 10 Pro 6/128GB grey', 'xiaomi-redmi-note-10-pro'],
  ['xiaomi', 'Poco X3 Pro', 'xiaomi-poco-x3-pro'],
  ['motorola', 'Moto G Power (2021)', 'motorola-moto-g-power-2021'],
  ['motorola', 'Motorola Edge 40', 'motorola-edge-40'],
  ['fairphone', 'Fairphone 4 256GB', 'fairphone-4'],
  ['nothing', 'Nothing Phone 1', 'nothing-phone-1'],
  ['huawei', 'Huawei P30 Pro 128GB Aurora', 'huawei-p30-pro'],
  ['sony', 'Sony Xperia 1 III frosted black', 'sony-xperia-1-iii'],
  ['honor', 'Honor 70', 'honor-70'],
  ['iphone', 'iphone 17 pro max 2TB', 'iphone-17-pro-max'],
  ['iphone', 'iPhone 16 128GB', 'iphone-16'],
  ['iphone', 'iPhone 15 Pro Natural Titanium 256', 'iphone-15-pro'],
  ['iphone', 'iPhone SE 2nd generation', 'iphone-se-2020'],
  ['samsung', 'Galaxy Fold 5', 'samsung-galaxy-z-fold5'],
  ['samsung', 'Samsung Galaxy S20+ 5G 512 GB', 'samsung-galaxy-s20-plus'],
  ['google', 'Pixel 9 Pro Fold', 'google-pixel-9-pro-fold'],
  ['google', 'Pixel 9 Pro XL rose quartz', 'google-pixel-9-pro-xl'],
  ['fairphone', 'Fairphone (Gen. 6)', 'fairphone-6'],
  ['motorola', 'Razr+ 2023', 'motorola-razr-40-ultra'],
  ['nothing', 'Phone (2a) Plus', 'nothing-phone-2a-plus'],
  ['samsung', 'SM-G991B', 'samsung-galaxy-s21'],
  ['samsung', 'Samsung SM-G991B/DS 128GB black', 'samsung-galaxy-s21'],
  ['samsung', 'Galaxy S21 SM-G991B', 'samsung-galaxy-s21'],
  ['samsung', 'Galaxy s911b 8/256', 'samsung-galaxy-s23'],
  ['iphone', 'A2633', 'iphone-13'],
  ['iphone', 'iPhone A2633 128 GB', 'iphone-13'],
  ['oneplus', 'LE2113', 'oneplus-9'],
  // Ambiguous, or not a known model.
  ['samsung', 'SM-J120F', undefined],
  ['samsung', 'Galaxy S21 Ultra SM-G991B', undefined],
  ['samsung', 'SM-G991B Ultra', undefined],
  ['samsung', 'SM-G991B 4TB', undefined],
  ['iphone', 'SM-G991B', undefined],
  ['iphone', 'iPhone', undefined],
  ['iphone', 'iPhone 256GB', undefined],
  ['iphone', 'iPhone 99 Pro', undefined],
  ['iphone', 'iPhone 13 Pro Ultra', undefined],
  ['iphone', 'iPhone 13 Pro Maxx', undefined],
  ['iphone', 'iPhone 12 or iPhone 13', undefined],
  ['iphone', 'iPhone 6 512GB', undefined],
  ['iphone', 'iPad Pro 11', undefined],
  ['samsung', 'Galaxy S21 Hyper Lite', undefined],
  ['samsung', 'Galaxy Watch 4', undefined],
  ['samsung', 'Galaxy S99', undefined],
  ['oneplus', 'OnePlus Foo 9', undefined],
  ['motorola', 'Moto G Power (2031)', undefined],
  ['nokia', 'a phone', undefined],
  ['nokia', '📱', undefined],
])('%s: “%s” is %s', async (brand, name, slug) => {
  const model = await match(brand, name)
  expect(model.catchAll ? undefined : model.slug).toBe(slug)
})

test('a new model is matched inside its transaction, and everywhere after the commit', async () => {
  const brand = await findBrand(app.deps.db.kysely, 'samsung')
  const wanted = { brandId: brand?.id ?? '', name: 'Galaxy S99 Ultra' }
  expect((await matchModel(app.deps.db.kysely, wanted)).catchAll).toBe(true)
  await inTransaction(app.deps.db, async (tx) => {
    const { upsertModels } = await import('./imports.api.ts')
    const { NO_FACTS } = await import('./model.ts')
    const row = { line: 2, brand: 'Samsung', name: 'Galaxy S99 Ultra', otherNames: [] }
    await upsertModels(tx, [{ ...row, facts: NO_FACTS }], app.clock.now())
    expect((await matchModel(tx, wanted)).slug).toBe('samsung-galaxy-s99-ultra')
    expect((await matchModel(app.deps.db.kysely, wanted)).catchAll).toBe(true)
  })
  expect((await matchModel(app.deps.db.kysely, wanted)).slug).toBe('samsung-galaxy-s99-ultra')
})

test('every demo phone matches a model and agrees with its facts', async () => {
  for (const phone of catalog) {
    const matched = await match(
      phone.brand,
      `${phone.name} ${phone.storageGb.map((gb) => `${gb} GB`).join(' ')}`,
    )
    expect(matched.catchAll, phone.name).toBe(false)
    const { rows } = await app.deps.db.pool.query('select * from models where id = $1', [
      matched.id,
    ])
    const model = rows[0]
    expect.soft(phone.announced, phone.name).toBe(model.announced)
    if (model.storage_gb.length > 0)
      expect
        .soft(model.storage_gb, phone.name)
        .toEqual(expect.arrayContaining([...phone.storageGb]))
    if (model.launch_price_minor)
      expect
        .soft(Math.abs(model.launch_price_minor / 100 - phone.launchUsd), phone.name)
        .toBeLessThan(2)
  }
})

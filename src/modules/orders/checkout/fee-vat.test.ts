import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildSettings, buildUser } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { REVERSE_CHARGE } from '../../../shared/orders/fee-vat.ts'
import { receiptRows } from '../../../shared/orders/receipt.ts'
import { formatFor, NEUTRAL_READER } from '../../../shared/reader-format.ts'
import { buildArrived } from '../disputes/disputes.fixture.ts'
import { receiptTexts } from '../receipts/receipt-texts.ts'
import { openShop, type Sale, type Shop } from './checkout.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ FEE_PERCENT: '10' })
})
afterAll(() => shop.close())

const SHOP_NUMBER = 'DE136695976'
const chargeVat = (vatPercent: number, name = 'Phone Fair') =>
  buildSettings(shop.app, { name, chargesVat: true, vatPercent, vatNumber: SHOP_NUMBER })

const complete = (sale: Sale) => as(shop.app, sale.buyer).post(paths.confirmOrder(sale.orderId))

async function declareBusiness(seller: Sale['seller'], country: string, vatNumber: string) {
  const { status } = await as(shop.app, seller).put(paths.business(), {
    companyName: 'Phones Ltd',
    line1: 'Hauptstr. 1',
    city: 'Town',
    country,
    email: 'shop@example.com',
    phone: '+49 30 1234567',
    vatNumber,
    certified: true,
    revision: null,
  })
  expect(status).toBe(200)
}

async function papersOf(sale: Sale) {
  const seller = as(shop.app, sale.seller)
  const { lines } = (await seller.get(paths.statements())).body
  const receipt = (await seller.get(`/api/orders/${sale.orderId}/receipt`)).body
  const file = String((await seller.get(paths.statementFile())).body)
  const rows = receiptRows(receipt, receiptTexts('en', formatFor(NEUTRAL_READER)))
  return { line: lines[0], receipt, file, rows: rows.flatMap(({ lines }) => lines) }
}

test('without VAT nothing is recorded, and statements and receipts have none', async () => {
  const sale = await buildArrived(shop)
  await complete(sale)
  const { line, receipt, file } = await papersOf(sale)
  expect([line.feeVat, receipt.feeVat]).toEqual([null, null])
  expect(file).not.toContain('VAT')
})

test('a fee contains the VAT of the day on which it is charged, whatever the settings say later', async () => {
  const sale = await buildArrived(shop)
  await chargeVat(19)
  const early = await papersOf(sale)
  expect(early.receipt).toMatchObject({ feeMinor: 3_000, feeVat: null, isFeeCharged: false })
  expect(early.rows).toContain('Charged when the order ends')
  await complete(sale)
  await chargeVat(25.5, 'Other Fair')
  const feeVat = {
    percent: 19,
    netMinor: 2_521,
    vatMinor: 479,
    shopName: 'Phone Fair',
    shopVatNumber: SHOP_NUMBER,
    sellerVatNumber: null,
  }
  const { line, receipt, file, rows } = await papersOf(sale)
  // The seller gets what they would have got without VAT.
  expect(line).toMatchObject({
    fee: { amountMinor: 3_000 },
    feeVat,
    amount: { amountMinor: 27_000 },
  })
  expect(receipt).toMatchObject({ feeMinor: 3_000, feeVat, isFeeCharged: true })
  expect(rows).not.toContain('Charged when the order ends')
  expect(rows).toEqual(expect.arrayContaining(['$25.21', '$4.79', `VAT number ${SHOP_NUMBER}`]))
  expect(file).toContain(`,25.21,19,4.79,,Phone Fair,${SHOP_NUMBER},\r\n`)
  const buyer = await as(shop.app, sale.buyer).get(`/api/orders/${sale.orderId}/receipt`)
  expect(buyer.body.feeVat).toBeNull()
})

test.each([
  ['a business of another country of the EU', 'FR', 'FR40303265045', true],
  ['a business in Greece', 'GR', 'EL094259216', true],
  ['a business of the same country', 'DE', 'DE129273398', false],
  ['a business at home with a number of another country', 'DE', 'FR40303265045', false],
  ['a business in Northern Ireland', 'IE', 'XI110305878', false],
  ['a business outside the EU', 'CH', 'CHE107787577MWST', false],
  ['a business without a number', 'FR', '', false],
])('%s: reverse charge, or not', async (_, country, vatNumber, isReversed) => {
  await chargeVat(19)
  const sale = await buildArrived(shop)
  await declareBusiness(sale.seller, country, vatNumber)
  await complete(sale)
  const { line, receipt, file, rows } = await papersOf(sale)
  expect(line.feeVat).toMatchObject(
    isReversed
      ? { percent: 0, netMinor: 3_000, vatMinor: 0, sellerVatNumber: vatNumber }
      : { percent: 19, netMinor: 2_521, vatMinor: 479, sellerVatNumber: null },
  )
  expect(receipt.feeVat).toEqual(line.feeVat)
  expect(rows.includes(REVERSE_CHARGE)).toBe(isReversed)
  expect(file.includes(`,30.00,0,0.00,${REVERSE_CHARGE},Phone Fair,`)).toBe(isReversed)
})

test('net and VAT are what the ledger books as the fee, and neither can be changed', async () => {
  await chargeVat(7.775)
  for (const price of ['249.35', '271.11', '299.99'])
    await complete(await buildArrived(shop, price))
  const { pool } = shop.app.deps.db
  const { rows } = await pool.query(
    `select net_minor + vat_minor as vat_sum, -sum(amount_minor) as fee
     from fee_vat join ledger_entries using (transfer_id) where account = 'fees'
     group by transfer_id`,
  )
  expect(rows.length).toBeGreaterThan(3)
  for (const { vat_sum, fee } of rows) expect(Number(vat_sum)).toBe(Number(fee))
  for (const statement of ['update fee_vat set vat_minor = 0', 'delete from fee_vat'])
    await expect(pool.query(statement)).rejects.toThrow('append-only')
})

test('the file for VAT returns adds up the fees of a year by rate and recipient', async () => {
  const { app } = shop
  const admin = as(app, await buildUser(app, { role: 'admin' }))
  const { body } = await admin.send('GET', paths.feeReportFile(), {})
  const lines = String(body).trim().split('\r\n').slice(1)
  const month = app.clock.now().toISOString().slice(0, 7)
  // The sales of the tests before: one without VAT, those at 19 %, at 7.775 %, and two reverse charges.
  expect(lines.find((line) => line.endsWith(',30.00,USD,,,'))).toBe(
    `${month},1,30.00,,0.00,30.00,USD,,,`,
  )
  expect(lines).toContain(`${month},6,151.26,19,28.74,180.00,USD,${SHOP_NUMBER},,`)
  for (const number of ['FR40303265045', 'EL094259216'])
    expect(lines).toContain(
      `${month},1,30.00,0,0.00,30.00,USD,${SHOP_NUMBER},${number},${REVERSE_CHARGE}`,
    )
  const { rows } = await app.deps.db.pool.query(
    `select -sum(amount_minor) as fees from ledger_entries where account = 'fees'`,
  )
  const cents = lines.map((line) => Math.round(Number(line.split(',')[5]) * 100))
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe(Number(rows[0].fees))
})

test('422: the shop charges VAT only with a rate and a valid number, reported at their fields', async () => {
  const { app } = shop
  const admin = as(app, await buildUser(app, { role: 'admin' }))
  const change = async (values: Record<string, unknown>) => {
    const { settings } = (await admin.get(paths.settings())).body
    const changes = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        { value, version: settings[name].version },
      ]),
    )
    const { status, body } = await admin.patch(paths.settings(), { changes })
    return [status, Object.keys(body.fields ?? {}).map((path) => path.split('.')[1])]
  }
  const none = { chargesVat: false, vatNumber: null, vatPercent: null }
  expect(await change(none)).toEqual([200, []])
  expect(await change({ ...none, chargesVat: true })).toEqual([422, ['vatPercent', 'vatNumber']])
  expect(await change({ chargesVat: true })).toEqual([422, ['chargesVat']])
  const on = { chargesVat: true, vatPercent: 19, vatNumber: 'de 136.695.976' }
  expect(await change({ ...on, vatNumber: 'DE12' })).toEqual([422, ['vatNumber']])
  expect(await change({ ...on, vatNumber: '136695976', country: 'DE' })).toEqual([
    422,
    ['vatNumber'],
  ])
  for (const vatPercent of [-1, 101, 19.0001])
    expect(await change({ ...on, vatPercent })).toEqual([422, ['vatPercent']])
  expect(await change({ ...on, vatPercent: 8.125 })).toEqual([200, []])
  expect(app.deps.settings.current()).toMatchObject({ vatPercent: 8.125, vatNumber: SHOP_NUMBER })
  expect(await change({ vatNumber: null })).toEqual([422, ['vatNumber']])
  expect(await change({ vatPercent: null })).toEqual([422, ['vatPercent']])
})

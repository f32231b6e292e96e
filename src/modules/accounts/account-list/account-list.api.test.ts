import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { buildBooking } from '../../orders/orders.fixture.ts'

let app: TestApp
let admin: TestUser
beforeAll(async () => {
  app = await testApp()
  admin = await buildUser(app, { role: 'admin', name: 'Ada Admin', email: 'ada@shop.example' })
})
afterAll(() => app.close())

type Listed = { status: number; names: string[]; cursor: string | null }

async function list(query: Record<string, string> = {}): Promise<Listed> {
  const { status, body } = await as(app, admin).get(
    `${paths.accounts()}?${new URLSearchParams(query)}`,
  )
  const names = body.items?.map(({ name }: { name: string }) => name)
  return { status, names, cursor: body.cursor }
}

/** The lines of the file, without its heading. */
async function exportLines(query: Record<string, string>): Promise<string[]> {
  const { body } = await as(app, admin).get(`${paths.accountsFile()}?${new URLSearchParams(query)}`)
  return String(body).split('\r\n').slice(1, -1)
}

test('accounts are found by words of name and address in any order and case, by ID, role and ban', async () => {
  const sol = await buildUser(app, { name: 'Sól 100%_Ström', email: 'sol@found.example' })
  const bo = await buildUser(app, { role: 'Seller', name: 'Bo', email: 'bo@found.example' })
  for (const q of ['FOUND.example sÓl', 'ström 100%_', sol.id, sol.id.toUpperCase(), 'sol@found'])
    expect([q, (await list({ q })).names]).toEqual([q, ['Sól 100%_Ström']])
  for (const q of ['%_x', 'sol bo', crypto.randomUUID()])
    expect([q, (await list({ q })).names]).toEqual([q, []])
  expect((await list({ q: 'found.example' })).names).toEqual(['Sól 100%_Ström', 'Bo'])
  expect((await list({ q: 'found.example', role: 'Seller' })).names).toEqual(['Bo'])
  await as(app, admin).put(paths.ban(bo.id), { reason: 'Spam' })
  expect((await list({ q: 'found.example', banned: 'true' })).names).toEqual(['Bo'])
  expect((await list({ q: 'found.example', banned: 'false' })).names).toEqual(['Sól 100%_Ström'])
})

test.each(['newest', 'name'])(
  'every account is on exactly one page by %s, although others come and go meanwhile',
  async (sort) => {
    const word = `paged${sort}`
    const email = (label: string | number) => `${word}-${label}@example.org`
    // Some have the same name, and all were opened in one moment.
    for (let number = 0; number < 60; number += 1)
      await buildUser(app, { name: `Name.${number % 7}`, email: email(number) })
    const emails = async (cursor = '') => {
      const query = new URLSearchParams({ q: word, sort, ...(cursor && { cursor }) })
      const { body } = await as(app, admin).get(`${paths.accounts()}?${query}`)
      const listed: string[] = body.items.map((user: { email: string }) => user.email)
      return { emails: listed, ids: body.items.map(({ _id }: { _id: string }) => _id), ...body }
    }
    const first = await emails()
    await buildUser(app, { name: '0 before all others', email: email('later') })
    await as(app, admin).delete(paths.user(first.ids.at(-1)))
    const second = await emails(first.cursor)
    expect([first.emails.length, second.emails.length, second.cursor]).toEqual([50, 10, null])
    // One more was opened since, and the later page is not counted.
    expect([first.total, second.total]).toEqual([60, null])
    const all = new Set([...first.emails, ...second.emails])
    expect(all).toEqual(new Set(Array.from({ length: 60 }, (_, number) => email(number))))
  },
)

test('by name, case does not matter and accents stay with their letter', async () => {
  const names = ['Zoe Order', 'Émile Order', 'adam Order', 'Eve Order', 'Fay Order', 'Bea Order']
  for (const name of names) await buildUser(app, { name })
  const sorted = ['adam', 'Bea', 'Émile', 'Eve', 'Fay', 'Zoe'].map((name) => `${name} Order`)
  expect((await list({ q: 'order', sort: 'name' })).names).toEqual(sorted)
})

test('the counts are those of the lists', async () => {
  const counts = async () => (await as(app, admin).get(paths.accountCounts())).body
  const before = await counts()
  const buyer = await buildUser(app, { role: 'Buyer' })
  await buildUser(app, { role: 'Seller' })
  await as(app, admin).put(paths.ban(buyer.id))
  expect(await counts()).toEqual({
    all: before.all + 2,
    buyers: before.buyers + 1,
    sellers: before.sellers + 1,
    admins: before.admins,
    banned: before.banned + 1,
  })
  expect(before.admins).toBe(1)
})

test('an account is listed with what it sold and bought; the sum is for those who may see orders', async () => {
  const { seller, buyer, order } = await buildBooking(app)
  await as(app, seller).post(paths.handOver(order._id), { code: order.handOverCode })
  await buildListing(app, { seller })
  const tradeOf = async (id: string, reader = admin) => {
    const { body } = await as(app, reader).get(`${paths.accounts()}?q=${id}`)
    return body.items[0].trade
  }
  const nothing = { ratings: 0, average: null, openDisputes: 0 }
  const bought = { forSale: 0, sales: 0, orders: 1, ...nothing, lastOrderAt: expect.any(String) }
  expect(await tradeOf(buyer.id)).toEqual({ ...bought, spentMinor: order.totalMinor })
  expect(await tradeOf(seller.id)).toMatchObject({ forSale: 1, sales: 1, orders: 0, spentMinor: 0 })
  expect(await tradeOf(admin.id)).toBe(null)
  const moderator = await buildUser(app, { role: 'admin', staffRole: 'moderator' })
  expect(await tradeOf(buyer.id, moderator)).toEqual({ ...bought, spentMinor: null })
})

test('the file has the accounts of the same filters without formulas, and its export is in the log', async () => {
  await buildUser(app, { name: '=1+1, "filed"', email: 'one@filed.example' })
  const two = await buildUser(app, { role: 'Seller', name: 'Filed', email: 'two@filed.example' })
  const lines = await exportLines({ q: 'filed.example' })
  expect(lines.map((line) => line.replace(/^[^,]+,/, '').replace(/20\d\d-.*/, ''))).toEqual([
    `"'=1+1, ""filed""",one@filed.example,true,Buyer,`,
    'Filed,two@filed.example,true,Seller,',
  ])
  expect(await exportLines({ q: 'filed.example', role: 'Seller' })).toEqual([
    expect.stringMatching(`^${two.id},`),
  ])
  const log = await as(app, admin).get(`${paths.auditLog()}?action=accounts_exported`)
  // Nobody's address stays in the log because somebody looked for it.
  expect(log.body.items.map(({ data }: { data: object }) => data)).toEqual([
    { role: 'Seller', isSearch: true },
    { isSearch: true },
  ])
})

test('hostile words find nothing; invalid filters, orders and cursors are refused', async () => {
  for (const q of ["'; drop table users; --", '\\', 'x'.repeat(254)])
    expect([q, (await list({ q })).status]).toEqual([q, 200])
  await buildUser(app, { name: 'Name of a cursor' })
  const cursorOf = (text: string) => Buffer.from(text).toString('base64url')
  const wrong: Record<string, string>[] = [
    { q: 'x'.repeat(255) },
    { role: 'owner' },
    { banned: 'maybe' },
    { sort: 'email' },
    { cursor: 'tampered' },
    { cursor: cursorOf(`name.${admin.id}.Ada`) },
    { sort: 'name', cursor: cursorOf(`newest.${admin.id}.1`) },
    { sort: 'name', cursor: cursorOf(`name.${admin.id}.A\0`) },
    { sort: 'name', cursor: cursorOf('name.1.A') },
  ]
  for (const query of wrong) expect([query, (await list(query)).status]).toEqual([query, 422])
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as } from './app.ts'
import { countStatements } from './count-statements.ts'
import { addRows, buildRows, GROWING_WEBHOOK, type Rows } from './rows-of-everything.fixture.ts'

type Who = 'visitor' | 'buyer' | 'seller' | 'admin'
type List = {
  by: Who
  /** Where it is read, unless it is the path of the operation. */
  url?: (rows: Rows) => string
  /** The property of the answer that holds the list, unless it is the answer. */
  list?: string
}

/** Lists that have more items with each row of everything. */
const GROWING: Record<string, List> = {
  'GET /api/auth/passkeys': { by: 'buyer', list: 'passkeys' },
  'GET /api/api-keys': { by: 'seller' },
  'GET /api/webhooks': { by: 'seller' },
  'GET /api/webhooks/{id}/messages': {
    by: 'seller',
    url: () => `/api/webhooks/${GROWING_WEBHOOK}/messages`,
  },
  'GET /api/accounts': { by: 'admin', list: 'items' },
  'GET /api/users': { by: 'admin' },
  'GET /api/buyers': { by: 'admin' },
  'GET /api/seller': { by: 'admin' },
  'GET /api/me/deletion': { by: 'buyer', list: 'orders' },
  'GET /api/me/security-events': { by: 'buyer' },
  'GET /api/security-events/{user}': {
    by: 'admin',
    url: ({ buyer }) => `/api/security-events/${buyer.id}`,
  },
  'GET /api/me/sessions': { by: 'buyer' },
  'GET /api/models': { by: 'visitor', url: () => '/api/models?q=grown', list: 'items' },
  'GET /api/phones': { by: 'visitor' },
  'GET /api/my-products/{email}': {
    by: 'seller',
    url: ({ seller }) => `/api/my-products/${seller.email}`,
  },
  'GET /api/drafts': { by: 'seller' },
  'GET /api/my-phones': { by: 'seller', list: 'items' },
  'GET /api/my-phones/summaries': { by: 'seller', list: 'items' },
  'GET /api/search': { by: 'visitor', list: 'items' },
  'GET /api/favorites': { by: 'buyer' },
  'GET /api/followed-sellers': { by: 'buyer', list: 'items' },
  'GET /api/saved-searches': { by: 'buyer', list: 'searches' },
  'GET /api/messages/updates': {
    by: 'buyer',
    url: () => '/api/messages/updates?after=0',
    list: 'items',
  },
  'GET /api/messages': { by: 'seller', list: 'items' },
  'GET /api/messages/conversations/{id}': {
    by: 'seller',
    url: ({ first }) => `/api/messages/conversations/${first.conversation}`,
    list: 'messages',
  },
  'GET /api/orders': { by: 'buyer' },
  'GET /api/sales': { by: 'seller' },
  'GET /api/addresses': { by: 'buyer' },
  'GET /api/disputes': { by: 'admin' },
  'GET /api/offers': { by: 'seller', list: 'items' },
  'GET /api/people/{id}/ratings': {
    by: 'visitor',
    url: ({ seller }) => `/api/people/${seller.id}/ratings`,
    list: 'items',
  },
  'GET /api/sellers/{id}': {
    by: 'visitor',
    url: ({ seller }) => `/api/sellers/${seller.id}`,
    list: 'recentlySold',
  },
  'GET /api/trusted-shops': { by: 'admin', list: 'shops' },
  'GET /api/notifications': { by: 'seller', list: 'items' },
  'GET /api/undelivered-mails': { by: 'admin' },
  'GET /api/reports': { by: 'admin' },
  'GET /api/all-listings': { by: 'admin', list: 'items' },
  'GET /api/all-orders': { by: 'admin', list: 'items' },
  'GET /api/audit-log': { by: 'admin', list: 'items' },
  'GET /api/appeals': { by: 'admin' },
  'GET /api/contact-messages': { by: 'admin' },
  'GET /api/risk-cases': { by: 'admin', list: 'accounts' },
  'GET /api/imei-alarms': { by: 'admin' },
  'GET /api/possession-photos': { by: 'admin' },
  'GET /api/my-passports': { by: 'buyer', list: 'passports' },
  'GET /api/passport-claims': { by: 'admin' },
}

/** Other answers with lists, and why they do not grow here. */
const NOT_GROWING: Record<string, string> = {
  'GET /api/outbox': 'reads files',
  'GET /api/pages/{page}': 'the sections of a text, stored as one value',
  'GET /api/home-texts': 'the blocks of the home page, in the code',
  'GET /api/content': 'the pages, in the code',
  'GET /api/content/{page}': 'versions, which only an admin adds',
  'GET /api/consents': 'versions of three pages',
  'GET /api/me': 'new terms, three at most',
  'GET /api/config': 'the published pages, kept in memory',
  'GET /api/categories': 'the brands, kept in memory',
  'GET /api/places': 'a few places of the data that comes with Redial',
  'GET /api/suggestions': 'a few models and brands',
  'GET /api/highlights': 'six phones a list; prices of all are judged by one statement',
  'GET /api/notification-settings': 'the kinds of notifications, in the code',
  'GET /api/accounts/{id}/businesses': 'what a seller stated within six months, by one index',
  'GET /api/grading/rubric': 'the questions, in the code',
  'GET /api/admin/settings': 'the settings, in the code',
  'GET /api/risk-rules': 'the rules, in the code',
  'GET /api/orders/{id}/checkout': 'the ways to pay, in the code',
  'GET /api/orders/{id}/arrival/questions': 'the questions, in the code',
  'GET /api/admin/health': 'processes and jobs, one statement for each kind',
  'GET /api/admin/invitations': 'one statement for all; its own test reads them',
  'GET /api/admin/setup-checklist': 'the steps, in the code',
  'GET /api/staff': 'one statement for all; its own test reads them',
  'GET /api/staff-invitations': 'one statement for all; its own test reads them',
  'GET /api/analytics': 'days of a period, rolled up',
  'GET /api/seller-report': 'sellers above the thresholds of the law',
  'GET /api/my-analytics': 'days of a period, rolled up',
  'GET /api/transparency': 'quarters of a year, counted together',
  'GET /api/pricing': 'months of a year, counted together',
  'GET /api/orders/{id}/dispute': 'an item of the queue of disputes, which is read the same way',
  'GET /api/orders/{id}/ratings/shown': 'the ratings of two people',
  'GET /api/passports/{id}': 'an item of the own passports, which are read the same way',
  'GET /api/phone-passports/{phoneId}': 'an item of the own passports, which are read the same way',
  'GET /api/passports/{id}/file': 'an item of the own passports, which are read the same way',
  'GET /api/model-imports/{id}': 'refused lines, stored as one value',
  'GET /api/alerts': 'needs matches of saved searches; their own test counts them',
  'GET /api/advertise': 'the phones of a search, which are read the same way',
  'GET /api/reviews': 'needs listings that were held back',
  'GET /api/my-reputation': 'needs signed statements of other shops',
  'GET /api/payout-account': 'needs payouts of the provider',
  'GET /api/statements': 'needs payouts of the provider',
  'GET /api/money': 'needs payments of the provider',
  'GET /api/all-payouts': 'needs payments of the provider',
  'GET /api/accounts/{id}': 'needs payments and new devices; each list is one statement',
  'GET /api/saved-views': 'views that one person saved, at most 20',
  'GET /api/accounts/{id}/notes': 'one statement for all; its own test reads them',
  'GET /api/accounts/{id}/views': 'one statement for all; its own test reads them',
  'GET /api/money-tasks': 'needs payments of the provider',
  'GET /api/reports/{id}/messages': 'the messages of a conversation, which are read the same way',
  'GET /api/checkup-results': 'the tests of one check-up, stored as one value',
}

type Schema = {
  $ref?: string
  type?: string
  items?: Schema
  properties?: Record<string, Schema>
}
type Operation = {
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>
}

/** The operations whose answer is a list of objects, or an object with such a list. */
function operationsWithLists(): string[] {
  const file = path.resolve(import.meta.dirname, '../docs/openapi.json')
  const { paths, components } = JSON.parse(readFileSync(file, 'utf8'))
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema
  const isList = (schema: Schema) =>
    schema.type === 'array' && Boolean(schema.items && resolve(schema.items).properties)
  return Object.entries<{ get?: Operation }>(paths).flatMap(([template, { get }]) => {
    const schema = get?.responses['200']?.content?.['application/json']?.schema
    if (!schema) return []
    const answer = resolve(schema)
    const parts = Object.values(answer.properties ?? {}).map(resolve)
    return [answer, ...parts].some(isList) ? [`GET ${template}`] : []
  })
}

test('every list of the API is read with one row and with three, or has a reason why not', () => {
  const known = [...Object.keys(GROWING), ...Object.keys(NOT_GROWING)]
  const lists = operationsWithLists()
  expect(known.filter((operation) => lists.includes(operation)).sort()).toEqual(lists.sort())
})

let rows: Rows
beforeAll(async () => {
  rows = await buildRows()
})
afterAll(() => rows.shop.close())

/** A statement, whether it names one value or several. */
const withoutNumbers = (text: string) => text.replace(/\$\d+(, \$\d+)*/g, '$')

async function read(operation: string, { by, url, list }: List) {
  const client = as(rows.shop.app, by === 'visitor' ? null : rows[by])
  const call = () => client.get(url?.(rows) ?? operation.replace('GET ', ''))
  // The first call fills caches.
  await call()
  const { result, texts } = await countStatements(call)
  const items = list ? result.body[list] : result.body
  return { items: items.length as number, texts: texts.map(withoutNumbers) }
}

test('every list is read with as many statements for three rows as for one', async () => {
  const few = new Map<string, Awaited<ReturnType<typeof read>>>()
  for (const [operation, list] of Object.entries(GROWING))
    few.set(operation, await read(operation, list))
  await addRows(rows)
  await addRows(rows)
  for (const [operation, list] of Object.entries(GROWING)) {
    const [one, three] = [few.get(operation)!, await read(operation, list)]
    expect(three.items, `${operation} has more items`).toBeGreaterThanOrEqual(one.items + 2)
    expect(three.texts, operation).toEqual(one.texts)
  }
})

import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { tableOwners } from '../../db/generate/table-owners.ts'
import { isConcurrent } from '../../src/platform/db/concurrent-migration.ts'
import { code, moduleOf, root, withoutComments } from './program.ts'

test('SQL is written in stores and the platform only', () => {
  const SQL = /\b(select\s.+\sfrom|insert\s+into|update\s+\w+\s+set|delete\s+from)\b/i
  const KYSELY = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/
  const offenders = code.filter((file) => {
    if (
      file.startsWith('src/platform/') ||
      file.startsWith('src/web/') ||
      file.endsWith('.store.ts')
    )
      return false
    const text = withoutComments(file)
    return (
      KYSELY.test(text) || /`[^`]*`/g[Symbol.matchAll](text).some(([literal]) => SQL.test(literal))
    )
  })
  // A large store may be split into several files.
  expect(offenders.filter((file) => !/\.(store|queries)(\.\w+)?\.ts$/.test(file))).toEqual([])
})

/** Rules about tables in use while a migration runs, which none is when the schema is created. */
const LIVE_TABLES_ONLY = [
  'require-lock-timeout',
  'require-statement-timeout',
  'constraint-missing-not-valid',
  'adding-foreign-key-constraint',
  // Deliberate; the first is excluded in .squawk.toml too, which these options replace.
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
]

/**
 * Such migrations have no timeouts, because nobody waits for them, and a test of theirs says which statements
 * they have.
 */
const CONCURRENT = [
  '--no-assume-in-transaction',
  ...['require-lock-timeout', 'require-statement-timeout', 'prefer-robust-stmts'].map(
    (rule) => `--exclude=${rule}`,
  ),
  '--exclude=prefer-bigint-over-int',
]

const squawk = (files: readonly string[], options: readonly string[] = []) =>
  files.length === 0 ||
  execFileSync(path.join(root, 'node_modules/.bin/squawk'), [...options, ...files], {
    cwd: root,
    stdio: 'pipe',
  })

const sqlFiles = (folder: string) => globSync(`${folder}/*.sql`, { cwd: root })
const isConcurrentFile = (file: string) => isConcurrent(readFileSync(path.join(root, file), 'utf8'))

test('every file in db/schema passes squawk', () => {
  const options = LIVE_TABLES_ONLY.map((rule) => `--exclude=${rule}`)
  expect(() => squawk(sqlFiles('db/schema'), options)).not.toThrow()
})

test('every migration passes squawk', () => {
  const files = sqlFiles('db/migrations')
  expect(() => squawk(files.filter((file) => !isConcurrentFile(file)))).not.toThrow()
  expect(() => squawk(files.filter(isConcurrentFile), CONCURRENT)).not.toThrow()
})

const owners = tableOwners()

/**
 * Tables of other modules that a module may read, and why. Allowed are joins, subqueries and conditions within
 * a statement about tables of its own, where a function of the owner would need a statement more, or one for
 * each row; lists, counts and exports across tables of several owners; and lists and joins of an owner that
 * imports the reader, such as the vocabulary of searches.
 *
 * Whoever needs a row by its id, a lock of it or whether it exists calls a function of the owner, which takes
 * the transaction; a module before the owner gets that function passed in. There is no such list for writes: to
 * change another module's table, call a function of that module.
 */
const mayRead: Record<string, Record<string, string>> = {
  platform: {
    users: 'whether a database is of a shop, before any code of the shop is loaded',
  },
  'account-closing': {
    users: 'the copy of their data that people download',
    identities: 'the copy of their data',
    consents: 'the copy of their data',
    phone_numbers: 'the copy of their data',
    phone_number_confirmations: 'the copy of their data',
    passkeys: 'the copy of their data',
    api_keys: 'the copy of their data',
    webhook_endpoints: 'the copy of their data',
    sessions: 'the copy of their data',
    push_subscriptions: 'the copy of their data',
    known_devices: 'the copy of their data',
    businesses: 'the copy of their data',
    former_businesses: 'the copy of their data',
    security_events: 'the copy of their data',
    listings: 'the copy of their data',
    drafts: 'the copy of their data',
    orders: 'the copy of their data',
    order_addresses: 'the copy of their data',
    warranty_claims: 'the copy of their data',
    saved_addresses: 'the copy of their data',
    offers: 'the copy of their data',
    ratings: 'the copy of their data',
    messages: 'the copy of their data',
    conversations: 'the copy of their data',
    favorites: 'the copy of their data',
    follows: 'the copy of their data',
    saved_searches: 'the copy of their data',
    notifications: 'the copy of their data',
    reports: 'the copy of their data',
    appeals: 'the copy of their data',
    contact_messages: 'the copy of their data',
    media: 'the copy of their data',
  },
  accounts: {
    listings: 'how many an account in the list has for sale',
    orders: 'what an account in the list has sold and bought',
    disputes: 'how many of an account in the list are open',
    rating_sums: 'the average of an account in the list',
  },
  content: { users: 'the names of who edited and published a page' },
  analytics: {
    users: 'sign-ups of a day; who the sellers of a report are',
    businesses: 'VAT numbers of sellers in a report',
    former_businesses: 'which deleted sellers of a report have details that are kept',
    settings: 'whether the shop is in the EU, when a seller’s account is deleted',
    categories: 'names of brands',
    listings: 'phones listed on a day; the brand of a sale',
    favorites: 'favorites of a day',
    offers: 'offers of a day',
    orders: 'orders of a day; seller and price of a sale',
    disputes: 'disputes of a day',
    ledger_transfers: 'fees of a day or month',
    ledger_entries: 'fees of a day or month',
    fee_vat: 'VAT in the fees of a month',
    sales: 'what others paid for the same phone',
    view_days: 'views of a day',
    search_days: 'searches of a day',
    empty_searches: 'texts without results in a period',
  },
  catalog: { listings: 'which brands have listings to match with changed models' },
  integrations: {
    users: 'the owner of an API key or webhook, in the read of every call and message',
    staff_invitations: 'whether the owner of an API key needs a second factor at once',
    listings: 'the seller of the phone that an event is about',
    orders: 'the seller of the order that an event is about',
  },
  console: {
    users: 'accounts to ban; who wrote a note; a person with everything about them',
    listings: 'listings to remove or review; how many a person has',
    listing_reviews: 'what waits for a decision',
    reports: 'reports to decide; how many there are about a person and by them',
    contact_messages: 'messages to mark as answered',
    orders: 'how many orders an action cancels; how many a person has',
    appeals: 'how many a person sent',
    money_tasks: 'payouts and refunds of a person, added up',
    passkeys: 'whether a person has one',
    phone_numbers: 'whether a person confirmed one',
    known_devices: 'the devices of a person',
  },
  instance: {
    notification_queue: 'how long its oldest entry has been due, on the health page',
    order_deadlines: 'the same',
    money_tasks: 'the same',
    files_to_delete: 'the same',
    data_exports: 'the same',
    conversation_participants: 'the same, of emails about unread messages',
    alert_mails: 'the same',
    users: 'addresses of admins who are told about problems; whether staff lack a second factor',
  },
  listings: {
    categories: 'the small number of a brand, kept with its listings',
    models: 'the name of the model on a card, and when its security updates end',
    places: 'the names of the place on a card, in the same read',
    media: 'the cover on a card, in the same read',
    favorites: 'how many people saved each of the seller’s listings',
    orders: 'how often each of the seller’s listings was booked',
    rating_sums: 'the level of a seller follows from sales and ratings',
    sales: 'the level of a seller follows from the sales that count',
    users: 'photo, ban and phone number of the seller on a phone’s page; since when they sell',
    businesses: 'the business that sells, on a phone’s page',
  },
  media: {
    orders: 'photos of a sold phone are kept while its order can be disputed',
    order_snapshot_photos: 'which photos those are',
    order_snapshots: 'how long its warranty runs',
  },
  messaging: {
    message_blocks: 'whether the two may write, with their conversation',
    listings: 'the phone that a conversation is about',
    users: 'the name of the other person; addresses of emails about unread messages',
  },
  moderation: {
    listings: 'the phone that a report is about; the list of all',
    orders: 'the list of all orders',
    users: 'names of reporters and reported; addresses in the list of all orders',
    ratings: 'reported reviews, and the last ones about a reported person',
    rating_sums: 'the average of a reported person',
    audit_log: 'what moderators did, counted for the transparency page',
  },
  notifications: { users: 'who is notified, under which name and address' },
  orders: {
    listings: 'phones are locked before their orders; the listing as it was sold',
    sales: 'ratings between linked accounts are not public',
    listing_photos: 'the listing as it was sold',
    models: 'the listing as it was sold',
    gradings: 'the listing as it was sold',
    checkups: 'the listing as it was sold',
    users: 'delivered orders of banned buyers',
  },
  payments: {
    orders: 'names of phones in a seller’s statement; how many of their sales are disputed',
    businesses: 'whether a seller accounts for the VAT in a fee, in the insert of that VAT',
    users: 'the name in an email about a changed payout account',
    previous_addresses: 'the address that a seller had until lately',
  },
  pricing: { categories: 'brands of sold models', models: 'facts that prices of sales depend on' },
  risk: {
    users: 'ages of accounts, and banned ones; names in the lists of reviews and rule changes',
    listings: 'what a seller listed and was made to take down',
    orders: 'whose payments banks took back; the phone whose payout is held',
    sales: 'the sales of a seller that count',
    payments: 'payments that banks took back',
    payment_instructions: 'whether a seller is paid like a banned one',
    payout_accounts: 'the same',
    known_devices: 'whether the browser is that of a banned account',
    security_events: 'whether it is the same kind of browser in the same network',
    phone_numbers: 'whether a seller confirmed the number of a banned account',
    saved_addresses: 'whether a seller has the address of a banned account',
    order_addresses: 'the same',
    imei_checks: 'whether a banned account had the phone',
    disputes: 'how many disputes a seller lost',
    messages: 'how often a seller named paying outside the shop',
  },
  search: {
    categories: 'the vocabulary of searches',
    models: 'the vocabulary of searches',
    model_names: 'the vocabulary of searches',
    listings: 'pages of results, favorites and alerts',
    listing_variants: 'the facts that listings are filtered by',
    users: 'addresses of alert emails; followed sellers',
    listing_edits: 'what a favorite cost when it was saved',
  },
  seo: {
    categories: 'brand pages in the sitemap',
    models: 'model pages in the sitemap',
    listings: 'listings in the sitemap',
  },
  settings: { users: 'the name of who changed a setting last' },
  verification: {
    categories: 'the brand of the phone of a passport',
    models: 'the model of the phone of a passport',
    listings: 'the phone that is verified, and whether it is still on offer',
    users: 'names of sellers in the list of IMEI alarms, and of people who claim a phone',
  },
}
/** Append-only, and readable by every module. */
const READ_BY_ALL = ['events']

type Use = { module: string; table: string; file: string; writes: boolean }

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const WRITES = [
  /\b(?:insert\s+into|delete\s+from|truncate)\s+(\w+)/g,
  /\bupdate\s+(\w+)(?:\s+(?:as\s+)?\w+)?\s+set\b/g,
  /\.(?:insertInto|updateTable|deleteFrom)\('(\w+)/g,
]
const READS = [/\b(?:from|join|using)\s+(\w+)/g, /\.(?:selectFrom|\w+Join)\('(\w+)/g]

function usesIn(file: string): Use[] {
  const text = withoutComments(file)
  const module = moduleOf(file) ?? 'platform'
  // Names that the statement itself defines (`with due as (…)`) are not tables.
  const localNames = [...text.matchAll(/\b(\w+)\s+as\s+(?:materialized\s+)?\(/g)].map(
    ([, name]) => name,
  )
  const violations = (patterns: RegExp[], writes: boolean) =>
    patterns
      .flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => snakeCase(name)))
      .filter((table) => owners.has(table) && !localNames.includes(table))
      .map((table) => ({ module, table, file, writes }))
  return [...violations(WRITES, true), ...violations(READS, false)]
}

const uses = code
  .filter((file) => !file.startsWith('src/demo/'))
  .filter((file) => /\.store\.ts$|columns\.ts$|^src\/(platform|commands)\//.test(file))
  .flatMap(usesIn)
const foreign = uses.filter(({ module, table }) => owners.get(table) !== module)

test('a module writes its own tables only', () => {
  const writes = foreign.filter((use) => use.writes)
  expect(writes.map(({ file, table }) => `${file} writes ${table}`)).toEqual([])
})

test('a module reads tables of others only with a reason', () => {
  const unlisted = foreign.filter(
    ({ module, table, writes }) =>
      !writes && !READ_BY_ALL.includes(table) && !mayRead[module]?.[table],
  )
  expect(unlisted.map(({ file, table }) => `${file} reads ${table}`)).toEqual([])
})

test('every reason to read a table of another module is still needed', () => {
  const stale = Object.entries(mayRead).flatMap(([module, tables]) =>
    Object.keys(tables)
      .filter((table) => !foreign.some((use) => use.module === module && use.table === table))
      .map((table) => `${module} reads ${table}`),
  )
  expect(stale).toEqual([])
})

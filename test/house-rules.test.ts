import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { tableOwners } from '../db/generate/table-owners.ts'

const root = path.resolve(import.meta.dirname, '..')
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.endsWith('.gen.ts'),
)
const code = sources.filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

type Import = { from: string; to: string }

function importsOf(file: string): Import[] {
  const matches = textOf(file).matchAll(/^(?:import|export)\s+[^'"]*?from\s+'(\.[^']+)'/gm)
  return [...matches].map(([, to = '']) => ({
    from: file,
    to: path.relative(root, path.resolve(root, path.dirname(file), to)),
  }))
}

const imports = code.flatMap(importsOf)
const lazyImports = code.flatMap((file) =>
  [...textOf(file).matchAll(/\bimport\(\s*'(\.[^']+)'\s*\)/g)].map(([, to = '']) => ({
    from: file,
    to: path.relative(root, path.resolve(root, path.dirname(file), to)),
  })),
)
const withoutComments = (file: string) => textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
const withoutImports = (file: string) =>
  withoutComments(file).replace(/^import\s[^'"]*?from\s+'[^']+'/gm, '')
const MODULES = 'src/modules'
/** The folder of `src/modules` that a file is in; undefined for the rest of the program. */
const moduleOf = (file: string) => /^src\/modules\/([\w-]+)\//.exec(file)?.[1]

/** A module imports only those before it. docs/architecture.md shows the order. */
const moduleOrder = [
  'catalog',
  'media',
  'pricing',
  'risk',
  'accounts',
  'verification',
  'payments',
  'listings',
  'orders',
  'messaging',
  'search',
  'notifications',
  'account-closing',
  'moderation',
  'sellers',
  'seo',
  'instance',
]
const describeImport = ({ from, to }: Import) => `${from} → ${to}`

test('every relative import names a file that exists, with its ending', () => {
  expect(imports.filter(({ to }) => !existsSync(path.join(root, to))).map(describeImport)).toEqual(
    [],
  )
})

test('modules are imported through their index.ts only', () => {
  const through = imports.filter(({ from, to }) => {
    const target = moduleOf(to)
    return target && target !== moduleOf(from) && !to.endsWith('/index.ts')
  })
  expect(through.map(describeImport)).toEqual([])
})

test('inside a module nobody imports the index.ts above it', () => {
  const own = imports.filter(
    ({ from, to }) =>
      moduleOf(to) && to.endsWith('/index.ts') && from.startsWith(`${path.dirname(to)}/`),
  )
  expect(own.map(describeImport)).toEqual([])
})

test('a module imports only modules before it', () => {
  const folders = readdirSync(path.join(root, MODULES))
  expect(folders.toSorted()).toEqual(moduleOrder.toSorted())
  const place = (file: string) => moduleOrder.indexOf(moduleOf(file) ?? '')
  const upward = [...imports, ...lazyImports].filter(
    ({ from, to }) => moduleOf(from) && moduleOf(to) && place(to) > place(from),
  )
  expect(upward.map(describeImport)).toEqual([])
})

/**
 * Import cycles among folders: `folderOf` returns the folder of a file, or undefined for files that
 * do not count.
 */
function cyclesAmong(folderOf: (file: string) => string | undefined, counted: readonly Import[]) {
  const edges = new Map<string, Set<string>>()
  for (const { from, to } of counted) {
    const [a, b] = [folderOf(from), folderOf(to)]
    if (!a || !b || a === b) continue
    edges.set(a, (edges.get(a) ?? new Set()).add(b))
  }
  const cycles = new Set<string>()
  const walk = (at: string, trail: string[]) => {
    if (trail.includes(at))
      return void cycles.add([...trail.slice(trail.indexOf(at)), at].join(' → '))
    for (const next of edges.get(at) ?? []) walk(next, [...trail, at])
  }
  for (const start of edges.keys()) walk(start, [])
  return [...cycles]
}

test('features of the website have no cyclic dependencies', () => {
  const featureOf = (file: string) => {
    const folder = /^src\/web\/([\w-]+)\//.exec(file)?.[1]
    return folder && !['api', 'forms', 'public', 'routes', 'styles', 'ui'].includes(folder)
      ? folder
      : undefined
  }
  expect(cyclesAmong(featureOf, [...imports, ...lazyImports])).toEqual([])
})

test('the platform imports no module', () => {
  const up = imports.filter(
    ({ from, to }) => from.startsWith('src/platform/') && !/^src\/(platform|shared)\//.test(to),
  )
  expect(up.map(describeImport)).toEqual([])
})

test('shared code imports only shared code, and nothing from Node', () => {
  const outside = imports.filter(
    ({ from, to }) => from.startsWith('src/shared/') && !to.startsWith('src/shared/'),
  )
  expect(outside.map(describeImport)).toEqual([])
  const shared = code.filter((file) => file.startsWith('src/shared/'))
  expect(shared.filter((file) => /from '(?!\.)/.test(textOf(file)))).toEqual([])
})

test('pages import only shared code and the contract from outside src/web', () => {
  const taken = imports.filter(
    ({ from, to }) =>
      from.startsWith('src/web/') &&
      !to.startsWith('src/web/') &&
      !to.startsWith('src/shared/') &&
      !to.startsWith('src/contract/'),
  )
  expect(taken.map(describeImport)).toEqual([])
})

test('UI components import no domain code', () => {
  // The forms of dates and numbers are not about phones.
  const allowed = /^src\/web\/(ui|styles)\/|^src\/shared\/(quantities|reader-format)\.ts$/
  const up = imports.filter(({ from, to }) => from.startsWith('src/web/ui/') && !allowed.test(to))
  expect(up.map(describeImport)).toEqual([])
})

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

test('URLs are written in the contract and the routes only', () => {
  const RAW =
    /(?<!from: )['"`]\/(api|dashboard|products|categories|phones|login|signup|blog|about|contact|support|forget-password|reset-password|outbox)\b/
  const own =
    /^src\/(app\.ts|contract\/(api|page)-urls\.ts|openapi\.ts|server\.ts|pages\/pages\.ts)$|\.(api|routes)\.ts$|^src\/web\/routes\//
  // The typed client accepts only paths of the contract, which the compiler checks.
  const CONTRACT_CALL =
    /\b((get|post|put|delete|pagedQuery|apiUrl)\(\s*|Paths\[)['`]\/api\/[^'`]*['`]/g
  const offenders = code
    .filter((file) => !own.test(file))
    .filter((file) => RAW.test(withoutComments(file).replace(CONTRACT_CALL, '')))
  expect(offenders).toEqual([])
})

test('fields of forms take their limit from the constant that the server enforces', () => {
  // Shorter ones belong to the field: room for spaces in a code, the digits of an amount.
  const typed = code.filter(
    (file) =>
      /^src\/web\/(?!gallery\/).*\.tsx$/.test(file) && /maxLength=\{[\d_]{3,}\}/.test(textOf(file)),
  )
  expect(typed).toEqual([])
})

test('a dashboard page names each query once, for its loader and its component', () => {
  // `orderQueries.orders`, `= orderQueries` and `configQuery(`, but not `useQuery(` or `function configQuery(`.
  // Loader and component read them from the page's own function, or from that of the moderation tabs.
  const QUERY =
    /(?<!typeof )\b(?!pageQueries|tabQueries)[a-z]\w*Queries\b(?!\()(?:\.\w+)?|(?<!function )\b(?!use|paged|fetch)[a-z]\w*Query(?=\()/g
  const withScreen = (route: string) => [
    route,
    ...importsOf(route)
      .map(({ to }) => to)
      .filter((to) => /-(page|queue)\.tsx$/.test(to)),
  ]
  const twice = code
    .filter((file) => file.startsWith('src/web/routes/dashboard/'))
    .filter((file) => /^ {2}loader:/m.test(textOf(file)))
    .flatMap((route) => {
      const text = withScreen(route).map(withoutImports).join('\n')
      const named = [...text.matchAll(QUERY)].map(([name]) => name)
      return named
        .filter((name, index) => named.indexOf(name) < index)
        .map((name) => `${route}: ${name}`)
    })
  expect(twice).toEqual([])
})

test('texts take the working days of a deadline from its constant', () => {
  const TYPED = /\b(one|two|three|four|five|six|seven|ten|\d+) working days?\b/
  const product = code.filter((file) => !file.startsWith('src/demo/'))
  expect(product.filter((file) => TYPED.test(withoutComments(file)))).toEqual([])
})

test('numbers with a noun are written by formatQuantity or pluralize', () => {
  // n === 1 ? 'day' : 'days', n === 1 ? '' : 's', n === 1 ? '1 day' : `${n} days`
  const WRITTEN =
    /=== 1 \? (?:'' : 's'|'([\w ]+)' : '\1s'|'1 ([\w ]+?)' : `\$\{[^}]+\} \2s|'([\w ]+)' : `\3s`)/
  expect(code.filter((file) => WRITTEN.test(withoutComments(file)))).toEqual([])
})

test('sets of listing states have a name in the life cycle', () => {
  const SET =
    /(\bin \(|\[)\s*'(live|paused|reserved|pending_review)',\s*'(live|paused|reserved|expired|sold)'/
  const typed = code.filter(
    (file) => /^src\/modules\/(?!.*\.(test|fixture)\.ts)/.test(file) && SET.test(textOf(file)),
  )
  expect(typed).toEqual([])
})

test('no file is longer than 500 lines', () => {
  const long = sources.filter((file) => textOf(file).split('\n').length > 501)
  expect(long).toEqual([])
})

/** Files of a folder that a reader still takes in at once. Tests and fixtures are not counted. */
const FOLDER_FILES = 20

test(`no folder has more than ${FOLDER_FILES} files`, () => {
  const counts = new Map<string, number>()
  for (const file of code) {
    const folder = path.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const large = [...counts].filter(([, count]) => count > FOLDER_FILES)
  expect(large).toEqual([])
})

test('no feature of the website is a folder with one file', () => {
  const files = globSync('src/web/**/*.{ts,tsx,css}', { cwd: root, exclude: ['src/web/public/**'] })
  const folders = Map.groupBy(files, (file) => path.dirname(file))
  // A folder above others is not a drawer for its one file.
  const above = (folder: string) =>
    files.some((file) => file.startsWith(`${folder}/`) && path.dirname(file) !== folder)
  const single = [...folders].filter(([folder, inside]) => inside.length === 1 && !above(folder))
  expect(single.map(([folder]) => folder)).toEqual([])
})

test('no file or folder has a meaningless name', () => {
  const drawers = code.filter((file) =>
    /(^|\/)(utils?|helpers?|services?|managers?|common|misc)(\/|\.)/.test(file),
  )
  expect(drawers).toEqual([])
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

test.for([
  { folder: 'db/schema', excluded: LIVE_TABLES_ONLY },
  { folder: 'db/migrations', excluded: [] },
])('every file in $folder passes squawk', ({ folder, excluded }) => {
  const files = globSync(`${folder}/*.sql`, { cwd: root })
  const options = excluded.map((rule) => `--exclude=${rule}`)
  const squawk = path.join(root, 'node_modules/.bin/squawk')
  const run = () => execFileSync(squawk, [...options, ...files], { cwd: root, stdio: 'pipe' })
  if (files.length > 0) expect(run).not.toThrow()
})

const packageSources = globSync('packages/**/*.{ts,json,md}', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
}).map((file) => file.replaceAll(path.sep, '/'))

test('packages import nothing of Redial, and each other by name only', () => {
  const offenders = packageSources.filter((file) => {
    const [, home] = file.split('/')
    const text = textOf(file)
    const paths = [...text.matchAll(/(?:from|import|URL\()\s*\(?'(\.[^']*)'/g)]
    const leaves = paths.some(
      ([, to = '']) => !path.join(path.dirname(file), to).startsWith(`packages/${home}/`),
    )
    return leaves || /redial/i.test(text.replaceAll('@redial/', ''))
  })
  expect(offenders).toEqual([])
})

test('packages are imported by name only', () => {
  const callers = globSync('{src,test,e2e,bench,scripts}/**/*.{ts,tsx,mjs}', { cwd: root })
  expect(callers.filter((file) => /from '[^']*\/packages\//.test(textOf(file)))).toEqual([])
})

test('code and docs mention the product only', () => {
  const forbidden = /\b(TODO|FIXME|XXX)\b|@ts-ignore|@ts-expect-error/
  expect(code.filter((file) => forbidden.test(textOf(file)))).toEqual([])
})

const docs = globSync(['*.md', '{db,docs,src,packages}/**/*.md'], {
  cwd: root,
  exclude: (name) => name === 'node_modules',
})

test('links between the docs, and the files that they name, exist', () => {
  const missing = docs.flatMap((file) => {
    const text = textOf(file)
    const links = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
      .map(([, to = '']) => to)
      .filter((to) => !/^(https?|mailto):/.test(to))
      .map((to) => path.join(path.dirname(file), to))
    // `src/web/routes/(about)/about.tsx`, but not `db/migrations/NNNN_….sql`. The copy names parts of texts.
    const named = [...text.matchAll(/`((?:src|test|e2e|db|docs|packages|scripts)\/[\w./()$-]+)`/g)]
      .map(([, to = '']) => to)
      .filter(() => file !== 'docs/copy.md')
    return [...links, ...named]
      .filter((to) => !existsSync(path.join(root, to)))
      .map((to) => `${file} → ${to}`)
  })
  expect(missing).toEqual([])
})

test('a page of decisions has at most 80 lines, and the architecture names it', () => {
  const pages = globSync('docs/decisions/*', { cwd: root })
  const architecture = textOf('docs/architecture.md')
  const wrong = pages.filter(
    (file) =>
      textOf(file).trimEnd().split('\n').length > 80 ||
      !architecture.includes(`(${path.relative('docs', file)})`),
  )
  expect(wrong).toEqual([])
})

const owners = tableOwners()

/**
 * Tables of other modules that a module may read, and why. Allowed are joins, subqueries and conditions within a
 * statement about tables of its own, where a function of the owner would need a statement more, or one for each
 * row; lists, counts and exports across tables of several owners; and lists and joins of an owner that imports the
 * reader, such as the vocabulary of searches.
 *
 * Whoever needs a row by its id, a lock of it or whether it exists calls a function of the owner, which takes the
 * transaction; a module before the owner gets that function passed in. There is no such list for writes: to
 * change another module's table, call a function of that module.
 */
const mayRead: Record<string, Record<string, string>> = {
  'account-closing': {
    users: 'the copy of their data that people download',
    identities: 'the copy of their data',
    phone_numbers: 'the copy of their data',
    phone_number_confirmations: 'the copy of their data',
    passkeys: 'the copy of their data',
    sessions: 'the copy of their data',
    known_devices: 'the copy of their data',
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
  catalog: { listings: 'which brands have listings to match with changed models' },
  listings: {
    categories: 'the small number of a brand, kept with its listings',
    models: 'the name of the model on a card, and when its security updates end',
    media: 'the cover on a card, in the same read',
    favorites: 'how many people saved each of the seller’s listings',
    orders: 'how often each of the seller’s listings was booked',
    rating_sums: 'the level of a seller follows from sales and ratings',
    sales: 'the level of a seller follows from the sales that count',
    users: 'photo, ban and phone number of the seller on a phone’s page; since when they sell',
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
  },
  seo: {
    categories: 'brand pages in the sitemap',
    models: 'model pages in the sitemap',
    listings: 'listings in the sitemap',
  },
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
  const own = [...text.matchAll(/\b(\w+)\s+as\s+(?:materialized\s+)?\(/g)].map(([, name]) => name)
  const violations = (patterns: RegExp[], writes: boolean) =>
    patterns
      .flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => snakeCase(name)))
      .filter((table) => owners.has(table) && !own.includes(table))
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

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { api } from '../../../contract/urls.ts'
import type { CheckedLine } from './my-phones.contract.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

const HEAD = 'brand,name,price\n'

function send(path: string, file: string | Uint8Array<ArrayBuffer>) {
  const headers = { 'content-type': 'text/csv' }
  return as(app, seller).send('POST', path, { body: file, headers })
}
const check = (file: string | Uint8Array<ArrayBuffer>) => send(api.phoneFileChecks(), file)
const importFrom = (file: string, hash: string, from = 1) =>
  send(`${api.phoneImports()}?file=${hash}&from=${from}`, file)

/** Checks a file and then imports all of it, as the screen does. */
async function importAll(file: string) {
  const { file: hash } = (await check(file)).body
  const done = { added: 0, duplicates: 0, rejected: 0 }
  for (let next: number | null = 1; next; ) {
    const { status, body } = await importFrom(file, hash, next)
    expect(status, JSON.stringify(body)).toBe(200)
    done.added += body.added.length
    done.duplicates += body.duplicates
    done.rejected += body.rejected.length
    next = body.next
  }
  return done
}

const mine = async () => (await as(app, seller).get(api.myPhones())).body
const verdicts = (lines: CheckedLine[]) => lines.map(({ line, verdict }) => [line, verdict])

test('the dry run reports problems by line and column, and lists nothing', async () => {
  const file = `brand,name,price,grade,storage,nonsense
Nokia,Nokia 3310,"1,250.50",b,128 GB,x
Nokia,,free,,,
Atari,Nokia 3310,5,E,lots,
"Nokia,open
Nokia,Nokia 8,30,,,,,too much
`
  const { status, body } = await check(file)
  expect(status).toBe(200)
  expect(body).toMatchObject({ valid: 1, duplicates: 0, invalid: 4, unknownColumns: ['nonsense'] })
  expect(verdicts(body.lines)).toEqual([
    [2, 'valid'],
    [3, 'invalid'],
    [4, 'invalid'],
    [5, 'invalid'],
    [6, 'invalid'],
  ])
  const problems = body.lines.map(({ problems }: CheckedLine) =>
    problems.map(({ column, message }) => `${column}: ${message}`),
  )
  expect(problems[1]).toEqual(['name: Name is required'])
  expect(problems[2]).toEqual(['storage_gb: Must be a number'])
  const warnings = body.lines.map(({ warnings }: CheckedLine) => warnings)
  const ignored = { column: 'grade', message: expect.stringMatching(/^Ignored: grades come from/) }
  expect(warnings).toEqual([[ignored], [], [ignored], [], []])
  expect(problems[3]).toEqual(['null: A quote (") is opened here and never closed.'])
  expect(problems[4]?.[0]).toMatch(/more cells than headings/)
  expect((await mine()).total).toBe(0)
})

test('columns have the same errors as form fields', async () => {
  const { body } = await check('brand,name,price,original_price,currency\nNokja,Jaguar,x,1,EUR\n')
  expect(body.lines[0].problems).toEqual([
    { column: 'price', message: expect.any(String) },
    { column: 'brand', message: expect.stringMatching(/^Did you mean Nokia\?/) },
    { column: 'currency', message: 'Prices here are in USD' },
  ])
})

test('valid lines are listed unchanged, the others are not', async () => {
  const file = `name;brand;price;location;description;color\r
"iPhone 12; as new";Iphone;"1.250,50";Oslo;"Two\r
lines, and ""quotes""";=1+1\r
;Iphone;5;;;\r
`
  expect(await importAll(file)).toEqual({ added: 1, duplicates: 0, rejected: 1 })
  const { items } = await mine()
  expect(items[0]).toMatchObject({
    name: 'iPhone 12; as new',
    price: '1250.50',
    location: 'Oslo',
    description: 'Two\nlines, and "quotes"',
    color: '=1+1',
    state: 'live',
  })
})

test('importing a file again lists nothing, a corrected one only the new lines', async () => {
  const file = `${HEAD}Nokia,Nokia 3310,30\nNokia,Nokia 3310,30\nNokia,,40\n`
  expect(await importAll(file)).toEqual({ added: 2, duplicates: 0, rejected: 1 })
  expect(await importAll(file)).toEqual({ added: 0, duplicates: 2, rejected: 1 })
  const { body } = await check(file)
  expect(body.lines[0].duplicateReason).toBe('It was already imported from this file.')
  const mended = file.replace('Nokia,,40', 'Nokia,Nokia 8,40')
  expect(await importAll(mended)).toEqual({ added: 1, duplicates: 2, rejected: 0 })
  expect((await mine()).total).toBe(3)
})

test('importing a file from two tabs at once makes no duplicates', async () => {
  const file =
    HEAD + [...Array(8).keys()].map((index) => `Nokia,Nokia ${index} a,3${index}\n`).join('')
  const { file: hash } = (await check(file)).body
  const answers = await Promise.all([importFrom(file, hash), importFrom(file, hash)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.reduce((sum, { body }) => sum + body.added.length, 0)).toBe(8)
  expect((await mine()).total).toBe(8)
})

test('a withdrawn phone can be listed again from another file only', async () => {
  const file = `${HEAD}Nokia,Nokia 3310,30\n`
  await importAll(file)
  const [phone] = (await mine()).items
  await as(app, seller).delete(api.phone(phone._id))
  expect(await importAll(file)).toMatchObject({ added: 0, duplicates: 1 })
  expect(await importAll(`${file}Nokia,Nokia 8,40\n`)).toMatchObject({ added: 2 })
})

test('empty rows of a spreadsheet are skipped and counted, wherever they are', async () => {
  const file = `${HEAD}Nokia,Nokia 3310,30\n,,\n" ",,\u200b\nNokia,Nokia 8,٤٠\n${',,\n'.repeat(600)}`
  const { body } = await check(file)
  expect(body).toMatchObject({ valid: 2, invalid: 0, emptyRows: 602 })
  expect(body.lines.map(({ line }: CheckedLine) => line)).toEqual([2, 5])
  expect(await importAll(file)).toEqual({ added: 2, duplicates: 0, rejected: 0 })
  const onlyEmpty = await check(`${HEAD},,\n,,\n`)
  expect([onlyEmpty.status, onlyEmpty.body.message]).toEqual([
    422,
    expect.stringMatching(/no phones/),
  ])
})

test('409: only the checked file can be imported', async () => {
  const { file: hash } = (await check(`${HEAD}Nokia,Nokia 3310,30\n`)).body
  const changed = await importFrom(`${HEAD}Nokia,Nokia 3310,31\n`, hash)
  expect(changed).toMatchObject({ status: 409, body: { error: 'other_file' } })
  expect((await mine()).total).toBe(0)
})

test('a long file is imported in several calls, each continuing the last', async () => {
  const file = HEAD + [...Array(60).keys()].map((index) => `Nokia,Nokia ${index} b,30\n`).join('')
  const { file: hash } = (await check(file)).body
  const first = (await importFrom(file, hash)).body
  expect([first.added.length, first.next]).toEqual([25, 27])
  expect(await importAll(file)).toEqual({ added: 35, duplicates: 25, rejected: 0 })
})

test('an export can be imported: existing phones are duplicates, those without ID are new', async () => {
  await buildListing(app, { seller, name: '=HYPERLINK("x")', description: '-5 %\n"so", they say' })
  await buildListing(app, { seller, name: 'Größe', color: '@hm', storageGb: 128, grade: 'B' })
  const { headers, body } = await as(app, seller).get(api.phoneExport())
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="my-phones-.*\.csv"$/)
  expect(body).toContain(`"'=HYPERLINK(""x"")"`)
  expect(body).toContain("'@hm")
  const checked = (await check(body)).body
  expect(checked).toMatchObject({ valid: 0, duplicates: 2, invalid: 0, unknownColumns: [] })
  const asNewPhones = body.replace(/^[0-9a-f-]{36},/gm, ',')
  seller = await buildUser(app, { role: 'Seller' })
  expect(await importAll(asNewPhones)).toEqual({ added: 2, duplicates: 0, rejected: 0 })
  const { items } = await mine()
  expect(items[0]).toMatchObject({ name: '=HYPERLINK("x")', description: '-5 %\n"so", they say' })
  expect(items[1]).toMatchObject({ name: 'Größe', color: '@hm', storageGb: 128, grade: null })
})

test('a file lists phones of any brand and model', async () => {
  const file = `${HEAD}Punkt,MP02,90\nwiko,Lenny 5,20\nNokia,Wunderphone,30\n`
  expect(await importAll(file)).toEqual({ added: 3, duplicates: 0, rejected: 0 })
  const { items } = await mine()
  const named = items.map(({ brand, name }: { brand: string; name: string }) => `${brand}: ${name}`)
  expect(named.sort()).toEqual(['Nokia: Wunderphone', 'Other brand: Punkt MP02', 'Wiko: Lenny 5'])
})

test('an export names the grade, and an import never takes one', async () => {
  await buildListing(app, { seller, grade: 'C' })
  const [head = '', line = ''] = (await as(app, seller).get(api.phoneExport())).body.split('\r\n')
  expect(line.split(',')[head.split(',').indexOf('grade')]).toBe('C')
  for (const heading of ['grade', 'Condition'])
    expect(await importAll(`brand,name,price,${heading}\nNokia,Nokia 8 ${heading},30,A\n`)).toEqual(
      {
        added: 1,
        duplicates: 0,
        rejected: 0,
      },
    )
  const { items } = await mine()
  expect(items.map(({ grade }: { grade: string | null }) => grade).sort()).toEqual([
    'C',
    null,
    null,
  ])
  expect((await as(app, seller).get(api.examplePhoneFile())).body).not.toContain('grade')
})

test('a large export has every phone once', async () => {
  // The test clock does not advance, so all rows share a timestamp and are ordered by id.
  const lines = [...Array(230).keys()].map((index) => `Nokia,Nokia ${index} c,30\n`)
  await importAll(HEAD + lines.join(''))
  const exported = (await as(app, seller).get(api.phoneExport())).body.trim().split('\r\n')
  expect(exported).toHaveLength(231)
  expect(new Set(exported).size).toBe(231)
})

test('the example can be imported as it is', async () => {
  const { body } = await as(app, seller).get(api.examplePhoneFile())
  expect(await importAll(body)).toEqual({ added: 2, duplicates: 0, rejected: 0 })
})

test.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
  ['nothing', '', 'The file is empty.'],
  ['only headings', HEAD, 'There are no phones below the headings.'],
  [
    'no headings',
    'Nokia,3310\n',
    'The first line must name the columns; brand, name and price are missing.',
  ],
  ['a column twice', 'brand,model,name,price\na,b,c,d\n', 'The column name appears twice.'],
  [
    'a spreadsheet',
    new Uint8Array([0x50, 0x4b, 3, 4]),
    'This is a spreadsheet or an archive. Save it as CSV first.',
  ],
  [
    'a picture',
    new Uint8Array([0x89, 0x50, 0, 1, 0, 0, 7]),
    'This is not a text file. Save it as CSV first.',
  ],
  [
    'too many',
    HEAD + 'Nokia,Nokia 3310,5\n'.repeat(1_001),
    'The file has more than 1,000 phones. Split it.',
  ],
])('422: a file with %s', async (_, file, wrong) => {
  const { status, body } = await check(file)
  expect([status, body.fields]).toEqual([422, { file: wrong }])
})

test('413: a file of more than 2 MB', async () => {
  expect((await check('x'.repeat(2 * 1024 * 1024 + 1))).status).toBe(413)
})

test('a line that is too long is refused alone, with the reason', async () => {
  const { body } = await check(`${HEAD}Nokia,Nokia 3310,5\nNokia,${'x'.repeat(20_001)},5\n`)
  expect(verdicts(body.lines)).toEqual([
    [2, 'valid'],
    [3, 'invalid'],
  ])
  expect(body.lines[1].problems).toEqual([
    { column: null, message: 'This line is longer than 20,000 characters.' },
  ])
})

/** The largest file, of a text again and again. */
const largest = (text: string) => HEAD + text.repeat((2 * 1024 * 1024 - 100) / text.length)
/** Milliseconds of computing; a slow machine with other work may take longer by the clock. */
const LONGEST_MS = 60

test.each([
  ['empty lines', largest('\r')],
  ['stray quotes', largest(`"\n${'a\n'.repeat(220)}`)],
  ['long descriptions', HEAD + `Nokia,3310,5,"${'A good phone, '.repeat(140)}"\n`.repeat(1_000)],
])('while the largest file of %s is read, other requests are answered', async (_, file) => {
  let isChecked = false
  const checked = check(file).finally(() => {
    isChecked = true
  })
  let longest = 0
  while (!isChecked) {
    const before = process.threadCpuUsage()
    expect((await as(app, null).get(api.time())).status).toBe(200)
    await new Promise((resolve) => setImmediate(resolve))
    longest = Math.max(longest, process.threadCpuUsage(before).user / 1_000)
  }
  expect((await checked).status).toBeLessThan(500)
  expect(longest).toBeLessThan(LONGEST_MS)
})

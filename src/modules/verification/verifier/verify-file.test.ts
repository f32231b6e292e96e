import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, type TestApp, testApp } from '../../../../test/app.ts'
import { rawPublicKey, type SignedStatement, signStatement } from '../../../platform/signature.ts'
import { buildOwned } from '../passport/passport.fixture.ts'
import { verifyFile } from './verify-file.mjs'

type File = SignedStatement & { entries: { content: string; hash: string }[] }

let app: TestApp
let file: File
let publicKey: string
beforeAll(async () => {
  app = await testApp()
  publicKey = rawPublicKey(app.deps.secret)
  const { passport } = await buildOwned(app)
  file = (await as(app, null).get(`/api/passports/${passport._id}/file`)).body
})
afterAll(() => app.close())

const problemsOf = async (changed: unknown, key = publicKey) => {
  const bytes = new TextEncoder().encode(
    typeof changed === 'string' ? changed : JSON.stringify(changed),
  )
  return (await verifyFile(bytes, { publicKey: key })).problems
}
const withEntry = (index: number, change: (entry: File['entries'][number]) => object): object => ({
  ...file,
  entries: file.entries.map((entry, n) => (n === index ? { ...entry, ...change(entry) } : entry)),
})
const without = (index: number): object => ({
  ...file,
  entries: file.entries.filter((_, n) => n !== index),
})

test('a file that was not touched has no problem', async () => {
  const result = await verifyFile(new TextEncoder().encode(JSON.stringify(file)), { publicKey })
  expect(result.problems).toEqual([])
  expect(result.title).toBe('Device passport')
  expect(result.entries.map(({ kind }) => kind)).toEqual([
    'imei_checked',
    'graded',
    'listed',
    'sold',
  ])
})

test('a changed entry is found, whether or not its hash was changed too', async () => {
  const better = (content: string) => content.replace('"grade":"B"', '"grade":"A"')
  expect(await problemsOf(withEntry(1, ({ content }) => ({ content: better(content) })))).toContain(
    'Entry 2 was changed.',
  )
  const rewritten = structuredClone(file)
  let previous = '0'.repeat(64)
  for (const entry of rewritten.entries) {
    entry.content = better(entry.content)
    const { createHash } = await import('node:crypto')
    entry.hash = createHash('sha256').update(`${previous}\n${entry.content}`).digest('hex')
    previous = entry.hash
  }
  expect(await problemsOf(rewritten)).toEqual(['The last entry is not the one that was signed.'])
})

test('a removed entry is found: the first, one in the middle, the last, and all', async () => {
  expect(await problemsOf(without(0))).toEqual(['Entry 1 is missing or out of order.'])
  expect(await problemsOf(without(1))).toEqual(['Entry 2 is missing or out of order.'])
  expect(await problemsOf(without(3))).toEqual(['There should be 4 entries, and there are 3.'])
  expect(await problemsOf({ ...file, entries: [] })).toEqual([
    'There should be 4 entries, and there are 0.',
  ])
})

test('a changed statement, signature or key, and another shop’s key are found', async () => {
  const changed = ['The signature is wrong: the file was changed.']
  const statement = file.statement.replace('"count":4', '"count":3')
  expect(await problemsOf({ ...file, statement })).toEqual(changed)
  expect(await problemsOf({ ...file, signature: file.signature.replace(/^./, '!') })).toEqual(
    changed,
  )
  const foreign = signStatement('another secret', JSON.parse(file.statement))
  const foreignKey = 'Signed with a key that isn’t this shop’s. Anyone can make such a file.'
  expect(await problemsOf({ ...file, ...foreign })).toEqual([foreignKey])
  expect(await problemsOf({ ...file, publicKey: foreign.publicKey })).toEqual(changed)
})

test('another type of statement, and what is no signed file, are refused', async () => {
  const other = signStatement(app.deps.secret, { type: 'check-up', issuer: '', issuedAt: '' })
  expect(await problemsOf({ ...file, ...other })).toEqual(['This type of file is not known here.'])
  for (const text of ['', 'null', '[]', '{}', '{"statement":1}', 'PK', '<html>'])
    expect(await problemsOf(text), text).toHaveLength(1)
})

test('the page is one file that can load nothing and names the key it trusts', async () => {
  const page = await app.app.request('http://localhost:3000/verify')
  const html = await page.text()
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-/)
  expect(html).toContain(`content="${policy.replace("; frame-ancestors 'none'", '')}"`)
  expect(html).toContain(publicKey)
  expect(html).not.toMatch(/\b(src|import)\s*[=(]|@import|url\(/)
  const saved = await app.app.request('http://localhost:3000/verify/redial-check.html')
  expect(saved.headers.get('content-disposition')).toContain('attachment')
  expect(await saved.text()).toBe(html)
})

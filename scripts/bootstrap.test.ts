import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  BUILDS,
  buildStamp,
  bundledNode,
  ensureNode,
  findChromium,
  hasNode,
  isBuilt,
  matchesLockFile,
  serverFlags,
  withLock,
} from './bootstrap.mjs'
import { count } from './check.mjs'
import { CHECKS, plan } from './checks.mjs'

const [PAGES, SERVER] = BUILDS as [(typeof BUILDS)[0], (typeof BUILDS)[0]]

let root: string
let children: ChildProcess[]

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'redial clone '))
  children = []
})

afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(root, { recursive: true })
})

function write(file: string, content: unknown): string {
  const place = path.join(root, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content))
  return place
}

function sleeper(): ChildProcess {
  const child = spawn('sleep', ['60'], { stdio: 'ignore' })
  children.push(child)
  return child
}

test('a build is recognized without reading, and every change of its source is noticed', () => {
  const page = write('src/web/page.tsx', "import { a } from '../a.ts'")
  write('src/a.ts', 'one')
  for (const build of BUILDS) write(build.stamp, `${buildStamp(root, build)}\n`)
  expect(isBuilt(root)).toBe(true)
  const inputs = path.join(root, 'dist/.stamp-inputs')
  expect(existsSync(inputs)).toBe(true)
  expect(isBuilt(root)).toBe(true)
  // The same content written again is read once, then recognized.
  utimesSync(page, new Date(0), new Date(0))
  const before = readFileSync(inputs, 'utf8')
  expect(isBuilt(root)).toBe(true)
  expect(readFileSync(inputs, 'utf8')).not.toBe(before)
  write('src/web/another.tsx', 'new')
  expect(isBuilt(root)).toBe(false)
  rmSync(path.join(root, 'src/web/another.tsx'))
  expect(isBuilt(root)).toBe(true)
  write('src/a.ts', 'other')
  expect(isBuilt(root)).toBe(false)
})

test('pages are built again when what they are made from changes, and only then', () => {
  write(
    'src/web/page.tsx',
    "import { pages } from '../contract/urls.ts'\nimport type { A } from '../a.ts'\nimport { b } from '@redial/used'",
  )
  const original = buildStamp(root, PAGES)
  const changes = {
    'src/a.ts': 'a type',
    'src/server.ts': 'not imported',
    'packages/unused/index.ts': 'not imported',
    'packages/used/index.test.ts': 'a test',
    'src/web/page.test.tsx': 'a test',
    'src/web/route-tree.gen.ts': 'made by the build',
  }
  for (const [file, content] of Object.entries(changes)) write(file, content)
  expect(buildStamp(root, PAGES)).toBe(original)
  const inputs = [
    'src/contract/urls.ts',
    'src/web/style.css',
    'packages/used/index.ts',
    'vite.config.ts',
    'package-lock.json',
  ]
  const stamps = inputs.map((file) => {
    write(file, 'changed')
    return buildStamp(root, PAGES)
  })
  expect(new Set([original, ...stamps]).size).toBe(6)
})

test('the server is built again when its code or its data changes, and only then', () => {
  write('src/server.ts', 'code')
  const original = buildStamp(root, SERVER)
  for (const file of ['src/server.test.ts', 'src/demo/photo.webp', 'docs/text.md'])
    write(file, 'another')
  expect(buildStamp(root, SERVER)).toBe(original)
  const inputs = [
    'src/server.ts',
    'src/modules/new.ts',
    'src/demo/people.json',
    'packages/one/index.ts',
    'vite.server.config.ts',
    'package-lock.json',
  ]
  const stamps = inputs.map((file) => {
    write(file, 'changed')
    return buildStamp(root, SERVER)
  })
  expect(new Set([original, ...stamps]).size).toBe(7)
})

test('installed packages are those of package-lock.json, or not', () => {
  const wanted = {
    '': {},
    'node_modules/hono': { version: '4.1.0' },
    'node_modules/vitest': { version: '5.1.0', dev: true },
    'node_modules/@redial/ours': { link: true },
    'packages/ours': { version: '0.1.0' },
    'node_modules/for-another-platform': { version: '1.0.0', optional: true },
  }
  const own = { 'packages/ours': { version: '0.1.0' } }
  write('package-lock.json', { packages: wanted })
  expect(matchesLockFile(root, false)).toBe(false)
  write('node_modules/.package-lock.json', {
    packages: { ...own, 'node_modules/hono': { version: '4.1.0' } },
  })
  expect(matchesLockFile(root, false)).toBe(false)
  mkdirSync(path.join(root, 'node_modules/@redial/ours'), { recursive: true })
  expect(matchesLockFile(root, false)).toBe(true)
  expect(matchesLockFile(root, true)).toBe(false)
  write('node_modules/.package-lock.json', {
    packages: { ...own, 'node_modules/hono': { version: '4.0.0' } },
  })
  expect(matchesLockFile(root, false)).toBe(false)
})

test('two launchers do the same work one after the other', async () => {
  const lock = path.join(root, 'some.lock')
  const module = new URL('./bootstrap.mjs', import.meta.url).href
  const script = `
    import { appendFileSync } from 'node:fs'
    import { withLock } from ${JSON.stringify(module)}
    await withLock(${JSON.stringify(lock)}, 'waiting', async () => {
      appendFileSync(${JSON.stringify(`${lock}.log`)}, 'in ')
      await new Promise((resolve) => setTimeout(resolve, 50))
      appendFileSync(${JSON.stringify(`${lock}.log`)}, 'out ')
    })`
  // A lock whose process has ended: all of them notice it at the same moment.
  write('some.lock', [{ pid: 2 ** 22 + 1, started: '1' }])
  const runs = Array.from({ length: 5 }, () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: 'ignore',
    })
    children.push(child)
    return new Promise((resolve) => child.once('close', resolve))
  })
  expect(await Promise.all(runs)).toEqual([0, 0, 0, 0, 0])
  expect(readFileSync(`${lock}.log`, 'utf8')).toBe('in out '.repeat(5))
})

test.runIf(process.platform === 'linux')(
  'a lock whose number was used again is stale',
  async () => {
    const lock = write('some.lock', [{ pid: sleeper().pid, started: '1' }])
    expect(await withLock(lock, 'waiting', () => 'mine')).toBe('mine')
  },
)

test('a child that outlives its launcher still holds the lock', async () => {
  const lock = path.join(root, 'some.lock')
  const child = sleeper()
  let left = ''
  await withLock(lock, '', (nameChild: (pid: number | undefined) => void) => {
    nameChild(child.pid)
    left = readFileSync(lock, 'utf8')
  })
  const [, holder] = JSON.parse(left)
  write('some.lock', [{ pid: 2 ** 22 + 1, started: '1' }, holder])
  const started = performance.now()
  setTimeout(() => child.kill('SIGKILL'), 300)
  await withLock(lock, 'waiting', () => {})
  expect(performance.now() - started).toBeGreaterThan(290)
})

test('the configured browser is used, or none', () => {
  expect(findChromium({ CHROMIUM: process.execPath })).toBe(process.execPath)
  expect(findChromium({ CHROMIUM: '/nowhere/chromium' })).toBeUndefined()
})

test('tests are counted as Vitest counted them, and a run that breaks is a failure', () => {
  const file = write('counts.json', { numPassedTests: 12, numFailedTests: 2 })
  expect(count(file, false)).toEqual({ passed: 12, failed: 2 })
  expect(count(write('ok.json', { numPassedTests: 3, numFailedTests: 0 }), false)).toEqual({
    passed: 3,
    failed: 1,
  })
  expect(count(path.join(root, 'missing.json'), true)).toEqual({ passed: 0, failed: 1 })
})

test('checks run in stages of lanes, each check once', () => {
  const names = plan(CHECKS).map((lanes) => lanes.map((lane) => lane.map(({ name }) => name)))
  expect(names).toEqual([[['types', 'lint', 'unused'], ['unit']], [['journeys']]])
})

test('the flags of a server leave the compiled code of Node usable', () => {
  // V8 refuses compiled code that was stored with another tag.
  const tagWith = (flags: string[]) =>
    spawnSync(bundledNode(), [...flags, '-p', 'v8.cachedDataVersionTag()'], { encoding: 'utf8' })
      .stdout
  expect(tagWith(serverFlags(''))).toBe(tagWith([]))
  expect(tagWith(['--heap-growing-percent=80'])).not.toBe(tagWith([]))
})

test('where install scripts were skipped, `npm run` uses the Node of the packages all the same', async () => {
  const program = write('node_modules/node/bin/node', '#!/bin/sh\necho v26')
  chmodSync(program, 0o755)
  expect(hasNode(root)).toBe(false)
  await ensureNode(root)
  expect(hasNode(root)).toBe(true)
  await ensureNode(root)
  write('package.json', { name: 'clone', scripts: { which: 'command -v node && node' } })
  const { stdout } = spawnSync('npm', ['run', '--silent', 'which'], { cwd: root, encoding: 'utf8' })
  expect(stdout.trim().split('\n')).toEqual([path.join(root, 'node_modules/.bin/node'), 'v26'])
})

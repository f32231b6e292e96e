import { existsSync, globSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { code, type Import, importsOf, lazyImportsOf, moduleOf, root, textOf } from './program.ts'

const imports = code.flatMap(importsOf)
const lazyImports = code.flatMap(lazyImportsOf)
const describeImport = ({ from, to }: Import) => `${from} → ${to}`

/** A module imports only those before it. docs/architecture.md shows the order. */
const moduleOrder = [
  'settings',
  'content',
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
  'console',
  'sellers',
  'analytics',
  'integrations',
  'seo',
  'instance',
]

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
  const inside = imports.filter(
    ({ from, to }) =>
      moduleOf(to) && to.endsWith('/index.ts') && from.startsWith(`${path.dirname(to)}/`),
  )
  expect(inside.map(describeImport)).toEqual([])
})

test('a module imports only modules before it', () => {
  const folders = readdirSync(path.join(root, 'src/modules'))
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
  const outside = imports.filter(
    ({ from, to }) =>
      from.startsWith('src/platform/') && !/^src\/(platform|shared|text)\//.test(to),
  )
  expect(outside.map(describeImport)).toEqual([])
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
  const outside = imports.filter(
    ({ from, to }) =>
      from.startsWith('src/web/') &&
      !to.startsWith('src/web/') &&
      !to.startsWith('src/shared/') &&
      !to.startsWith('src/contract/') &&
      to !== 'src/text/pages.ts',
  )
  expect(outside.map(describeImport)).toEqual([])
})

test('texts import only shared code', () => {
  const outside = imports.filter(
    ({ from, to }) => from.startsWith('src/text/') && !/^src\/(text|shared)\//.test(to),
  )
  expect(outside.map(describeImport)).toEqual([])
})

test('UI components import no domain code', () => {
  // Languages and the forms of dates and numbers are not about phones.
  const allowed =
    /^src\/web\/(ui|styles)\/|^src\/shared\/(languages|plural-rules|quantities|reader-format)\.ts$/
  const outside = imports.filter(
    ({ from, to }) => from.startsWith('src/web/ui/') && !allowed.test(to),
  )
  expect(outside.map(describeImport)).toEqual([])
})

const packageSources = globSync('packages/**/*.{ts,json,md}', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
}).map((file) => file.replaceAll(path.sep, '/'))

test('packages import nothing of Redial, and each other by name only', () => {
  // The client of the API is about Redial; it is generated from the contract, and imports nothing else either.
  const isClient = (file: string) => file.startsWith('packages/client/')
  const contract = 'docs/openapi.json'
  const offenders = packageSources.filter((file) => {
    const [, home] = file.split('/')
    const text = textOf(file)
    const paths = [...text.matchAll(/(?:from|import|URL\()\s*\(?'(\.[^']*)'/g)]
    const leaves = paths
      .map(([, to = '']) => path.join(path.dirname(file), to))
      .some((to) => !to.startsWith(`packages/${home}/`) && !(isClient(file) && to === contract))
    return leaves || (!isClient(file) && /redial/i.test(text.replaceAll('@redial/', '')))
  })
  expect(offenders).toEqual([])
})

test('packages are imported by name only', () => {
  const callers = globSync('{src,test,e2e,bench,scripts}/**/*.{ts,tsx,mjs}', { cwd: root })
  expect(callers.filter((file) => /from '[^']*\/packages\//.test(textOf(file)))).toEqual([])
})

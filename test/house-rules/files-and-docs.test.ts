import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { code, root, sources, textOf } from './program.ts'

test('no file is longer than 500 lines', () => {
  const long = sources.filter((file) => textOf(file).split('\n').length > 501)
  expect(long).toEqual([])
})

/** Style sheets have no state and no branches to explain, and so are split sooner than code. */
const STYLE_LINES = 300

const styles = globSync('src/web/**/*.css', { cwd: root })

test(`no style sheet is longer than ${STYLE_LINES} lines`, () => {
  expect(styles.length).toBeGreaterThan(10)
  const long = styles.filter((file) => textOf(file).trimEnd().split('\n').length > STYLE_LINES)
  expect(long).toEqual([])
})

test('styles select elements by class, not by their position among others', () => {
  // Tables and the HTML of Markdown have no classes on their cells and paragraphs.
  const withoutClasses = /(^|\/)(tables|rich-text|form-photos)\.css$/
  const POSITION = /:(nth|first|last|only)-(child|of-type|last-child)/
  const byPosition = styles
    .filter((file) => !withoutClasses.test(file))
    .filter((file) => POSITION.test(textOf(file)))
  expect(byPosition).toEqual([])
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

test('code and docs mention the product only', () => {
  const forbidden = /\b(TODO|FIXME|XXX)\b|@ts-ignore|@ts-expect-error/
  expect(code.filter((file) => forbidden.test(textOf(file)))).toEqual([])
})

const docs = globSync(['*.md', '{db,deploy,docs,src,packages}/**/*.md'], {
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

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const web = path.resolve(import.meta.dirname, '..')
const read = (pattern: string) =>
  globSync(pattern, { cwd: web, exclude: (file) => /\.(test|fixture)\./.test(file) })
    .map((file) => readFileSync(path.join(web, file), 'utf8'))
    .join('\n')

/** What every page shows around its content, and what other components are made of. */
const SHOWN_BY_OTHERS = [
  ...['PageShell', 'SiteFooter', 'Toaster', 'ThemeSwitch', 'IconRadios'],
  ...['Field', 'FieldError', 'OptionList', 'PhotoTile', 'UploadProgress', 'SpinnerRing'],
  ...['LazyDialog', 'LazyPanel', 'LazyDetails', 'DialogButton', 'TableHead', 'TableRow'],
]

test('the gallery shows every component of the interface', () => {
  const components = [...read('ui/**/*.tsx').matchAll(/^export function ([A-Z]\w+)/gm)].map(
    ([, name]) => name ?? '',
  )
  expect(components.length).toBeGreaterThan(40)
  const gallery = read('gallery/*.tsx')
  const missing = components.filter((name) => !gallery.includes(`<${name}`))
  expect(missing.toSorted()).toEqual(SHOWN_BY_OTHERS.toSorted())
})

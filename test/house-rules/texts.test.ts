import { expect, test } from 'vitest'
import { code, importsOf, lazyImportsOf, textOf } from './program.ts'

/** The texts of pages: which area a file uses, and which areas the routes that show it load. */

const web = code.filter((file) => file.startsWith('src/web/'))
const imports = new Map(
  web.map((file) => [
    file,
    [...importsOf(file), ...lazyImportsOf(file)]
      .map(({ to }) => to)
      // Routes that import the router's context show nothing of it.
      .filter((to) => to.startsWith('src/web/') && !/route-tree|src\/web\/router/.test(to)),
  ]),
)

/** What loads the texts of a search when somebody begins one: a dialog of the frame, and the field of the home page. */
const onDemand = new Set(['src/web/search/search-dialog.tsx', 'src/web/search/home-search.tsx'])

/** A file and all files that it imports, now or later. */
function closure(file: string, all = new Set<string>()): Set<string> {
  if (all.has(file) || onDemand.has(file)) return all
  all.add(file)
  for (const one of imports.get(file) ?? []) closure(one, all)
  return all
}

const usedAreas = (file: string) =>
  [...textOf(file).matchAll(/\b(?:useTranslations\(|translate\([^\n]*, )'(\w+)/g)].map(
    ([, area]) => area,
  )

const routes = web.filter((file) => file.startsWith('src/web/routes/'))

test('a route names the areas of all texts that it can show', () => {
  const missing = routes.flatMap((route) => {
    const [, named = ''] = /\btext: \[([^\]]*)\]/.exec(textOf(route)) ?? []
    const loaded = new Set(['shell', ...[...named.matchAll(/'(\w+)'/g)].map(([, area]) => area)])
    return [...closure(route)].flatMap((file) =>
      usedAreas(file)
        .filter((area) => !loaded.has(area ?? ''))
        .map((area) => `${route} shows ${area} (${file})`),
    )
  })
  expect(missing).toEqual([])
})

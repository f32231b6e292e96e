import path from 'node:path'
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

/** The areas that `lazyPart`, or the loader of a route, loads along with a file that it imports, by both files. */
const areasOfParts = new Map(
  web.flatMap((file) => {
    const text = textOf(file)
    const nameOf = (to: string) => `${file} ${path.posix.join(path.posix.dirname(file), to)}`
    const parts = text.matchAll(/\blazyPart\(\s*\[([^\]]*)\][\s\S]*?\bimport\(\s*'([^']+)'/g)
    const [, ofLoader = ''] = /\bloadText\(context, \[\[language, ('\w+')\]\]\)/.exec(text) ?? []
    const screens = text.matchAll(/\blazyRouteComponent\(\s*\(\) => import\(\s*'([^']+)'/g)
    return [
      ...[...parts].map(([, areas = '', to = '']) => [nameOf(to), namesIn(areas)] as const),
      ...[...screens].map(([, to = '']) => [nameOf(to), namesIn(ofLoader)] as const),
    ]
  }),
)

type Shown = { file: string; loaded: ReadonlySet<string> }

/** A file and all files that it imports, now or later, each with the areas that are loaded by then. */
function shownBy(file: string, loaded: ReadonlySet<string>, seen = new Set<string>()): Shown[] {
  const visit = `${file} ${[...loaded].sort()}`
  if (seen.has(visit) || onDemand.has(file)) return []
  seen.add(visit)
  const later = (imports.get(file) ?? []).flatMap((one) =>
    shownBy(one, new Set([...loaded, ...(areasOfParts.get(`${file} ${one}`) ?? [])]), seen),
  )
  return [{ file, loaded }, ...later]
}

function namesIn(list: string): string[] {
  return [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
}

const usedAreas = (file: string) =>
  [...textOf(file).matchAll(/\b(?:useTranslations\(|translate\([^\n]*, )'(\w+)/g)].map(
    ([, area]) => area,
  )

const routes = web.filter((file) => file.startsWith('src/web/routes/'))

const namedAreas = (route: string) => {
  const [, named = ''] = /\btext: \[([^\]]*)\]/.exec(textOf(route)) ?? []
  return namesIn(named)
}

/** The frame of the dashboard, which its pages are in. */
const FRAME = 'src/web/routes/dashboard/route.tsx'

const loadedAreas = (route: string) =>
  new Set([
    'shell',
    ...(route.startsWith('src/web/routes/dashboard/') ? namedAreas(FRAME) : []),
    ...namedAreas(route),
  ])

test('a route names the areas of all texts that it can show', () => {
  const missing = routes.flatMap((route) => {
    return shownBy(route, loadedAreas(route)).flatMap(({ file, loaded }) =>
      usedAreas(file)
        .filter((area) => !loaded.has(area ?? ''))
        .map((area) => `${route} shows ${area} (${file})`),
    )
  })
  expect(missing).toEqual([])
})

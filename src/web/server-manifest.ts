import { readFileSync } from 'node:fs'
import { rootRouteId } from '@tanstack/react-router'
import type { createRequestHandler } from '@tanstack/react-router/ssr/server'
import type { Language } from '../shared/languages.ts'
import { pageFiles } from './page-text.ts'

type ServerManifest = Awaited<
  ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>
>

/** A script of the build, as Vite's manifest names it: see https://vite.dev/guide/backend-integration. */
type Chunk = { file: string; src?: string; imports?: string[]; isEntry?: boolean }
type Manifest = Record<string, Chunk>

/** The script of a route's screen, which the router's plugin splits off. */
const SCREEN = /routes\/(.+)\.tsx\?tsr-split=component/

type Route = { id: string; children?: unknown; options: { staticData?: object | undefined } }

/**
 * What each route needs from the build: every page starts with the entry and the styles, and its screen and texts
 * are fetched along with them.
 */
export function readManifest(pageRoutes: readonly Route[], language: Language): ServerManifest {
  // Next to this file's bundle in dist/server.
  const file = new URL('../client/.vite/manifest.json', import.meta.url)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  const styles = manifest['style.css']
  if (!entry || !styles) throw new Error('the web build has no entry or styles; run npm run build')
  const [script, ...imports] = filesOf(manifest, entry)
  const routes: ServerManifest['routes'] = {
    [rootRouteId]: {
      preloads: imports,
      scripts: [{ attrs: { type: 'module', src: script } }],
      css: [`/${styles.file}`],
    },
  }
  const entryFiles = new Set([script, ...imports])
  for (const key of Object.keys(manifest)) {
    const name = SCREEN.exec(key)?.[1]
    if (name === undefined) continue
    routes[routeIdOf(name)] = {
      preloads: filesOf(manifest, key).filter((one) => !entryFiles.has(one)),
    }
  }
  for (const route of pageRoutes) {
    // Layouts have no texts of their own: each page names all that it shows.
    if (route.children) continue
    const texts = pageFiles([route], language)
    const lists = new Set(texts.map(([code]) => `src/text/${code}/files.ts`))
    const text = [
      ...lists,
      ...texts.map(([code, area]) => `src/text/compiled/${code}/${area}.gen.json`),
    ].map((source) => `/${manifest[source]?.file}`)
    const { preloads = [], ...rest } = routes[route.id] ?? {}
    routes[route.id] = { ...rest, preloads: [...preloads, ...text] }
  }
  return { routes }
}

/** By the conventions of file-based routing, such as `dashboard/orders.$id` or `dashboard/index`. */
function routeIdOf(file: string): string {
  return `/${file.replaceAll('.', '/')}`.replace(/\/route$/, '').replace(/\/index$/, '/')
}

/** The addresses of a script and of all its imports. */
function filesOf(manifest: Manifest, key: string, all = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (chunk && !all.has(`/${chunk.file}`)) {
    all.add(`/${chunk.file}`)
    for (const one of chunk.imports ?? []) filesOf(manifest, one, all)
  }
  return [...all]
}

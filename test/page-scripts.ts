import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '../src/shared/languages.ts'

/** The scripts of the built pages, as the build's manifest names them. */

const CLIENT = path.resolve(import.meta.dirname, '../dist/client')

const ROUTES = path.resolve(import.meta.dirname, '../src/web/routes')

type Chunk = { file: string; imports?: string[]; isEntry?: boolean }

const SCREEN = /src\/web\/routes\/(.+)\.tsx\?tsr-split=component/

export const isDashboard = (route: string) => route.startsWith('dashboard/')

export type PageScripts = {
  /** The route's file below `src/web/routes`, without its ending. */
  route: string
  /**
   * The scripts that the page starts with: the entry, the frame of the dashboard, its own, what they import, and
   * its texts.
   */
  files: string[]
}

/** The areas of texts that a page shows, as its route names them. */
function textAreas(route: string): string[] {
  const source = readFileSync(path.join(ROUTES, `${route}.tsx`), 'utf8')
  const [, areas = ''] = /\btext: \[([^\]]*)\]/.exec(source) ?? []
  return ['shell', ...[...areas.matchAll(/'([\w-]+)'/g)].map(([, area = '']) => area)]
}

export function readPageScripts(language: Language = 'en'): PageScripts[] {
  const text = readFileSync(path.join(CLIENT, '.vite/manifest.json'), 'utf8')
  const manifest: Record<string, Chunk> = JSON.parse(text)
  const keys = Object.keys(manifest)
  const entry = keys.filter((key) => manifest[key]?.isEntry)
  const dashboard = keys.filter((key) => SCREEN.exec(key)?.[1] === 'dashboard/route')

  /** A chunk and everything that it imports. */
  function closure(chunks: string[], all = new Set<string>()): Set<string> {
    for (const key of chunks) {
      if (all.has(key)) continue
      all.add(key)
      closure(manifest[key]?.imports ?? [], all)
    }
    return all
  }

  return keys.flatMap((key): PageScripts[] => {
    const route = SCREEN.exec(key)?.[1]
    if (!route) return []
    const chunks = closure([...entry, ...(isDashboard(route) ? dashboard : []), key])
    chunks.add(`src/text/${language}/files.ts`)
    const frame = isDashboard(route) ? textAreas('dashboard/route') : []
    for (const area of [...frame, ...textAreas(route)])
      chunks.add(`src/text/compiled/${language}/${area}.gen.json`)
    return [{ route, files: [...new Set([...chunks].map((one) => `/${manifest[one]?.file}`))] }]
  })
}

/** Bytes that a browser fetches: after brotli, except for tiny files. */
export function transferSize(file: string): number {
  const whole = path.join(CLIENT, file)
  return statSync(existsSync(`${whole}.br`) ? `${whole}.br` : whole).size
}

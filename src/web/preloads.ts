import { existsSync, readFileSync } from 'node:fs'

type Chunk = { file: string; imports?: string[]; isEntry?: boolean }
type Manifest = Record<string, Chunk>

const SCREEN = /routes\/(.+)\.tsx\?tsr-split=component/

let screens: Map<string, string[]> | undefined

/**
 * The script files of the given routes, so that the browser can fetch them along with the entry.
 */
export function preloadsOf(routeIds: readonly string[]): string[] {
  screens ??= readScreens()
  return [...new Set(routeIds.flatMap((id) => screens?.get(trimmed(id)) ?? []))]
}

function readScreens() {
  const found = new Map<string, string[]>()
  // Next to this file's bundle in dist/server.
  const file = new URL('../client/.vite/manifest.json', import.meta.url)
  if (!existsSync(file)) return found
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry)
  const known = new Set(entry ? withImports(manifest, entry[0]) : [])
  for (const key of Object.keys(manifest)) {
    const name = SCREEN.exec(key)?.[1]
    if (name === undefined) continue
    const files = withImports(manifest, key).filter((one) => !known.has(one))
    found.set(
      trimmed(name.replaceAll('.', '/')),
      files.map((one) => `/${one}`),
    )
  }
  return found
}

/** The file of a chunk and those of all its imports. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  seen.add(key)
  const chunk = manifest[key]
  if (!chunk) return []
  return [chunk.file, ...(chunk.imports ?? []).flatMap((one) => withImports(manifest, one, seen))]
}

/** Route ids and file names are equal except for slashes and the name of index files. */
function trimmed(name: string) {
  return name.replace(/(^|\/)(index|route)$/, '').replace(/^\/+|\/+$/g, '')
}

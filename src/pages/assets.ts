import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Assets } from './document.ts'
import { type Packing, packingFor } from './packing.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
}
const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'

type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; assets?: string[]; isEntry?: boolean }
>

/** What the build says every document needs: the entry, its styles, what it imports, the font. */
export function readAssets(client: string): Assets {
  const manifest = JSON.parse(
    readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('the web build has no entry; run npm run build')
  const imported = (entry.imports ?? []).flatMap((name) => manifest[name]?.file ?? [])
  const all = Object.values(manifest)
  const font = all.map((chunk) => chunk.file).find((file) => /latin-wght.*\.woff2$/.test(file))
  const styles = new Set(entry.css ?? [])
  return {
    entry: `/${entry.file}`,
    styles: [...styles].map((file) => `/${file}`),
    modules: imported.map((file) => `/${file}`),
    ...(font && { font: `/${font}` }),
  }
}

type Kept = {
  identity: Buffer
  packed: Partial<Record<Packing, Buffer>>
  type: string
  control: string
}

/** Serves the built files from memory, compressed beforehand; false when there is no such file. */
export function createStaticFiles(client: string) {
  const kept = new Map<string, Kept | null>()

  function load(file: string, pathname: string): Kept | null {
    const type = types[path.extname(file)]
    const inside = file.startsWith(client + path.sep) && !pathname.includes('/.')
    if (!type || !inside || !existsSync(file) || !statSync(file).isFile()) return null
    const identity = readFileSync(file)
    const control = pathname.startsWith('/assets/') ? YEAR : HOUR
    const packed: Kept['packed'] = {}
    if (existsSync(`${file}.br`)) packed.br = readFileSync(`${file}.br`)
    if (existsSync(`${file}.gz`)) packed.gzip = readFileSync(`${file}.gz`)
    return { identity, packed, type, control }
  }

  return function serveStatic(
    req: IncomingMessage,
    res: ServerResponse,
    pathname: string,
  ): boolean {
    if (!path.extname(pathname)) return false
    // One spelling a file: `//assets///x.js` is the same file, and must not be kept once more.
    const at = path.join(client, pathname)
    let file = kept.get(at)
    if (file === undefined) {
      file = load(at, pathname)
      // Misses are not remembered: anybody could fill the memory with them.
      if (file) kept.set(at, file)
    }
    if (!file) return false
    const packing = packingFor(req)
    const packed = packing && file.packed[packing]
    const body = packed ?? file.identity
    res.writeHead(200, {
      'content-type': file.type,
      'content-length': body.length,
      'cache-control': file.control,
      'x-content-type-options': 'nosniff',
      ...(file.packed.br && { vary: 'Accept-Encoding' }),
      ...(packed && { 'content-encoding': packing }),
      ...(file.type === types['.svg'] && {
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      }),
    })
    res.end(req.method === 'HEAD' ? undefined : body)
    return true
  }
}

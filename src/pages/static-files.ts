import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { acceptedEncoding } from '../platform/http/index.ts'
import type { Assets } from './document.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
}
const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'

type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>

/** What every document needs from the build: the entry, its styles and imports, the font. */
export function readAssets(client: string): Assets {
  const manifest = JSON.parse(
    readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('the web build has no entry; run npm run build')
  const imports = (entry.imports ?? []).flatMap((name) => manifest[name] ?? [])
  const all = Object.values(manifest)
  const font = all.map((chunk) => chunk.file).find((file) => /latin-700.*\.woff2$/.test(file))
  if (!font) throw new Error('the web build has no font for headings; run npm run build')
  const styles = manifest['style.css']
  if (!styles) throw new Error('the web build has no styles; run npm run build')
  const css = path.join(client, styles.file)
  return {
    entry: `/${entry.file}`,
    styles: {
      address: `/${styles.file}`,
      css: readFileSync(css),
      zstd: readFileSync(`${css}.zst`),
    },
    modules: imports.map(({ file }) => `/${file}`),
    font: `/${font}`,
  }
}

type StaticFile = {
  identity: Buffer
  compressed: Partial<Record<'br' | 'gzip', Buffer>>
  type: string
  control: string
}

/** Serves the precompressed built files from memory; false when there is no such file. */
export function createStaticFiles(client: string) {
  const files = new Map<string, StaticFile | null>()

  function load(file: string, pathname: string): StaticFile | null {
    const type = types[path.extname(file)]
    const inside = file.startsWith(client + path.sep) && !pathname.includes('/.')
    if (!type || !inside || !existsSync(file) || !statSync(file).isFile()) return null
    const identity = readFileSync(file)
    const control = pathname.startsWith('/assets/') ? YEAR : HOUR
    const compressed: StaticFile['compressed'] = {}
    if (existsSync(`${file}.br`)) compressed.br = readFileSync(`${file}.br`)
    if (existsSync(`${file}.gz`)) compressed.gzip = readFileSync(`${file}.gz`)
    return { identity, compressed, type, control }
  }

  return function serveStatic(
    req: IncomingMessage,
    res: ServerResponse,
    pathname: string,
  ): boolean {
    if (!path.extname(pathname)) return false
    // One key per file: `//assets///x.js` is the same file and must not be stored twice.
    const at = path.join(client, pathname)
    let file = files.get(at)
    if (file === undefined) {
      file = load(at, pathname)
      // Misses are not stored: anyone could fill the memory with them.
      if (file) files.set(at, file)
    }
    if (!file) return false
    const encoding = acceptedEncoding(req.headers['accept-encoding'], ['br', 'gzip'])
    const compressed = encoding && file.compressed[encoding]
    const body = compressed ?? file.identity
    res.writeHead(200, {
      'content-type': file.type,
      'content-length': body.length,
      'cache-control': file.control,
      'x-content-type-options': 'nosniff',
      ...(file.compressed.br && { vary: 'Accept-Encoding' }),
      ...(compressed && { 'content-encoding': encoding }),
      ...(file.type === types['.svg'] && {
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      }),
    })
    res.end(req.method === 'HEAD' ? undefined : body)
    return true
  }
}

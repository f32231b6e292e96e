import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes the links between shared libraries that the package's install script makes, which
 * `npm ci --ignore-scripts` leaves out. Answers whether all are there.
 */
export function mendLinks(native: string): boolean {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  return links.every((link) => {
    // The list counts from the folder above.
    const target = path.join(native, '..', link.target)
    return existsSync(target) || makeLink(path.join(native, '..', link.source), target)
  })
}

function makeLink(source: string, target: string): boolean {
  try {
    mkdirSync(path.dirname(target), { recursive: true })
    symlinkSync(path.relative(path.dirname(target), source), target)
  } catch {
    // Another start may have made it just now; else the package may not be ours to change.
  }
  return existsSync(target)
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Unregisters a worker that a browser still has, and deletes what it stored; open pages go on without it. */
const REMOVAL = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  const names = (await caches.keys()).filter((name) => name.startsWith('redial-'))
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
`

/**
 * The service worker of a build: another build, and another offline page, make it another file, which browsers
 * then install and whose predecessor's files they delete.
 */
export function readServiceWorker(client: string) {
  const source = readFileSync(path.join(client, 'service-worker.js'), 'utf8')
  const build = readFileSync(path.join(client, '.vite/manifest.json'))
  return (isOn: boolean, offlinePage: string): string => {
    if (!isOn) return REMOVAL
    const version = createHash('sha256').update(build).update(source).update(offlinePage)
    return `const BUILD = '${version.digest('hex').slice(0, 16)}'\n${source}`
  }
}

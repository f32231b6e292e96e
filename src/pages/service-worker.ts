import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '../shared/languages.ts'
import { translatorFor } from '../text/server.ts'

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
 * The service worker of a build: another build, and other offline pages, make it another file, which browsers
 * then install and whose predecessor's files they delete. `offlinePages` has one for each language of the shop.
 */
export function readServiceWorker(client: string) {
  const source = readFileSync(path.join(client, 'service-worker.js'), 'utf8')
  const build = readFileSync(path.join(client, '.vite/manifest.json'))
  return (isOn: boolean, offlinePages: ReadonlyMap<Language, string>): string => {
    if (!isOn) return REMOVAL
    const version = createHash('sha256').update(build).update(source)
    for (const page of offlinePages.values()) version.update(page)
    const languages = [...offlinePages.keys()]
    const untitled = languages.map((one) => [one, translatorFor(one, 'notifications')('untitled')])
    const constants = [
      `const BUILD = '${version.digest('hex').slice(0, 16)}'`,
      `const LANGUAGES = ${JSON.stringify(languages)}`,
      `const UNTITLED = ${JSON.stringify(Object.fromEntries(untitled))}`,
    ]
    return `${constants.join('\n')}\n${source}`
  }
}

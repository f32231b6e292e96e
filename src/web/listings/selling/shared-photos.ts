/*
 * Photos that were shared to the installed app from another one, such as the gallery. The service worker keeps
 * them and opens the form: src/web/public/service-worker.js, docs/decisions/app-and-offline.md.
 */

/** Where the worker keeps them. */
const CACHE = 'redial-shared-photos'
/** They are deleted after this time. */
const STORED_MS = 24 * 60 * 60 * 1_000

/** What the address of the form says about them. */
const outcomes = ['stored', 'failed', 'missed'] as const
export type Shared = (typeof outcomes)[number]

/** What the parameter `shared` of the form's address says; undefined for anything else. */
export function readShared(text: string | undefined): Shared | undefined {
  return outcomes.find((outcome) => outcome === text)
}

/** The photos in the order in which they were shared; none when they could not be kept, or no longer are. */
export async function receiveShared(shared: Shared): Promise<readonly File[]> {
  return shared === 'stored' ? takePhotos().catch(() => []) : []
}

/** Each photo is given out once, so that two tabs never add the same one. */
async function takePhotos(): Promise<File[]> {
  const cache = await caches.open(CACHE)
  // Their addresses begin with the time.
  const addresses = (await cache.keys()).map(({ url }) => url).sort()
  const taken = await Promise.all(
    addresses.map(async (address) => {
      const photo = await cache.match(address).then((stored) => stored && toFile(stored))
      return (await cache.delete(address)) && photo ? [photo] : []
    }),
  )
  return taken.flat()
}

/** The file as it was shared; undefined once it is too old. */
async function toFile(stored: Response): Promise<File | undefined> {
  if (Date.now() - Number(stored.headers.get('x-stored-at')) > STORED_MS) return undefined
  const content = await stored.blob()
  const name = decodeURIComponent(stored.headers.get('x-name') ?? '')
  return new File([content], name, { type: content.type })
}

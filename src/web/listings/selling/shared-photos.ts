/*
 * Photos that were shared to the installed app from another one, such as the gallery. The service worker keeps
 * them and opens the form: src/web/public/service-worker.js, docs/decisions/app-and-offline.md.
 */

/** Where the worker keeps them. */
const CACHE = 'redial-shared-photos'
/** They are deleted after this time. */
const STORED_MS = 24 * 60 * 60 * 1_000

/** Why there are no photos, by what the address of the form says about them. */
const problems = {
  stored:
    'The photos that you shared are no longer here: they are kept for a day. Share them again, or choose them here.',
  failed: 'This device couldn’t keep the photos that you shared. Choose them here.',
  missed:
    'The photos that you shared didn’t arrive, because the app wasn’t ready. Share them again, or choose them here.',
} as const

export type Shared = keyof typeof problems

/** What the parameter `shared` of the form's address says; undefined for anything else. */
export function readShared(text: string | undefined): Shared | undefined {
  return text !== undefined && Object.hasOwn(problems, text) ? (text as Shared) : undefined
}

/** The photos in the order in which they were shared, or why there are none. */
export async function receiveShared(shared: Shared): Promise<readonly File[] | string> {
  const photos = shared === 'stored' ? await takePhotos().catch(() => []) : []
  return photos.length > 0 ? photos : problems[shared]
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

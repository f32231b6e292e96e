import { hash } from 'node:crypto'
import { dropOldest } from '../platform/drop-oldest.ts'

/** What the pages read of a response. `data` is that of a success within this process. */
export type Answer = Pick<Response, 'ok' | 'status' | 'headers' | 'json'> & { data?: unknown }
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Answer>

/** The paths of the API that a page was rendered from, with a digest of each response. */
export type PageData = ReadonlyMap<string, string>

/** Calls the API for one rendering of a page, and records what it answers. */
export function recordCalls(call: ApiFetch) {
  /** Without an answer as long as there is none, and of a call that does more than read. */
  const calls: { path: string; answer?: Answer }[] = []
  /** Calls that were made before the page makes them. */
  const early = new Map<string, Promise<Answer>>()

  return {
    async fetch(path: string, init?: RequestInit): Promise<Answer> {
      const isRead = isPlainRead(init)
      const answered = (isRead && early.get(path)) || call(path, init)
      early.delete(path)
      const made: (typeof calls)[number] = { path }
      calls.push(made)
      const answer = await answered
      if (isRead) made.answer = answer
      return answer
    },
    /**
     * Makes the calls of an earlier rendering, all at once; true when each is answered as it was
     * then. Otherwise the page is rendered from these responses.
     */
    async isUnchanged(earlier: PageData): Promise<boolean> {
      for (const path of earlier.keys()) early.set(path, call(path, { method: 'GET' }))
      const compared = [...early].map(
        async ([path, answer]) => digestOf(await answer) === earlier.get(path),
      )
      const results = await Promise.allSettled(compared)
      return results.every((result) => result.status === 'fulfilled' && result.value)
    },
    /** Undefined when the page depends on more than successful reads. */
    data(): PageData | undefined {
      const read = new Map<string, string>()
      for (const { path, answer } of calls) {
        const digest = answer && digestOf(answer)
        if (digest === undefined || (read.get(path) ?? digest) !== digest) return
        read.set(path, digest)
      }
      return read
    },
  }
}

/** A read whose response depends on nothing but its path. */
function isPlainRead({ method = 'GET', headers = {}, body }: RequestInit = {}): boolean {
  return method === 'GET' && !body && Object.keys(headers).length === 0
}

/** Of answers that a page was compared by, and is rendered from when they differ. */
const digests = new WeakMap<Answer, string>()

function digestOf(answer: Answer): string | undefined {
  const { status, headers, data } = answer
  if (status !== 200 || data === undefined) return
  // Lists continue where their link says.
  const digest =
    digests.get(answer) ?? hash('sha256', JSON.stringify([data, headers.get('link')]), 'base64url')
  digests.set(answer, digest)
  return digest
}

/** A page as it was rendered, and what from. */
type EarlierPage<Page> = { page: Page; data: PageData; at: number }

/** Pages of their own address, such as phones, models and sellers. */
const MAX_PAGES = 1_000
/** About 200 bytes each. */
const MAX_ADDRESSES = 10_000
/** Sooner than the browser would request the data of a page again (`CACHE_MS`). */
const MAX_AGE_MS = 4 * 60_000

/**
 * Pages that a change may have made old, although most changes leave most pages as they were. The
 * least recently rendered are dropped.
 */
export function createEarlierPages<Page>() {
  const pages = new Map<string, EarlierPage<Page>>()
  /** Keys of pages that were rendered, the latest last. */
  const rendered = new Set<string>()
  return {
    /**
     * Records that a page was rendered; returns whether it was rendered before. Crawlers request
     * most phones of a large market once, and the digests of a page take 4 % of the time that
     * rendering it takes.
     */
    recordRendering(key: string): boolean {
      const wasRendered = rendered.delete(key)
      rendered.add(key)
      dropOldest(rendered, MAX_ADDRESSES)
      return wasRendered
    },
    /** `now` in milliseconds. */
    get(key: string, now: number): EarlierPage<Page> | undefined {
      const earlier = pages.get(key)
      if (!earlier || now - earlier.at < MAX_AGE_MS) return earlier
      pages.delete(key)
      return
    },
    keep(key: string, earlier: EarlierPage<Page>) {
      pages.delete(key)
      pages.set(key, earlier)
      dropOldest(pages, MAX_PAGES)
    },
  }
}

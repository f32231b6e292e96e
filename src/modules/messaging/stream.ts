import type { MessageNews } from './messaging.contract.ts'
import { NEWS_PAGE } from './read-news.ts'

type News = { items: MessageNews[]; last: number; reset: boolean }
type Options = {
  userId: string
  /** Everything up to here was seen; undefined begins with what comes from now on. */
  after: number | undefined
  read: (after: number) => Promise<News>
  /** The number of the last news, to go on from when some are forgotten. */
  newest: () => Promise<number>
  onEnd: () => void
}

export type Stream = ReturnType<typeof openStream>

/** A screen that takes nothing for this long is gone, whatever its connection says. */
export const STALLED_MS = 60_000

const bytes = new TextEncoder()

/**
 * Server-sent events to one screen. It is pulled: news are read from the database from where this
 * screen is, and only while it takes them, so a slow one costs no memory and loses nothing.
 */
export function openStream({ userId, after, read, newest, onEnd }: Options) {
  let seen = after ?? 0
  let begun = false
  let woken = true
  let reading = false
  let ended = false
  let takenAt = performance.now()
  let controller: ReadableStreamDefaultController<Uint8Array>

  const push = (text: string) => controller.enqueue(bytes.encode(text))

  async function begin() {
    if (after === undefined) seen = await newest()
    begun = true
    // Proxies that hold back the beginning of an answer let this through.
    if (!ended) push(`retry: 2000\nid: ${seen}\nevent: hello\ndata: {}\n\n`)
  }

  async function pump() {
    if (reading || ended) return
    reading = true
    try {
      if (!begun) await begin()
      // Woken while reading: what came then is read in the next round.
      while (woken && !ended && (controller.desiredSize ?? 0) > 0) {
        woken = false
        const { items, last, reset } = await read(seen)
        if (ended) return
        if (reset) {
          seen = last
          push(`id: ${seen}\nevent: reset\ndata: {}\n\n`)
          woken = true
          continue
        }
        if (items.length > 0) push(items.map(asEvent).join(''))
        if (last - seen >= NEWS_PAGE) woken = true
        seen = last
      }
    } catch {
      // The database is away; whoever is told that it is back wakes this again.
      woken = true
    } finally {
      reading = false
    }
  }

  function end() {
    if (ended) return
    ended = true
    onEnd()
    try {
      controller.close()
    } catch {
      // The other end was faster.
    }
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start(own) {
        controller = own
      },
      pull() {
        takenAt = performance.now()
        return pump()
      },
      cancel: end,
    },
    { highWaterMark: 2 },
  )

  return {
    userId,
    body,
    get seen() {
      return seen
    },
    /** There may be news. */
    wake() {
      woken = true
      void pump()
    },
    /** A comment that keeps the connection open; ends it when nobody takes anything any more. */
    beat() {
      if (ended) return
      if ((controller.desiredSize ?? 0) > 0) push(': \n\n')
      else if (performance.now() - takenAt > STALLED_MS) end()
    },
    end,
  }
}

function asEvent(news: MessageNews): string {
  return `id: ${news.number}\nevent: news\ndata: ${JSON.stringify(news)}\n\n`
}

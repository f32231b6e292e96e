import type { Deps } from '../../deps.ts'
import type { MessageNews } from './messaging.contract.ts'
import { lastNewsOf, lastNewsOfMany } from './news.store.ts'
import { NEWS_PAGE, NEWS_TOPIC, readNews } from './news.ts'

/** Tabs of one person that one node serves; more of them ask from time to time instead. */
export const MOST_OF_ONE = 8
/** Screens that one node serves. Each holds 34 kB, see decisions/0041. */
export const MOST_OF_ALL = 10_000
/** Proxies give up on a connection that is silent for a minute. */
const BEAT_MS = 25_000
/** Screens come again after this long, so that nodes share them and sessions are looked at anew. */
const LIFE_MS = 30 * 60_000
/** What a session's end is told as. */
const SESSIONS_TOPIC = 'sessions:'

/** Asks anew whether a screen's session still stands. */
type MayStay = () => Promise<boolean>

/** The screens that this node keeps up to date. */
export function createStreams(deps: Deps) {
  const db = deps.db.kysely
  const open = new Map<string, Map<Stream, MayStay>>()
  let count = 0
  let beating: NodeJS.Timeout | undefined

  deps.db.changes.onChange((topic) => {
    if (count === 0) return
    if (topic === 'all') return void catchUp()
    if (topic.startsWith(NEWS_TOPIC)) wake(topic.slice(NEWS_TOPIC.length))
    else if (topic.startsWith(SESSIONS_TOPIC)) void checkAgain(topic.slice(SESSIONS_TOPIC.length))
  })

  function wake(userId: string) {
    for (const stream of open.get(userId)?.keys() ?? []) stream.wake()
  }

  /** A session of this person ended: screens that had it are closed. */
  async function checkAgain(userId: string) {
    // While the database is away nobody can tell; when it is back all are asked.
    for (const [stream, mayStay] of [...(open.get(userId) ?? [])])
      if (!(await mayStay().catch(() => true))) stream.end()
  }

  /** After a time in which changes could pass unheard: finds out who is behind, in one question. */
  async function catchUp() {
    const people = [...open.keys()]
    const last = await lastNewsOfMany(db, people).catch(() => undefined)
    for (const userId of people) {
      const isBehind = (stream: Stream) => stream.seen < (last?.get(userId) ?? 0)
      if ([...(open.get(userId)?.keys() ?? [])].some(isBehind)) wake(userId)
      if (last) await checkAgain(userId)
    }
  }

  function beat() {
    for (const streams of open.values()) for (const stream of [...streams.keys()]) stream.beat()
  }

  function forget(stream: Stream, life: NodeJS.Timeout) {
    clearTimeout(life)
    const streams = open.get(stream.userId)
    if (!streams?.delete(stream)) return
    count -= 1
    if (streams.size === 0) open.delete(stream.userId)
    if (count > 0) return
    clearInterval(beating)
    beating = undefined
  }

  /** Opens a stream of everything after a number; of what comes from now on when there is none. */
  function start(userId: string, after: number | undefined, mayStay: MayStay) {
    if (count >= MOST_OF_ALL) return { refused: 'busy' as const }
    if ((open.get(userId)?.size ?? 0) >= MOST_OF_ONE) return { refused: 'too_many_tabs' as const }
    const stream = openStream({
      userId,
      after,
      read: (seen) => readNews(db, userId, seen),
      newest: () => lastNewsOf(db, userId),
      onEnd: () => forget(stream, life),
    })
    const life = setTimeout(stream.end, LIFE_MS * (0.8 + Math.random() * 0.4))
    life.unref()
    count += 1
    open.set(userId, (open.get(userId) ?? new Map()).set(stream, mayStay))
    beating ??= setInterval(beat, BEAT_MS).unref()
    return { body: stream.body }
  }

  return {
    start,
    /** Closes every screen, for the process ends; they come again elsewhere. */
    end() {
      for (const streams of [...open.values()])
        for (const stream of [...streams.keys()]) stream.end()
    },
    get count() {
      return count
    },
  }
}

export type Streams = ReturnType<typeof createStreams>

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

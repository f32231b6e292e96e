import type { Deps } from '../../deps.ts'
import { type Executor, publishChange, type Tx } from '../../platform/db/index.ts'
import { DAY, MINUTE } from '../../shared/time.ts'
import { toConversations, toMessage } from './conversation-views.ts'
import { countUnreadConversations, findConversations, findPair } from './conversations.store.ts'
import {
  deleteUpdatesBefore,
  findByNumbers,
  findUpdates,
  insertUpdates,
  lastUpdateNumber,
  lastUpdateNumbers,
  type UpdateKind,
  type UpdateRow,
} from './messages.store.ts'
import type { ConversationUpdate } from './messaging.contract.ts'

/** Prefix of each person's topic. A change of it makes their streams read the updates. */
const UPDATES_TOPIC = 'messages:'

/** Sends an update to the open pages of these people once the transaction commits. */
export async function publishUpdate(
  tx: Tx,
  userIds: readonly (string | null)[],
  update: { kind: UpdateKind; conversationId: string; messageNumber?: number },
  date: Date,
): Promise<void> {
  const people = userIds.flatMap((id) => id ?? [])
  await insertUpdates(tx, people, update, date)
  for (const id of people) publishChange(tx, `${UPDATES_TOPIC}${id}`)
}

/** Updates per read; those further behind read again. */
const UPDATES_PAGE = 50

/**
 * A person's updates after a number, in order. `reset` when some of them were deleted or the number is
 * invalid: the client must then reload everything and continue from `last`.
 */
export async function readUpdates(
  db: Executor,
  userId: string,
  after: number,
): Promise<{ items: ConversationUpdate[]; last: number; reset: boolean }> {
  const { rows, newest } = await findUpdates(db, userId, { after, limit: UPDATES_PAGE })
  const isGap = rows[0] ? rows[0].number !== after + 1 : newest !== after
  if (isGap) return { items: [], last: newest, reset: true }
  return {
    items: await loadContent(db, userId, rows),
    last: rows.at(-1)?.number ?? after,
    reset: false,
  }
}

/** Adds the current conversations and messages. */
async function loadContent(
  db: Executor,
  userId: string,
  rows: UpdateRow[],
): Promise<ConversationUpdate[]> {
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map((row) => row.conversationId))]
  const sent = rows.flatMap(({ conversationId, messageNumber }) =>
    messageNumber === null ? [] : [{ conversationId, number: messageNumber }],
  )
  const [conversationRows, messages, unread] = await Promise.all([
    findConversations(db, userId, { ids }),
    findByNumbers(db, sent),
    countUnreadConversations(db, userId),
  ])
  const conversations = new Map(
    (await toConversations(db, conversationRows)).map((one) => [one._id, one]),
  )
  const updates = rows.map(async ({ number, kind, conversationId, messageNumber }) => {
    const conversation = conversations.get(conversationId)
    if (!conversation) return []
    const row = messages.find(
      (one) => one.conversationId === conversationId && one.number === messageNumber,
    )
    const message = row ? await toMessage(db, row, conversation) : null
    return [{ number, kind, conversation, message, unread }]
  })
  return (await Promise.all(updates)).flat()
}

/**
 * Reveals the contact details in the conversation of a buyer who has paid for the phone, on the open pages
 * of both, once the transaction commits.
 */
export async function showContacts(
  tx: Tx,
  buyerId: string,
  listingId: string,
  date: Date,
): Promise<void> {
  const conversation = await findPair(tx, buyerId, listingId)
  if (!conversation) return
  const update = { kind: 'conversation', conversationId: conversation.id } as const
  await publishUpdate(tx, [buyerId, conversation.sellerId], update, date)
}

/** Clients that were offline for longer reload everything. */
const RETENTION_MS = 7 * DAY
const DELETE_BATCH = 2_000

/** Job: deletes old updates and returns how many. The messages themselves stay. */
export function deleteOldUpdates(deps: Deps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - RETENTION_MS)
  return deleteUpdatesBefore(deps.db.kysely, before, DELETE_BATCH)
}

/** Streams per person and worker. Further tabs poll instead. */
export const MAX_PER_PERSON = 8
/** Streams on a machine, in equal shares for its workers. Each holds 24 to 34 kB. */
const MAX_STREAMS = 10_000
/** Proxies close a connection that is silent for a minute. */
export const HEARTBEAT_MS = 25_000
/** Streams end after this long, so that reconnecting spreads them over nodes and rechecks sessions. */
const LIFE_MS = 30 * MINUTE
/** When clients reconnect: thousands that lost a worker at once come back over 1 to 6 s. */
const RECONNECT_MS = 1_000
const RECONNECT_SPREAD = 5
/** Prefix of the topics that announce the end of a session. */
const SESSIONS_TOPIC = 'sessions:'

/** True while the stream's session is valid. */
type SessionCheck = () => Promise<boolean>

/** The open streams of this worker. */
export function createStreams(deps: Deps) {
  const db = deps.db.kysely
  const open = new Map<string, Map<Stream, SessionCheck>>()
  const most = Math.ceil(MAX_STREAMS / deps.env.WORKERS)
  let count = 0
  let heartbeat: NodeJS.Timeout | undefined

  deps.db.changes.onChange((topic) => {
    if (count === 0) return
    if (topic === 'all') return void catchUp()
    if (topic.startsWith(UPDATES_TOPIC)) wake(topic.slice(UPDATES_TOPIC.length))
    else if (topic.startsWith(SESSIONS_TOPIC))
      void recheckSessions(topic.slice(SESSIONS_TOPIC.length))
  })

  function wake(userId: string) {
    for (const stream of open.get(userId)?.keys() ?? []) stream.wake()
  }

  /** Ends the streams of this person whose session has ended. */
  async function recheckSessions(userId: string) {
    // While the database is unavailable streams stay; all are checked once it is back.
    for (const [stream, isSessionValid] of [...(open.get(userId) ?? [])])
      if (!(await isSessionValid().catch(() => true))) stream.end()
  }

  /** After changes may have been missed: finds in one query whose streams are behind. */
  async function catchUp() {
    const people = [...open.keys()]
    const last = await lastUpdateNumbers(db, people).catch(() => undefined)
    for (const userId of people) {
      const isBehind = (stream: Stream) => stream.seenNumber < (last?.get(userId) ?? 0)
      if ([...(open.get(userId)?.keys() ?? [])].some(isBehind)) wake(userId)
      if (last) await recheckSessions(userId)
    }
  }

  function sendHeartbeats() {
    for (const streams of open.values()) for (const stream of [...streams.keys()]) stream.beat()
  }

  function remove(stream: Stream, life: NodeJS.Timeout) {
    clearTimeout(life)
    const streams = open.get(stream.userId)
    if (!streams?.delete(stream)) return
    count -= 1
    if (streams.size === 0) open.delete(stream.userId)
    if (count > 0) return
    clearInterval(heartbeat)
    heartbeat = undefined
  }

  /** Opens a stream of events after a number, or of future events without one. */
  function start(userId: string, after: number | undefined, isSessionValid: SessionCheck) {
    if (count >= most) return { refused: 'busy' as const }
    if ((open.get(userId)?.size ?? 0) >= MAX_PER_PERSON)
      return { refused: 'too_many_tabs' as const }
    const stream = openStream({
      userId,
      after,
      read: (lastNumber) => readUpdates(db, userId, lastNumber),
      newest: () => lastUpdateNumber(db, userId),
      onEnd: () => remove(stream, life),
    })
    const life = setTimeout(stream.end, LIFE_MS * (0.8 + Math.random() * 0.4))
    life.unref()
    count += 1
    open.set(userId, (open.get(userId) ?? new Map()).set(stream, isSessionValid))
    heartbeat ??= setInterval(sendHeartbeats, HEARTBEAT_MS).unref()
    return { body: stream.body }
  }

  return {
    start,
    /** Ends every stream, for shutdown; clients reconnect to another node. */
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

type Updates = { items: ConversationUpdate[]; last: number; reset: boolean }
type Options = {
  userId: string
  /** The last number seen; undefined for future updates only. */
  after: number | undefined
  read: (after: number) => Promise<Updates>
  /** The number of the newest update. */
  newest: () => Promise<number>
  onEnd: () => void
}

export type Stream = ReturnType<typeof openStream>

/** A client that reads nothing for this long is gone, whatever its connection says. */
const STALLED_MS = MINUTE

const bytes = new TextEncoder()

/**
 * Server-sent events to one client. The stream is pulled: updates are read from the database from this
 * client's position, and only while it reads, so a slow client costs no memory and misses nothing.
 */
function openStream({ userId, after, read, newest, onEnd }: Options) {
  let lastNumber = after ?? 0
  let isStarted = false
  let woken = true
  let reading = false
  let ended = false
  let takenAt = performance.now()
  let controller: ReadableStreamDefaultController<Uint8Array>

  const push = (text: string) => controller.enqueue(bytes.encode(text))

  async function begin() {
    if (after === undefined) lastNumber = await newest()
    isStarted = true
    // Makes proxies that buffer the start of a response flush it.
    const retryMs = Math.round(RECONNECT_MS * (1 + RECONNECT_SPREAD * Math.random()))
    if (!ended) push(`retry: ${retryMs}\nid: ${lastNumber}\nevent: hello\ndata: {}\n\n`)
  }

  async function pump() {
    if (reading || ended) return
    reading = true
    try {
      if (!isStarted) await begin()
      // `woken` may be set again while reading.
      while (woken && !ended && (controller.desiredSize ?? 0) > 0) {
        woken = false
        const { items, last, reset } = await read(lastNumber)
        if (ended) return
        if (reset) {
          lastNumber = last
          push(`id: ${lastNumber}\nevent: reset\ndata: {}\n\n`)
          woken = true
          continue
        }
        if (items.length > 0) push(items.map(asEvent).join(''))
        if (last - lastNumber >= UPDATES_PAGE) woken = true
        lastNumber = last
      }
    } catch {
      // The database is unavailable. catchUp wakes the stream when it is back.
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
      // The client closed it first.
    }
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start(streamController) {
        controller = streamController
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
    get seenNumber() {
      return lastNumber
    },
    /** Call when there may be updates. */
    wake() {
      woken = true
      void pump()
    },
    /**
     * Keeps the connection open, or ends the stream of a client that is gone. An event, not a comment: pages
     * see no comments, and a connection that is dead without an error would look like one on which nothing
     * happens.
     */
    beat() {
      if (ended) return
      if (isStarted && (controller.desiredSize ?? 0) > 0)
        push(`id: ${lastNumber}\nevent: heartbeat\ndata: {}\n\n`)
      else if (performance.now() - takenAt > STALLED_MS) end()
    },
    end,
  }
}

function asEvent(update: ConversationUpdate): string {
  return `id: ${update.number}\nevent: update\ndata: ${JSON.stringify(update)}\n\n`
}

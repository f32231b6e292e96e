import type { Deps } from '../../deps.ts'
import { type Executor, publishChange, type Tx } from '../../platform/db/index.ts'
import { DAY } from '../../shared/time.ts'
import {
  deleteNewsBefore,
  findByNumbers,
  findNews,
  insertNews,
  type NewsKind,
  type NewsRow,
} from './messages.store.ts'
import type { MessageNews } from './messaging.contract.ts'
import { toMessage, toThreads } from './thread-views.ts'
import { countUnreadThreads, findPair, findThreads } from './threads.store.ts'

/** Prefix of each person's topic. A change of it makes their streams read the news. */
export const NEWS_TOPIC = 'messages:'

/** Sends news to the open pages of these people once the transaction commits. */
export async function publishNews(
  tx: Tx,
  userIds: readonly (string | null)[],
  news: { kind: NewsKind; threadId: string; messageNumber?: number },
  at: Date,
): Promise<void> {
  const people = userIds.flatMap((id) => id ?? [])
  await insertNews(tx, people, news, at)
  for (const id of people) publishChange(tx, `${NEWS_TOPIC}${id}`)
}

/** News per read; those further behind read again. */
export const NEWS_PAGE = 50

/**
 * A person's news after a number, in order. `reset` when some of it was deleted or the number is
 * invalid: the client must then reload everything and continue from `last`.
 */
export async function readNews(
  db: Executor,
  userId: string,
  after: number,
): Promise<{ items: MessageNews[]; last: number; reset: boolean }> {
  const { rows, newest } = await findNews(db, userId, { after, limit: NEWS_PAGE })
  const isGap = rows[0] ? rows[0].number !== after + 1 : newest !== after
  if (isGap) return { items: [], last: newest, reset: true }
  return {
    items: await loadContent(db, userId, rows),
    last: rows.at(-1)?.number ?? after,
    reset: false,
  }
}

/** Adds the current threads and messages. */
async function loadContent(db: Executor, userId: string, rows: NewsRow[]): Promise<MessageNews[]> {
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map((row) => row.threadId))]
  const sent = rows.flatMap(({ threadId, messageNumber }) =>
    messageNumber === null ? [] : [{ threadId, number: messageNumber }],
  )
  const [threadRows, messages, unread] = await Promise.all([
    findThreads(db, userId, { ids }),
    findByNumbers(db, sent),
    countUnreadThreads(db, userId),
  ])
  const threads = new Map((await toThreads(db, threadRows)).map((thread) => [thread._id, thread]))
  return rows.flatMap(({ number, kind, threadId, messageNumber }) => {
    const thread = threads.get(threadId)
    if (!thread) return []
    const message = messages.find(
      (one) => one.threadId === threadId && one.number === messageNumber,
    )
    return { number, kind, thread, message: message ? toMessage(message, thread) : null, unread }
  })
}

/**
 * Reveals the contact details in the thread of a buyer who has paid for the phone, on the open pages
 * of both, once the transaction commits.
 */
export async function showContacts(
  tx: Tx,
  buyerId: string,
  listingId: string,
  at: Date,
): Promise<void> {
  const thread = await findPair(tx, buyerId, listingId)
  if (!thread) return
  const news = { kind: 'thread', threadId: thread.id } as const
  await publishNews(tx, [buyerId, thread.sellerId], news, at)
}

/** Clients that were offline for longer reload everything. */
const RETENTION_MS = 7 * DAY
const DELETE_BATCH = 2_000

/** Job: deletes old news and returns how many. The messages themselves stay. */
export function deleteOldNews(deps: Deps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - RETENTION_MS)
  return deleteNewsBefore(deps.db.kysely, before, DELETE_BATCH)
}

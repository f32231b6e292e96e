import type { Deps } from '../../deps.ts'
import { DAY } from '../../platform/clock.ts'
import { type Executor, publishChange, type Tx } from '../../platform/db/index.ts'
import { findByNumbers } from './messages.store.ts'
import type { MessageNews } from './messaging.contract.ts'
import {
  deleteNewsBefore,
  findNews,
  insertNews,
  type NewsKind,
  type NewsRow,
} from './news.store.ts'
import { toMessage, toThreads } from './thread-views.ts'
import { countUnreadThreads, findPair, findThreads } from './threads.store.ts'

/** Everybody's own topic: their streams look for news when it is noted. */
export const NEWS_TOPIC = 'messages:'

/** Puts something on the screens of these people once the transaction commits. */
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

/** News that are read at once; whoever is further behind asks again. */
export const NEWS_PAGE = 50

/**
 * What a person's screens are to be told after a number, in order. `reset` when some of it is
 * forgotten, or when the number is none of theirs: then everything is to be loaded anew, and `last`
 * is from where to go on.
 */
export async function readNews(
  db: Executor,
  userId: string,
  after: number,
): Promise<{ items: MessageNews[]; last: number; reset: boolean }> {
  const { rows, newest } = await findNews(db, userId, { after, limit: NEWS_PAGE })
  const isGap = rows[0] ? rows[0].number !== after + 1 : newest !== after
  if (isGap) return { items: [], last: newest, reset: true }
  return { items: await filled(db, userId, rows), last: rows.at(-1)?.number ?? after, reset: false }
}

/** News with their threads and messages as they are now. */
async function filled(db: Executor, userId: string, rows: NewsRow[]): Promise<MessageNews[]> {
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map((row) => row.threadId))]
  const sent = rows.flatMap(({ threadId, messageNumber }) =>
    messageNumber === null ? [] : [{ threadId, number: messageNumber }],
  )
  const [found, messages, unread] = await Promise.all([
    findThreads(db, userId, { ids }),
    findByNumbers(db, sent),
    countUnreadThreads(db, userId),
  ])
  const threads = new Map((await toThreads(db, found)).map((thread) => [thread._id, thread]))
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
 * This buyer has paid this phone: screens where the two have their thread open show what was hidden
 * in it. They are told once the transaction commits.
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

/** Screens that were away for longer load everything anew. */
const KEPT_MS = 7 * DAY
const FORGOTTEN_AT_ONCE = 2_000

/** Forgets what screens were told long ago; says how much. The messages themselves stay. */
export function forgetNews(deps: Deps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - KEPT_MS)
  return deleteNewsBefore(deps.db.kysely, before, FORGOTTEN_AT_ONCE)
}

import type { Executor } from '../../platform/db/index.ts'
import { findByNumbers } from './messages.store.ts'
import type { MessageNews } from './messaging.contract.ts'
import { findNews, type NewsRow } from './news.store.ts'
import { countUnreadThreads, findThreads } from './threads.store.ts'
import { toMessage, toThreads } from './to-thread.ts'

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

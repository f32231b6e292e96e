import { type Executor, isId, type Tx } from '../../platform/db/index.ts'
import { api } from '../../routes.ts'
import { findByNumbers, findMessages } from './messages.store.ts'
import type { ReportedThread } from './messaging.contract.ts'
import { publishNews } from './news.ts'
import { closeThreadRow, findOwnThreadId, findParties, findThread } from './threads.store.ts'

/** Messages that a moderator reads of one thread, the last ones. */
const MOST_READ = 500
/** More than a thread ever has: the largest integer of PostgreSQL. */
const BEYOND_ALL = 2_147_483_647

type Which = { threadId: string; number: number }

/** A message of the other that this person may report; undefined when there is none. */
export async function messageToReport(db: Executor, reporterId: string, which: Which) {
  const { threadId } = which
  const thread = isId(threadId) ? await findThread(db, reporterId, threadId) : undefined
  const [message] = thread ? await findByNumbers(db, [which]) : []
  if (!thread || !message || message.side === thread.side) return undefined
  return { messageId: message.id, threadId, listingId: thread.listingId }
}

/** A whole reported thread with nothing hidden; the caller writes down who read it. */
export async function readReported(
  db: Executor,
  threadId: string,
  reportedId: string,
): Promise<ReportedThread | undefined> {
  return readThread(db, threadId, { reportedId })
}

async function readThread(
  db: Executor,
  threadId: string,
  { reportedId }: { reportedId: string | null },
): Promise<ReportedThread | undefined> {
  const parties = await findParties(db, threadId, { reported: reportedId !== null })
  if (!parties) return undefined
  const messages = await findMessages(db, threadId, { before: BEYOND_ALL, limit: MOST_READ })
  return {
    threadId,
    buyer: parties.buyer ?? 'A deleted account',
    seller: parties.seller ?? 'A deleted account',
    closed: parties.closedAt !== null,
    messages: messages.map(({ id, number, side, text, photoId, createdAt }) => ({
      number,
      side,
      text,
      photo: photoId && api.messagePhoto(photoId),
      at: createdAt.toISOString(),
      reported: id === reportedId,
    })),
  }
}

/**
 * The thread of a buyer with the seller of a phone, with nothing hidden but photos, which are for the
 * two; the caller has asked who may read it, and writes down who did.
 */
export async function readBetween(
  db: Executor,
  { buyerId, listingId }: { buyerId: string; listingId: string },
): Promise<ReportedThread | undefined> {
  const threadId = await findOwnThreadId(db, buyerId, listingId)
  const thread = threadId ? await readThread(db, threadId, { reportedId: null }) : undefined
  return thread && { ...thread, messages: thread.messages.map((one) => ({ ...one, photo: null })) }
}

/** Ends writing in a thread, for both; the caller writes the event and the log. */
export async function closeThread(tx: Tx, threadId: string, at: Date): Promise<void> {
  const closed = await closeThreadRow(tx, threadId, at)
  if (closed)
    await publishNews(tx, [closed.buyerId, closed.sellerId], { kind: 'thread', threadId }, at)
}

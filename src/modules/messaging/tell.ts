import { publishChange, type Tx } from '../../platform/db/index.ts'
import { insertNews, type NewsKind } from './news.store.ts'

/** Everybody's own topic: their streams look for news when it is noted. */
export const NEWS_TOPIC = 'messages:'

/** Puts something on the screens of these people once the transaction commits. */
export async function tell(
  tx: Tx,
  userIds: readonly (string | null)[],
  news: { kind: NewsKind; threadId: string; messageNumber?: number },
  at: Date,
): Promise<void> {
  const people = userIds.flatMap((id) => id ?? [])
  await insertNews(tx, people, news, at)
  for (const id of people) publishChange(tx, `${NEWS_TOPIC}${id}`)
}

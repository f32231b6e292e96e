import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import { rolesThatMay } from '../../../shared/accounts/account-rules.ts'

export type FollowedSeller = {
  id: string
  name: string
  image: string | null
  /** Phones on sale. */
  live: number
  followedAt: Date
}

/** The sellers that a person follows, last followed first. */
export async function listFollowed(db: Executor, userId: string): Promise<FollowedSeller[]> {
  const { rows } = await sql<FollowedSeller>`
    select users.id, users.name, users.image, follows.created_at as followed_at,
      (select count(*)::int from listings
        where listings.seller_id = users.id and listings.state = 'live') as live
    from follows join users on users.id = follows.seller_id
    where follows.user_id = ${userId} and users.banned_at is null
    order by follows.created_at desc, users.id`.execute(db)
  return rows
}

export async function isFollowing(db: Executor, userId: string, sellerId: string) {
  const { rows } = await sql`
    select from follows where user_id = ${userId} and seller_id = ${sellerId}`.execute(db)
  return rows.length > 0
}

export async function countFollowed(db: Executor, userId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from follows where user_id = ${userId}`.execute(db)
  return rows[0]?.n ?? 0
}

export async function countFollowers(db: Executor, sellerId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from follows where seller_id = ${sellerId}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Follows somebody who sells and is not banned; false for anybody else. */
export async function insertFollow(
  tx: Tx,
  { userId, sellerId, at }: { userId: string; sellerId: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into follows (user_id, seller_id, created_at)
    select ${userId}::uuid, id, ${at}::timestamptz from users
    where id = ${sellerId} and role = any(${rolesThatMay('sell')}) and banned_at is null
    on conflict (user_id, seller_id) do nothing returning seller_id`.execute(tx)
  return rows.length > 0
}

export async function deleteFollow(tx: Tx, userId: string, sellerId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from follows where user_id = ${userId} and seller_id = ${sellerId}
    returning seller_id`.execute(tx)
  return rows.length > 0
}

/** Whether the person wants emails about new phones of sellers that they follow. */
export async function wantsFollowMails(db: Executor, userId: string): Promise<boolean> {
  const { rows } = await sql<{ wanted: boolean }>`
    select follows_wanted as wanted from alert_mails where user_id = ${userId}`.execute(db)
  return rows[0]?.wanted ?? true
}

export async function setWantsFollowMails(tx: Tx, userId: string, wanted: boolean) {
  await sql`
    insert into alert_mails (user_id, follows_wanted) values (${userId}, ${wanted})
    on conflict (user_id) do update set follows_wanted = excluded.follows_wanted`.execute(tx)
}

type Follower = { userId: string; listingId: string; seller: string }

/** Who follows the sellers of these phones, for phones listed since they do. */
export async function findFollowers(tx: Tx, listingIds: string[]): Promise<Follower[]> {
  const { rows } = await sql<Follower>`
    select follows.user_id, listings.id as listing_id, listings.seller_name as seller
    from listings join follows on follows.seller_id = listings.seller_id
    where listings.id = any(${listingIds}::uuid[]) and listings.state = 'live'
      and listings.created_at >= follows.created_at`.execute(tx)
  return rows
}

import { type RawBuilder, sql } from 'kysely'
import { type Executor, newId, type Row, type Tx } from '../../../platform/db/index.ts'

export type DataExport = Row<'dataExports'>

/** The newest copy that a person asked for. */
export function findLatest(db: Executor, userId: string): Promise<DataExport | undefined> {
  return db
    .selectFrom('dataExports')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('requestedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function insertExport(tx: Tx, userId: string, date: Date): Promise<DataExport> {
  return tx
    .insertInto('dataExports')
    .values({ id: newId(), userId, requestedAt: date, nextAttemptAt: date })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes a copy that is to be made, and keeps other nodes from it until `retryAt`. */
export async function claimDueExport(
  tx: Tx,
  now: Date,
  retryAt: Date,
): Promise<DataExport | undefined> {
  const due = await tx
    .selectFrom('dataExports')
    .select(['id', 'attempts'])
    .where('nextAttemptAt', '<=', now)
    .orderBy('nextAttemptAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!due) return
  return tx
    .updateTable('dataExports')
    .set({ attempts: due.attempts + 1, nextAttemptAt: retryAt })
    .where('id', '=', due.id)
    .returningAll()
    .executeTakeFirst()
}

/** Marks a copy as made; false when its account was deleted meanwhile. */
export async function markReady(
  tx: Tx,
  id: string,
  made: { readyAt: Date; expiresAt: Date; parts: number; bytes: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('dataExports')
    .set({ ...made, nextAttemptAt: null })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function markFailed(db: Executor, id: string): Promise<void> {
  await db.updateTable('dataExports').set({ nextAttemptAt: null }).where('id', '=', id).execute()
}

/** Deletes copies that have expired and attempts that failed before `failedBefore`. */
export function deleteExpiredExports(
  tx: Tx,
  now: Date,
  failedBefore: Date,
): Promise<Pick<DataExport, 'id' | 'parts'>[]> {
  return tx
    .deleteFrom('dataExports')
    .where('nextAttemptAt', 'is', null)
    .where((is) =>
      is.or([
        is('expiresAt', '<=', now),
        is.and([is('expiresAt', 'is', null), is('requestedAt', '<', failedBefore)]),
      ]),
    )
    .returning(['id', 'parts'])
    .execute()
}

export function deleteUserExports(
  tx: Tx,
  userId: string,
): Promise<Pick<DataExport, 'id' | 'parts'>[]> {
  return tx
    .deleteFrom('dataExports')
    .where('userId', '=', userId)
    .returning(['id', 'parts'])
    .execute()
}

/** A file of the copy: its rows as JSON objects, each with a key that orders them. */
type Subject = { file: string; rows: (userId: string) => RawBuilder<unknown> }

/**
 * What a person gets of their data, a file each. Left out are secrets (passwords, tokens, hashes), what
 * is only a copy for speed, and other people's contact data.
 */
export const subjects: readonly Subject[] = [
  {
    file: 'profile.json',
    rows: (id) => sql`
      select id::text as key, jsonb_build_object('id', id, 'name', name, 'email', email,
        'emailVerified', email_verified, 'role', role, 'photo', image, 'locale', locale,
        'timeZone', time_zone, 'language', language, 'sellerTermsAcceptedAt', seller_terms_accepted_at,
        'createdAt', created_at) as row from users where id = ${id}`,
  },
  {
    file: 'accepted-terms.json',
    rows: (id) => sql`
      select page || ' ' || version as key, jsonb_build_object('page', page, 'version', version,
        'acceptedAt', accepted_at) as row
      from consents where user_id = ${id}
      union all
      select 'sign-up terms', jsonb_build_object('page', 'terms', 'version', sign_up_terms_version,
        'acceptedAt', created_at)
      from users where id = ${id} and sign_up_terms_version is not null
      union all
      select 'sign-up privacy', jsonb_build_object('page', 'privacy', 'version',
        sign_up_privacy_version, 'acceptedAt', created_at)
      from users where id = ${id} and sign_up_privacy_version is not null
      union all
      select 'seller-terms', jsonb_build_object('page', 'seller-terms', 'version',
        seller_terms_version, 'acceptedAt', seller_terms_accepted_at)
      from users where id = ${id} and seller_terms_version is not null`,
  },
  {
    file: 'login-methods.json',
    rows: (id) => sql`
      select id::text as key, jsonb_build_object('provider', provider_id, 'since', created_at) as row
      from identities where user_id = ${id}`,
  },
  {
    file: 'phone-numbers.json',
    rows: (id) => sql`
      select number as key, jsonb_build_object('number', number, 'confirmedAt', confirmed_at) as row
      from phone_numbers where user_id = ${id}
      union all
      select 'pending ' || number, jsonb_build_object('number', number, 'codeSentAt', created_at)
      from phone_number_confirmations where user_id = ${id}`,
  },
  {
    file: 'passkeys.json',
    rows: (id) => sql`
      select id::text as key, jsonb_build_object('name', name, 'isSynced', is_synced,
        'transports', transports, 'createdAt', created_at, 'lastUsedAt', last_used_at) as row
      from passkeys where user_id = ${id}`,
  },
  {
    file: 'api-keys.json',
    rows: (id) => sql`
      select id::text as key, to_jsonb(k) - '{user_id,token_hash}'::text[] as row
      from api_keys as k where user_id = ${id}`,
  },
  {
    file: 'webhooks.json',
    rows: (id) => sql`
      select id::text as key, to_jsonb(w) - '{user_id,secret,previous_secret}'::text[] as row
      from webhook_endpoints as w where user_id = ${id}`,
  },
  {
    file: 'sessions.json',
    rows: (id) => sql`
      select id::text as key, jsonb_build_object('address', ip_address, 'browser', user_agent,
        'loggedInAt', created_at, 'lastSeenAt', last_seen_at, 'expiresAt', expires_at) as row
      from sessions where user_id = ${id}`,
  },
  {
    file: 'push-notifications.json',
    rows: (id) => sql`
      select session_id::text as key, to_jsonb(p) - '{session_id,user_id,p256dh,auth}'::text[] as row
      from push_subscriptions as p where user_id = ${id}`,
  },
  {
    file: 'devices.json',
    rows: (id) => sql`
      select id::text as key,
        jsonb_build_object('firstSeen', first_seen, 'lastSeen', last_seen) as row
      from known_devices where user_id = ${id}`,
  },
  {
    file: 'security-log.json',
    rows: (id) => sql`
      select id::text as key, to_jsonb(e) - 'user_id' as row
      from security_events as e where user_id = ${id}`,
  },
  {
    file: 'addresses.json',
    rows: (id) => sql`
      select id::text as key, to_jsonb(a) - 'user_id' as row
      from saved_addresses as a where user_id = ${id}`,
  },
  {
    file: 'business.json',
    rows: (id) => sql`
      select seller_id::text as key, to_jsonb(b) - '{seller_id,revision}'::text[] as row
      from businesses as b where seller_id = ${id}`,
  },
  {
    file: 'former-businesses.json',
    rows: (id) => sql`
      select id::text as key, to_jsonb(b) - '{id,seller_id}'::text[] as row
      from former_businesses as b where seller_id = ${id}`,
  },
  {
    file: 'listings.json',
    rows: (id) => sql`
      select id::text as key, to_jsonb(l) - '{seller_id,seller_level,variant_id,traits,
        brand_number,category_id,model_id,color_family,reminded}'::text[] as row
      from listings as l where seller_id = ${id}`,
  },
  {
    file: 'drafts.json',
    rows: (id) => sql`
      select id::text as key, to_jsonb(d) - 'seller_id' as row
      from drafts as d where seller_id = ${id}`,
  },
  {
    file: 'orders.json',
    rows: (id) => sql`
      select id::text as key, to_jsonb(o) - '{buyer_id,seller_id,idempotency_key}'::text[]
        || jsonb_build_object('role', case when buyer_id = ${id} then 'buyer' else 'seller' end,
          'address', case when buyer_id = ${id} then
            (select address from order_addresses where order_id = o.id) end) as row
      from orders as o where buyer_id = ${id} or seller_id = ${id}`,
  },
  {
    file: 'warranty-claims.json',
    rows: (id) => sql`
      select c.id::text as key, to_jsonb(c) - 'remind_at'
        || jsonb_build_object('role', case when buyer_id = ${id} then 'buyer' else 'seller' end) as row
      from warranty_claims as c join orders on orders.id = c.order_id
      where buyer_id = ${id} or seller_id = ${id}`,
  },
  {
    file: 'offers.json',
    rows: (id) => sql`
      select id::text as key, to_jsonb(o) - '{buyer_id,seller_id}'::text[]
        || jsonb_build_object('role', case when buyer_id = ${id} then 'buyer' else 'seller' end) as row
      from offers as o where buyer_id = ${id} or seller_id = ${id}`,
  },
  {
    file: 'ratings.json',
    rows: (id) => sql`
      select order_id || side as key, jsonb_build_object('orderId', order_id,
        'by', case when author_id = ${id} then 'you' else author_name end, 'stars', stars,
        'text', text, 'writtenAt', written_at, 'publishedAt', published_at) as row
      from ratings where author_id = ${id} or (subject_id = ${id} and published_at is not null)`,
  },
  {
    file: 'messages.json',
    rows: (id) => sql`
      select m.conversation_id || to_char(m.number, 'FM0000000') as key,
        jsonb_build_object('conversation', m.conversation_id, 'listing', c.listing_id,
          'by', case when sender_id = ${id} then 'you' else 'the other person' end,
          'text', text, 'photo', photo_id, 'at', m.created_at) as row
      from messages as m join conversations as c on c.id = m.conversation_id
      where c.buyer_id = ${id} or c.seller_id = ${id}`,
  },
  {
    file: 'favorites.json',
    rows: (id) => sql`
      select listing_id::text as key,
        jsonb_build_object('listing', listing_id, 'savedAt', created_at) as row
      from favorites where user_id = ${id}`,
  },
  {
    file: 'followed-sellers.json',
    rows: (id) => sql`
      select seller_id::text as key,
        jsonb_build_object('seller', seller_id, 'since', created_at) as row
      from follows where user_id = ${id}`,
  },
  {
    file: 'saved-searches.json',
    rows: (id) => sql`
      select id::text as key,
        jsonb_build_object('name', name, 'query', query, 'savedAt', created_at) as row
      from saved_searches where user_id = ${id}`,
  },
  {
    file: 'notifications.json',
    rows: (id) => sql`
      select to_char(id, 'FM0000000000000') as key, jsonb_build_object('title', title,
        'text', text, 'path', path, 'at', created_at, 'readAt', read_at) as row
      from notifications where user_id = ${id}`,
  },
  {
    file: 'reports.json',
    rows: (id) => sql`
      select id::text as key, jsonb_build_object('kind', kind, 'reason', reason, 'note', note,
        'at', created_at) as row
      from reports where reporter_id = ${id}`,
  },
  {
    file: 'appeals.json',
    rows: (id) => sql`
      select id::text as key, to_jsonb(a) - '{user_id,decided_by}'::text[] as row
      from appeals as a where user_id = ${id}`,
  },
  {
    file: 'messages-to-the-shop.json',
    rows: (id) => sql`
      select id::text as key, jsonb_build_object('topic', topic, 'message', message,
        'at', created_at) as row
      from contact_messages where sender_id = ${id}`,
  },
]

const PAGE = 200

/** The rows of a subject, a page in memory at a time. */
export async function* readRows(
  db: Executor,
  { rows }: Subject,
  userId: string,
): AsyncGenerator<unknown> {
  for (let after = ''; ; ) {
    const page = await sql<{ key: string; row: unknown }>`
      select key, row from (${rows(userId)}) as found
      where key collate "C" > ${after} order by key collate "C" limit ${sql.lit(PAGE)}`.execute(db)
    for (const { row } of page.rows) yield row
    const last = page.rows.at(-1)
    if (!last || page.rows.length < PAGE) return
    after = last.key
  }
}

export type OwnPicture = { id: string; isPrivate: boolean }

/** The pictures that a person uploaded: public ones, and those in their messages. */
export async function listOwnPictures(
  db: Executor,
  userId: string,
  after: string,
  limit: number,
): Promise<OwnPicture[]> {
  const { rows } = await sql<OwnPicture>`
    select id, is_private as "isPrivate" from (
      select id, false as is_private from media where owner_id = ${userId}
      union
      select photo_id, true from messages where sender_id = ${userId} and photo_id is not null
    ) as own
    where id > ${after}::uuid order by id limit ${limit}`.execute(db)
  return rows
}

import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { PrivatePhoto } from '../../media/index.ts'

export type Statement = {
  id: string
  side: 'buyer' | 'seller' | 'admin'
  text: string
  at: Date
  photos: PrivatePhoto[]
}

type NewStatement = Statement & { disputeId: string; authorId: string | null }

export async function insertStatement(tx: Tx, statement: NewStatement) {
  const { id, disputeId, side, authorId, text, at, photos } = statement
  await sql`
    insert into dispute_statements (id, dispute_id, side, author_id, text, at)
    values (${id}, ${disputeId}, ${side}, ${authorId}, ${text}, ${at})`.execute(tx)
  for (const photo of photos)
    await sql`
      insert into dispute_photos (id, statement_id, width, height)
      values (${photo.id}, ${id}, ${photo.width}, ${photo.height})`.execute(tx)
}

/** What was said in a dispute, oldest first. */
export async function listStatements(db: Executor, disputeId: string): Promise<Statement[]> {
  const { rows } = await sql<Statement>`
    select s.id, s.side, s.text, s.at, coalesce(p.photos, '[]') as photos
    from dispute_statements s left join lateral (
      select json_agg(json_build_object('id', id, 'width', width, 'height', height) order by id)
        as photos from dispute_photos where statement_id = s.id) p on true
    where s.dispute_id = ${disputeId} order by s.at, s.id`.execute(db)
  return rows
}

/** Whether the newest that somebody said is exactly this with exactly these photos, said since then. */
export async function isStated(
  db: Executor,
  said: { disputeId: string; authorId: string; text: string; photoIds: string[]; since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select from (
      select id, text, at from dispute_statements
      where dispute_id = ${said.disputeId} and author_id = ${said.authorId}
      order by at desc, id desc limit 1) s
    where s.text = ${said.text} and s.at >= ${said.since}
      and array(select id::text from dispute_photos where statement_id = s.id order by 1)
        = array(select unnest(${said.photoIds}::text[]) order by 1)`.execute(db)
  return rows.length > 0
}

export async function countStatements(db: Executor, disputeId: string, side: string) {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from dispute_statements
    where dispute_id = ${disputeId} and side = ${side}`.execute(db)
  return rows[0]?.n ?? 0
}

/** The order that a photo is evidence in. */
export async function orderOfPhoto(db: Executor, photoId: string): Promise<string | undefined> {
  const { rows } = await sql<{ orderId: string }>`
    select d.order_id from dispute_photos p
    join dispute_statements s on s.id = p.statement_id
    join disputes d on d.id = s.dispute_id where p.id = ${photoId}`.execute(db)
  return rows[0]?.orderId
}

import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'

export type TacRow = { tac: string; brand: string; model: string }

/** Replaces the table: codes that the file no longer has were wrong. */
export async function storeTac(tx: Tx, rows: readonly TacRow[]): Promise<void> {
  await sql`delete from tac`.execute(tx)
  await sql`
    insert into tac (tac, brand, model)
    select * from unnest(${rows.map(({ tac }) => tac)}::text[],
      ${rows.map(({ brand }) => brand)}::text[], ${rows.map(({ model }) => model)}::text[])
    on conflict do nothing`.execute(tx)
}

export async function findTac(db: Executor, tac: string): Promise<TacRow | undefined> {
  const { rows } = await sql<TacRow>`select tac, brand, model from tac where tac = ${tac}`.execute(
    db,
  )
  return rows[0]
}

/** The code whose maker and model together are called so; codes of one model are alike. */
export async function findTacByName(db: Executor, name: string): Promise<TacRow | undefined> {
  const { rows } = await sql<TacRow>`
    select tac, brand, model from tac where brand || ' ' || model = ${name}
    order by tac limit 1`.execute(db)
  return rows[0]
}

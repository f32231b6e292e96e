import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { Settlement } from './dispute.ts'

/** What the two proposed, newest first. */
export async function listSettlements(db: Executor, disputeId: string): Promise<Settlement[]> {
  const { rows } = await sql<Settlement>`
    select n, proposed_by, kind, refund_minor, at, state
    from dispute_settlements where dispute_id = ${disputeId} order by n desc`.execute(db)
  return rows
}

/** Puts a proposal on the table in place of the one that lay there; returns its number. */
export async function putSettlement(
  tx: Tx,
  disputeId: string,
  { proposedBy, kind, refundMinor, at }: Omit<Settlement, 'n' | 'state'>,
): Promise<number> {
  await setProposed(tx, disputeId, 'superseded')
  const { rows } = await sql<{ n: number }>`
    insert into dispute_settlements (dispute_id, n, proposed_by, kind, refund_minor, at, state)
    select ${disputeId}, coalesce(max(n), 0) + 1, ${proposedBy}, ${kind}, ${refundMinor}, ${at},
      'proposed' from dispute_settlements where dispute_id = ${disputeId}
    returning n`.execute(tx)
  return rows[0]!.n
}

/** Takes what is proposed off the table. */
export async function setProposed(
  tx: Tx,
  disputeId: string,
  state: 'accepted' | 'declined' | 'superseded',
) {
  await sql`
    update dispute_settlements set state = ${state}
    where dispute_id = ${disputeId} and state = 'proposed'`.execute(tx)
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { pages } from '../../src/contract/urls.ts'
import { appealToken } from '../../src/modules/accounts/index.ts'
import { renewalToken } from '../../src/modules/listings/renewals/renewals.api.ts'
import { unsubscribeToken } from '../../src/modules/search/saved/saved.api.ts'
import type { Server } from '../server.ts'

/** Pages that read nothing until their button is pressed look the same with any token. */
const ANY_TOKEN = 'a-token-of-the-bench'

export type DemoRows = {
  /** Ids of orders of the buyer: one to pay, and one with a receipt. */
  unpaid: string
  paid: string
  /** The id of a public passport. */
  passport: string
  /** Pages behind links in emails; opening them changes nothing. */
  links: { name: string; path: string }[]
}

/** What pages of the demo's people and phones need, and no list of the API gives. */
export async function findDemoRows(server: Server, buyerEmail: string): Promise<DemoRows> {
  const secret =
    process.env.AUTH_SECRET ?? readFileSync(path.join(server.folder, 'secrets/auth'), 'utf8').trim()
  const database = new pg.Client(server.databaseUrl())
  await database.connect()
  const first = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
    const { rows } = await database.query<Row>(`${text} limit 1`, values)
    if (!rows[0]) throw new Error(`the demo has no row: ${text}`)
    return rows[0]
  }
  const findOrder = (state: string) =>
    first<{ id: string }>('select id from orders where buyer_id = $1 and state = $2', [
      buyer.id,
      state,
    ])
  const buyer = await first<{ id: string }>('select id from users where email = $1', [buyerEmail])
  try {
    const listing = await first<{ id: string; expires_at: Date }>(
      `select id, expires_at from listings where state = 'live' order by expires_at`,
    )
    const banned = await first<{ id: string; banned_at: Date }>(
      'select id, banned_at from users where banned_at is not null',
    )
    const passport = await first<{ id: string }>(
      'select passport_id as id from passport_entries group by 1 order by count(*) desc, 1',
    )
    const renewal = renewalToken(
      { secret },
      { listingId: listing.id, expiresAt: listing.expires_at },
    )
    const appeal = appealToken({ secret }, { userId: banned.id, bannedAt: banned.banned_at })
    return {
      unpaid: (await findOrder('awaiting_payment')).id,
      paid: (await findOrder('completed')).id,
      passport: passport.id,
      links: [
        { name: 'renewal of a listing', path: pages.renewal(renewal) },
        { name: 'appeal against a ban', path: pages.appeal(appeal) },
        { name: 'unsubscribe', path: pages.unsubscribe(unsubscribeToken({ secret }, buyer.id)) },
        { name: 'email confirmation', path: pages.confirmEmail(ANY_TOKEN) },
        { name: 'new password', path: `${pages.resetPassword()}?token=${ANY_TOKEN}` },
        { name: 'stop of an email change', path: pages.stopEmailChange(ANY_TOKEN) },
      ],
    }
  } finally {
    await database.end()
  }
}

import type { Deps } from '../../../deps.ts'
import { DAY } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { alertMail } from './alert-mail.ts'
import { deleteAlertsBefore, lockDuePeople, noteMailed, takeUnmailed } from './alerts.store.ts'

/** People whose mails are written in one transaction. */
const BATCH = 20
/** Phones that a mail names; the rest is counted. */
const MOST_IN_A_MAIL = 20

/** Alerts are about phones of now; older ones are forgotten. */
const KEPT_MS = 90 * DAY
const FORGOTTEN_AT_ONCE = 1_000

/**
 * Writes one mail a person about all that came since the last one; says how many people. Phones
 * that are gone meanwhile, or whose alert was read here already, are not worth a mail.
 */
export function mailAlerts(deps: Deps): Promise<number> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const people = await lockDuePeople(tx, at, BATCH)
    for (const person of people) {
      const { alerts, more } = await takeUnmailed(tx, person.userId, { at, most: MOST_IN_A_MAIL })
      const isWorthIt = alerts.length > 0 && !person.isBanned
      if (isWorthIt) await queueMail(tx, alertMail(deps, person, alerts, more), at)
      await noteMailed(tx, person.userId, at, isWorthIt)
    }
    return people.length
  })
}

/** Forgets alerts of long ago; says how many. */
export function forgetAlerts(deps: Deps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - KEPT_MS)
  return deleteAlertsBefore(deps.db.kysely, before, FORGOTTEN_AT_ONCE)
}

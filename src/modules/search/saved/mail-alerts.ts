import type { Deps } from '../../../deps.ts'
import { DAY } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { type MailItem, type NewMail, queueMail, renderMail } from '../../../platform/mail/index.ts'
import { pages } from '../../../routes.ts'
import { formatMoney } from '../../../shared/money.ts'
import { toPhone } from '../../listings/index.ts'
import {
  type Alert,
  deleteAlertsBefore,
  lockDuePeople,
  type Recipient,
  recordMailed,
  takeUnmailed,
} from './alerts.store.ts'
import { unsubscribeToken } from './unsubscribe.api.ts'

/** People whose mails are written in one transaction. */
const BATCH = 20
/** Phones that a mail names; the rest is counted. */
const MAX_PER_MAIL = 20

/** Alerts are about phones of now; older ones are forgotten. */
const RETENTION_MS = 90 * DAY
const DELETE_BATCH = 1_000

/**
 * Writes one mail a person about all that came since the last one; says how many people. Phones
 * that are gone meanwhile, or whose alert was read here already, are not worth a mail.
 */
export function mailAlerts(deps: Deps): Promise<number> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const people = await lockDuePeople(tx, at, BATCH)
    for (const person of people) {
      const { alerts, more } = await takeUnmailed(tx, person.userId, { at, most: MAX_PER_MAIL })
      const isWorthIt = alerts.length > 0 && !person.isBanned
      if (isWorthIt) await queueMail(tx, alertMail(deps, person, alerts, more), at)
      await recordMailed(tx, person.userId, at, isWorthIt)
    }
    return people.length
  })
}

/** Forgets alerts of long ago; says how many. */
export function deleteOldAlerts(deps: Deps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - RETENTION_MS)
  return deleteAlertsBefore(deps.db.kysely, before, DELETE_BATCH)
}

/** New matches of saved searches, and favorites that became cheaper; `more` phones are only counted. */
function alertMail(
  deps: Pick<Deps, 'secret' | 'origin'>,
  to: Recipient,
  alerts: Alert[],
  more: number,
): NewMail {
  const origin = deps.origin()
  const count = alerts.length + more
  const searches = { label: 'View saved searches', url: `${origin}${pages.savedSearches()}` }
  const favorites = { label: 'View favorites', url: `${origin}${pages.favourites()}` }
  const isAboutFavorites = mailTopic(alerts) === 'drops'
  const mail = renderMail({
    subject: mailSubject(alerts, count),
    paragraphs: [mailOpening(alerts, count)],
    items: alerts.map((alert) => toItem(alert, origin)),
    ...(more > 0 && { closing: [`And ${more} more in your saved searches.`] }),
    button: isAboutFavorites ? favorites : searches,
    unsubscribe: {
      label: 'Unsubscribe from search and price alerts',
      url: `${origin}${pages.unsubscribe(unsubscribeToken(deps, to.userId))}`,
    },
    footer: [isAboutFavorites ? searches : favorites],
  })
  return { to: to.email, ...mail }
}

function mailSubject(alerts: Alert[], count: number): string {
  const [first] = alerts
  if (count === 1 && first?.kind === 'price_drop') return `${first.name}: ${first.reason}`
  if (count === 1 && first)
    return `${first.name} for ${formatMoney(first.priceMinor, first.currency)}`
  const topic = mailTopic(alerts)
  if (topic === 'drops') return `${count} of your favorites now cost less`
  return `${count} phones for ${topic === 'searches' ? 'your saved searches' : 'you'}`
}

function mailOpening(alerts: Alert[], count: number): string {
  const topic = mailTopic(alerts)
  if (topic === 'drops')
    return count === 1 ? 'A favorite of yours now costs less.' : 'These favorites now cost less.'
  if (topic === 'both') return 'These phones match your saved searches or now cost less.'
  return count === 1
    ? 'This phone matches your saved search.'
    : 'These phones match your saved searches.'
}

function mailTopic(alerts: Alert[]): 'searches' | 'drops' | 'both' {
  const drops = alerts.filter(({ kind }) => kind === 'price_drop').length
  if (drops === 0) return 'searches'
  return drops === alerts.length ? 'drops' : 'both'
}

function toItem(alert: Alert, origin: string): MailItem {
  const { slug } = toPhone(alert, null)
  const price = formatMoney(alert.priceMinor, alert.currency)
  const facts = [
    alert.grade && `Grade ${alert.grade}`,
    alert.storageGb && `${alert.storageGb} GB`,
    alert.location,
  ].filter(Boolean)
  const reason = alert.kind === 'near_miss' ? `Near match: ${alert.reason}` : alert.reason
  return {
    title: `${alert.name}: ${price}`,
    lines: [
      facts.join(' · '),
      reason ?? '',
      alert.searchName ? `Saved search: ${alert.searchName}` : '',
    ].filter(Boolean),
    link: { label: 'View phone', url: `${origin}${pages.namedPhone(alert.id, slug)}` },
  }
}

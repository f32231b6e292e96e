import type { Deps } from '../../../deps.ts'
import { type MailItem, type NewMail, renderMail } from '../../../platform/mail/index.ts'
import { pages } from '../../../routes.ts'
import { formatMoney } from '../../../shared/money.ts'
import { toPhone } from '../../listings/index.ts'
import type { Alert, Recipient } from './alerts.store.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

/** New matches of saved searches, and favorites that became cheaper; `more` phones are only counted. */
export function alertMail(
  deps: Pick<Deps, 'secret' | 'origin'>,
  to: Recipient,
  alerts: Alert[],
  more: number,
): NewMail {
  const origin = deps.origin()
  const count = alerts.length + more
  const searches = { label: 'View saved searches', url: `${origin}${pages.savedSearches()}` }
  const favorites = { label: 'View favorites', url: `${origin}${pages.favourites()}` }
  const isAboutFavorites = topicOf(alerts) === 'drops'
  const mail = renderMail({
    subject: subjectOf(alerts, count),
    paragraphs: [openingOf(alerts, count)],
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

function subjectOf(alerts: Alert[], count: number): string {
  const [first] = alerts
  if (count === 1 && first?.kind === 'price_drop') return `${first.name}: ${first.reason}`
  if (count === 1 && first)
    return `${first.name} for ${formatMoney(first.priceMinor, first.currency)}`
  const topic = topicOf(alerts)
  if (topic === 'drops') return `${count} of your favorites now cost less`
  return `${count} phones for ${topic === 'searches' ? 'your saved searches' : 'you'}`
}

function openingOf(alerts: Alert[], count: number): string {
  const topic = topicOf(alerts)
  if (topic === 'drops')
    return count === 1 ? 'A favorite of yours now costs less.' : 'These favorites now cost less.'
  if (topic === 'both') return 'These phones match your saved searches or now cost less.'
  return count === 1
    ? 'This phone matches your saved search.'
    : 'These phones match your saved searches.'
}

function topicOf(alerts: Alert[]): 'searches' | 'drops' | 'both' {
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

import type { Deps } from '../../../deps.ts'
import type { NewMail } from '../../../platform/mail/index.ts'
import { pages } from '../../../routes.ts'
import { formatMoney } from '../../../shared/money.ts'
import { toPhone } from '../../listings/index.ts'
import type { Alert, Recipient } from './alerts.store.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

type Ground = Pick<Deps, 'secret' | 'origin'>

/** The mail about what fits a person's searches, and about favourites that became cheaper; `more` phones are only counted. */
export function alertMail(deps: Ground, to: Recipient, alerts: Alert[], more: number): NewMail {
  const origin = deps.origin()
  const stop = `${origin}${pages.unsubscribe(unsubscribeToken(deps, to.userId))}`
  const count = alerts.length + more
  const text = [
    'Hello,',
    '',
    openingOf(alerts, count),
    '',
    ...alerts.flatMap((alert) => [...linesOf(alert, origin), '']),
    ...(more > 0 ? [`And ${more} more on your page of saved searches.`, ''] : []),
    `Your saved searches: ${origin}${pages.savedSearches()}`,
    `Your favourites: ${origin}${pages.favourites()}`,
    `No more of these mails: ${stop}`,
  ].join('\n')
  const headers = {
    'List-Unsubscribe': `<${stop}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { to: to.email, subject: oneLine(subjectOf(alerts, count)), text, headers }
}

function subjectOf(alerts: Alert[], count: number): string {
  const [first] = alerts
  if (count === 1 && first?.kind === 'price_drop') return `${first.name}: ${first.reason}`
  if (count === 1 && first)
    return `${first.name} for ${formatMoney(first.priceMinor, first.currency)}`
  const about = aboutOf(alerts)
  if (about === 'drops') return `${count} of your favourites cost less`
  return `${count} phones for ${about === 'searches' ? 'your saved searches' : 'you'}`
}

function openingOf(alerts: Alert[], count: number): string {
  const about = aboutOf(alerts)
  if (about === 'drops')
    return count === 1 ? 'a phone that you saved costs less:' : 'phones that you saved cost less:'
  if (about === 'both') return 'these phones fit what you are looking for, or cost less now:'
  return count === 1
    ? 'a phone fits what you are looking for:'
    : 'these phones fit what you are looking for:'
}

function aboutOf(alerts: Alert[]): 'searches' | 'drops' | 'both' {
  const drops = alerts.filter(({ kind }) => kind === 'price_drop').length
  if (drops === 0) return 'searches'
  return drops === alerts.length ? 'drops' : 'both'
}

function linesOf(alert: Alert, origin: string): string[] {
  const { slug } = toPhone(alert, null)
  const facts = [
    formatMoney(alert.priceMinor, alert.currency),
    alert.grade && `grade ${alert.grade}`,
    alert.storageGb && `${alert.storageGb} GB`,
    alert.location,
  ].filter(Boolean)
  const why = alert.kind === 'near_miss' ? `Nearly: ${alert.reason}` : alert.reason
  return [
    oneLine(`${alert.name}: ${facts.join(', ')}`),
    ...(why ? [`  ${oneLine(why)}`] : []),
    ...(alert.searchName ? [`  Saved search: ${oneLine(alert.searchName)}`] : []),
    `  ${origin}${pages.namedPhone(alert.id, slug)}`,
  ]
}

/** What people typed must begin no line of its own in somebody's mail, nor become a link in it. */
function oneLine(text: string) {
  return text
    .replace(/\s+/g, ' ')
    .replaceAll('://', ' ')
    .replace(/\.(?=\p{L})/gu, '. ')
    .trim()
}

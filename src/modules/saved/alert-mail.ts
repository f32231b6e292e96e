import type { Deps } from '../../deps.ts'
import { pages } from '../../paths.ts'
import { moneyWords, toPhone } from '../listings/index.ts'
import type { NewMail } from '../mails/index.ts'
import type { Alert, Recipient } from './alerts.store.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

type Ground = Pick<Deps, 'secret' | 'origin'>

/** The mail about what fits a person's searches; `more` phones are only counted. */
export function alertMail(deps: Ground, to: Recipient, alerts: Alert[], more: number): NewMail {
  const origin = deps.origin()
  const stop = `${origin}${pages.unsubscribe(unsubscribeToken(deps, to.userId))}`
  const [first] = alerts
  const count = alerts.length + more
  const subject =
    count === 1 && first
      ? `${first.name} for ${moneyWords(first.priceMinor, first.currency)}`
      : `${count} phones for your saved searches`
  const text = [
    'Hello,',
    '',
    count === 1
      ? 'a phone fits what you are looking for:'
      : 'these phones fit what you are looking for:',
    '',
    ...alerts.flatMap((alert) => [...linesOf(alert, origin), '']),
    ...(more > 0 ? [`And ${more} more on your page of saved searches.`, ''] : []),
    `Your saved searches: ${origin}${pages.savedSearches()}`,
    `No more of these mails: ${stop}`,
  ].join('\n')
  const headers = {
    'List-Unsubscribe': `<${stop}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { to: to.email, subject: oneLine(subject), text, headers }
}

function linesOf(alert: Alert, origin: string): string[] {
  const { slug } = toPhone(alert, null)
  const facts = [
    moneyWords(alert.priceMinor, alert.currency),
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

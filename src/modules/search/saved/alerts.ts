import { pages } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import {
  confirmsEmail,
  type MailItem,
  type NewMail,
  queueMail,
  renderMail,
} from '../../../platform/mail/index.ts'
import { isolate, isolatePlace } from '../../../shared/isolate.ts'
import {
  accountLanguage,
  addressIn,
  DEFAULT_LANGUAGE,
  type Language,
} from '../../../shared/languages.ts'
import { ALERT_MAIL_MINUTES } from '../../../shared/listings/listing-limits.ts'
import { formatMoney } from '../../../shared/money.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { DAY, MINUTE } from '../../../shared/time.ts'
import { type Translator, translatorFor } from '../../../text/server.ts'
import { distanceKm } from '../../catalog/places/index.ts'
import { placeFor, toPhone } from '../../listings/index.ts'
import { mailPhoto } from '../../media/index.ts'
import { searchedDelivery } from '../../payments/index.ts'
import { matchPhone } from '../near-misses.ts'
import { failedFacts } from '../variants.ts'
import { composeReason, type ReasonPart, reasonIn } from './alert-reason.ts'
import {
  type Alert,
  type Candidate,
  claimUnmailedAlerts,
  deleteAlertsBefore,
  dequeueNewListings,
  dequeuePriceDrops,
  findCandidates,
  findWatchers,
  insertAlerts,
  lockDuePeople,
  type NewAlert,
  type NewPhone,
  type PriceAlert,
  type Recipient,
  readPhones,
  recordMailed,
  scheduleMails,
  writePriceAlerts,
} from './alerts.store.ts'
import { unsubscribeToken } from './saved.api.ts'
import { findFollowers } from './saved.store.ts'
import { namesIn } from './search-name.ts'

/**
 * Phones matched in one transaction. Of 100,000 searches 8,000 may be for one model: ten such phones
 * take about two seconds.
 */
const MATCH_BATCH = 10

/** At most one email per person in this time, with all new phones. */
const MAIL_PAUSE_MS = ALERT_MAIL_MINUTES * MINUTE

/** Batches per run of the job, so that other jobs get their turn. */
const MAX_BATCHES = 200

/**
 * Job: matches new and cheaper phones with the saved searches, and returns how many phones. A phone
 * leaves the queue in the transaction that writes its alerts, so that none is lost or repeated, on any
 * number of nodes.
 */
export async function alertNewMatches(deps: Deps): Promise<number> {
  let handled = 0
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const taken = await matchBatch(deps)
    handled += taken
    if (taken < MATCH_BATCH) break
  }
  return handled
}

function matchBatch(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const news = await dequeueNewListings(tx, MATCH_BATCH)
    if (news.length === 0) return 0
    const listingIds = [...new Set(news)]
    const phones = await readPhones(tx, listingIds)
    const candidates = await findCandidates(tx, listingIds)
    const followers = await findFollowers(tx, listingIds)
    const alerts = withFollowed(deps, bestMatches(deps, candidates, phones), followers)
    const people = alerts.length > 0 ? await insertAlerts(tx, alerts, now) : []
    if (people.length > 0) await scheduleMails(tx, [...new Set(people)], now, MAIL_PAUSE_MS)
    return news.length
  })
}

/** One alert per phone and person over all searches: a match rather than a near miss. */
function bestMatches(deps: Deps, candidates: Candidate[], phones: NewPhone[]): NewAlert[] {
  const offered = searchedDelivery(deps)
  const byId = new Map(phones.map((phone) => [phone.id, phone]))
  const best = new Map<string, NewAlert>()
  for (const candidate of candidates) {
    const { userId, listingId, searchId } = candidate
    const phone = byId.get(listingId)
    const key = `${userId} ${listingId}`
    if (!phone || best.get(key)?.kind === 'match') continue
    // Filters on facts have no near misses.
    const wanted = { ...candidate, shipsTo: candidate.shipsTo ?? undefined }
    if (failedFacts(wanted, phone.facts, offered).length > 0) continue
    const distanceKm = distanceBetween(candidate, phone)
    const match = matchPhone(candidate, { ...phone, distanceKm })
    if (!match || (match.kind === 'near_miss' && best.has(key))) continue
    const { kind, reason } = match
    best.set(key, { userId, listingId, searchId, kind, ...reasonOf(deps, reason) })
  }
  return [...best.values()]
}

/** One alert per phone: a match comes before a followed seller, and that before a near miss. */
function withFollowed(
  deps: Deps,
  matches: NewAlert[],
  followers: Awaited<ReturnType<typeof findFollowers>>,
): NewAlert[] {
  const keyOf = (alert: { userId: string; listingId: string }) =>
    `${alert.userId} ${alert.listingId}`
  const matched = new Set(matches.filter(({ kind }) => kind === 'match').map(keyOf))
  const followed = followers
    .filter((one) => !matched.has(keyOf(one)))
    .map(({ userId, listingId, seller }): NewAlert => {
      const reason = reasonOf(deps, [{ kind: 'followed', seller }])
      return { userId, listingId, searchId: null, kind: 'followed', ...reason }
    })
  const replaced = new Set(followed.map(keyOf))
  return [...matches.filter((match) => !replaced.has(keyOf(match))), ...followed]
}

function reasonOf({ settings }: Pick<Deps, 'settings'>, reasonParts: ReasonPart[]) {
  const reason = composeReason(reasonParts, DEFAULT_LANGUAGE, settings.current().currency)
  return { reason, reasonParts }
}

function distanceBetween(from: Candidate, to: NewPhone): number | null {
  if (from.lat === null || from.lon === null || to.lat === null || to.lon === null) return null
  return distanceKm({ lat: from.lat, lon: from.lon }, { lat: to.lat, lon: to.lon })
}

/** Drops in one transaction. */
const DROP_BATCH = 20

/**
 * Job: alerts people when one of their favorites became cheaper, and returns how many phones did. Only
 * a price below the last one in an alert counts, so that a price going up and down alerts nobody twice.
 */
export function alertPriceDrops(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const drops = new Map(
      (await dequeuePriceDrops(tx, DROP_BATCH)).map((drop) => [drop.listingId, drop]),
    )
    if (drops.size === 0) return 0
    const watchers = await findWatchers(tx, [...drops.keys()])
    const alerts = watchers.flatMap((watcher): PriceAlert[] => {
      const { userId, listingId, notifiedMinor } = watcher
      const { fromMinor, toMinor } = drops.get(listingId)!
      const from = notifiedMinor ?? fromMinor
      if (toMinor >= from) return []
      const reason = reasonOf(deps, [{ kind: 'drop', fromMinor: from, toMinor }])
      return [{ userId, listingId, ...reason, notifiedMinor: toMinor }]
    })
    if (alerts.length > 0) {
      await writePriceAlerts(tx, alerts, now)
      const people = [...new Set(alerts.map(({ userId }) => userId))]
      await scheduleMails(tx, people, now, MAIL_PAUSE_MS)
    }
    return drops.size
  })
}

/** People emailed in one transaction. */
const MAIL_BATCH = 20
/** Phones listed in an email; further ones are only counted. */
const MAX_PER_MAIL = 20

const RETENTION_MS = 90 * DAY
const DELETE_BATCH = 1_000

/**
 * Job: emails each person all alerts since the last email, and returns how many people. Phones that
 * are no longer for sale and alerts read on the site are left out.
 */
export function mailAlerts(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const people = await lockDuePeople(tx, now, MAIL_BATCH)
    for (const person of people) {
      const { alerts, more } = await claimUnmailedAlerts(tx, person.userId, {
        at: now,
        most: MAX_PER_MAIL,
      })
      // Until the address is confirmed it could be a stranger's.
      const mayMail = person.emailVerified || !confirmsEmail(deps)
      const isWorthIt = alerts.length > 0 && !person.isBanned && mayMail
      if (isWorthIt) await queueMail(tx, alertMail(deps, person, alerts, more), now)
      await recordMailed(tx, person.userId, now, isWorthIt)
    }
    return people.length
  })
}

/** Job: deletes old alerts and returns how many. */
export function deleteOldAlerts(deps: Deps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - RETENTION_MS)
  return deleteAlertsBefore(deps.db.kysely, before, DELETE_BATCH)
}

/** New matches of saved searches, and favorites that became cheaper; `more` phones are only counted. */
function alertMail(
  deps: Pick<Deps, 'secret' | 'origin' | 'settings'>,
  to: Recipient,
  alerts: Alert[],
  more: number,
): NewMail {
  const origin = deps.origin()
  const count = alerts.length + more
  const language = accountLanguage(to, deps.settings.current().languages)
  const t = translatorFor(language, 'alerts')
  const link = (page: string) => `${origin}${addressIn(language, page)}`
  const searches = { label: t('mail.searches'), url: link(pages.savedSearches()) }
  const favorites = { label: t('mail.favorites'), url: link(pages.favorites()) }
  const topic = mailTopic(alerts)
  const isAboutFavorites = topic === 'drops'
  const items = alerts.map((alert) => toItem(deps, alert, t, language))
  const opening = t(`mail.opening.${topic}`, { count })
  const mail = renderMail(deps, {
    topic: 'searches',
    language,
    subject: mailSubject(alerts, count, t, language),
    // The subject about one phone is that of its item.
    ...(count === 1 && { heading: opening }),
    preheader: items.map(({ title }) => title).join(' · '),
    paragraphs: topic === 'several' && count > 1 ? [opening] : [],
    items,
    ...(more > 0 && { closing: [t('mail.more', { shown: formatCount(more, language) })] }),
    button: isAboutFavorites ? favorites : searches,
    unsubscribe: {
      label: t('mail.unsubscribe'),
      url: link(pages.unsubscribe(unsubscribeToken(deps, to.userId))),
    },
    footer: [isAboutFavorites ? searches : favorites],
  })
  return { to: to.email, ...mail }
}

function mailSubject(
  alerts: Alert[],
  count: number,
  t: Translator<'alerts'>,
  language: Language,
): string {
  const [first] = alerts
  if (count === 1 && first) {
    const phone = isolate(first.name, language)
    return first.kind === 'price_drop'
      ? t('mail.dropSubject', { phone, reason: reasonIn(language, first) })
      : t('mail.oneSubject', {
          phone,
          price: formatMoney(first.priceMinor, first.currency, language),
        })
  }
  return t(`mail.subject.${mailTopic(alerts)}`, { count, shown: formatCount(count, language) })
}

function mailTopic(alerts: Alert[]): 'searches' | 'drops' | 'followed' | 'several' {
  const topics = new Set(
    alerts.map(({ kind }) =>
      kind === 'price_drop' ? 'drops' : kind === 'followed' ? 'followed' : 'searches',
    ),
  )
  const [only] = topics
  return only && topics.size === 1 ? only : 'several'
}

function toItem(
  deps: Pick<Deps, 'settings' | 'origin'>,
  alert: Alert,
  t: Translator<'alerts'>,
  language: Language,
): MailItem {
  const { slug } = toPhone(deps, alert, null)
  const { id, name, grade, storageGb, kind, search } = alert
  const location = placeFor(alert, language)?.name ?? alert.location
  const reason = reasonIn(language, alert)
  const facts = [
    grade && t('mail.grade', { grade }),
    storageGb && t('mail.storage', { size: `${storageGb}` }),
    isolatePlace(location, language),
  ].filter(Boolean)
  const lines = [
    facts.join(' · '),
    kind === 'near_miss' && reason ? t('mail.nearMiss', { reason }) : reason,
    search && t('mail.search', { name: isolate(namesIn(deps, language)(search), language) }),
  ]
  return {
    title: t('mail.item', {
      phone: isolate(name, language),
      price: formatMoney(alert.priceMinor, alert.currency, language),
    }),
    lines: lines.filter((line): line is string => Boolean(line)),
    photo: mailPhoto(alert.img, alert.cover),
    link: {
      label: t('mail.view'),
      url: `${deps.origin()}${addressIn(language, pages.namedPhone(id, slug))}`,
    },
  }
}

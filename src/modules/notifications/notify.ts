import { pages } from '../../contract/urls.ts'
import type { Deps } from '../../deps.ts'
import { createTurns } from '../../platform/concurrency.ts'
import { idFromBytes, idToBytes, inTransaction, type Tx } from '../../platform/db/index.ts'
import {
  type MailPhoto,
  type NewMail,
  queueMails,
  readSignedToken,
  renderMail,
  signToken,
  unsubscribePage,
  unsubscribeUrl,
} from '../../platform/mail/index.ts'
import { staffMay } from '../../shared/accounts/staff-roles.ts'
import { accountLanguage, addressIn, type Language } from '../../shared/languages.ts'
import { NOTIFICATION_RETENTION_DAYS } from '../../shared/limits.ts'
import { isPublic } from '../../shared/listings/listing-life-cycle.ts'
import { isDisputed } from '../../shared/orders/order-life-cycle.ts'
import { formatForPerson } from '../../shared/reader-format.ts'
import { DAY } from '../../shared/time.ts'
import type texts from '../../text/en/server/notifications.ts'
import { translatorFor } from '../../text/server.ts'
import { appealToken, findNames } from '../accounts/index.ts'
import { findSecurityEvent } from '../accounts/security/index.ts'
import { findListings, type Listing } from '../listings/index.ts'
import { mailPhoto } from '../media/index.ts'
import { showContacts } from '../messaging/index.ts'
import { type Order, ordersById } from '../orders/index.ts'
import { templates } from './event-map.ts'
import { valuesFor } from './message-values.ts'
import {
  deleteOld,
  dropEvents,
  findPeople,
  findStaff,
  insertNotifications,
  lockDueEvents,
  type NewNotification,
  type Person,
  retryEventLater,
  stopMails,
} from './notifications.store.ts'
import { type NewPush, queuePushes } from './push/push.store.ts'
import {
  type Audience,
  type Content,
  type Facts,
  type Kind,
  kinds,
  type StoredEvent,
} from './template.ts'

/** Events that one run of the job handles. */
const BATCH = 100
/** Events of one transaction. */
const AT_ONCE = 20
/** Milliseconds of writing emails after which other requests go first. */
const SLICE_MS = 2

const DELETED_AT_ONCE = 1000

/**
 * Notifies people of queued events, in the browser and by email as they chose. An event leaves the
 * queue in the transaction that writes its notifications, so any number of nodes notify once. Returns
 * how many events were handled.
 */
export async function notifyPeople(deps: Deps): Promise<number> {
  let handled = 0
  let atOnce = AT_ONCE
  while (handled < BATCH) {
    const taken = await notifyOfNextEvents(deps, atOnce)
    // One of them fails: alone, it fails without the others.
    if (taken === 'failed') atOnce = 1
    else handled += taken
    if (taken !== 'failed' && taken < atOnce) break
  }
  return handled
}

/** Deletes old notifications; returns how many. */
export function deleteOldNotifications(deps: Deps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - NOTIFICATION_RETENTION_DAYS * DAY)
  return deleteOld(deps.db.kysely, before, DELETED_AT_ONCE)
}

/** Handles up to `limit` events in one transaction: all of them or none. One that fails alone is put off. */
async function notifyOfNextEvents(deps: Deps, limit: number): Promise<number | 'failed'> {
  const now = deps.clock.now()
  let events: StoredEvent[] = []
  try {
    return await inTransaction(deps.db, async (tx) => {
      events = await lockDueEvents(tx, now, limit)
      if (events.length === 0) return 0
      await notifyOf(deps, tx, events)
      await dropEvents(tx, events)
      return events.length
    })
  } catch (error) {
    const [event] = events
    if (!event) throw error
    if (limit > 1) return 'failed'
    deps.log.error({ event: event.id, err: error }, 'notification failed, will be retried')
    // Later events must not wait for it.
    await retryEventLater(deps.db.kysely, event.id, now)
    return 1
  }
}

/** Reads what the events are about together, and inserts all notifications with one statement. */
async function notifyOf(deps: Deps, tx: Tx, events: readonly StoredEvent[]) {
  const subjects = await loadSubjects(tx, events)
  for (const { event, buyerId, listingId } of subjects)
    if (event.name === 'order_paid' && buyerId && listingId)
      await showContacts(tx, buyerId, listingId, deps.clock.now())
  const recipients = await findRecipients(tx, subjects)
  const prepared = recipients.flatMap((recipient) => prepare(deps, recipient) ?? [])
  const now = deps.clock.now()
  const isNew = await insertNotifications(
    tx,
    prepared.map(({ notification }) => notification),
    now,
  )
  const mails: NewMail[] = []
  const takeTurns = createTurns(SLICE_MS)
  for (const { notification, mail } of prepared) {
    if (!mail || !isNew(notification)) continue
    mails.push(mail())
    await takeTurns()
  }
  await queueMails(tx, mails, now)
  const pushes = prepared.filter(({ notification }) => isNew(notification))
  await queuePushes(
    tx,
    pushes.flatMap(({ push }) => push ?? []),
    now,
  )
}

/** An event with what it is about, before it is known who reads it. */
type Subject = Omit<Facts, 'side' | 'language' | 'format'> & {
  photo: MailPhoto | undefined
  listingId: string | null
  buyerId: string | null
  sellerId: string | null
}

const idIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Events about something that is gone are left out. */
async function loadSubjects(tx: Tx, events: readonly StoredEvent[]): Promise<Subject[]> {
  const idsOf = (key: string) => events.flatMap(({ data }) => idIn(data[key]) ?? [])
  const orders = new Map((await ordersById(tx, idsOf('orderId'))).map((order) => [order.id, order]))
  const sold = [...orders.values()].map(({ listingId }) => listingId)
  const listings = new Map(
    (await findListings(tx, [...new Set([...idsOf('listingId'), ...sold])])).map((listing) => [
      listing.id,
      listing,
    ]),
  )
  const sellers = [...listings.values()].flatMap(({ sellerId }) => sellerId ?? [])
  const named = ['buyerId', 'sellerId', 'reportedId'].flatMap(idsOf)
  const deviceIds = idsOf('securityEventId')
  // An order has the names of its parties.
  const names = events.every(({ data }) => orders.has(idIn(data.orderId) ?? ''))
    ? new Map<string, string>()
    : await findNames(tx, [...named, ...sellers])
  const devices = new Map<string, Facts['device']>()
  for (const id of deviceIds) devices.set(id, await findSecurityEvent(tx, id))
  const subjects: Known = {
    orders,
    listings,
    nameOf: (id) => (id && names.get(id)) || '',
    devices,
  }
  return events.flatMap((event) => (templates[event.name] && toSubject(event, subjects)) ?? [])
}

type Known = {
  orders: ReadonlyMap<string, Order>
  listings: ReadonlyMap<string, Listing>
  /** A name; empty if the account was deleted. */
  nameOf: (id: string | null) => string
  devices: ReadonlyMap<string, Facts['device']>
}

/** Undefined when what the event is about is gone. */
function toSubject(event: StoredEvent, subjects: Known): Subject | undefined {
  const { orderId, listingId, buyerId, sellerId, userId, reportedId, securityEventId } = event.data
  const order = subjects.orders.get(idIn(orderId) ?? '')
  const device = subjects.devices.get(idIn(securityEventId) ?? '')
  if (order) {
    const { buyerName: buyer, sellerName: seller, name: phone } = order
    const ids = { listingId: order.listingId, buyerId: order.buyerId, sellerId: order.sellerId }
    const listing = subjects.listings.get(order.listingId)
    const photo = photoOf(listing)
    return { event, order, device, phone, phoneState: listing?.state, photo, buyer, seller, ...ids }
  }
  if (typeof listingId !== 'string') {
    const nothing = { order, device, phone: '', phoneState: undefined, buyer: '', seller: '' }
    const nobody = { listingId: null, buyerId: null, sellerId: null, photo: undefined }
    if (event.name === 'report_decided')
      return { event, ...nothing, ...nobody, seller: subjects.nameOf(idIn(reportedId)) }
    const isForAdmins = event.name === 'contact_message_sent'
    return typeof userId === 'string' || isForAdmins ? { event, ...nothing, ...nobody } : undefined
  }
  const listing = subjects.listings.get(listingId)
  if (!listing) return
  const { name: phone, state: phoneState } = listing
  const ids = { listingId, buyerId: idIn(buyerId), sellerId: idIn(sellerId) ?? listing.sellerId }
  const [buyer, seller] = [subjects.nameOf(ids.buyerId), subjects.nameOf(ids.sellerId)]
  return { event, order, device, phone, phoneState, photo: photoOf(listing), buyer, seller, ...ids }
}

/** The photo of a phone, unless moderators took the listing down. */
function photoOf(listing: Listing | undefined): MailPhoto | undefined {
  return listing && listing.state !== 'removed' ? mailPhoto(listing.img, listing.cover) : undefined
}

type Recipient = { subject: Subject; person: Person; side: Facts['side'] }

async function findRecipients(tx: Tx, subjects: readonly Subject[]): Promise<Recipient[]> {
  const wanted = subjects.map((subject) => {
    const { audience, reachesBanned = false } = templates[subject.event.name]!
    const all = [audience].flat().map((one) => (one === 'addressee' ? addressee(subject) : one))
    const ids = [...new Set(all.flatMap((one) => idsIn(one, subject)))]
    return { subject, ids, reachesBanned, reachesAdmins: all.includes('admins') }
  })
  const people = await findPeople(tx, [...new Set(wanted.flatMap(({ ids }) => ids))])
  const staff = wanted.some(({ reachesAdmins }) => reachesAdmins) ? await findStaff(tx) : []
  const peopleById = new Map(people.map((person) => [person.id, person]))
  return wanted.flatMap(({ subject, ids, reachesBanned, reachesAdmins }) => {
    const parties = ids.flatMap((id): Recipient[] => {
      const person = peopleById.get(id)
      if (!person || (person.isBanned && !reachesBanned)) return []
      return [{ subject, person, side: id === subject.buyerId ? 'buyer' : 'seller' }]
    })
    if (!reachesAdmins) return parties
    const permission = templates[subject.event.name]!.staff ?? 'decideDisputes'
    const readers = staff.filter((one) => staffMay(one, permission))
    return [...parties, ...readers.map((person): Recipient => ({ subject, person, side: 'admin' }))]
  })
}

function addressee({ event }: Subject): Audience | undefined {
  const { reminded } = event.data
  if (reminded === 'admin') return 'admins'
  return reminded === 'buyer' || reminded === 'seller' ? reminded : undefined
}

function idsIn(audience: Audience | undefined, { event, buyerId, sellerId }: Subject): string[] {
  const { by, userId, reporterId } = event.data
  const parties = [buyerId, sellerId].flatMap((id) => id ?? [])
  switch (audience) {
    case 'both':
      return parties
    case 'counterparty': {
      const actor = by === 'buyer' ? buyerId : by === 'seller' ? sellerId : null
      return parties.filter((id) => id !== actor)
    }
    case 'buyer':
      return buyerId ? [buyerId] : []
    case 'seller':
      return sellerId ? [sellerId] : []
    case 'account_owner':
      return typeof userId === 'string' ? [userId] : []
    case 'reporter':
      return typeof reporterId === 'string' ? [reporterId] : []
    default:
      return []
  }
}

type Prepared = {
  notification: NewNotification
  /** Undefined for people who do not want an email. */
  mail: (() => NewMail) | undefined
  /** Undefined for people who do not want one. */
  push: NewPush | undefined
}

function prepare(deps: Deps, { subject, person, side }: Recipient): Prepared | undefined {
  const { kind, template, isService = false } = templates[subject.event.name]!
  const isShown = isService || !person.notShown.includes(kind)
  const isMailed = isService || !person.notMailed.includes(kind)
  // Whatever people must know is shown and emailed: what a device does is their own choice.
  const isPushed = person.hasPush && !person.notPushed.includes(kind)
  if (!isShown && !isMailed && !isPushed) return
  const settings = deps.settings.current()
  const language = accountLanguage(person, settings.languages)
  const format = formatForPerson(person, settings).in(language)
  const facts = { ...subject, side, language, format }
  const message = template(facts)
  if (!message) return
  const t = translatorFor(language, 'notifications')
  const values = valuesFor(facts, t)
  const content = {
    title: t(message.title, values),
    text: message.text.map((key) => t(key, values)).join(' '),
  }
  const { path, label } = linkFor(deps, subject, kind, side)
  const link = { path, label: t(`links.${label}`) }
  const notification = {
    userId: person.id,
    eventId: subject.event.id,
    kind,
    ...content,
    path,
    isRead: !isShown,
  }
  // Staff decide about many phones, and a reported photo may be harmful.
  const photo = side === 'admin' || kind === 'reports' ? undefined : subject.photo
  const mail = isMailed
    ? () => notificationMail(deps, person, kind, content, link, photo, language)
    : undefined
  const push = isPushed ? toPush(subject, notification, link, language) : undefined
  return { notification, mail, push }
}

/** As the subject of the email says it: the text may hold an address, and a locked phone shows it to anybody. */
function toPush(
  { event, order }: Subject,
  { userId, title }: NewNotification,
  { path, label }: ShownLink,
  language: Language,
): NewPush {
  const tag = order ? `order-${order.id}` : `event-${event.id}`
  return { userId, title, body: label, path: addressIn(language, path), tag }
}

/** `label` is a key of the messages `links`. */
type Link = { path: string; label: keyof typeof texts.links }
/** The same with the text of its label. */
type ShownLink = { path: string; label: string }

/** The page where the reader can act, and the label of the email's button that leads there. */
function linkFor(
  deps: Pick<Deps, 'secret'>,
  subject: Subject,
  kind: Kind,
  side: Facts['side'],
): Link {
  const { order, event } = subject
  const { userId } = event.data
  if (side === 'admin' && kind === 'payments') return { path: pages.money(), label: 'payments' }
  if (side === 'admin' && order && isDisputed(order.state))
    return { path: pages.disputes(), label: 'disputes' }
  if (event.name === 'payout_waiting') return { path: pages.payouts(), label: 'payoutSetUp' }
  if (order && event.name === 'order_completed')
    return { path: pages.order(order.id), label: 'review' }
  if (order) return { path: pages.order(order.id), label: 'order' }
  if (kind === 'payments') return { path: pages.payouts(), label: 'payouts' }
  if (event.name === 'phone_removed' && subject.listingId)
    return { path: pages.contact(subject.listingId), label: 'contact' }
  if (kind === 'listings') return { path: pages.myProducts(), label: 'phones' }
  if (kind === 'reports') return reportLink(subject)
  if (event.name === 'contact_message_sent')
    return { path: pages.contactMessages(), label: 'message' }
  if (event.name === 'payout_account_changed') return { path: pages.payouts(), label: 'payouts' }
  if (event.name === 'new_device_used')
    return { path: `${pages.settings()}#devices`, label: 'devices' }
  if (event.name === 'api_key_created') return { path: pages.integrations(), label: 'apiKeys' }
  if (event.name === 'webhook_disabled') return { path: pages.integrations(), label: 'webhooks' }
  if (event.name === 'data_export_ready')
    return { path: `${pages.settings()}#download-data`, label: 'download' }
  if (side === 'admin' && event.name === 'appeal_received')
    return { path: pages.appeals(), label: 'appeals' }
  if (typeof userId === 'string' && event.name === 'account_banned')
    return { path: appealPath(deps, userId, event.at.toISOString()), label: 'appeal' }
  if (typeof userId === 'string' && event.name.startsWith('appeal_'))
    return { path: appealPath(deps, userId, event.data.bannedAt), label: 'ownAppeal' }
  return event.name.startsWith('offer_')
    ? { path: pages.offers(), label: 'offer' }
    : { path: pages.dashboard(), label: 'dashboard' }
}

function appealPath(deps: Pick<Deps, 'secret'>, userId: string, bannedAt: unknown): string {
  return pages.appeal(appealToken(deps, { userId, bannedAt: new Date(String(bannedAt)) }))
}

function reportLink({ event: { data }, listingId, phoneState }: Subject): Link {
  if (data.decision === 'closed') return { path: pages.messages(), label: 'messages' }
  if (
    data.kind === 'seller' &&
    data.decision === 'dismissed' &&
    typeof data.reportedId === 'string'
  )
    return { path: pages.seller(data.reportedId), label: 'seller' }
  return listingId && phoneState && isPublic(phoneState)
    ? { path: pages.phone(listingId), label: 'listing' }
    : { path: pages.products(), label: 'products' }
}

function notificationMail(
  deps: Pick<Deps, 'origin' | 'secret' | 'settings'>,
  person: Pick<Person, 'id' | 'name' | 'email'>,
  kind: Kind,
  { title, text }: Content,
  { path, label }: ShownLink,
  photo: MailPhoto | undefined,
  language: Language,
): NewMail {
  const origin = deps.origin()
  const t = translatorFor(language, 'notifications')
  const emails = t(`emailsAbout.${kind}`)
  const mail = renderMail(deps, {
    topic: kind,
    language,
    subject: title,
    name: person.name,
    photo,
    paragraphs: [text],
    button: { label, url: `${origin}${addressIn(language, path)}` },
    unsubscribe: {
      label: t('unsubscribe', { emails }),
      url: unsubscribeUrl(
        `${origin}${pages.stopMails(unsubscribeToken(deps, person.id, kind))}`,
        language,
      ),
    },
    footer: [
      { label: t('settings'), url: origin + addressIn(language, pages.notificationSettings()) },
    ],
  })
  return { to: person.email, ...mail }
}

/** Part of the signature: changing it would break the links of emails that were sent. */
const UNSUBSCRIBE = 'unsubscribe from notification emails'
const ID_BYTES = 16

/** Lets the holder of an email stop emails of that kind to one person, and nothing else. */
function unsubscribeToken(deps: Pick<Deps, 'secret'>, userId: string, kind: Kind): string {
  const payload = Buffer.concat([idToBytes(userId), Buffer.from([kinds.indexOf(kind)])])
  return signToken(deps.secret, UNSUBSCRIBE, payload)
}

function readUnsubscribeToken({ secret }: Pick<Deps, 'secret'>, token: string) {
  const payload = readSignedToken(secret, UNSUBSCRIBE, token, ID_BYTES + 1)
  if (!payload) return undefined
  const userId = idFromBytes(payload.subarray(0, ID_BYTES))
  const kind = kinds[payload[ID_BYTES] ?? kinds.length]
  return kind && { userId, kind }
}

/** The page behind the unsubscribe link of a notification's email. */
export function notificationUnsubscribePage(deps: Deps) {
  return unsubscribePage({
    path: '/mail-notifications',
    read: (token) => readUnsubscribeToken(deps, token),
    emails: ({ kind }, language) => translatorFor(language, 'notifications')(`emailsAbout.${kind}`),
    unsubscribe: ({ userId, kind }) => inTransaction(deps.db, (tx) => stopMails(tx, userId, kind)),
  })
}

type Group = 'phones' | 'offers' | 'orders' | 'disputes' | 'payouts' | 'shop'

type Kind = {
  group: Group
  /** The recorded events that are sent as this kind. */
  events: readonly string[]
}

/**
 * What webhooks can be sent about. Receivers depend on these names: add new ones, never change one. Those of
 * the group `shop` are for admins, all others are for admins, about the whole shop, and for sellers, about their
 * own phones.
 */
export const webhookKinds = {
  'phone.listed': {
    group: 'phones',
    events: ['listing_added', 'listing_approved', 'listing_resumed', 'listing_released'],
  },
  'phone.submitted': {
    group: 'phones',
    events: ['listing_added', 'listing_submitted', 'listing_flagged'],
  },
  'phone.updated': {
    group: 'phones',
    events: ['listing_edited'],
  },
  'phone.renewed': { group: 'phones', events: ['listing_renewed'] },
  'phone.reserved': { group: 'phones', events: ['listing_held'] },
  'phone.sold': { group: 'phones', events: ['listing_sold'] },
  'phone.paused': {
    group: 'phones',
    events: ['listing_paused', 'listing_shelved'],
  },
  'phone.withdrawn': {
    group: 'phones',
    events: ['listing_withdrawn', 'listings_withdrawn'],
  },
  'phone.expired': { group: 'phones', events: ['listing_expired'] },
  'phone.rejected': {
    group: 'phones',
    events: ['listing_rejected', 'listing_sent_back'],
  },
  'phone.removed': {
    group: 'phones',
    events: ['listing_removed'],
  },
  'offer.created': { group: 'offers', events: ['offer_made'] },
  'offer.countered': {
    group: 'offers',
    events: ['offer_countered'],
  },
  'offer.accepted': { group: 'offers', events: ['offer_accepted'] },
  'offer.declined': { group: 'offers', events: ['offer_declined'] },
  'offer.withdrawn': {
    group: 'offers',
    events: ['offer_withdrawn'],
  },
  'offer.expired': { group: 'offers', events: ['offer_expired'] },
  'order.created': { group: 'orders', events: ['phone_booked'] },
  'order.delivery_chosen': {
    group: 'orders',
    events: ['delivery_chosen'],
  },
  'order.payment_sent': {
    group: 'orders',
    events: ['order_payment_sent'],
  },
  'order.paid': { group: 'orders', events: ['order_paid'] },
  'order.shipped': { group: 'orders', events: ['order_shipped'] },
  'order.delivered': {
    group: 'orders',
    events: ['order_delivered'],
  },
  'order.completed': {
    group: 'orders',
    events: ['order_completed'],
  },
  'order.canceled': {
    group: 'orders',
    events: ['order_cancelled'],
  },
  'order.expired': {
    group: 'orders',
    events: ['order_expired'],
  },
  'order.refunded': { group: 'orders', events: ['order_refunded'] },
  'dispute.opened': {
    group: 'disputes',
    events: ['order_disputed'],
  },
  'dispute.decided': {
    group: 'disputes',
    events: ['dispute_decided'],
  },
  'return.requested': {
    group: 'disputes',
    events: ['order_return_requested'],
  },
  'return.sent': {
    group: 'disputes',
    events: ['order_return_sent'],
  },
  'warranty.claimed': {
    group: 'disputes',
    events: ['warranty_claimed'],
  },
  'payout.sent': { group: 'payouts', events: ['payout_sent'] },
  'report.created': {
    group: 'shop',
    events: [
      'phone_reported',
      'seller_reported',
      'message_reported',
      'review_reported',
      'reply_reported',
    ],
  },
  'appeal.created': {
    group: 'shop',
    events: ['appeal_received'],
  },
  'contact_message.created': {
    group: 'shop',
    events: ['contact_message_sent'],
  },
  'account.suspended': {
    group: 'shop',
    events: ['account_banned'],
  },
} as const satisfies Record<string, Kind>

export type WebhookKind = keyof typeof webhookKinds

export const webhookKindNames = Object.keys(webhookKinds) as [WebhookKind, ...WebhookKind[]]

export function isShopKind(kind: WebhookKind): boolean {
  return webhookKinds[kind].group === 'shop'
}

/** What the test message of an endpoint is called. */
export const WEBHOOK_TEST = 'test'

/** Endpoints of an account. */
export const MAX_WEBHOOKS = 10
export const MAX_WEBHOOK_URL_LENGTH = 500
/** A receiver has this long to respond. */
export const WEBHOOK_TIMEOUT_SECONDS = 10
/** After the secret was changed, messages are signed with the one before too for this time. */
export const WEBHOOK_SECRET_OVERLAP_HOURS = 24
/** An endpoint to which nothing could be delivered for this time is turned off. */
export const WEBHOOK_FAILING_DAYS = 5
/** Retention period of messages and their delivery results. */
export const WEBHOOK_RETENTION_DAYS = 30

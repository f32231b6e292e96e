type Group = 'Phones' | 'Offers' | 'Orders' | 'Disputes and returns' | 'Payouts' | 'Shop'

type Kind = {
  group: Group
  label: string
  /** The recorded events that are sent as this kind. */
  events: readonly string[]
}

/**
 * What webhooks can be sent about. Receivers depend on these names: add new ones, never change one. Those of
 * the group Shop are for admins, all others are for admins, about the whole shop, and for sellers, about their
 * own phones.
 */
export const webhookKinds = {
  'phone.listed': {
    group: 'Phones',
    label: 'A phone is for sale',
    events: ['listing_added', 'listing_approved', 'listing_resumed', 'listing_released'],
  },
  'phone.submitted': {
    group: 'Phones',
    label: 'A phone waits for a review',
    events: ['listing_added', 'listing_submitted', 'listing_flagged'],
  },
  'phone.updated': {
    group: 'Phones',
    label: 'Details or price of a phone changed',
    events: ['listing_edited'],
  },
  'phone.renewed': { group: 'Phones', label: 'A listing was renewed', events: ['listing_renewed'] },
  'phone.reserved': { group: 'Phones', label: 'A phone was booked', events: ['listing_held'] },
  'phone.sold': { group: 'Phones', label: 'A phone was sold', events: ['listing_sold'] },
  'phone.paused': {
    group: 'Phones',
    label: 'A phone was paused',
    events: ['listing_paused', 'listing_shelved'],
  },
  'phone.withdrawn': {
    group: 'Phones',
    label: 'A phone was withdrawn',
    events: ['listing_withdrawn', 'listings_withdrawn'],
  },
  'phone.expired': { group: 'Phones', label: 'A listing expired', events: ['listing_expired'] },
  'phone.rejected': {
    group: 'Phones',
    label: 'A phone was not approved, or sent back',
    events: ['listing_rejected', 'listing_sent_back'],
  },
  'phone.removed': {
    group: 'Phones',
    label: 'A phone was removed by the shop',
    events: ['listing_removed'],
  },
  'offer.created': { group: 'Offers', label: 'A buyer made an offer', events: ['offer_made'] },
  'offer.countered': {
    group: 'Offers',
    label: 'An offer was countered',
    events: ['offer_countered'],
  },
  'offer.accepted': { group: 'Offers', label: 'An offer was accepted', events: ['offer_accepted'] },
  'offer.declined': { group: 'Offers', label: 'An offer was declined', events: ['offer_declined'] },
  'offer.withdrawn': {
    group: 'Offers',
    label: 'An offer was withdrawn',
    events: ['offer_withdrawn'],
  },
  'offer.expired': { group: 'Offers', label: 'An offer expired', events: ['offer_expired'] },
  'order.created': { group: 'Orders', label: 'A phone was ordered', events: ['phone_booked'] },
  'order.delivery_chosen': {
    group: 'Orders',
    label: 'The buyer chose a delivery',
    events: ['delivery_chosen'],
  },
  'order.payment_sent': {
    group: 'Orders',
    label: 'The buyer sent a transfer',
    events: ['order_payment_sent'],
  },
  'order.paid': { group: 'Orders', label: 'An order was paid', events: ['order_paid'] },
  'order.shipped': { group: 'Orders', label: 'An order was shipped', events: ['order_shipped'] },
  'order.delivered': {
    group: 'Orders',
    label: 'An order was delivered',
    events: ['order_delivered'],
  },
  'order.completed': {
    group: 'Orders',
    label: 'An order was completed',
    events: ['order_completed'],
  },
  'order.canceled': {
    group: 'Orders',
    label: 'An order was canceled',
    events: ['order_cancelled'],
  },
  'order.expired': {
    group: 'Orders',
    label: 'An order was not paid in time',
    events: ['order_expired'],
  },
  'order.refunded': { group: 'Orders', label: 'An order was refunded', events: ['order_refunded'] },
  'dispute.opened': {
    group: 'Disputes and returns',
    label: 'A dispute was opened',
    events: ['order_disputed'],
  },
  'dispute.decided': {
    group: 'Disputes and returns',
    label: 'A dispute was decided',
    events: ['dispute_decided'],
  },
  'return.requested': {
    group: 'Disputes and returns',
    label: 'A buyer wants to return a phone',
    events: ['order_return_requested'],
  },
  'return.sent': {
    group: 'Disputes and returns',
    label: 'A returned phone was sent',
    events: ['order_return_sent'],
  },
  'warranty.claimed': {
    group: 'Disputes and returns',
    label: 'A buyer claims a warranty',
    events: ['warranty_claimed'],
  },
  'payout.sent': { group: 'Payouts', label: 'A payout was sent', events: ['payout_sent'] },
  'report.created': {
    group: 'Shop',
    label: 'Something was reported',
    events: [
      'phone_reported',
      'seller_reported',
      'message_reported',
      'review_reported',
      'reply_reported',
    ],
  },
  'appeal.created': {
    group: 'Shop',
    label: 'Someone appealed against a ban',
    events: ['appeal_received'],
  },
  'contact_message.created': {
    group: 'Shop',
    label: 'Someone wrote on the contact page',
    events: ['contact_message_sent'],
  },
  'account.suspended': {
    group: 'Shop',
    label: 'An account was suspended',
    events: ['account_banned'],
  },
} as const satisfies Record<string, Kind>

export type WebhookKind = keyof typeof webhookKinds

export const webhookKindNames = Object.keys(webhookKinds) as [WebhookKind, ...WebhookKind[]]

export function isShopKind(kind: WebhookKind): boolean {
  return webhookKinds[kind].group === 'Shop'
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

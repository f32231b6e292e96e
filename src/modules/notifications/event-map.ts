import type { Tx } from '../../platform/db/index.ts'
import type { RecordedEvent } from '../../platform/events.ts'
import { accountTemplates } from './account-templates.ts'
import { disputeTemplates, returnTemplates } from './dispute-templates.ts'
import { listingTemplates } from './listing-templates.ts'
import { queueEvent } from './notifications.store.ts'
import { offerAndRatingTemplates } from './offer-and-rating-templates.ts'
import { orderTemplates } from './order-templates.ts'
import { paymentTemplates } from './payment-templates.ts'
import type { NotificationTemplate } from './template.ts'
import { warrantyTemplates } from './warranty-templates.ts'

/** Events with notifications, and their texts for each reader. */
const notified = {
  ...orderTemplates,
  ...paymentTemplates,
  ...disputeTemplates,
  ...returnTemplates,
  ...warrantyTemplates,
  ...offerAndRatingTemplates,
  ...listingTemplates,
  ...accountTemplates,
}

/**
 * Events without notifications: visible on the screen of the actor, reported by another email (saved
 * searches, unread messages), or relevant to admins and the log only.
 */
const silent = [
  'account_deleted',
  'account_cleared',
  'account_promoted',
  'account_review_opened',
  'account_view_started',
  'address_changed',
  'address_deleted',
  'address_saved',
  'advert_ended',
  'api_key_revoked',
  'appeal_accepted',
  'checkout_left',
  'checkup_finished',
  'checkup_started',
  'contact_message_answered',
  'contact_message_reopened',
  'contact_messages_deleted',
  'conversation_read',
  'date_settings_changed',
  'draft_deleted',
  'draft_graded',
  'draft_started',
  'email_change_stopped',
  'email_changed',
  'email_confirmed',
  'gradings_forgotten',
  'imei_alarm_raised',
  'imei_alarm_settled',
  'imei_checked',
  'imei_checks_forgotten',
  'imei_claimed',
  'listing_added',
  'listing_edited',
  'listing_held',
  'listing_paused',
  'listing_released',
  'listing_removed',
  'listing_renewed',
  'listing_resumed',
  'listing_shelved',
  'listing_sold',
  'listing_submitted',
  'listing_withdrawn',
  'listings_matched',
  'listings_placed',
  'listings_reminded',
  'listings_withdrawn',
  'mail_retried',
  'message_reported',
  'message_sent',
  'model_added',
  'model_corrected',
  'model_import_started',
  'models_imported',
  'models_merged',
  'passport_claim_opened',
  'passport_claim_submitted',
  'payment_chosen',
  'payment_confirming',
  'payment_instructions_removed',
  'payment_instructions_saved',
  'payment_unconfirmed',
  'page_draft_discarded',
  'page_draft_saved',
  'page_published',
  'page_unpublished',
  'payout_account_opened',
  'person_blocked',
  'person_unblocked',
  'phone_advertised',
  'phone_number_confirmed',
  'phone_number_removed',
  'phone_reported',
  'picture_completed',
  'picture_uploaded',
  'pictures_expired',
  'possession_code_made',
  'possession_forgotten',
  'possession_proven',
  'price_curve_fitted',
  'price_dropped',
  'password_changed',
  'passkey_added',
  'passkey_removed',
  'google_linked',
  'google_unlinked',
  'profile_completed',
  'risk_rule_changed',
  'sessions_ended',
  'staff_invitation_accepted',
  'staff_invitation_withdrawn',
  'staff_invited',
  'staff_removed',
  'staff_role_changed',
  'seller_followed',
  'seller_reported',
  'seller_terms_accepted',
  'seller_unfollowed',
  'setting_changed',
  'invitation_created',
  'invitation_revoked',
  'shop_set_up',
  'rating_answer_edited',
  'rating_rewritten',
  'repair_added',
  'reply_reported',
  'review_reported',
  'business_saved',
  'business_removed',
  'reputation_imported',
  'reputation_removed',
  'reported_conversation_read',
  'shop_distrusted',
  'shop_trusted',
  'terms_accepted',
  'vacation_ended',
  'vacation_set',
] as const

declare module '../../platform/events.ts' {
  /** `recordEvent` takes no other name, so every event is either in `notified` or in `silent`. */
  interface EventNames extends Record<keyof typeof notified | (typeof silent)[number], true> {}
}

export const templates: Partial<Record<string, NotificationTemplate>> = notified

/** Queues the notifications of an event, in the transaction that records it. */
export async function queueNotifications(tx: Tx, { id, name, at }: RecordedEvent): Promise<void> {
  if (templates[name]) await queueEvent(tx, id, at)
}

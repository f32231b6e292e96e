import { message, type NotificationTemplate, textField, titled } from './template.ts'

/** What admins do to an account, and what people write to them. */
export const accountTemplates = {
  account_banned: {
    kind: 'account',
    audience: 'account_owner',
    reachesBanned: true,
    isService: true,
    template: (facts) =>
      titled(
        'accounts.banned',
        textField(facts, 'reason') ? 'orders.why.reason' : undefined,
        'accounts.banned.text',
      ),
  },
  account_warned: {
    kind: 'account',
    audience: 'account_owner',
    isService: true,
    template: () => titled('accounts.warned', 'listings.moderatorWrote', 'accounts.warned.text'),
  },
  account_view_ended: {
    kind: 'account',
    audience: 'account_owner',
    reachesBanned: true,
    isService: true,
    template: () => message('accounts.viewed'),
  },
  appeal_received: {
    kind: 'account',
    audience: ['account_owner', 'admins'],
    staff: 'decideAppeals',
    reachesBanned: true,
    isService: true,
    template: ({ side }) =>
      message(side === 'admin' ? 'accounts.appealStaff' : 'accounts.appealReceived'),
  },
  appeal_rejected: {
    kind: 'account',
    audience: 'account_owner',
    reachesBanned: true,
    isService: true,
    template: () => message('accounts.appealRejected'),
  },
  account_unbanned: {
    kind: 'account',
    audience: 'account_owner',
    isService: true,
    template: (facts) =>
      titled(
        'accounts.unbanned',
        textField(facts, 'reason') ? 'accounts.unbanned.appealAccepted' : undefined,
        'accounts.unbanned.text',
      ),
  },
  payout_account_changed: {
    kind: 'account',
    audience: 'account_owner',
    isService: true,
    template: () => message('accounts.payoutAccount'),
  },
  new_device_used: {
    kind: 'account',
    audience: 'account_owner',
    isService: true,
    template: () => message('accounts.newDevice'),
  },
  webhook_disabled: {
    kind: 'account',
    audience: 'account_owner',
    isService: true,
    template: () => message('accounts.webhookDisabled'),
  },
  api_key_created: {
    kind: 'account',
    audience: 'account_owner',
    isService: true,
    template: () => message('accounts.apiKey'),
  },
  passport_claim_decided: {
    kind: 'account',
    audience: 'account_owner',
    template: (facts) =>
      message(
        textField(facts, 'decision') === 'approved'
          ? 'accounts.claimApproved'
          : 'accounts.claimRejected',
      ),
  },
  data_export_ready: {
    kind: 'account',
    audience: 'account_owner',
    isService: true,
    template: () => message('accounts.dataReady'),
  },
  contact_message_sent: {
    kind: 'account',
    audience: 'admins',
    staff: 'answerMessages',
    template: ({ event }) =>
      // CONTACT_EMAIL has received the message itself.
      event.data.isMailed ? undefined : message('accounts.contactMessage'),
  },
} satisfies Record<string, NotificationTemplate>

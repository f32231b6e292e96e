import {
  type NotificationTemplate,
  quote,
  quoteToEnd,
  sentences,
  textField,
  timeField,
} from './template.ts'

/** What admins do to an account, and what people write to them. */
export const accountTemplates = {
  account_banned: {
    kind: 'account',
    audience: 'account_owner',
    reachesBanned: true,
    isService: true,
    template: (facts) => {
      const reason = quoteToEnd(facts, 'reason')
      return {
        title: 'Your account was suspended',
        text: sentences(
          reason && `Reason: ${reason}`,
          'You can no longer log in. Your listings were withdrawn, and bookings without a payment were canceled. Orders under way continue. If you think this is a mistake, you can appeal.',
        ),
      }
    },
  },
  account_warned: {
    kind: 'account',
    audience: 'account_owner',
    isService: true,
    template: (facts) => ({
      title: 'A moderator sent you a warning',
      text: sentences(
        `The moderator wrote: ${quote(facts, 'reason')}`,
        'If it happens again, your account can be suspended.',
      ),
    }),
  },
  account_view_ended: {
    kind: 'account',
    audience: 'account_owner',
    reachesBanned: true,
    isService: true,
    template: (facts) => ({
      title: 'A member of our staff looked at your account',
      text: sentences(
        `From ${timeField(facts, 'startedAt')} to ${timeField(facts, 'endedAt')} they saw the shop as you see it, with your orders and messages.`,
        `The reason they gave: ${quoteToEnd(facts, 'reason')}`,
        'They could change nothing, and did not see your login, bank and security details. If you have questions, contact us.',
      ),
    }),
  },
  appeal_received: {
    kind: 'account',
    audience: ['account_owner', 'admins'],
    staff: 'decideAppeals',
    reachesBanned: true,
    isService: true,
    template: ({ side }) =>
      side === 'admin'
        ? {
            title: 'Someone appealed against a ban',
            text: 'Read the appeal, then accept or reject it.',
          }
        : {
            title: 'We received your appeal',
            text: 'A moderator will read it and send you the decision by email.',
          },
  },
  appeal_rejected: {
    kind: 'account',
    audience: 'account_owner',
    reachesBanned: true,
    isService: true,
    template: (facts) => ({
      title: 'Your appeal was rejected',
      text: sentences(
        'Your account stays suspended.',
        `The moderator wrote: ${quote(facts, 'reason')}`,
      ),
    }),
  },
  account_unbanned: {
    kind: 'account',
    audience: 'account_owner',
    isService: true,
    template: (facts) => {
      const reason = quoteToEnd(facts, 'reason')
      return {
        title: 'Your account is active again',
        text: sentences(
          reason && `Your appeal was accepted. The moderator wrote: ${reason}`,
          'You can log in and buy or sell again. Listings that were withdrawn stay withdrawn: list those phones again.',
        ),
      }
    },
  },
  payout_account_changed: {
    kind: 'account',
    audience: 'account_owner',
    isService: true,
    template: (facts) => {
      const until = timeField(facts, 'until')
      return {
        title: 'Your payout account was changed',
        text: sentences(
          'Earnings from your sales will go to another bank account.',
          until && `Payouts are on hold until ${until}.`,
          'If it was you, you don’t need to do anything. If not, change your password now and contact us.',
        ),
      }
    },
  },
  new_device_used: {
    kind: 'account',
    audience: 'account_owner',
    isService: true,
    isTranslated: true,
    template: ({ event, device, format, t }) => ({
      title: t('newDevice.title'),
      text: t('newDevice.text', {
        hasBrowser: device?.browser ? 'yes' : 'no',
        browser: device?.browser ?? '',
        date: format.deadline(event.at),
        hasNetwork: device?.network ? 'yes' : 'no',
        network: device?.network ?? '',
      }),
    }),
  },
  webhook_disabled: {
    kind: 'account',
    audience: 'account_owner',
    isService: true,
    template: (facts) => ({
      title: 'A webhook was turned off',
      text: `Nothing could be delivered to ${quote(facts, 'host')} for several days, or it answered that it is gone. New events are not sent to it. Check the receiver, then turn the webhook on again and send what it missed.`,
    }),
  },
  api_key_created: {
    kind: 'account',
    audience: 'account_owner',
    isService: true,
    template: (facts) => ({
      title: 'New API key',
      text: sentences(
        `The API key ${quote(facts, 'name')} was made for your account${facts.device?.browser ? ` in ${facts.device.browser}` : ''}. A program that has it can act for you.`,
        'If it was you, you don’t need to do anything. If not, revoke it and change your password.',
      ),
    }),
  },
  passport_claim_decided: {
    kind: 'account',
    audience: 'account_owner',
    template: (facts) =>
      textField(facts, 'decision') === 'approved'
        ? {
            title: 'Your claim to a phone was approved',
            text: 'We approved your claim. You can add repairs to its device passport and download it.',
          }
        : {
            title: 'Your claim to a phone was rejected',
            text: sentences(
              'We could not confirm that the phone is yours.',
              quote(facts, 'reason'),
            ),
          },
  },
  data_export_ready: {
    kind: 'account',
    audience: 'account_owner',
    isService: true,
    template: (facts) => ({
      title: 'Your data is ready',
      text: `Download it in Settings by ${timeField(facts, 'until')}.`,
    }),
  },
  contact_message_sent: {
    kind: 'account',
    audience: 'admins',
    staff: 'answerMessages',
    template: (facts) =>
      // CONTACT_EMAIL has received the message itself.
      facts.event.data.isMailed
        ? undefined
        : {
            title: 'New message from the contact page',
            text: 'Read the message and reply by email. Mark it as answered when you are done.',
          },
  },
} satisfies Record<string, NotificationTemplate>

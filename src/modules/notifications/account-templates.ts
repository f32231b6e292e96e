import type { NotificationTemplate } from './template.ts'

/** What admins do to an account. */
export const accountTemplates = {
  account_banned: {
    kind: 'account',
    audience: 'account_owner',
    reachesBanned: true,
    template: () => ({
      title: 'Your account was suspended',
      text: 'You can no longer log in. Your listings were withdrawn, and bookings without a payment were canceled. Orders under way continue. If you think this is a mistake, contact us.',
    }),
  },
  account_unbanned: {
    kind: 'account',
    audience: 'account_owner',
    template: () => ({
      title: 'Your account is active again',
      text: 'You can log in and buy or sell again. Listings that were withdrawn stay withdrawn: list those phones again.',
    }),
  },
} satisfies Record<string, NotificationTemplate>

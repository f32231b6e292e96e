/** What notifications are about; each can be switched off by itself. */
export const kinds = ['orders', 'payments', 'disputes', 'offers', 'ratings'] as const
export type Kind = (typeof kinds)[number]

export const kindWords: Record<Kind, string> = {
  orders: 'Bookings, payment and hand-over',
  payments: 'Refunds and payouts',
  disputes: 'Disputes and returns',
  offers: 'Offers',
  ratings: 'Reviews',
}

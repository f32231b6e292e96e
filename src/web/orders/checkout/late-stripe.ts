import { latePart } from '../../ui/late-part.ts'

/** Fetched only where Stripe takes the money. */
export const lateStripeCard = latePart(async () => (await import('./stripe-card.tsx')).StripeCard)

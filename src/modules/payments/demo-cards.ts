/** The numbers that developers know from Stripe's test mode, and what each of them leads to. */
export const demoCards = [
  { number: '4242424242424242', leadsTo: 'success', says: 'The payment succeeds' },
  { number: '4000000000000002', leadsTo: 'decline', says: 'The card is declined' },
  {
    number: '4000002500003155',
    leadsTo: 'confirmation',
    says: 'The bank asks you to confirm, then the payment succeeds',
  },
  {
    number: '4000000000000259',
    leadsTo: 'dispute',
    says: 'The payment succeeds, then the bank disputes it',
  },
] as const

export type DemoCard = (typeof demoCards)[number]

/** The card behind a number as people type it; undefined for every other, real ones above all. */
export function demoCard(typed: string): DemoCard | undefined {
  const number = typed.replace(/[\s-]/g, '')
  return demoCards.find((card) => card.number === number)
}

/** What the API says about payouts, found by its English text. */
export default {
  setupWaits: 'Waiting for you to set up payouts',
  shopCheck: 'Waiting for a check by the shop',
  bankAccount: 'A bank account',
  providerTerms: 'Acceptance of the provider’s terms',
  proofOfIdentity: 'Proof of who you are',
  detailsYou: 'Details about you',
  detailsCompany: 'Details about your company',
  detailsRepresentative: 'Details about who represents your company',
  whatYouSell: 'What you sell',
  personOrCompany: 'Whether you are a person or a company',
  furtherDetails: 'Further details',
  severalDisputed:
    'Several of your sales are disputed. You are paid when the disputes are decided.',
  saleChecked: 'The shop checks this sale before it is paid out.',
  accountChanged: 'Your payout account was changed. Payouts are on hold for a while after that.',
  manySales:
    'Many sales in one day by a new seller: the shop checks them before they are paid out.',
  firstSales: 'Your first {number} sales are paid out {time} later than others.',
  sellersFirstSales: 'The first {number} sales of a seller are paid out {time} later than others.',
  sellerDisputed: 'Several sales of this seller are disputed. The payout waits for the decisions.',
  sellerAccountChanged:
    'The seller changed the payout account. Payouts are on hold for a while after that.',
  noSetup: 'The seller has not set up payouts.',
  providerMissing: 'The provider is not set up.',
  bankDisputes: 'The bank disputes the payment.',
  paidLater: 'It is paid out later.',
  payAtMeeting: 'Buyers pay at the meet-up here, so there’s nothing to pay out.',
  providerRefuses: 'The payment provider can’t open an account for you.',
  providerSilent: 'The payment provider isn’t responding. Try again in a minute.',
} as const

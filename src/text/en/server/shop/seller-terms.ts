/** The seller terms as every shop has them, in Markdown. Raise SELLER_TERMS_VERSION with every change of their meaning. */
export default {
  description: 'What you agree to when you sell here.',
  body: `## What you may sell

- Phones that belong to you, or that the owner asked you to sell.
- No stolen, lost or blocked phones, no counterfeits, and nothing that still belongs to a lender or an employer.
- Only phones: no services, no accounts, no other goods.

## How you describe it

- Use photos of the phone itself, not pictures from elsewhere.
- Name every fault you know of, and answer the questions about its condition truthfully.
- Sign out of all accounts and erase the phone before you hand it over.
- List each phone once.

## When someone books it

- The booking holds the phone at the price you set or accepted.
- {hand_over_order} by the deadline in the order. If you can’t, cancel and say why; the buyer gets back what they paid.
- Don’t ask the buyer to pay more, or in another way than the order says.
- Use the buyer’s name and address for this sale only, and don’t pass them on to anyone but the carrier.

## If something goes wrong

If the buyer reports that the phone is missing or not as described, {dispute_until}. Answer by the deadline in the order. Buyers’ legal rights apply in addition to these terms.

## What it costs

Listing and advertising are free. If this shop keeps a fee from a sale, the order shows it from the moment the phone is booked, and it doesn’t change later.

## Your part in this

The sale is a contract between you and the buyer; this shop is not a party to it. You declare your income and pay your taxes yourself. Admins can take down a listing or close an account that breaks these terms, and tell you why. You can stop at any time: withdraw your phones, finish open sales, and switch back to Buyer in your {settings}.`,
  settings: 'settings',
  handOver: { meet: 'Hand it over', ship: 'Ship it', both: 'Hand it over or ship it' },
  dispute: {
    held: 'the money that we hold stays held until you both agree or an uninvolved admin decides',
    open: 'the sale stays open until you both agree or an uninvolved admin decides',
  },
} as const

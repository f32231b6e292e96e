/** The sellers of a year that a platform in the EU reports to the tax authority. */
export default {
  lead: 'Platforms in the EU report sellers to the tax authority (DAC7): those with {sales} sales or more in a calendar year, or with more than {amount} in all.',
  caption: 'seller report',
  year: 'Year',
  download: 'Download CSV',
  fees: 'Fees and VAT as CSV',
  sellers: 'Sellers to report',
  none: 'No seller has to be reported for {year}',
  column: {
    seller: 'Seller',
    sales: 'Sales',
    paid: 'Paid to the seller',
    fees: 'Fees',
    reason: 'Reported for',
  },
  vatNumber: 'VAT number {number}',
  deleted: 'Account deleted',
  reason: {
    sales: '{sales} sales or more',
    consideration: 'Over {amount}',
    both: '{sales} sales or more, over {amount}',
  },
  notes:
    'Orders completed in the year, with shipping, without fees and refunds. Phones that came back aren’t included. Sellers who deleted their account stay for {count, plural, one {{years} year} other {{years} years}} if the country of the shop is in the EU. The file has the figures of each quarter. The limit is compared in the currency of the shop: outside the euro, convert the amounts yourself. Other tax numbers and addresses of private sellers are not collected here.',
} as const

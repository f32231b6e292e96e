/** The page that a buyer pays on. */
export default {
  title: 'Checkout',
  pay: 'Pay {amount}',
  back: 'Back to order',
  other: 'Pay another way',
  canceling: 'Canceling',
  paying: 'Paying',
  summary: {
    label: 'Order summary',
    from: 'from <name></name>',
    price: 'Price',
    shipping: 'Shipping',
    total: 'Total',
    youPay: 'You pay',
    returns: 'Returns',
    warranty: 'Warranty',
    claims: 'You make claims in the order.',
    reserved: 'Reserved for you until',
  },
  protection: {
    title: 'How you’re protected',
    online: 'We hold online payments and pay <name></name> only once you have the phone.',
    transfer:
      'A transfer goes straight to <name></name>. We don’t hold it, and a refund is paid by the seller.',
    check:
      'You have {days, plural, one {{shown} day} other {{shown} days}} to check a shipped phone.',
    moneyBack:
      'You get your money back if the phone isn’t shipped, isn’t as described, or the sale is canceled.',
    meetUp: 'At a meet-up, try the phone before you give your code.',
  },
  result: {
    paid: 'Payment received',
    paidText: 'We’ve notified <name></name>. We’ll hold your money until you have the phone.',
    demo: 'This is a demo: no real money was charged.',
    late: 'Payment arrived too late',
    lateText:
      'Your booking had already ended. Your full payment will be refunded to your original payment method.',
    refunded: 'Order refunded',
    refundedText: 'Your full payment will be refunded to your original payment method.',
    nothing: 'Nothing to pay',
    nothingText:
      'This booking has ended and you weren’t charged. If the phone is still for sale, you can book it again.',
    view: 'View order',
  },
  pending: {
    title: 'Your bank is confirming the payment',
    text: 'Please don’t pay again. The phone stays reserved for you, and we’ll let you know as soon as the payment is confirmed. If your bank declines it, you can pay another way here.',
    check: 'Check again',
    checking: 'Checking',
  },
  card: {
    form: 'Demo card',
    demo: '<b>Demo payment: no real money is charged.</b> Only the test cards below work. Never enter a real card number.',
    number: 'Test card number',
    required: 'Card number is required',
    declined: '{reason} You weren’t charged. Try another card.',
    choose: 'Choose a test card',
    confirm: 'Confirm with your bank',
    confirmText:
      'Demo bank: approve a payment of <b>{amount}</b>? A real bank would ask you in its app.',
    decline: 'Decline',
    approve: 'Approve payment',
    confirming: 'Confirming',
  },
  stripe: {
    loading: 'Loading the payment form',
    failed: 'The payment form didn’t load',
    failedText:
      'You weren’t charged. Check your connection and whether something blocks js.stripe.com.',
    unknown: 'We don’t know yet whether your payment went through. Check again in a moment.',
    declined: 'Your payment failed. You weren’t charged.',
  },
} as const

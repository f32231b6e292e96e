import checkout from '../../parts/checkout.ts'
import payment from '../../parts/payment.ts'

/** The first step of a booked order: how the buyer gets the phone, and to where. */
export default {
  checkout,
  payment,
  form: 'Delivery',
  question: 'How would you like to get your phone?',
  required: 'Choose pick-up or shipping',
  pickUp: {
    label: 'Pick up',
    help: 'Meet <name></name> and try the phone.',
    helpPaid: 'Meet <name></name> and try the phone before your payment is released.',
    only: 'Pick the phone up from <name></name>.',
    notShipped: 'It can’t be shipped, because there’s no way to pay for it here before it’s sent.',
  },
  shipping: {
    label: 'Ship it to me',
    help: 'You pay before it’s sent, and have {count, plural, one {{shown} day} other {{shown} days}} to check it.',
    only: '<name></name> ships this phone. It can’t be picked up.',
    notPayable:
      'This phone is only shipped, and there’s no way to pay for it here before it’s sent. Message the seller or cancel.',
  },
  privacy:
    '{name} sees your address once you’ve paid. We delete it {count, plural, one {{shown} day} other {{shown} days}} after the order ends.',
  saved: 'Saved addresses',
  save: 'Save this address for other orders',
  notSaved: 'The address couldn’t be saved for other orders.',
  cost: {
    none: '<name></name> doesn’t ship to {place}.',
    free: 'Shipping to {place} is free',
    amount: 'Shipping to {place} costs {amount}',
    total: 'You pay {amount} in total.',
    handling:
      'Sent within {count, plural, one {{shown} working day} other {{shown} working days}} after payment.',
  },
  shipHere: 'Ship to this address',
  go: 'Continue',
  busy: 'Saving',
} as const

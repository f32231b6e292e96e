/** The home page, and how the shop works. */
export default {
  steps: {
    title: 'How it works',
    help: 'More about buying and selling',
    buy: {
      title: 'Buying',
      find: 'Find a phone',
      findText: 'Compare grade, age and price, and see what such phones sold for.',
      book: 'Book it',
      bookText:
        'The phone is held for you for {hours, plural, one {{shown} hour} other {{shown} hours}}. Booking costs nothing.',
      check: 'Check it',
      checkText:
        '{delivery, select, pick_up {Meet the seller in a public place and try everything.} shipping {It is shipped to you, and you have time to try everything.} other {Meet the seller or have it shipped, and try everything.}}',
      done: 'Complete the sale',
      doneText:
        '{delivery, select, pick_up {All as described? Give the seller your code.} shipping {All as described? Confirm it in your order.} other {All as described? Give the seller your code, or confirm it in your order.}}',
    },
    sell: {
      title: 'Selling',
      photo: 'Take a photo',
      photoText: 'One clear photo in daylight and an honest grade are enough.',
      price: 'Set your price',
      priceText: 'You see what such phones sold for. Listing is free.',
      handOver: '{delivery, select, shipping {Ship it} other {Hand it over}}',
      handOverText:
        '{delivery, select, pick_up {Agree on a time and a public place.} shipping {Pack it well and add the tracking number.} other {Meet the buyer, or ship it with a tracking number.}}',
      paid: 'Get paid',
      paidText:
        '{delivery, select, pick_up {The buyer’s code completes the sale.} shipping {The sale is complete once the buyer has checked the phone.} other {The buyer’s code completes the sale, or their check of a shipped phone.}}',
    },
  },
} as const

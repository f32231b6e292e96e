/** The home page, and how the shop works. */
export default {
  pageTitle: 'Home',
  description:
    'Buy and sell second-hand phones: honest grades, clear prices, and time to check the phone before the sale is final.',
  sharedTitle: '{shop}: Second-hand phones with honest grades and clear prices',
  slides: {
    label: 'What this shop is for',
    find: 'Find a phone',
    findAction: 'See all phones',
    meet: 'Meet safely',
    meetAction: 'How a meet-up works',
    buy: 'Buy safely',
    buyAction: 'How buying works',
    sell: 'Sell yours',
    sellAction: 'Sell a phone',
  },
  carousel: {
    track: '{label}, slides',
    slide: '{number} of {total}: {label}',
    show: 'Slide {number}: {label}',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause slides',
    play: 'Play slides',
  },
  deals: {
    title: 'Best deals',
    lead: 'Priced below what the same phone sells for, or below our estimate.',
  },
  drops: {
    title: 'Price drops',
    lead: 'Made cheaper by their sellers in the last 30 days.',
  },
  newest: 'Just listed',
  allPhones: 'All phones',
  brands: 'Browse by brand',
  adverts: {
    title: 'Advertised items',
    lead: 'Featured by their sellers.',
    none: 'No items available on Advertisement',
    noneText: 'Sellers can advertise a phone from My Products.',
    all: 'See all phones',
    more: 'Show more advertised phones',
    loading: 'Loading more phones',
    retry: 'Try again',
  },
  about: {
    browse: 'Browse the phones',
    safely: 'How to buy and sell safely',
    more: 'More about us',
  },
  demo: {
    label: 'Demo',
    text: 'This is a demo. Log in as its admin:',
    email: 'email address',
    password: 'password',
  },
  opening: {
    label: 'Opening soon',
    title: 'This shop isn’t open yet.',
    text: 'It is still being set up. Please come back a little later.',
  },
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

/** The page “About” as every shop has it, in Markdown, and the values that it names. */
export default {
  title: 'About',
  description:
    '{shop_name} is a marketplace for second-hand phones: who runs it, how it treats your data, and what it costs.',
  body: `## Why it exists

A working phone is worth more in someone’s hand than in a drawer. What keeps people from buying second-hand is doubt: is the description true, is the price fair, will the phone still be there when I arrive? {shop_name} answers these three questions.

## In short

- Sellers list a phone with a photo, its grade, how long it was used, and a price.
- Buyers book a phone with one click. It’s held for them for {hold_time}.
- {completion} {other_payments}
- One account does both: buy today, sell tomorrow.
- Admins read every report and remove listings that break the rules.

## Who runs it

The people who host this shop, and nobody else. It runs on free software, not on a platform: there is no head office that sees your listings.

{contact_details}

## What happens to your data

The people who run this shop store it. {trackers} Of the people here, only you and the admins see your email address. Your password is stored as a one-way hash.

{services}

## What it costs

{costs}`,
  completion: {
    meet: 'They meet: the buyer checks the phone, pays, and gives the seller a one-time code, which completes the sale.',
    ship: 'The seller ships the phone: the buyer pays first, and has {count, plural, one {one day} =2 {two days} =3 {three days} other {{shown} days}} to check it after it has arrived.',
  },
  otherPayments: {
    onlineShipped:
      '{first, select, yes {The} other {Or the}} buyer pays online and has the phone shipped; the money is held until the phone has arrived and matches the description.',
    onlineMet:
      '{first, select, yes {The} other {Or the}} buyer pays online; the money is held until the buyer has checked and received the phone.',
    transferToShop:
      '{first, select, yes {The} other {Or the}} buyer pays by transfer to the people who run this shop.',
    transferToSeller:
      'Where a listing offers it, the buyer pays the seller by transfer; that money doesn’t pass through this shop, and nobody here can get it back.',
  },
  contact: {
    page: 'contact page',
    write: 'Write to us on our {page}.',
    writeOrMail: 'Write to us on our {page} or to {mail}.',
    address: 'Our address: {address}.',
  },
  costs: {
    free: 'Listing, advertising and booking are free.',
    inPerson: 'If you pay in person, the money goes straight to the seller.',
    nothing: 'This shop keeps nothing of a sale.',
    fee: 'When a sale is paid online, this shop keeps {fee} of the price.',
    vat: 'This includes {percent}% VAT.',
    before: 'Sellers see what they get before they list a phone.',
    fullPrice: 'When a sale is paid online, the seller gets the full price.',
  },
  trackers: {
    noAds: 'There are no advertising networks.',
    none: 'There are no trackers and no advertising networks.',
    noPictures: 'Pages show no pictures from other sites.',
  },
  services: {
    intro: 'These services of others get the part that they need:',
    stripe:
      'Stripe processes payments and payouts. At the checkout, its own scripts read your card and check for fraud, for which they may use cookies; sellers enter their bank account at Stripe.',
    google: 'If you choose to log in with Google, Google learns that you use this shop.',
    file_storage: 'A storage provider holds photos, or backups of the shop.',
    image_hosts: 'Some listings show pictures from other sites, which see your IP address.',
    hosts: 'These are: {hosts}.',
    imei_list: 'A register of stolen phones is asked about the IMEI of phones, without a name.',
    text_messages:
      'A provider of text messages gets the phone number that a seller confirms, and the code.',
    mail_server: 'A mail server delivers the emails that this shop sends you.',
    push_services:
      'If you switch on push notifications, the push service of your browser delivers them. It cannot read them.',
  },
} as const

/** The page of a device passport; `passport` has its entries. */
export default {
  kind: 'Device passport',
  aPhone: 'A phone',
  pageTitle: 'Device passport: {name}',
  description: 'The history of {name} in this shop: owners, listings, checks and repairs.',
  descriptionUnnamed: 'The history of a phone in this shop: owners, listings, checks and repairs.',
  lead: 'What this shop knows about one phone, by its IMEI: every entry is chained to the one before, so none can be changed or removed unnoticed. It contains no names.',
  history: 'History',
  copy: {
    title: 'Keep a copy',
    text: 'The file is signed by this shop. Anyone can check it later, without a network and even if this shop is gone.',
    download: 'Download the passport',
    check: 'Check a file',
    qr: 'QR code of this passport as it is now',
    qrText:
      'The code holds this page and a fingerprint of its history as it is now. Scanned later, the page says whether that history is still in it.',
    link: 'link',
    claim: 'Got this phone elsewhere? <link>Claim it</link>',
  },
  scanned: {
    label: 'Scanned code',
    unchanged: 'The history in your code is still here, unchanged.',
    added: '{count, plural, one {{shown} entry was} other {{shown} entries were}} added since.',
    changed:
      'This is not the history in your code. It was changed after the code was made, or the code belongs to another phone.',
  },
} as const

import type booking from '../../../en/pages/orders/booking.ts'
import type { Translation } from '../../../translation.ts'
import checkout from '../../parts/checkout.ts'
import payment from '../../parts/payment.ts'

export default {
  checkout,
  payment,
  form: 'Übergabe',
  question: 'Wie möchten Sie Ihr Handy bekommen?',
  required: 'Wählen Sie Abholung oder Versand',
  pickUp: {
    label: 'Abholen',
    help: 'Sie treffen <name></name> und probieren das Handy aus.',
    helpPaid:
      'Sie treffen <name></name> und probieren das Handy aus, bevor Ihre Zahlung freigegeben wird.',
    only: 'Sie holen das Handy bei <name></name> ab.',
    notShipped:
      'Ein Versand ist nicht möglich, weil das Handy hier nicht vorher bezahlt werden kann.',
  },
  shipping: {
    label: 'Zuschicken lassen',
    help: 'Sie bezahlen vor dem Versand und haben {count, plural, one {{shown} Tag} other {{shown} Tage}} Zeit, das Handy zu prüfen.',
    only: '<name></name> verschickt dieses Handy. Abholen können Sie es nicht.',
    notPayable:
      'Dieses Handy wird nur verschickt, kann hier aber nicht vorher bezahlt werden. Schreiben Sie dem Verkäufer oder stornieren Sie.',
  },
  privacy:
    '{name} sieht Ihre Adresse, sobald Sie bezahlt haben. {count, plural, one {{shown} Tag} other {{shown} Tage}} nach dem Ende der Bestellung löschen wir sie.',
  saved: 'Gespeicherte Adressen',
  save: 'Adresse für andere Bestellungen speichern',
  notSaved: 'Die Adresse konnte nicht für andere Bestellungen gespeichert werden.',
  cost: {
    none: '<name></name> verschickt nicht in dieses Land: {place}.',
    free: 'Kostenloser Versand: {place}',
    amount: 'Versand ({place}): {amount}',
    total: 'Sie bezahlen insgesamt {amount}.',
    handling:
      'Verschickt wird innerhalb von {count, plural, one {{shown} Arbeitstag} other {{shown} Arbeitstagen}} nach der Zahlung.',
  },
  shipHere: 'An diese Adresse schicken',
  go: 'Weiter',
  busy: 'Wird gespeichert',
} satisfies Translation<typeof booking>

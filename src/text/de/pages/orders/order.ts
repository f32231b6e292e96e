import type order from '../../../en/pages/orders/order.ts'
import type { Translation } from '../../../translation.ts'
import handOver from '../../parts/handOver.ts'

export default {
  handOver,
  state: {
    awaiting_payment: 'Zahlung offen',
    payment_sent: 'Zahlung gesendet',
    payment_disputed: 'Zahlung strittig',
    paid: 'Bezahlt',
    shipped: 'Unterwegs',
    delivered: 'Angekommen',
    disputed: 'Streitfall',
    completed: 'Abgeschlossen',
    return_requested: 'Rückgabe angefragt',
    return_approved: 'Rückgabe zugesagt',
    return_sent: 'Auf dem Rückweg',
    cancelled: 'Storniert',
    expired: 'Abgelaufen',
    refunded: 'Erstattet',
  },
  until: 'bis <time></time>',
  paidBy: {
    meet_up: 'Beim Treffen',
    online: 'Online',
    transfer: 'Per Überweisung',
    open: 'Noch nicht gewählt',
  },
  returns: {
    none: 'Keine Rückgabe',
    buyer:
      'Innerhalb von {days, plural, one {{shown} Tag} other {{shown} Tagen}}, das Rückporto zahlt der Käufer',
    seller:
      'Innerhalb von {days, plural, one {{shown} Tag} other {{shown} Tagen}}, das Rückporto zahlt der Verkäufer',
  },
  warranty: {
    none: 'Keine',
    months: '{count, plural, one {{shown} Monat} other {{shown} Monate}}',
    with: '{time}: <words></words>',
  },
  disputeReason: {
    payment_not_received: 'Zahlung nicht angekommen',
    payment_not_confirmed: 'Zahlung nicht bestätigt',
    return_not_accepted: 'Rückgabe nicht angenommen',
    return_not_as_sold: 'Nicht wie verkauft zurück',
    warranty_not_honored: 'Garantie nicht eingehalten',
    not_as_described: 'Nicht wie beschrieben',
    does_not_work: 'Funktioniert nicht',
    wrong_phone: 'Falsches Handy',
    not_arrived: 'Nicht angekommen',
    locked_or_listed: 'Gesperrt',
    other: 'Etwas anderes',
  },
  listing: {
    yours: 'Die Anzeige bei Ihrer Reservierung',
    theirs: 'Die Anzeige bei der Reservierung von {buyer}',
    loading: 'Die Anzeige wird geladen',
    none: 'Von dieser Anzeige haben wir keine Kopie aus der Zeit der Reservierung.',
  },
  shipment: {
    shipped: '<carrier></carrier>, verschickt am <time></time>',
    track: 'Sendung verfolgen',
    newTab: '(öffnet einen neuen Tab)',
  },
  parcel: {
    carrier: 'Paketdienst',
    tracking: 'Sendungsnummer',
    trackingHelp: 'Sie steht auf Ihrem Einlieferungsbeleg.',
    copyTracking: 'Sendungsnummer',
    copyAddress: 'Adresse',
    carrierRequired: 'Geben Sie den Paketdienst ein',
    trackingRequired: 'Geben Sie die Sendungsnummer ein',
    trackingInvalid: 'Geben Sie eine Sendungsnummer mit {min} bis {max} Buchstaben und Ziffern ein',
  },
  timeLeft: {
    left: 'noch {time}',
    days: '{count, plural, one {{shown} Tag} other {{shown} Tage}}',
    hours: '{count, plural, one {{shown} Std.} other {{shown} Std.}}',
    minutes: '{count, plural, one {{shown} Min.} other {{shown} Min.}}',
    both: '{large} {small}',
  },
} satisfies Translation<typeof order>

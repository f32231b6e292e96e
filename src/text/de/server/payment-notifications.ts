import type payments from '../../en/server/payment-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  failed: {
    title: 'Ihre Zahlung für {phone} ist fehlgeschlagen',
    text: 'Es wurde nichts abgebucht. Versuchen Sie es{payBy, select, none {} other { bis {payBy}}} noch einmal.',
  },
  returned: {
    title: 'Wir erstatten eine Zahlung für {phone}',
    text: '{amount} kamen an, als die Bestellung nicht mehr bezahlt werden konnte. Sie bekommen alles zurück.',
  },
  disputed: {
    title: 'Einspruch der Bank gegen die Zahlung für {phone}',
    keepPhone:
      'Behalten Sie das Handy. Übergeben oder verschicken Sie es nicht, bis die Bank des Käufers entschieden hat.',
    payoutWaits: 'Die Auszahlung wartet, bis die Bank des Käufers entschieden hat.',
  },
  disputeWon: {
    title: 'Die Bank hat die Zahlung für {phone} bestätigt',
    saleContinues: 'Der Verkauf geht weiter.',
    noChange: 'Am Verkauf ändert sich nichts.',
  },
  disputeLost: {
    buyer: { title: 'Ihre Bank hat die Zahlung für {phone} erstattet' },
    seller: { title: 'Die Bank hat die Zahlung für {phone} zurückgebucht' },
    amount: 'Es geht um {amount}.',
    canceledBuyer: 'Der Verkauf wurde storniert.',
    canceledSeller:
      'Der Verkauf wurde storniert. Sie behalten das Handy, und es steht wieder zum Verkauf.',
    sentBuyer: 'Der Verkauf wurde storniert. Das Handy gehört dem Verkäufer.',
    sentSeller:
      'Der Verkauf wurde storniert, und Ihre Anzeige ist pausiert. Schreiben Sie dem Käufer, um das Handy zurückzubekommen.',
    goesOn: 'Der Verkauf geht mit dem Rest des Preises weiter.',
    endedBuyer: 'Der Verkauf war schon beendet.',
    endedSeller: 'Was Ihnen dafür ausgezahlt wurde, ziehen wir von Ihren nächsten Auszahlungen ab.',
  },
  payoutSent: {
    title: 'Ihre Auszahlung für {phone} ist unterwegs',
    text: '{amount} wurden an Ihr Auszahlungskonto gesendet.',
  },
  paidOutside: { title: 'Sie haben Ihr Geld für {phone} bekommen' },
  sentOutside: '{amount} wurden außerhalb des Zahlungsanbieters gesendet: {reason}',
  payoutWaiting: {
    title: 'Richten Sie Auszahlungen ein: {amount} warten',
    text: 'Sie haben das Geld mit {phone} verdient. Geben Sie ein Auszahlungskonto an, dann senden wir es sofort.',
  },
  accountReady: {
    title: 'Ihr Auszahlungskonto ist bereit',
    text: 'Auszahlungen, die darauf gewartet haben, werden jetzt gesendet.',
  },
  accountBlocked: {
    title: 'Ihre Auszahlungen sind angehalten',
    text: 'Bei Ihrem Auszahlungskonto fehlen Angaben. Wir verwahren Ihre Einnahmen, bis Sie sie ergänzen.',
  },
  refundSent: {
    title: 'Ihre Erstattung für {phone} ist unterwegs',
    text: '{amount} sind unterwegs. Bei den meisten Banken dauert es wenige Tage, bis sie zu sehen sind.',
  },
  refundFailed: {
    buyer: {
      title: 'Ihre Erstattung für {phone} kam nicht an',
      text: 'Ihre Bank hat {amount} nicht angenommen. Wir kümmern uns darum. Ihr Geld ist sicher.',
    },
    staff: {
      title: 'Erstattung fehlgeschlagen: {phone}',
      text: '{amount} sind nicht bei {buyer} angekommen. Klären Sie den Grund und versuchen Sie es dann noch einmal.',
    },
  },
  stuck: {
    payoutStaff: {
      title: 'Auszahlung fehlgeschlagen: {phone}',
      text: '{amount} sind nicht bei {seller} angekommen. Klären Sie den Grund und versuchen Sie es dann noch einmal.',
    },
    cancelStaff: {
      title: 'Zahlung nicht storniert: {phone}',
      text: 'Die Bestellung ist beendet, aber ihre Zahlung ließ sich nicht stornieren. Klären Sie den Grund und versuchen Sie es dann noch einmal.',
    },
    seller: {
      title: 'Ihre Auszahlung für {phone} kam nicht an',
      text: '{amount} konnten nicht gesendet werden. Wir kümmern uns darum. Ihr Geld ist sicher.',
    },
  },
} satisfies Translation<typeof payments>

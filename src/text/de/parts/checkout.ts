import type checkout from '../../en/parts/checkout.ts'
import type { Translation } from '../../translation.ts'

export default {
  title: 'Kasse',
  pay: '{amount} bezahlen',
  back: 'Zurück zur Bestellung',
  other: 'Anders bezahlen',
  canceling: 'Wird abgebrochen',
  paying: 'Zahlung läuft',
  summary: {
    label: 'Ihre Bestellung',
    from: 'von <name></name>',
    price: 'Preis',
    shipping: 'Versand',
    total: 'Gesamt',
    youPay: 'Sie bezahlen',
    returns: 'Rückgabe',
    warranty: 'Garantie',
    claims: 'Garantiefälle melden Sie in der Bestellung.',
    reserved: 'Für Sie reserviert bis',
  },
  protection: {
    title: 'So sind Sie geschützt',
    online:
      'Wir verwahren Online-Zahlungen und zahlen <name></name> erst aus, wenn Sie das Handy haben.',
    transfer:
      'Eine Überweisung geht direkt an <name></name>. Wir verwahren sie nicht, und eine Erstattung kommt vom Verkäufer.',
    check:
      'Für die Prüfung eines zugesandten Handys haben Sie {days, plural, one {{shown} Tag} other {{shown} Tage}} Zeit.',
    moneyBack:
      'Sie bekommen Ihr Geld zurück, wenn das Handy nicht verschickt wird, nicht der Beschreibung entspricht oder der Verkauf storniert wird.',
    meetUp: 'Probieren Sie das Handy beim Treffen aus, bevor Sie Ihren Code nennen.',
  },
  result: {
    paid: 'Zahlung eingegangen',
    paidText:
      'Wir haben <name></name> benachrichtigt. Ihr Geld verwahren wir, bis Sie das Handy haben.',
    demo: 'Dies ist eine Demo: Es wurde kein echtes Geld abgebucht.',
    late: 'Die Zahlung kam zu spät',
    lateText:
      'Ihre Reservierung war schon abgelaufen. Sie bekommen den vollen Betrag auf demselben Weg zurück, auf dem Sie bezahlt haben.',
    refunded: 'Bestellung erstattet',
    refundedText:
      'Sie bekommen den vollen Betrag auf demselben Weg zurück, auf dem Sie bezahlt haben.',
    nothing: 'Nichts zu bezahlen',
    nothingText:
      'Diese Reservierung ist beendet, und es wurde nichts abgebucht. Wenn das Handy noch zu haben ist, können Sie es noch einmal reservieren.',
    view: 'Bestellung ansehen',
  },
  pending: {
    title: 'Ihre Bank bestätigt die Zahlung',
    text: 'Bitte bezahlen Sie nicht noch einmal. Das Handy bleibt für Sie reserviert, und wir melden uns, sobald die Zahlung bestätigt ist. Lehnt Ihre Bank sie ab, können Sie hier anders bezahlen.',
    check: 'Noch einmal nachsehen',
    checking: 'Wird geprüft',
  },
  card: {
    form: 'Demo-Karte',
    demo: '<b>Demo-Zahlung: Es wird kein echtes Geld abgebucht.</b> Nur die Testkarten unten funktionieren. Geben Sie nie eine echte Kartennummer ein.',
    number: 'Nummer der Testkarte',
    required: 'Geben Sie eine Kartennummer ein',
    declined: '{reason} Es wurde nichts abgebucht. Versuchen Sie es mit einer anderen Karte.',
    choose: 'Testkarte wählen',
    confirm: 'Zahlung bei Ihrer Bank bestätigen',
    confirmText:
      'Demo-Bank: Möchten Sie eine Zahlung von <b>{amount}</b> freigeben? Eine echte Bank würde in ihrer App danach fragen.',
    decline: 'Ablehnen',
    approve: 'Zahlung freigeben',
    confirming: 'Wird bestätigt',
  },
  stripe: {
    loading: 'Das Zahlungsformular wird geladen',
    failed: 'Das Zahlungsformular wurde nicht geladen',
    failedText:
      'Es wurde nichts abgebucht. Prüfen Sie Ihre Verbindung und ob etwas js.stripe.com blockiert.',
    unknown:
      'Wir wissen noch nicht, ob Ihre Zahlung geklappt hat. Sehen Sie gleich noch einmal nach.',
    declined: 'Ihre Zahlung ist fehlgeschlagen. Es wurde nichts abgebucht.',
  },
} satisfies Translation<typeof checkout>

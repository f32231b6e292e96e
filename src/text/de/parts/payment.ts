import type payment from '../../en/parts/payment.ts'
import type { Translation } from '../../translation.ts'

export default {
  form: 'Zahlungsart',
  question: 'Wie möchten Sie bezahlen?',
  online: {
    label: 'Jetzt online bezahlen',
    demo: 'Mit einer Demo-Karte: Es wird kein echtes Geld abgebucht.',
    help: 'Wir verwahren Ihr Geld, bis Sie das Handy haben. Zum Bezahlen haben Sie {count, plural, one {{shown} Minute} other {{shown} Minuten}} Zeit.',
    hold: 'Wenn Sie die Seite verlassen, ohne zu bezahlen, bleibt das Handy bis <time></time> für Sie reserviert.',
    go: 'Weiter zur Zahlung',
  },
  transfer: {
    label: 'Per Überweisung bezahlen',
    help: 'Sie bezahlen <name></name> direkt, zum Beispiel per Banküberweisung. Das Geld läuft nicht über uns, und wir verwahren es nicht.',
    before: 'Überweisen Sie bis <time></time>.',
    go: 'Zahlungsdaten anzeigen',
  },
  meet_up: {
    label: 'Beim Treffen bezahlen',
    help: 'Sie probieren das Handy aus, bezahlen den Verkäufer und nennen ihm dann Ihren Code.',
    go: 'Beim Treffen bezahlen',
  },
  busy: 'Einen Moment',
} satisfies Translation<typeof payment>

import type home from '../../en/pages/home.ts'
import type { Translation } from '../../translation.ts'

export default {
  steps: {
    title: 'So funktioniert es',
    help: 'Mehr zum Kaufen und Verkaufen',
    buy: {
      title: 'Kaufen',
      find: 'Handy finden',
      findText:
        'Vergleichen Sie Note, Alter und Preis, und sehen Sie, für wie viel solche Handys verkauft wurden.',
      book: 'Reservieren',
      bookText:
        'Das Handy bleibt {hours, plural, one {{shown} Stunde} other {{shown} Stunden}} für Sie reserviert. Das kostet nichts.',
      check: 'Prüfen',
      checkText:
        '{delivery, select, pick_up {Treffen Sie den Verkäufer an einem öffentlichen Ort und probieren Sie alles aus.} shipping {Das Handy kommt per Versand, und Sie haben Zeit, alles auszuprobieren.} other {Treffen Sie den Verkäufer oder lassen Sie sich das Handy schicken, und probieren Sie alles aus.}}',
      done: 'Kauf abschließen',
      doneText:
        '{delivery, select, pick_up {Alles wie beschrieben? Dann nennen Sie dem Verkäufer Ihren Code.} shipping {Alles wie beschrieben? Dann bestätigen Sie das in Ihrer Bestellung.} other {Alles wie beschrieben? Dann nennen Sie dem Verkäufer Ihren Code oder bestätigen es in Ihrer Bestellung.}}',
    },
    sell: {
      title: 'Verkaufen',
      photo: 'Foto machen',
      photoText: 'Ein scharfes Foto bei Tageslicht und eine ehrliche Note genügen.',
      price: 'Preis festlegen',
      priceText:
        'Sie sehen, für wie viel solche Handys verkauft wurden. Die Anzeige ist kostenlos.',
      handOver: '{delivery, select, shipping {Verschicken} other {Übergeben}}',
      handOverText:
        '{delivery, select, pick_up {Vereinbaren Sie eine Zeit und einen öffentlichen Ort.} shipping {Verpacken Sie es gut und tragen Sie die Sendungsnummer ein.} other {Treffen Sie den Käufer, oder verschicken Sie es mit Sendungsnummer.}}',
      paid: 'Geld bekommen',
      paidText:
        '{delivery, select, pick_up {Mit dem Code des Käufers ist der Verkauf abgeschlossen.} shipping {Der Verkauf ist abgeschlossen, sobald der Käufer das Handy geprüft hat.} other {Der Verkauf ist abgeschlossen, sobald Sie den Code des Käufers haben oder er das verschickte Handy geprüft hat.}}',
    },
  },
} satisfies Translation<typeof home>

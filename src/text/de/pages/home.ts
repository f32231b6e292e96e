import type home from '../../en/pages/home.ts'
import type { Translation } from '../../translation.ts'

export default {
  pageTitle: 'Startseite',
  description:
    'Gebrauchte Handys kaufen und verkaufen: ehrliche Noten, klare Preise und Zeit, das Handy zu prüfen, bevor der Kauf endgültig ist.',
  sharedTitle: '{shop}: Gebrauchte Handys mit ehrlichen Noten und klaren Preisen',
  slides: {
    label: 'Das bietet dieser Shop',
    find: 'Handy finden',
    findAction: 'Alle Handys ansehen',
    meet: 'Sicher treffen',
    meetAction: 'So läuft ein Treffen ab',
    buy: 'Sicher kaufen',
    buyAction: 'So läuft ein Kauf ab',
    sell: 'Selbst verkaufen',
    sellAction: 'Handy verkaufen',
  },
  carousel: {
    track: '{label}, Folien',
    slide: '{number} von {total}: {label}',
    show: 'Folie {number}: {label}',
    previous: 'Vorherige Folie',
    next: 'Nächste Folie',
    pause: 'Folien anhalten',
    play: 'Folien abspielen',
  },
  deals: {
    title: 'Top-Preise',
    lead: 'Günstiger als der übliche Verkaufspreis oder als unsere Schätzung.',
  },
  drops: {
    title: 'Im Preis gesenkt',
    lead: 'In den letzten 30 Tagen günstiger geworden.',
  },
  newest: 'Neu eingestellt',
  allPhones: 'Alle Handys',
  brands: 'Nach Marke stöbern',
  adverts: {
    title: 'Hervorgehobene Anzeigen',
    lead: 'Von ihren Verkäufern hervorgehoben.',
    none: 'Keine hervorgehobenen Anzeigen',
    noneText: 'Verkäufer können ein Handy unter „Meine Anzeigen“ hervorheben.',
    all: 'Alle Handys ansehen',
    more: 'Weitere hervorgehobene Handys',
    loading: 'Weitere Handys werden geladen',
    retry: 'Noch einmal versuchen',
  },
  about: {
    browse: 'Handys ansehen',
    safely: 'So kaufen und verkaufen Sie sicher',
    more: 'Mehr über uns',
  },
  demo: {
    label: 'Demo',
    text: 'Das ist eine Demo. Melden Sie sich als Admin an:',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
  },
  opening: {
    label: 'Bald geöffnet',
    title: 'Dieser Shop ist noch nicht geöffnet.',
    text: 'Er wird gerade eingerichtet. Bitte schauen Sie etwas später wieder vorbei.',
  },
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
        '{delivery, select, pick_up {Treffen Sie den Verkäufer an einem öffentlichen Ort und probieren Sie alles aus.} shipping {Sie bekommen das Handy zugeschickt und haben Zeit, alles auszuprobieren.} other {Treffen Sie den Verkäufer oder lassen Sie sich das Handy schicken, und probieren Sie alles aus.}}',
      done: 'Kauf abschließen',
      doneText:
        '{delivery, select, pick_up {Alles wie beschrieben? Dann nennen Sie dem Verkäufer Ihren Code.} shipping {Alles wie beschrieben? Dann bestätigen Sie das in Ihrer Bestellung.} other {Alles wie beschrieben? Dann nennen Sie dem Verkäufer Ihren Code oder bestätigen Sie das in Ihrer Bestellung.}}',
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
        '{delivery, select, pick_up {Vereinbaren Sie eine Uhrzeit und einen öffentlichen Treffpunkt.} shipping {Verpacken Sie das Handy gut und tragen Sie die Sendungsnummer ein.} other {Treffen Sie den Käufer, oder verschicken Sie das Handy mit Sendungs\u00adnummer.}}',
      paid: 'Geld bekommen',
      paidText:
        '{delivery, select, pick_up {Mit dem Code des Käufers ist der Verkauf abgeschlossen.} shipping {Der Verkauf ist abgeschlossen, sobald der Käufer das Handy geprüft hat.} other {Der Verkauf ist abgeschlossen, sobald Sie den Code des Käufers haben oder er das verschickte Handy geprüft hat.}}',
    },
  },
} satisfies Translation<typeof home>

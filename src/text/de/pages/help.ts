import type help from '../../en/pages/help.ts'
import type { Translation } from '../../translation.ts'

export default {
  title: 'Kontakt',
  description:
    'Wer Ihnen bei Fragen zu einem Handy, einer Reservierung, einer unzulässigen Anzeige oder Ihrem Konto hilft.',
  lead: 'Hier bekommen Sie Hilfe zu einem Handy, einer Reservierung, einer Anzeige oder Ihrem Konto.',
  write: {
    title: 'Schreiben Sie uns',
    text: 'Unser Team liest Ihre Nachricht und antwortet per E-Mail.',
    email: 'Sie können auch an <mail>{email}</mail> schreiben.',
  },
  quick: { title: 'Oft geht es schneller', help: 'So kaufen und verkaufen Sie' },
  reach: 'Direkt erreichen',
  phone: {
    title: 'Fragen zu einem Handy',
    text: 'Fragen Sie den Verkäufer: Wählen Sie in der Anzeige „Nachricht schreiben“. Klären Sie vor der Reservierung, wie es um den Akku steht, ob etwas repariert wurde, ob das Handy einen SIM-Lock hat und ob es von allen Konten abgemeldet ist.',
  },
  booking: {
    title: 'Fragen zu einer Reservierung',
    text: 'Unter <orders>Meine Käufe</orders> sehen Sie, wie lange das Handy für Sie reserviert ist, was als Nächstes zu tun ist und wie Sie stornieren. Möchten Sie es nicht mehr, stornieren Sie bitte, damit es jemand anderes reservieren kann.',
  },
  wrong: {
    title: 'Wenn Ihnen etwas verdächtig vorkommt',
    text: 'Öffnen Sie die Anzeige und wählen Sie „Anzeige melden“; dafür müssen Sie angemeldet sein. Die Meldung geht an unser Team, und der Verkäufer erfährt nicht, von wem sie kommt. Halten Sie ein Handy für gestohlen, kaufen Sie es nicht und wenden Sie sich an die Polizei.',
  },
  account: {
    title: 'Fragen zu Ihrem Konto',
    text: 'Passwort vergessen? <reset>Link zum Zurücksetzen anfordern</reset>. Name, Foto und Rolle ändern Sie in den <settings>Einstellungen</settings>. Dort können Sie Ihr Konto auch löschen.',
  },
  operators: {
    title: 'Für die Betreiber dieses Shops',
    text: 'Das Betriebshandbuch dieser Software erklärt Einstellungen, E-Mail, Datensicherung und wie jemand zum Admin wird. Für Entwickler gibt es eine API: <api>Beschreibung lesen</api>.',
  },
  topic: {
    label: 'Thema',
    choose: 'Thema wählen',
    order: 'Eine Reservierung oder Bestellung',
    listing: 'Eine Anzeige oder Person',
    payment: 'Eine Zahlung oder Erstattung',
    account: 'Mein Konto',
    other: 'Etwas anderes',
  },
  form: {
    replyTo: 'An diese Adresse antworten wir.',
    from: 'Von <name></name>. Wir antworten an <email></email>.',
    fromAccount: 'Von Ihrem Konto.',
    message: 'Nachricht',
    help: 'Nennen Sie das Handy oder die Bestellung, um die es geht.',
    helpListing:
      'Erklären Sie, warum das Handy verkauft werden darf. Die Adresse Ihrer Anzeige fügen wir hinzu.',
    tooShort:
      'Schreiben Sie mindestens {count, plural, one {{shown} Zeichen} other {{shown} Zeichen}}',
    send: 'Nachricht senden',
    sending: 'Wird gesendet',
  },
  sent: {
    title: 'Nachricht gesendet',
    reply: 'Wir antworten an <email></email>.',
    replyAccount: 'Wir antworten an die E-Mail-Adresse Ihres Kontos.',
    another: 'Noch eine Nachricht schreiben',
  },
} satisfies Translation<typeof help>

import type messages from '../../../en/pages/account/messages.ts'
import type { Translation } from '../../../translation.ts'

export default {
  conversations: 'Unterhaltungen',
  conversation: 'Unterhaltung',
  loadingList: 'Unterhaltungen werden geladen',
  older: 'Ältere Unterhaltungen anzeigen',
  unread: ' ungelesen',
  phoneState: { reserved: 'Reserviert', sold: 'Verkauft', gone: 'Nicht zu verkaufen' },
  empty: {
    title: 'Noch keine Nachrichten',
    text: 'Käufer können Verkäufern auf der Seite eines Handys schreiben. Ihre Unterhaltungen finden Sie hier.',
    phones: 'Alle Handys ansehen',
    add: 'Handy anbieten',
  },
  none: {
    title: 'Wählen Sie eine Unterhaltung',
    unread:
      '{count, plural, one {{shown} Unterhaltung mit ungelesenen Nachrichten} other {{shown} Unterhaltungen mit ungelesenen Nachrichten}}',
    newest: 'Neueste Nachricht öffnen',
    here: 'Vereinbaren Sie Ort, Zeit und Preis hier. Bei Problemen kann unsere Moderation alles nachlesen.',
    hidden: 'Telefonnummern, Adressen und Links bleiben verborgen, bis das Handy hier bezahlt ist.',
    pay: 'Bezahlen Sie nur über die Bestellung, nie mit Gutscheinkarten und nie im Voraus auf anderem Weg.',
  },
  missing: {
    title: 'Unterhaltung nicht gefunden',
    text: 'Sie gehört zu einem anderen Konto, oder es gibt sie nicht.',
  },
  gonePhone: {
    title: 'Dieses Handy gibt es nicht mehr',
    text: 'Dem Verkäufer können Sie dazu nicht mehr schreiben.',
  },
  loading: 'Die Unterhaltung wird geladen',
  loadingOrder: 'Die Bestellung wird geladen',
  loadingPhone: 'Das Handy wird geladen',
  first:
    'Fragen Sie nach dem Akku, dem Zubehör oder einem Treffpunkt. Telefonnummern, Adressen und Links bleiben verborgen, bis das Handy hier bezahlt ist. Das schützt Sie beide.',
  all: 'Alle Nachrichten',
  list: 'Nachrichten',
  earlier: 'Frühere Nachrichten anzeigen',
  jump: 'Zur neuesten',
  newMessage: 'Neue Nachricht: <text></text>',
  aPhoto: 'ein Foto',
  photo: 'Foto',
  you: 'Sie:',
  yours: 'Sie: <text></text>',
  sentPhoto: 'Foto aus dieser Unterhaltung',
  isRead: 'Gelesen',
  deleted: 'Gelöschtes Konto',
  unstable: 'Die Verbindung ist schlecht. Neue Nachrichten können ein paar Sekunden dauern.',
  pending: {
    photo: 'Wird gerade gesendet',
    sending: 'Wird gesendet',
    waiting: 'Noch nicht gesendet. Das geschieht, sobald Sie wieder online sind.',
    failed: 'Nicht gesendet. {problem}',
    unknown: 'Wir wissen nicht, ob die Nachricht angekommen ist.',
    delete: 'Löschen',
    retry: 'Erneut senden',
  },
  write: {
    to: 'Nachricht an {name}',
    placeholder: 'Nachricht schreiben',
    send: 'Senden',
    empty: 'Schreiben Sie etwas oder fügen Sie ein Foto hinzu',
    left: '{count, plural, one {Noch {shown} Zeichen} other {Noch {shown} Zeichen}}',
    addPhoto: 'Foto hinzufügen',
    removePhoto: 'Foto entfernen',
    notSent: 'Noch nicht gesendet',
    ready: 'Bereit zum Senden',
    processing: 'Wird verarbeitet …',
    uploading: 'Wird hochgeladen, {percent}\u00a0%',
    lostPhoto:
      'Das Foto konnte nicht gespeichert werden. Laden Sie es noch einmal hoch oder entfernen Sie es.',
  },
  closed: {
    closed: 'Die Moderation hat diese Unterhaltung geschlossen. Lesen können Sie sie weiterhin.',
    gone: 'Dieses Konto wurde gelöscht. Die Unterhaltung können Sie weiterhin lesen.',
    blocked_by_you: 'Sie haben {name} blockiert. Hier kann niemand mehr schreiben.',
    blocked:
      '{name} nimmt keine Nachrichten von Ihnen an. Die Unterhaltung können Sie weiterhin lesen.',
  },
  masked: {
    sender: 'Kontaktdaten bleiben verborgen, bis das Handy hier bezahlt ist.',
    recipient:
      'Kontaktdaten sind verborgen, bis das Handy hier bezahlt ist. Bezahlen Sie nie außerhalb dieses Shops: Es könnte Betrug sein.',
  },
  payment: {
    sender:
      'Hier ist von einer Zahlungsart die Rede, die Betrüger verlangen. Geschützt sind nur Zahlungen über die Bestellung.',
    recipient:
      'Hier ist von einer Zahlungsart die Rede, die Betrüger verlangen. Bezahlen Sie nur über die Bestellung und nie, bevor Sie das Handy gesehen haben.',
  },
  block: {
    action: '{name} blockieren',
    what: '{name} kann Ihnen dann nicht mehr schreiben, weder zu diesem Handy noch zu einem anderen. Das sehen Sie beide.',
    done: '{name} ist blockiert',
    unblock: 'Blockierung aufheben',
  },
  report: {
    title: 'Unterhaltung melden',
    lead: 'Unsere Moderation kann diese Unterhaltung dann lesen.',
    quiet: '{name} erfährt davon nichts.',
    thanks: 'Vielen Dank. Unsere Moderation prüft die Unterhaltung.',
    misleading: 'Das ist Betrug',
    offensive: 'Beleidigungen oder Drohungen',
    stolen: 'Das Handy ist vielleicht gestohlen',
    other: 'Etwas anderes',
  },
} satisfies Translation<typeof messages>

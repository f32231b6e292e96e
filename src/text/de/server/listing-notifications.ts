import type listings from '../../en/server/listing-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  approved: {
    title: 'Ihre Anzeige für {phone} ist freigegeben',
    text: 'Ihr Handy steht jetzt zum Verkauf.',
  },
  sentBack: {
    title: 'Ihre Anzeige für {phone} braucht Änderungen',
    text: 'Bevor sie online gehen kann, sind ein paar Änderungen nötig. Bearbeiten Sie Ihre Anzeige und reichen Sie sie noch einmal ein.',
  },
  rejected: {
    title: 'Ihre Anzeige für {phone} wurde abgelehnt',
    text: 'Sie geht nicht online.',
  },
  changeApproved: {
    title: 'Die Änderung Ihrer Anzeige {phone} ist freigegeben',
    text: 'Käufer sehen jetzt die neue Fassung.',
  },
  changeSentBack: {
    title: 'Ihre Änderung der Anzeige {phone} passt noch nicht',
    text: 'Ihre Anzeige bleibt, wie sie war. Bearbeiten Sie die Änderung und reichen Sie sie noch einmal ein.',
  },
  changeRejected: {
    title: 'Die Änderung Ihrer Anzeige {phone} wurde abgelehnt',
    text: 'Ihre Anzeige bleibt, wie sie war.',
  },
  moderatorWrote: 'Die Moderation schreibt: {reason}',
  flagged: {
    title: 'Ihre Anzeige für {phone} wird geprüft',
    text: 'Bis dahin steht das Handy nicht zum Verkauf. Öffnen Sie die Anzeige unter „Meine Anzeigen“, um zu sehen, ob Sie etwas tun müssen.',
  },
  photoReuse: {
    title: 'Ihre Anzeige für {phone} wartet auf Prüfung',
    text: 'Eines Ihrer Fotos gleicht einem Foto aus der Anzeige eines anderen Verkäufers. Die Moderation vergleicht die beiden, bevor Ihres gezeigt wird. Wenn Sie das Foto selbst gemacht haben, müssen Sie nichts tun. Wenn nicht, ersetzen Sie es durch ein eigenes.',
  },
  removed: {
    title: 'Ihre Anzeige für {phone} wurde entfernt',
    text: 'Die Moderation hat sie entfernt. Grund: {reason} Wenn Sie das für einen Fehler halten, schreiben Sie uns.',
  },
  expired: {
    title: 'Ihre Anzeige für {phone} ist abgelaufen',
    text: 'Das Handy steht nicht mehr zum Verkauf. Sie können die Anzeige um {listingDays, plural, one {{listingDaysShown} Tag} other {{listingDaysShown} Tage}} verlängern.',
  },
  report: {
    phone: { title: 'Wir haben Ihre Meldung zu {phone} geprüft' },
    seller: { title: 'Wir haben Ihre Meldung zu {seller} geprüft' },
    review: { title: 'Ihre Meldung zu einer Bewertung von {seller}' },
    reply: { title: 'Ihre Meldung zu einer Antwort von {seller}' },
    removed: 'Die Anzeige wurde entfernt. Danke für Ihre Meldung.',
    closed: 'Die Unterhaltung wurde geschlossen. Danke für Ihre Meldung.',
    banned: 'Das Konto wurde gesperrt. Danke für Ihre Meldung.',
    replyHidden: 'Die Antwort wurde ausgeblendet. Danke für Ihre Meldung.',
    reviewHidden: 'Die Bewertung wurde ausgeblendet. Danke für Ihre Meldung.',
    nothing:
      'Wir haben keinen Verstoß gegen unsere Regeln gefunden und deshalb nichts entfernt. Danke für Ihre Meldung.',
  },
} satisfies Translation<typeof listings>

import type staffMails from '../../en/server/staff-mails.ts'
import type { Translation } from '../../translation.ts'

export default {
  contact: {
    subject: '{name} hat über die Kontaktseite geschrieben',
    reply: 'Thema: {topic}. Ihre Antwort auf diese E-Mail geht an {name}.',
    topics: {
      order: 'eine Reservierung oder Bestellung',
      listing: 'eine Anzeige oder Person',
      payment: 'eine Zahlung oder Erstattung',
      account: 'ein Konto',
      other: 'etwas anderes',
    },
    fromAccount: 'Die Nachricht kam aus einem angemeldeten Konto.',
    unverified: 'Die Nachricht kam ohne Anmeldung: Name und E-Mail-Adresse sind nicht geprüft.',
    button: 'Nachrichten öffnen',
  },
  health: {
    subject: {
      one: 'Ihr Shop: {problem}',
      several: 'Ihr Shop hat {count, plural, one {{shown} Problem} other {{shown} Probleme}}',
    },
    sentence: '{problem}.',
    button: 'Betriebszustand öffnen',
    note: 'Jedes Problem wird einmal gemeldet, und erneut nur, wenn es gelöst war und wiederkommt.',
  },
  problems: {
    job: 'Der Job „{job}“ auf {node} ist {count, plural, one {{shown}-mal} other {{shown}-mal}} in Folge fehlgeschlagen: {error}',
    queue: '{queue}: {waiting} in der Warteschlange, am längsten seit {age}',
    undelivered:
      '{count, plural, one {{shown} E-Mail konnte} other {{shown} E-Mails konnten}} nicht zugestellt werden',
    backupFailed: 'Die letzte Sicherung ist fehlgeschlagen: {error}',
    backupTooOld: 'Die letzte Sicherung ist zu alt',
    backupDeletion: 'Alte Sicherungen konnten nicht gelöscht werden: {error}',
    disk: 'Die Festplatte von {node} ist fast voll: {free} GB sind frei',
    clockAhead:
      'Die Uhr von {node} geht gegenüber der Datenbank {count, plural, one {{shown} Sekunde} other {{shown} Sekunden}} vor',
    clockBehind:
      'Die Uhr von {node} geht gegenüber der Datenbank {count, plural, one {{shown} Sekunde} other {{shown} Sekunden}} nach',
  },
  queues: {
    notifications: 'Benachrichtigungen',
    order_deadlines: 'Fristen von Bestellungen',
    payments: 'Erstattungen und Auszahlungen',
    message_emails: 'E-Mails über Nachrichten',
    alert_emails: 'E-Mails über gespeicherte Suchen',
    data_copies: 'Kopien persönlicher Daten',
    file_deletions: 'Zu löschende Dateien',
    emails: 'E-Mails',
  },
  ages: {
    day: '{count, plural, one {{shown} Tag} other {{shown} Tagen}}',
    hour: '{count, plural, one {{shown} Stunde} other {{shown} Stunden}}',
    minute: '{count, plural, one {{shown} Minute} other {{shown} Minuten}}',
    second: '{count, plural, one {{shown} Sekunde} other {{shown} Sekunden}}',
  },
  invitation: {
    subject: 'Einladung ins Team von {shop}',
    text: {
      admin: '{inviter} lädt Sie ein, bei {shop} als Admin mitzuarbeiten.',
      moderator: '{inviter} lädt Sie ein, bei {shop} in der Moderation mitzuarbeiten.',
      support: '{inviter} lädt Sie ein, bei {shop} im Kundendienst mitzuarbeiten.',
      finance: '{inviter} lädt Sie ein, bei {shop} in den Finanzen mitzuarbeiten.',
    },
    link: 'Der Link gilt einmal, {count, plural, one {{shown} Tag} other {{shown} Tage}} lang. Sie wählen ein Passwort und richten die Anmeldung in zwei Schritten ein.',
    button: 'Einladung annehmen',
    ignore:
      'Sie wissen nicht, worum es geht? Dann ignorieren Sie diese E-Mail: Ohne Sie geschieht nichts.',
  },
  test: {
    subject: 'Test-E-Mail von Ihrem Shop',
    text: 'Dieser Shop kann E-Mails senden. Sie müssen nichts tun.',
    button: 'Shop öffnen',
    setup: 'Jemand richtet mit Ihrer E-Mail-Adresse einen Shop ein.',
    dashboard: 'Sie haben sie sich unter „Mein Bereich“ selbst geschickt.',
    command: 'Jemand hat `redial mail test` mit Ihrer E-Mail-Adresse ausgeführt.',
  },
} satisfies Translation<typeof staffMails>

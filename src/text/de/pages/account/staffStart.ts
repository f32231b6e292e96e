import type staffStart from '../../../en/pages/account/staffStart.ts'
import type { Translation } from '../../../translation.ts'

export default {
  secondFactor: {
    title: 'Anmeldung in zwei Schritten',
    text: 'Sie ist ausgeschaltet. Schalten Sie sie in den Einstellungen ein, damit das Passwort allein nicht zum Anmelden reicht.',
  },
  queues: 'Offene Entscheidungen',
  listingsToReview: 'Anzeigen zur Prüfung',
  notLoaded: 'Konnte nicht geladen werden',
  nothing: 'Nichts offen',
  oldest: 'Älteste: <time></time>',
  analytics: 'Zur Statistik',
  figure: {
    bookings: 'Bestellungen',
    gross: 'Warenwert',
    listings: 'Anzeigen',
    signUps: 'Neue Konten',
  },
  people: {
    title: 'Personen',
    manage: 'Ein Konto finden, zum Admin machen, sperren oder löschen.',
    find: 'Ein Konto finden.',
    buyers: 'Wer Handys reserviert.',
    sellers: 'Wer Handys verkauft.',
  },
  confirmation: {
    label: 'Bestätigung der E-Mail-Adresse',
    off: 'E-Mail-Adressen werden nicht bestätigt.',
    demo: 'In der Demo können neue Konten sofort kaufen und verkaufen.',
    noMail:
      'Neue Konten können sofort kaufen und verkaufen, weil kein Mailserver eingerichtet ist. Ein Admin kann das ändern.',
  },
  backup: {
    label: 'Sicherungen',
    off: 'Sicherungen sind ausgeschaltet.',
    none: 'Es gibt noch keine Sicherung.',
    ok: 'Letzte Sicherung:',
    failed: 'Die letzte Sicherung ist fehlgeschlagen.',
    too_old: 'Die letzte Sicherung ist zu alt.',
    schedule: 'In den Einstellungen planen',
    first: 'Die erste beginnt innerhalb einer Minute nach dem Start des Shops.',
    again: 'Sie wird jede Stunde erneut versucht.',
    succeeded: 'Die letzte erfolgreiche:',
    noSuccess: 'Bisher war keine erfolgreich.',
    success: '<time></time>, {age}, {size}.',
    hours:
      '{count, plural, =0 {vor weniger als einer Stunde} one {vor {shown} Stunde} other {vor {shown} Stunden}}',
    days: '{count, plural, one {vor {shown} Tag} other {vor {shown} Tagen}}',
    megabytes: '{size}\u00a0MB',
    gigabytes: '{size}\u00a0GB',
  },
  checklist: {
    ready: 'Ihr Shop ist bereit',
    title: 'Bevor Sie eröffnen',
    hide: 'Liste ausblenden',
    done: '{done} von {all} erledigt',
    isDone: ': erledigt',
    link: {
      settings: 'Einstellungen öffnen',
      factor: 'Ihren hinzufügen',
      imprint: 'Impressum schreiben',
      terms: 'AGB schreiben',
      privacy: 'Datenschutzerklärung schreiben',
      mail: 'Nicht zugestellte E-Mails ansehen',
      listings: 'Alle Anzeigen ansehen',
    },
    step: {
      name: {
        title: 'Dem Shop einen Namen geben',
        how: 'Er steht auf jeder Seite, in jeder E-Mail und auf jedem Beleg.',
      },
      second_factor: {
        title: 'Die Konten des Teams schützen',
        how: 'Alle im Team brauchen einen Passkey oder eine Authenticator-App.',
      },
      contact: {
        title: 'Angeben, wer den Shop betreibt',
        how: 'Eine E-Mail-Adresse, Ihr Name und Ihre Anschrift.',
      },
      imprint: {
        title: 'Impressum veröffentlichen',
        how: 'In vielen Ländern ist es Pflicht.',
      },
      terms: {
        title: 'AGB veröffentlichen',
        how: 'Eine Vorlage sagt, was einzutragen ist.',
      },
      privacy: {
        title: 'Datenschutzerklärung veröffentlichen',
        how: 'Die Vorlage nennt die Dienste, die dieser Shop nutzt.',
      },
      address: {
        title: 'Öffentliche Adresse festlegen',
        how: 'Setzen Sie ORIGIN, zum Beispiel auf https://phones.example.org. Dorthin führen die Links in E-Mails.',
      },
      mail: {
        title: 'E-Mails einrichten',
        how: 'Setzen Sie SMTP_URL und MAIL_FROM und starten Sie den Shop neu. Bis dahin können neue Konten kaufen und verkaufen, ohne ihre Adresse zu bestätigen. Der Schritt ist erledigt, sobald alle E-Mails zugestellt sind.',
      },
      payment: {
        title: 'Eine Zahlungsart einschalten',
        how: 'Überweisung finden Sie in den Einstellungen. Für Karten brauchen Sie Stripe: Setzen Sie die drei Schlüssel.',
      },
      backup: {
        title: 'Sicherungen planen',
        how: 'Wählen Sie in den Einstellungen des Shops einen Ort und eine Uhrzeit.',
      },
      listing: {
        title: 'Auf das erste Handy warten oder selbst eines anbieten',
        how: 'Handys werden von Verkäufern angeboten. Zum Ausprobieren erstellen Sie mit einer anderen E-Mail-Adresse ein Konto als Verkäufer.',
      },
    },
  },
} satisfies Translation<typeof staffStart>

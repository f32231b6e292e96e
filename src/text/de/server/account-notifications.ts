import type accounts from '../../en/server/account-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  banned: {
    title: 'Ihr Konto wurde gesperrt',
    text: 'Sie können sich nicht mehr anmelden. Ihre Anzeigen wurden zurückgezogen und Reservierungen ohne Zahlung storniert. Laufende Bestellungen gehen weiter. Wenn Sie das für einen Fehler halten, können Sie Einspruch einlegen.',
  },
  warned: {
    title: 'Die Moderation hat Sie verwarnt',
    text: 'Wenn das noch einmal vorkommt, kann Ihr Konto gesperrt werden.',
  },
  viewed: {
    title: 'Unser Team hat sich Ihr Konto angesehen',
    text: 'Von {from} bis {to} hat ein Mitglied unseres Teams den Shop so gesehen, wie Sie ihn sehen, mit Ihren Bestellungen und Nachrichten. Als Grund wurde genannt: {reason} Ändern ließ sich dabei nichts, und Ihre Anmelde-, Bank- und Sicherheitsdaten waren nicht zu sehen. Wenn Sie Fragen haben, schreiben Sie uns.',
  },
  appealStaff: {
    title: 'Einspruch gegen eine Sperre',
    text: 'Lesen Sie den Einspruch und nehmen Sie ihn an oder lehnen Sie ihn ab.',
  },
  appealReceived: {
    title: 'Ihr Einspruch ist eingegangen',
    text: 'Die Moderation liest ihn und sendet Ihnen die Entscheidung per E-Mail.',
  },
  appealRejected: {
    title: 'Ihr Einspruch wurde abgelehnt',
    text: 'Ihr Konto bleibt gesperrt. Die Moderation schreibt: {reason}',
  },
  unbanned: {
    title: 'Ihr Konto ist wieder aktiv',
    text: 'Sie können sich anmelden und wieder kaufen oder verkaufen. Zurückgezogene Anzeigen bleiben zurückgezogen: Stellen Sie diese Handys neu ein.',
    appealAccepted: 'Ihr Einspruch wurde angenommen. Die Moderation schreibt: {reason}',
  },
  payoutAccount: {
    title: 'Ihr Auszahlungskonto wurde geändert',
    text: 'Einnahmen aus Ihren Verkäufen gehen künftig auf ein anderes Bankkonto. {until, select, none {} other {Auszahlungen sind bis {until} angehalten. }}Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, ändern Sie sofort Ihr Passwort und schreiben Sie uns.',
  },
  newDevice: {
    title: 'Neue Anmeldung in Ihrem Konto',
    text: 'Anmeldung mit {browser, select, none {einem neuen Gerät} other {{browser}}} am {date}{network, select, none {} other { aus dem Netz {network}}}. Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, ändern Sie Ihr Passwort und melden Sie Ihre anderen Geräte ab.',
  },
  webhookDisabled: {
    title: 'Ein Webhook wurde abgeschaltet',
    text: 'An {host} konnte mehrere Tage lang nichts zugestellt werden, oder die Adresse meldet, dass es sie nicht mehr gibt. Neue Ereignisse werden nicht gesendet. Prüfen Sie den Empfänger, schalten Sie den Webhook wieder ein und senden Sie nach, was er verpasst hat.',
  },
  apiKey: {
    title: 'Neuer API-Schlüssel',
    text: 'Der API-Schlüssel {keyName} wurde für Ihr Konto angelegt{browser, select, none {} other {, mit {browser}}}. Ein Programm, das ihn hat, kann für Sie handeln. Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, widerrufen Sie ihn und ändern Sie Ihr Passwort.',
  },
  claimApproved: {
    title: 'Ihr Anspruch auf ein Handy ist bestätigt',
    text: 'Wir haben Ihren Anspruch bestätigt. Sie können im Gerätepass Reparaturen eintragen und ihn herunterladen.',
  },
  claimRejected: {
    title: 'Ihr Anspruch auf ein Handy wurde abgelehnt',
    text: 'Wir konnten nicht bestätigen, dass das Handy Ihnen gehört.{reason, select, none {} other { {reason}}}',
  },
  dataReady: {
    title: 'Ihre Daten sind bereit',
    text: 'Laden Sie sie bis {until} in den Einstellungen herunter.',
  },
  contactMessage: {
    title: 'Neue Nachricht von der Kontaktseite',
    text: 'Lesen Sie die Nachricht und antworten Sie per E-Mail. Markieren Sie sie als beantwortet, wenn Sie fertig sind.',
  },
} satisfies Translation<typeof accounts>

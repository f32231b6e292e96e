import type emailLinks from '../../../en/pages/public/emailLinks.ts'
import type { Translation } from '../../../translation.ts'

export default {
  invalid: 'Dieser Link ist nicht gültig',
  logIn: 'Anmelden',
  appeal: {
    page: 'Einspruch',
    title: 'Ihr Konto ist gesperrt',
    lead: 'Solange es gesperrt ist, können Sie sich nicht anmelden. Laufende Bestellungen gehen weiter, und Sie bekommen dazu E-Mails.',
    since: 'Gesperrt seit <day></day>.',
    reason: 'Grund: „{reason}“',
    noReason: 'Unsere Moderation hat keinen Grund genannt.',
    rejected: 'Ihr Einspruch wurde abgelehnt',
    received: 'Ihr Einspruch ist angekommen',
    decision: 'Unsere Moderation schreibt: „{reason}“',
    waiting:
      'Unsere Moderation liest ihn und schickt Ihnen die Entscheidung per E-Mail. Sie finden sie dann auch auf dieser Seite.',
    wrote: 'Das haben Sie am <day></day> geschrieben:',
    question: 'Warum ist die Sperre falsch?',
    help: 'Beschreiben Sie, was passiert ist, mit Bestellnummern, falls es welche gibt. Sie können einmal Einspruch einlegen.',
    tooShort:
      'Erklären Sie in mindestens {count, plural, one {{shown} Zeichen} other {{shown} Zeichen}}, warum die Sperre falsch ist',
    send: 'Einspruch senden',
    sending: 'Wird gesendet',
    ended: 'Er ist unvollständig, oder die Sperre ist aufgehoben. Versuchen Sie, sich anzumelden.',
  },
  join: {
    page: 'Einladung',
    title: {
      admin: 'Ins Team als Admin',
      moderator: 'Ins Team für die Moderation',
      support: 'Ins Team für den Kundendienst',
      finance: 'Ins Team für die Finanzen',
    },
    lead: '{name} lädt {email} ein. Wer zum Team gehört, kauft und verkauft hier nicht.',
    until: 'Die Einladung gilt einmal, bis <time></time>.',
    form: 'Einladung annehmen',
    other:
      'Sie sind als {email} angemeldet, die Einladung ist für {invited}. Melden Sie sich ab, um sie anzunehmen.',
    logOut: 'Abmelden',
    hasAccount: 'Mit dieser Adresse haben Sie schon ein Konto. Melden Sie sich an, um anzunehmen.',
    consequences:
      'Ihre Anzeigen werden zurückgezogen und Reservierungen ohne Zahlung storniert. Danach richten Sie die Anmeldung in zwei Schritten oder einen Passkey ein.',
    passwordHelp:
      'Mindestens {count, plural, one {{shown} Zeichen} other {{shown} Zeichen}}. Danach richten Sie die Anmeldung in zwei Schritten oder einen Passkey ein.',
    accepting: 'Wird angenommen',
    ended: 'Diese Einladung gilt nicht mehr',
    endedText:
      'Sie ist abgelaufen, wurde schon benutzt oder zurückgezogen. Bitten Sie um eine neue Einladung.',
  },
  renew: {
    page: 'Verlängern',
    refused: 'Verlängern ist nicht möglich',
    done: 'Verlängert',
    live: 'Das Handy steht bis <day></day> zum Verkauf.',
    used: 'Dieser Link ist damit verbraucht.',
    again: 'Wieder zum Verkauf anbieten?',
    keep: 'Anzeige verlängern?',
    ended: 'Sie ist am <day></day> abgelaufen.',
    ends: 'Sie läuft am <day></day> ab.',
    renew: 'Um {count, plural, one {{shown} Tag} other {{shown} Tage}} verlängern',
    renewing: 'Wird verlängert',
    elsewhere: 'Woanders verkauft? Dann müssen Sie nichts tun: Die Anzeige läuft ab.',
    see: 'Anzeige ansehen',
    products: 'Meine Anzeigen',
    unknown:
      'Vielleicht wurde er abgeschnitten. Öffnen Sie ihn noch einmal aus der E-Mail, oder verlängern Sie die Anzeige unter „Meine Anzeigen“.',
  },
  unsubscribe: {
    unknown:
      'Vielleicht wurde er abgeschnitten. Öffnen Sie ihn noch einmal aus der E-Mail, oder stellen Sie die E-Mails bei Ihren gespeicherten Suchen ab.',
  },
} satisfies Translation<typeof emailLinks>

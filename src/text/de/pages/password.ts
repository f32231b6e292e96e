import type password from '../../en/pages/password.ts'
import type { Translation } from '../../translation.ts'

export default {
  forgot: {
    pageTitle: 'Passwort vergessen',
    description: 'Fordern Sie einen Link an, mit dem Sie Ihr Passwort zurücksetzen.',
    title: 'Passwort vergessen?',
    lead: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link zum Zurücksetzen.',
    leadWithoutMail:
      'Dieser Shop kann keine E-Mails senden. Geben Sie Ihre E-Mail-Adresse ein, um einen Link zum Zurücksetzen zu erstellen, und fragen Sie dann den Betreiber danach.',
    back: 'Zurück zur Anmeldung',
    promise: 'Wir fragen nie per E-Mail oder Telefon nach Ihrem Passwort.',
    emailHelp: 'Die Adresse, mit der Sie Ihr Konto erstellt haben.',
    submit: 'Link senden',
    busy: 'Link wird gesendet',
    sentTitle: 'Sehen Sie in Ihrem Postfach nach',
    sent: 'Wenn es für <address></address> ein Konto gibt, haben wir einen Link dorthin gesendet. Er gilt {hours, plural, one {{count} Stunde} other {{count} Stunden}} lang.',
    other: 'Andere Adresse verwenden',
    outbox: 'Diese Demo sendet keine E-Mails. Sie können sie hier auf einer Seite lesen.',
    openOutbox: 'Postausgang öffnen',
    withoutMailTitle: 'Fragen Sie den Betreiber des Shops',
    withoutMail:
      'Dieser Shop kann keine E-Mails senden. Wenn es für <address></address> ein Konto gibt, liegt der Link jetzt auf dem Server des Shops. Der Betreiber kann ihn dort für Sie finden. Er gilt {hours, plural, one {{count} Stunde} other {{count} Stunden}} lang.',
    contact: 'Kontakt',
  },
  reset: {
    pageTitle: 'Neues Passwort',
    title: 'Neues Passwort wählen',
    field: 'Neues Passwort',
    help: 'Mindestens {min} Zeichen. Sie werden auf allen Geräten abgemeldet.',
    submit: 'Neues Passwort speichern',
    busy: 'Wird gespeichert',
    done: 'Passwort geändert. Melden Sie sich mit dem neuen an.',
    goneTitle: 'Dieser Link ist nicht mehr gültig',
    gone: 'Ein Link zum Zurücksetzen gilt {hours, plural, one {{count} Stunde} other {{count} Stunden}} lang und nur einmal. Ihr Passwort wurde nicht geändert.',
    again: 'Neuen Link anfordern',
  },
} satisfies Translation<typeof password>

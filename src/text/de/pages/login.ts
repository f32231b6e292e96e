import type login from '../../en/pages/login.ts'
import type { Translation } from '../../translation.ts'
import passkeyErrors from '../parts/passkeyErrors.ts'

export default {
  title: 'Anmelden',
  description: 'Melden Sie sich an, um ein Handy zu reservieren oder Ihres zu verkaufen.',
  lead: 'Schön, dass Sie wieder da sind.',
  leadBack: 'Melden Sie sich an, um dort weiterzumachen, wo Sie aufgehört haben.',
  new: 'Neu hier? <link>Konto erstellen</link>',
  newClosed: 'Zurzeit können Sie in diesem Shop kein Konto erstellen.',
  newByInvitation:
    'Neue Konten gibt es nur auf Einladung. Öffnen Sie dazu den Link in Ihrer Einladung.',
  promise:
    'Reservierte Handys werden für Sie zurückgelegt. Ihren Code nennen Sie erst, wenn Sie das Handy in der Hand haben.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  emailRequired: 'Geben Sie Ihre E-Mail-Adresse ein',
  passwordRequired: 'Geben Sie Ihr Passwort ein',
  forgot: 'Passwort vergessen?',
  submit: 'Anmelden',
  busy: 'Anmeldung läuft',
  checking:
    'Für dieses Konto hat jemand viele Passwörter ausprobiert. Wir prüfen Ihren Browser, das dauert ein paar Sekunden.',
  appeal: 'Einspruch gegen diese Entscheidung einlegen',
  done: 'Sie sind angemeldet',
  passkey: 'Mit Passkey anmelden',
  passkeyBusy: 'Warten auf Ihren Passkey',
  passkeyErrors,
  google: 'Weiter mit Google',
  googleBusy: 'Google wird geöffnet',
  googleOff: 'Die Anmeldung mit Google ist hier nicht eingerichtet.',
  googleDemo: 'Diese Demo simuliert Google. Sie brauchen kein echtes Konto.',
  googleTerms:
    'Wenn Sie neu sind und mit Google fortfahren, akzeptieren Sie: <terms></terms> (öffnet einen neuen Tab).',
  secondStep: {
    title: 'Anmeldung in zwei Schritten',
    lead: 'Nur noch ein Schritt, damit sich niemand anderes anmelden kann.',
    code: 'Code',
    codeHelp: 'Die 6 Ziffern, die Ihre Authenticator-App für diesen Shop anzeigt.',
    codeRequired: 'Geben Sie den Code ein',
    recovery: 'Wiederherstellungscode',
    recoveryHelp:
      'Einer der Codes, die Sie beim Einrichten gespeichert haben. Jeder gilt nur einmal.',
    useRecovery: 'Wiederherstellungscode verwenden',
    useApp: 'Stattdessen die App verwenden',
    usePasskey: 'Stattdessen einen Passkey verwenden',
    trust:
      'Diesem Gerät {count, plural, one {{shown} Tag} other {{shown} Tage}} lang vertrauen. Nur wenn es sonst niemand benutzt.',
    passkey: 'Passkey verwenden',
    submit: 'Anmelden',
    busy: 'Wird geprüft',
    cancel: 'Abbrechen',
  },
  googleErrors: {
    access_denied: 'Sie haben die Anmeldung mit Google abgebrochen. Es wurde nichts geändert.',
    account_not_linked:
      'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich mit dessen Passwort an.',
    email_not_found:
      'Google hat keine E-Mail-Adresse übermittelt. Ohne sie können wir kein Konto erstellen.',
    google_unreachable:
      'Google antwortet nicht. Versuchen Sie es später noch einmal oder melden Sie sich anders an.',
    invitation_required:
      'Für ein neues Konto brauchen Sie hier eine Einladung. Öffnen Sie den Link in Ihrer Einladung; vielleicht ist er abgelaufen oder schon benutzt.',
    registration_closed: 'Zurzeit können Sie in diesem Shop kein Konto erstellen.',
    invalid_code: 'Die Antwort von Google ist abgelaufen. Versuchen Sie es noch einmal.',
    please_restart_the_process:
      'Die Anmeldung mit Google hat zu lange gedauert. Versuchen Sie es noch einmal.',
    signup_disabled: 'Neue Konten können hier nicht mit Google erstellt werden.',
    state_mismatch:
      'Die Anmeldung mit Google wurde in einem anderen Fenster begonnen. Versuchen Sie es noch einmal.',
    state_not_found:
      'Die Anmeldung mit Google hat zu lange gedauert. Versuchen Sie es noch einmal.',
    unable_to_create_user: 'Aus Ihrem Google-Profil konnten wir kein Konto erstellen.',
    unable_to_link_account:
      'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich mit dessen Passwort an.',
    other: 'Die Anmeldung mit Google ist fehlgeschlagen: {reason}',
  },
  and: ' und ',
} satisfies Translation<typeof login>

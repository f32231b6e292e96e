import type accountDialogs from '../../../en/pages/account/accountDialogs.ts'
import type { Translation } from '../../../translation.ts'
import passkeyErrors from '../../parts/passkeyErrors.ts'

export default {
  passkeyErrors,
  code: {
    form: 'E-Mail-Adresse bestätigen',
    label: 'Sechsstelliger Code',
    invalid: 'Geben Sie die sechs Ziffern ein',
    submit: 'Bestätigen',
    checking: 'Wird geprüft',
    resend: 'Neuer Code',
    sending: 'Wird gesendet',
    done: 'E-Mail-Adresse bestätigt',
    sent: 'Wir haben einen neuen Code an {address} gesendet',
  },
  strip: {
    label: 'Bestätigung der E-Mail-Adresse',
    text: '<strong>Bestätigen Sie Ihre E-Mail-Adresse, um zu kaufen, zu verkaufen und Nachrichten zu senden.</strong> Geben Sie den Code ein, den wir an <address></address> gesendet haben, oder <link>ändern Sie die Adresse</link>.',
  },
  dialog: {
    title: 'E-Mail-Adresse bestätigen',
    text: 'Geben Sie die sechs Ziffern ein, die wir an <address></address> gesendet haben. Danach geht es weiter.',
    noEmail: 'Keine E-Mail? Sehen Sie in den Spam-Ordner oder <link>ändern Sie die Adresse</link>.',
  },
  proof: {
    title: 'Bestätigen Sie, dass Sie es sind',
    text: 'Ihre Anmeldung ist schon eine Weile her. Zum Schutz Ihres Kontos bestätigen Sie bitte, dass Sie es sind.',
    passkey: 'Passkey verwenden',
    passkeyBusy: 'Warten auf Ihren Passkey',
    password: 'Passwort',
    required: 'Geben Sie Ihr Passwort ein',
    submit: 'Bestätigen',
    checking: 'Wird geprüft',
    retry: 'Erneut versuchen',
    google: 'Weiter mit Google',
    opening: 'Google wird geöffnet',
    newTab: 'Google öffnet sich in einem neuen Tab. Wählen Sie das Konto, das Sie hier verwenden.',
    opened:
      'Melden Sie sich im neuen Tab bei Google an und kehren Sie hierher zurück. Diese Seite macht dann von selbst weiter.',
    blocked:
      'Ihr Browser hat den neuen Tab blockiert. Erlauben Sie Pop-ups für diese Seite und versuchen Sie es noch einmal.',
  },
} satisfies Translation<typeof accountDialogs>

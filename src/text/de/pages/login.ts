import type login from '../../en/pages/login.ts'
import type { Translation } from '../../translation.ts'

export default {
  title: 'Anmelden',
  description: 'Melden Sie sich an, um ein Handy zu reservieren oder Ihres zu verkaufen.',
  lead: 'Schön, dass Sie wieder da sind.',
  leadBack: 'Melden Sie sich an, um dort weiterzumachen, wo Sie aufgehört haben.',
  new: 'Neu hier? <link>Konto erstellen</link>',
  newClosed: 'Hier können derzeit keine neuen Konten erstellt werden.',
  newByInvitation:
    'Neue Konten gibt es nur auf Einladung. Öffnen Sie dazu den Link in Ihrer Einladung.',
  promise:
    'Reservierte Handys werden für Sie zurückgelegt. Ihren Code geben Sie erst weiter, wenn Sie das Handy in der Hand haben.',
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
  google: 'Weiter mit Google',
  googleBusy: 'Google wird geöffnet',
  googleOff: 'Die Anmeldung mit Google ist hier nicht eingerichtet.',
  googleDemo: 'Diese Demo simuliert Google. Sie brauchen kein echtes Konto.',
  googleTerms:
    'Wenn Sie neu sind und mit Google fortfahren, akzeptieren Sie: <terms></terms> (öffnet einen neuen Tab).',
  and: ' und ',
} satisfies Translation<typeof login>

import type login from '../../en/pages/login.ts'
import type { Translation } from '../../translation.ts'

export default {
  title: 'Anmelden',
  description: 'Melde dich an, um ein Handy zu reservieren oder deins zu verkaufen.',
  lead: 'Schön, dass du wieder da bist.',
  leadBack: 'Melde dich an, um dort weiterzumachen, wo du aufgehört hast.',
  new: 'Neu hier? <link>Konto erstellen</link>',
  promise:
    'Reservierte Handys werden für dich zurückgelegt. Deinen Code gibst du erst weiter, wenn du das Handy in der Hand hast.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  emailRequired: 'Gib deine E-Mail-Adresse ein',
  passwordRequired: 'Gib dein Passwort ein',
  forgot: 'Passwort vergessen?',
  submit: 'Anmelden',
  busy: 'Anmeldung läuft',
  checking:
    'Für dieses Konto hat jemand viele Passwörter ausprobiert. Wir prüfen deinen Browser, das dauert ein paar Sekunden.',
  appeal: 'Einspruch gegen diese Entscheidung einlegen',
  done: 'Du bist angemeldet',
  passkey: 'Mit Passkey anmelden',
  passkeyBusy: 'Warten auf deinen Passkey',
  google: 'Weiter mit Google',
  googleBusy: 'Google wird geöffnet',
  googleOff: 'Die Anmeldung mit Google ist hier nicht eingerichtet.',
  googleDemo: 'Diese Demo simuliert Google. Du brauchst kein echtes Konto.',
  googleTerms: 'Wenn du neu bist und mit Google fortfährst,',
} satisfies Translation<typeof login>

import type notifications from '../../en/server/notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  unsubscribe: '{emails} abbestellen',
  settings: 'Einstellungen für Benachrichtigungen',
  emailsAbout: {
    account: 'E-Mails zu deinem Konto',
  },
  newDevice: {
    title: 'Neue Anmeldung in deinem Konto',
    text: 'Anmeldung mit {hasBrowser, select, yes {{browser}} other {einem neuen Gerät}} am {date}{hasNetwork, select, yes { aus dem Netz {network}} other {}}. Wenn du das warst, musst du nichts tun. Wenn nicht, ändere dein Passwort und melde deine anderen Geräte ab.',
    button: 'Geräte prüfen',
  },
} satisfies Translation<typeof notifications>

import type notifications from '../../en/server/notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  unsubscribe: '{emails} abbestellen',
  settings: 'Einstellungen für Benachrichtigungen',
  emailsAbout: {
    account: 'E-Mails zu Ihrem Konto',
  },
  newDevice: {
    title: 'Neue Anmeldung in Ihrem Konto',
    text: 'Anmeldung mit {hasBrowser, select, yes {{browser}} other {einem neuen Gerät}} am {date}{hasNetwork, select, yes { aus dem Netz {network}} other {}}. Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, ändern Sie Ihr Passwort und melden Sie Ihre anderen Geräte ab.',
    button: 'Geräte prüfen',
  },
} satisfies Translation<typeof notifications>

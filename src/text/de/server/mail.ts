import type mail from '../../en/server/mail.ts'
import type { Translation } from '../../translation.ts'

export default {
  hello: 'Hallo {name},',
  helloAnyone: 'Hallo,',
  sentBy: 'Gesendet von {shop}, dem Marktplatz für gebrauchte Handys.',
  confirm: {
    subject: '{code} ist Ihr Code für {shop}',
    heading: 'Bestätigen Sie Ihre E-Mail-Adresse',
    new: 'Bestätigen Sie diese Adresse, damit Sie bei {shop} kaufen, verkaufen und Nachrichten senden können.',
    change: 'Diese Adresse wurde als neue E-Mail-Adresse eines Kontos bei {shop} eingetragen.',
    code: 'Geben Sie den Code {code} ein oder öffnen Sie den Link. Beides gilt {hours, plural, one {{count} Stunde} other {{count} Stunden}} lang.',
    button: 'Adresse bestätigen',
    ignore:
      'Sie haben das nicht angefordert? Dann ignorieren Sie diese E-Mail: Ohne Code oder Link passiert nichts.',
  },
  reset: {
    subject: 'Passwort zurücksetzen',
    request:
      'Wir haben eine Anfrage erhalten, Ihr Passwort für {shop} zurückzusetzen. Dieser Link gilt {hours, plural, one {{count} Stunde} other {{count} Stunden}} lang.',
    button: 'Neues Passwort wählen',
    ignore:
      'Sie haben das nicht angefordert? Dann ignorieren Sie diese E-Mail. Ihr Passwort wurde nicht geändert.',
  },
} satisfies Translation<typeof mail>

import type mail from '../../en/server/mail.ts'
import type { Translation } from '../../translation.ts'

export default {
  hello: 'Hallo {name},',
  helloAnyone: 'Hallo,',
  sentBy: 'Gesendet von {shop}, dem Marktplatz für gebrauchte Handys.',
  confirm: {
    subject: '{code} ist dein Code für {shop}',
    heading: 'Bestätige deine E-Mail-Adresse',
    new: 'Bestätige diese Adresse, damit du auf {shop} kaufen, verkaufen und Nachrichten senden kannst.',
    change: 'Diese Adresse wurde als neue E-Mail-Adresse eines Kontos bei {shop} eingetragen.',
    code: 'Gib den Code {code} ein oder öffne den Link. Beides gilt {hours, plural, one {{count} Stunde} other {{count} Stunden}} lang.',
    button: 'Adresse bestätigen',
    ignore:
      'Du hast das nicht angefordert? Dann ignoriere diese E-Mail: Ohne Code oder Link passiert nichts.',
  },
} satisfies Translation<typeof mail>
